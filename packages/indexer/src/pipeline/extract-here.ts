import type { BlobPlace } from '../git/blob-reader.ts';
import { BlobsNow } from '../git/blobs-now.ts';
import { BatchEncoder } from './batch-encoder.ts';
import type { Extractor } from './extractor.ts';
import type { BatchFile, BatchResult } from './protocol.ts';

/**
 * Extracts on this thread before it returns, for where there are no workers.
 *
 * @param extractor whose parsers are loaded
 */
export function extractHere(place: BlobPlace, extractor: Extractor) {
  const blobs = new BlobsNow(place);
  const encoder = new BatchEncoder();
  return (
    files: readonly BatchFile[],
    _size: (file: BatchFile) => number,
    take: (files: readonly BatchFile[], result: BatchResult) => void,
  ): void => {
    const found = blobs.read(files);
    for (const file of files) {
      encoder.begin();
      const bytes = found.get(file.oid);
      encoder.add(bytes ? extractor.extractNow(file, bytes) : null);
      take([file], encoder.finish());
    }
  };
}
