import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { BatchFile, BatchResult, WorkerSetup } from './protocol.ts';

/** Megabytes of JavaScript heap after which a worker is ended, its batch retried. */
const WORKER_HEAP = 2_048;

/** Worker threads. A batch that crashes its worker, or takes too long, fails alone: its worker is replaced. */
export class WorkerPool {
  readonly threads: number;
  readonly #pool: Piscina;

  constructor(workerFile: string, setup: WorkerSetup, threads: number) {
    this.threads = threads;
    this.#pool = new Piscina({
      filename: workerFile,
      minThreads: threads,
      maxThreads: threads,
      concurrentTasksPerWorker: 1,
      // A worker reads from git while it waits: its event loop must turn.
      atomics: 'disabled',
      workerData: setup,
      resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP },
      recordTiming: false,
    });
    // A worker that ends between tasks is replaced; what it was doing has been told already.
    this.#pool.on('error', () => {});
  }

  /**
   * @param budget milliseconds, after which the worker is ended
   * @throws whatever ended the task: a crash, the budget, or the signal's reason
   */
  async run(files: readonly BatchFile[], budget: number, signal?: AbortSignal): Promise<BatchResult> {
    signal?.throwIfAborted();
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), budget);
    const stop = () => abort.abort();
    signal?.addEventListener('abort', stop, { once: true });
    try {
      return (await this.#pool.run(files, { signal: abort.signal })) as BatchResult;
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}

/** Where the worker lies: beside the bundle, or in `dist` where this module runs from its source. */
export function findWorker(): string | null {
  for (const candidate of ['./index-worker.js', '../../dist/index-worker.js']) {
    const file = fileURLToPath(new URL(candidate, import.meta.url));
    if (existsSync(file)) return file;
  }
  return null;
}

/** Threads to use where the caller does not say. */
export function defaultThreads(): number {
  return Math.max(1, Math.min(16, availableParallelism()));
}
