import { closeSync, constants, fstatSync, openSync, readlinkSync, readSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathBytes } from './path-text.ts';

/**
 * Files of a working tree, which may be a stranger's: only regular files inside of it are read, and no symlink is followed,
 * neither as the file nor on the way to it.
 */
export class WorkingFiles {
  readonly #root: string;
  readonly #contained = new Map<string, boolean>();

  constructor(root: string) {
    this.#root = realpathSync.native(root);
  }

  /** Bytes of a regular file, or null where there is none to be read. */
  read(path: string): Buffer | null {
    const location = this.#location(path);
    if (!location) return null;
    let file: number;
    try {
      // O_NONBLOCK: opening a pipe must not wait for a writer.
      file = openSync(location, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    } catch {
      return null;
    }
    try {
      const stat = fstatSync(file);
      return stat.isFile() ? readWhole(file, stat.size) : null;
    } catch {
      return null;
    } finally {
      closeSync(file);
    }
  }

  /** Target of a symlink, or null. */
  readLink(path: string): Buffer | null {
    const location = this.#location(path);
    try {
      return location ? readlinkSync(location, { encoding: 'buffer' }) : null;
    } catch {
      return null;
    }
  }

  #location(path: string): Buffer | null {
    const parts = path.split('/');
    if (parts.some((part) => part === '' || part === '.' || part === '..' || part.includes('\0'))) return null;
    const directory = parts.slice(0, -1).join('/');
    if (!this.#isContained(directory)) return null;
    return Buffer.concat([Buffer.from(this.#root + sep), pathBytes(path)]);
  }

  #isContained(directory: string): boolean {
    const known = this.#contained.get(directory);
    if (known !== undefined) return known;
    let contained = directory === '';
    try {
      contained ||=
        realpathSync.native(Buffer.concat([Buffer.from(this.#root + sep), pathBytes(directory)])) ===
        join(this.#root, directory);
    } catch {
      contained = false;
    }
    this.#contained.set(directory, contained);
    return contained;
  }
}

function readWhole(file: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size);
  let length = 0;
  while (length < size) {
    const read = readSync(file, bytes, length, size - length, length);
    if (read === 0) break;
    length += read;
  }
  return bytes.subarray(0, length);
}
