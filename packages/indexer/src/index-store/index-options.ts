import type { PipelineInternals } from '../pipeline/pipeline.ts';

export interface Progress {
  readonly phase: 'list' | 'extract' | 'write';
  readonly files: { readonly done: number; readonly total: number };
  readonly bytes: { readonly done: number; readonly total: number };
}

export interface IndexOptions {
  /** Directory of the index; by default `nonesuch` in the git directory that all worktrees share. */
  readonly indexDir?: string | undefined;
  /** False: nothing is read from or written to the disk beside the repository itself. */
  readonly persist?: boolean | undefined;
  /** Paths that the look is narrowed to. What is beyond is on the ledger as out of scope. */
  readonly scope?: readonly string[] | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Worker threads; 0 for none. */
  readonly threads?: number | undefined;
  /** In a bundle: the built worker, and the folder of the wasm files. */
  readonly workerFile?: string | undefined;
  readonly assets?: string | undefined;
  readonly internal?: PipelineInternals | undefined;
}
