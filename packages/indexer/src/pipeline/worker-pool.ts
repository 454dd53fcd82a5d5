import { Piscina } from 'piscina';
import { STARTING, WORKER_HEAP } from './file-budget.ts';
import type { Batch, BatchFile, BatchResult, WorkerSetup } from './protocol.ts';
import { BatchFailed } from './work-queue.ts';

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
   * Runs a batch. A worker that stays with one file for longer than its budget is ended.
   *
   * @param budget milliseconds for one file
   * @throws BatchFailed; the signal's reason
   */
  async run(
    files: readonly BatchFile[],
    budget: (file: BatchFile) => number,
    signal?: AbortSignal,
  ): Promise<BatchResult> {
    signal?.throwIfAborted();
    const batch: Batch = { files, pulse: new SharedArrayBuffer(4) };
    const position = new Int32Array(batch.pulse);
    const abort = new AbortController();
    let since = performance.now();
    let last = 0;
    const watch = setInterval(() => {
      const now = Atomics.load(position, 0);
      if (now !== last) {
        last = now;
        since = performance.now();
      }
      const allowed = now === 0 ? STARTING : budget(files[now - 1]!);
      if (performance.now() - since > allowed) abort.abort();
    }, 100);
    const stop = () => abort.abort();
    signal?.addEventListener('abort', stop, { once: true });
    try {
      return (await this.#pool.run(batch, { signal: abort.signal })) as BatchResult;
    } catch (cause) {
      signal?.throwIfAborted();
      throw new BatchFailed(files, Atomics.load(position, 0), cause);
    } finally {
      clearInterval(watch);
      signal?.removeEventListener('abort', stop);
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
