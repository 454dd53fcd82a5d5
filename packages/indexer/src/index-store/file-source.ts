import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { SegmentDamaged } from '../segments/damage.ts';
import type { ByteSource } from '../segments/section-file.ts';

/**
 * A file of the index, read in parts. It stays open, so that it can be read on although another process has replaced it.
 *
 * @throws the system's error where it cannot be opened
 */
export function fileSource(path: string): ByteSource {
  const file = openSync(path, 'r');
  const name = basename(path);
  const size = fstatSync(file).size;
  let open = true;
  return {
    name,
    size,
    read(offset, length) {
      if (offset + length > size) throw new SegmentDamaged(name, 'length');
      const bytes = new Uint8Array(length);
      let read = 0;
      while (read < length) {
        const more = readSync(file, bytes, read, length - read, offset + read);
        if (more === 0) throw new SegmentDamaged(name, 'length');
        read += more;
      }
      return bytes;
    },
    close() {
      if (open) closeSync(file);
      open = false;
    },
  };
}
