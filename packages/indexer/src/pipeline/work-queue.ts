import type { BatchFile } from './protocol.ts';

/** A batch that ended its worker, or took it too long. */
export class BatchFailed extends Error {
  override readonly name = 'BatchFailed';
  /** The file that was being worked on, or null where none was begun. */
  readonly culprit: BatchFile | null;
  readonly others: readonly BatchFile[];

  constructor(files: readonly BatchFile[], position: number, cause: unknown) {
    super('a batch failed', { cause });
    this.culprit = files[position - 1] ?? null;
    this.others = files.filter((file) => file !== this.culprit);
  }
}

/** The workers themselves do not start: nothing that a file could have caused. */
export class WorkersFailed extends Error {
  override readonly name = 'WorkersFailed';
  readonly code = 'workers_failed';
  readonly hint = 'reinstall the package: its worker does not start';

  constructor(cause: unknown) {
    super('the worker threads do not start', { cause });
  }
}

/** Batches that wait for a worker, and what becomes of one that failed. */
export class WorkQueue {
  /** Files that ended two workers: they are to be read as words. */
  readonly lost: BatchFile[] = [];
  readonly #batches: (readonly BatchFile[])[];
  readonly #suspects = new Set<BatchFile>();

  constructor(batches: readonly (readonly BatchFile[])[]) {
    this.#batches = [...batches];
  }

  next(): readonly BatchFile[] | undefined {
    return this.#batches.shift();
  }

  /**
   * The file that failed runs alone, in a fresh worker; the others of its batch without it.
   *
   * @throws WorkersFailed where no file was begun
   */
  failed({ culprit, others, cause }: BatchFailed): void {
    if (!culprit) throw new WorkersFailed(cause);
    if (others.length > 0) this.#batches.push(others);
    if (this.#suspects.has(culprit)) this.lost.push(culprit);
    else this.#batches.push([culprit]);
    this.#suspects.add(culprit);
  }
}
