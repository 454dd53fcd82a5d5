import type { BlobPlace } from '../git/blob-reader.ts';
import { ROOMS } from '../languages/registry.ts';
import { createExtractor } from '../pipeline/create-extractor.ts';
import { extractHere } from '../pipeline/extract-here.ts';
import { PARSE_BUDGET } from '../pipeline/extractor.ts';
import { defaultThreads, findWorker } from '../pipeline/find-worker.ts';
import type { PipelineOptions } from '../pipeline/pipeline.ts';
import { WaitedWorkers } from '../pipeline/waited-workers.ts';
import type { ExtractNow } from './facts-on-demand.ts';

/** What extracts while a question waits for it: as an index is made, on worker threads where there are any. */
export async function createExtractNow(
  place: BlobPlace,
  options: PipelineOptions,
): Promise<{ readonly extract: ExtractNow; readonly close: () => void }> {
  const { assets, internal, workerFile = findWorker(), threads = defaultThreads() } = options;
  const parseBudget = internal?.parseBudget ?? PARSE_BUDGET;
  if (workerFile === null || threads === 0 || internal?.rooms !== undefined) {
    const rooms = internal?.rooms ?? ROOMS;
    const all = new Set(rooms.languages.map(({ id }) => id));
    const extractor = await createExtractor(rooms, all, { assets }, parseBudget);
    await extractor.prepare();
    return { extract: extractHere(place, extractor), close: () => {} };
  }
  const setup = { place, rooms: null, parser: null, assets, parseBudget, faults: internal?.faults ?? new Map() };
  const workers = new WaitedWorkers(workerFile, setup, threads, internal?.fileBudget);
  return { extract: (files, size, take) => workers.extract(files, size, take), close: () => workers.close() };
}
