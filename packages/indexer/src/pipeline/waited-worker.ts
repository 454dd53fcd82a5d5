import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { STARTING, WORKER_HEAP } from './file-budget.ts';
import type { Batch, BatchFile, BatchResult, WaitedReply, WorkerSetup } from './protocol.ts';
import { BatchFailed } from './work-queue.ts';

/** A word of the memory that both threads see. */
const Word = {
  /** Position of the file that is being worked on, from 1. */
  Pulse: 0,
  /** Counts what the worker has said: replies, and its end. */
  Said: 1,
} as const;

/**
 * A worker thread that can be waited for in the middle of a judgement, where nothing can be awaited. What ends it, or keeps
 * it for too long, costs the batch: as for workers that are awaited.
 */
export class WaitedWorker {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #shared = new SharedArrayBuffer(8);
  readonly #words = new Int32Array(this.#shared);
  #files: readonly BatchFile[] = [];
  #seen = 0;
  #since = 0;
  #last = 0;

  /** @param bell one for all workers that are waited for at once: it changes when one of them says something */
  constructor(workerFile: string, setup: WorkerSetup, bell: Int32Array) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#worker = new Worker(workerFile, {
      workerData: { ...setup, line: { port: port2, words: this.#shared, bell: bell.buffer } },
      transferList: [port2],
      resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP },
    });
    // What becomes of it is seen when it is waited for.
    this.#worker.on('error', () => {});
    this.#worker.unref();
    port1.unref();
  }

  begin(files: readonly BatchFile[]): void {
    this.#files = files;
    Atomics.store(this.#words, Word.Pulse, 0);
    this.#seen = Atomics.load(this.#words, Word.Said);
    this.#since = performance.now();
    this.#last = 0;
    this.#port.postMessage({ files, pulse: this.#shared } satisfies Batch);
  }

  /**
   * The result of the batch that was begun, or null where it is not there yet.
   *
   * @param budget milliseconds for one file
   * @throws BatchFailed: then this worker is of no more use
   */
  result(budget: (file: BatchFile) => number): BatchResult | null {
    const position = Atomics.load(this.#words, Word.Pulse);
    if (Atomics.load(this.#words, Word.Said) !== this.#seen) {
      const reply = receiveMessageOnPort(this.#port)?.message as WaitedReply | undefined;
      if (reply && 'result' in reply) return reply.result;
      throw new BatchFailed(this.#files, position, reply?.failure ?? 'the worker ended');
    }
    const now = performance.now();
    if (position !== this.#last) {
      this.#last = position;
      this.#since = now;
    }
    const allowed = position === 0 ? STARTING : budget(this.#files[position - 1]!);
    if (now - this.#since > allowed) throw new BatchFailed(this.#files, position, 'the time for a file is over');
    return null;
  }

  end(): void {
    this.#port.close();
    void this.#worker.terminate();
  }
}
