import type { MessagePort } from 'node:worker_threads';
import type { BlobPlace } from '../git/blob-reader.ts';

/** What passes between the pipeline and its workers. */

/** One blob to extract. */
export interface BatchFile {
  readonly oid: string;
  readonly room: string;
  readonly variant: string;
  readonly symlink: boolean;
  /** Whether its words are enough for now: see languages/sketch.ts. */
  readonly sketch?: boolean | undefined;
  /** A path at which it may be read from the working tree. */
  readonly path: string;
}

/** Given to each worker when it starts. */
export interface WorkerSetup {
  readonly place: BlobPlace;
  /** Ids of the rooms that there are files for; null for all. */
  readonly rooms: readonly string[] | null;
  /** The parser, compiled once for all threads. Null: the worker loads it itself. */
  readonly parser: WebAssembly.Module | null;
  /** Folder of the wasm files in a bundle. */
  readonly assets: string | undefined;
  /** Milliseconds for one parse. */
  readonly parseBudget: number;
  /** For tests: what goes wrong at which path. It comes from the caller's code only. */
  readonly faults: ReadonlyMap<string, Fault>;
}

/** Of a worker that is waited for: see waited-worker.ts. */
export interface WaitedLine {
  readonly port: MessagePort;
  /** Two numbers: the pulse, and how often the worker has said something. */
  readonly words: SharedArrayBuffer;
  readonly bell: SharedArrayBuffer;
}

/** What such a worker sends for a batch. */
export type WaitedReply = { readonly result: BatchResult } | { readonly failure: string };

export type Fault = 'crash' | 'hang' | 'throw';

/** The task of a worker. */
export interface Batch {
  readonly files: readonly BatchFile[];
  /** Its first number is what the worker sets to the position of the file that it begins, from 1: so a file that ends it is known. */
  readonly pulse: SharedArrayBuffer;
}

/** Units of a batch, encoded: see unit-codec.ts. */
export interface BatchResult {
  /** The interner whose ids the units use: it lives as long as its worker. */
  readonly interner: string;
  /** Id of the first of `strings`: the ones before came with earlier results. */
  readonly firstString: number;
  readonly strings: Uint8Array;
  readonly units: Uint8Array;
  readonly facts: Uint8Array;
  /** Milliseconds by phase, in the order of `WORK_PHASES`. */
  readonly phases: Float64Array;
}
