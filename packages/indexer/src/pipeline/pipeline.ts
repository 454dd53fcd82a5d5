import { type BlobPlace, BlobReader } from '../git/blob-reader.ts';
import { ROOMS, type Rooms } from '../languages/registry.ts';
import { createSyntaxEngine } from '../syntax/index.ts';
import { BatchEncoder } from './batch-encoder.ts';
import { batches } from './batches.ts';
import { tuneCompiler } from './compiler-flags.ts';
import { grammarsOf, parserForWorkers } from './create-extractor.ts';
import { Extractor, PARSE_BUDGET } from './extractor.ts';
import { fileBudget } from './file-budget.ts';
import { defaultThreads, findWorker } from './find-worker.ts';
import { readAsWords } from './last-resort.ts';
import { PhaseClock, type PhaseTimes } from './phases.ts';
import type { BatchFile, BatchResult, Fault } from './protocol.ts';
import { type Bench, runBatch } from './run-batch.ts';
import { BatchFailed, WorkQueue } from './work-queue.ts';

/** Up to this much work is done on this thread: starting workers would take longer. */
const INLINE_FILES = 32;
const INLINE_BYTES = 256 * 1024;

export interface PipelineOptions {
  readonly signal?: AbortSignal | undefined;
  /** Worker threads; 0 for none. */
  readonly threads?: number | undefined;
  /** The built worker, where it does not lie beside this code. */
  readonly workerFile?: string | undefined;
  /** Folder of the wasm files, in a bundle. */
  readonly assets?: string | undefined;
  /** Called with each batch that is done. */
  readonly onBatch?: ((files: number, bytes: number) => void) | undefined;
  /** Is told what the time went to. */
  readonly phases?: PhaseTimes | undefined;
  readonly internal?: PipelineInternals | undefined;
}

/** For tests and measurements: nothing that a checkout holds can reach these. */
export interface PipelineInternals {
  readonly rooms?: Rooms;
  readonly faults?: ReadonlyMap<string, Fault>;
  /** Milliseconds for a file, whatever its size. */
  readonly fileBudget?: number;
  readonly parseBudget?: number;
  /** Bytes of facts from which on a segment is written, and the next one begun. */
  readonly segmentBytes?: number;
  /** Files to a batch at most. */
  readonly batchFiles?: number;
  /** False: files that no language reads are left out, to see what they cost. */
  readonly texts?: boolean;
}

/**
 * Extracts files, on worker threads where there are many. A file that ends its worker costs itself only: its batch is run
 * again file by file, and one that fails again is read as words, without its room.
 *
 * @param sizes bytes by blob id, as far as they are known
 * @param take is given each result with its files, one at a time
 */
export async function extractAll(
  place: BlobPlace,
  files: readonly BatchFile[],
  sizes: ReadonlyMap<string, number>,
  take: (files: readonly BatchFile[], result: BatchResult) => void,
  options: PipelineOptions = {},
): Promise<void> {
  if (files.length === 0) return;
  const size = (file: BatchFile) => sizes.get(file.oid) ?? 0;
  const bytes = files.reduce((sum, file) => sum + size(file), 0);
  const done = (batch: readonly BatchFile[], result: BatchResult) => {
    options.phases?.addWork(result.phases);
    take(batch, result);
    options.onBatch?.(
      batch.length,
      batch.reduce((sum, file) => sum + size(file), 0),
    );
  };
  const workerFile = options.workerFile ?? findWorker();
  const threads = options.threads ?? defaultThreads();
  const few = files.length <= INLINE_FILES && bytes <= INLINE_BYTES;
  const needsWorkers = options.internal?.faults !== undefined;
  const work = batches(files, size, options.internal?.batchFiles);
  if (workerFile === null || threads === 0 || (few && !needsWorkers)) await inline(place, work, done, options);
  else await withWorkers(place, work, size, done, options, workerFile, Math.min(threads, work.length));
}

async function inline(
  place: BlobPlace,
  work: readonly BatchFile[][],
  done: (files: readonly BatchFile[], result: BatchResult) => void,
  options: PipelineOptions,
): Promise<void> {
  const rooms = options.internal?.rooms ?? ROOMS;
  const assets = { assets: options.assets };
  const grammars = grammarsOf(rooms, roomsOf(work));
  const engine = grammars.size > 0 ? await createSyntaxEngine(assets) : null;
  const clock = new PhaseClock();
  const bench: Bench = {
    reader: new BlobReader(place),
    extractor: new Extractor(rooms, engine, grammars, options.internal?.parseBudget ?? PARSE_BUDGET, clock),
    encoder: new BatchEncoder(clock),
    faults: new Map(),
  };
  try {
    for (const batch of work) {
      options.signal?.throwIfAborted();
      done(batch, await runBatch(bench, batch));
      // Lets a signal, or the progress line, have its turn.
      await new Promise((turn) => setImmediate(turn));
    }
  } finally {
    bench.reader.close();
  }
}

async function withWorkers(
  place: BlobPlace,
  work: readonly BatchFile[][],
  size: (file: BatchFile) => number,
  done: (files: readonly BatchFile[], result: BatchResult) => void,
  options: PipelineOptions,
  workerFile: string,
  threads: number,
): Promise<void> {
  const { signal, internal } = options;
  // Most runs find little that is new, and start no thread.
  const { WorkerPool } = await import('./worker-pool.ts');
  tuneCompiler();
  const wanted = roomsOf(work);
  const pool = new WorkerPool(
    workerFile,
    {
      place,
      rooms: [...wanted],
      parser: await parserForWorkers(grammarsOf(ROOMS, wanted), { assets: options.assets }),
      assets: options.assets,
      parseBudget: internal?.parseBudget ?? PARSE_BUDGET,
      faults: internal?.faults ?? new Map(),
    },
    threads,
  );
  const budget = (file: BatchFile) => internal?.fileBudget ?? fileBudget(size(file));
  const queue = new WorkQueue(work);
  const lane = async () => {
    for (let batch = queue.next(); batch; batch = queue.next()) {
      try {
        done(batch, await pool.run(batch, budget, signal));
      } catch (error) {
        if (!(error instanceof BatchFailed)) throw error;
        queue.failed(error);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, lane));
    await asWords(place, queue.lost, done);
  } finally {
    await pool.close();
  }
}

async function asWords(
  place: BlobPlace,
  files: readonly BatchFile[],
  done: (files: readonly BatchFile[], result: BatchResult) => void,
): Promise<void> {
  if (files.length === 0) return;
  const reader = new BlobReader(place);
  try {
    for (const file of files) done([file], readAsWords(await reader.read(file.oid, file.path, file.symlink)));
  } finally {
    reader.close();
  }
}

function roomsOf(work: readonly BatchFile[][]): Set<string> {
  return new Set(work.flat().map((file) => file.room));
}
