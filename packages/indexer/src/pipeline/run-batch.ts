import type { BlobReader } from '../git/blob-reader.ts';
import type { BatchEncoder } from './batch-encoder.ts';
import type { Extractor } from './extractor.ts';
import type { BatchFile, BatchResult, Fault } from './protocol.ts';

/** What a thread needs to work on batches. */
export interface Bench {
  readonly reader: BlobReader;
  readonly extractor: Extractor;
  readonly encoder: BatchEncoder;
  readonly faults: ReadonlyMap<string, Fault>;
}

/**
 * Extracts and encodes a batch. The same on the main thread and in a worker.
 *
 * @param begin is called with the position of each file before it is worked on, from 1
 */
export async function runBatch(
  bench: Bench,
  files: readonly BatchFile[],
  begin: (position: number) => void = () => {},
): Promise<BatchResult> {
  const { reader, extractor, encoder } = bench;
  encoder.begin();
  const { clock } = encoder;
  clock.start();
  // All are asked for at once: git answers while the first ones are parsed.
  const blobs = files.map((file) => reader.read(file.oid, file.path, file.symlink));
  for (let at = 0; at < files.length; at++) {
    const file = files[at]!;
    begin(at + 1);
    const bytes = await blobs[at]!;
    const fault = bench.faults.get(file.path);
    if (fault) fail(fault);
    clock.spent('read');
    const extracted = bytes ? await extractor.extract(file, bytes) : null;
    encoder.add(extracted);
    clock.spent('encode');
  }
  return encoder.finish();
}

function fail(fault: Fault): void {
  if (fault === 'crash') process.exit(70);
  if (fault === 'throw') throw new Error('a fault that a test asked for');
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
}
