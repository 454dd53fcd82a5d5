import { SegmentDamaged } from './damage.ts';
import type { ByteSource } from './section-file.ts';

/** Bytes in memory as a source: an index that is not kept, and tests. */
export function memorySource(bytes: Uint8Array, name = 'memory'): ByteSource {
  return {
    name,
    size: bytes.length,
    read(offset, length) {
      if (offset + length > bytes.length) throw new SegmentDamaged(name, 'length');
      return bytes.subarray(offset, offset + length);
    },
    close() {},
  };
}
