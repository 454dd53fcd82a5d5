import type { BatchFile } from './protocol.ts';

const MOST_FILES = 48;
const MOST_BYTES = 512 * 1024;

/**
 * Cuts the work into batches, the biggest files first, so that no big one is left for the end.
 *
 * @param size bytes of a file, as far as it is known
 * @param most files to a batch
 */
export function batches(
  files: readonly BatchFile[],
  size: (file: BatchFile) => number,
  most = MOST_FILES,
): BatchFile[][] {
  const sized = files.map((file) => ({ file, bytes: size(file) })).sort((a, b) => b.bytes - a.bytes);
  const cut: BatchFile[][] = [];
  let batch: BatchFile[] = [];
  let total = 0;
  for (const { file, bytes } of sized) {
    if (batch.length > 0 && (batch.length >= most || total + bytes > MOST_BYTES)) {
      cut.push(batch);
      batch = [];
      total = 0;
    }
    batch.push(file);
    total += bytes;
  }
  if (batch.length > 0) cut.push(batch);
  return cut;
}
