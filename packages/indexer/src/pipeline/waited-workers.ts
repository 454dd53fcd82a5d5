import { BlobsNow } from '../git/blobs-now.ts';
import { batches } from './batches.ts';
import { fileBudget } from './file-budget.ts';
import { readAsWords } from './last-resort.ts';
import type { BatchFile, BatchResult, WorkerSetup } from './protocol.ts';
import { WaitedWorker } from './waited-worker.ts';
import { BatchFailed, WorkQueue } from './work-queue.ts';

/** Bytes of sources for which another worker is worth its start. */
const WORTH_A_WORKER = 384 * 1024;

/** Files to a batch at most. */
const MOST_FILES = 32;

/** How often a worker that says nothing is looked at, in milliseconds. */
const LOOK = 100;

/** Extracts files on worker threads, and blocks this one until it is done: see WaitedWorker. */
export class WaitedWorkers {
  readonly #workerFile: string;
  readonly #setup: WorkerSetup;
  readonly #threads: number;
  readonly #budget: (file: BatchFile, bytes: number) => number;
  readonly #bell = new Int32Array(new SharedArrayBuffer(4));
  readonly #idle: WaitedWorker[] = [];

  /** @param budget milliseconds for any file, where it is not to be measured by its size */
  constructor(workerFile: string, setup: WorkerSetup, threads: number, budget?: number) {
    this.#workerFile = workerFile;
    this.#setup = setup;
    this.#threads = Math.max(1, threads);
    this.#budget = budget === undefined ? (_, bytes) => fileBudget(bytes) : () => budget;
  }

  /**
   * @param size bytes of a file
   * @param take is given each result with its files
   * @throws WorkersFailed
   */
  extract(
    files: readonly BatchFile[],
    size: (file: BatchFile) => number,
    take: (files: readonly BatchFile[], result: BatchResult) => void,
  ): void {
    const bytes = files.reduce((sum, file) => sum + size(file), 0);
    const wanted = Math.min(this.#threads, files.length, 1 + Math.floor(bytes / WORTH_A_WORKER));
    const queue = new WorkQueue(batches(files, size, Math.min(MOST_FILES, Math.ceil(files.length / wanted))));
    const busy = new Map<WaitedWorker, readonly BatchFile[]>();
    const budget = (file: BatchFile) => this.#budget(file, size(file));
    try {
      for (;;) {
        const heard = Atomics.load(this.#bell, 0);
        this.#begin(queue, busy, wanted);
        if (busy.size === 0) break;
        if (!this.#collect(queue, busy, budget, take)) Atomics.wait(this.#bell, 0, heard, LOOK);
      }
    } finally {
      for (const worker of busy.keys()) worker.end();
    }
    if (queue.lost.length > 0) this.#asWords(queue.lost, take);
  }

  close(): void {
    for (const worker of this.#idle.splice(0)) worker.end();
  }

  #begin(queue: WorkQueue, busy: Map<WaitedWorker, readonly BatchFile[]>, wanted: number): void {
    while (busy.size < wanted) {
      const batch = queue.next();
      if (!batch) return;
      const worker = this.#idle.pop() ?? this.#start();
      worker.begin(batch);
      busy.set(worker, batch);
    }
  }

  /** @returns whether any worker was done */
  #collect(
    queue: WorkQueue,
    busy: Map<WaitedWorker, readonly BatchFile[]>,
    budget: (file: BatchFile) => number,
    take: (files: readonly BatchFile[], result: BatchResult) => void,
  ): boolean {
    let any = false;
    for (const [worker, batch] of busy) {
      try {
        const result = worker.result(budget);
        if (result === null) continue;
        busy.delete(worker);
        this.#idle.push(worker);
        take(batch, result);
      } catch (error) {
        if (!(error instanceof BatchFailed)) throw error;
        busy.delete(worker);
        worker.end();
        queue.failed(error);
      }
      any = true;
    }
    return any;
  }

  #start(): WaitedWorker {
    return new WaitedWorker(this.#workerFile, this.#setup, this.#bell);
  }

  #asWords(files: readonly BatchFile[], take: (files: readonly BatchFile[], result: BatchResult) => void): void {
    const blobs = new BlobsNow(this.#setup.place).read(files);
    for (const file of files) take([file], readAsWords(blobs.get(file.oid) ?? null));
  }
}
