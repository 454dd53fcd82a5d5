import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { IndexDirectory } from './index-directory.ts';
import { IndexError } from './index-error.ts';

/**
 * Which files of an index were found whole, by what the system says of each: its size, its inode and the times of its last
 * changes, one of which no program can set. A file that was written, copied or restored since is another one.
 */
export class VerifiedFiles {
  readonly #directory: IndexDirectory;
  readonly #known: Map<string, string>;
  #changed = false;

  constructor(directory: IndexDirectory) {
    this.#directory = directory;
    this.#known = read(directory.verified);
  }

  has(path: string): boolean {
    const mark = markOf(path);
    return mark !== null && this.#known.get(basename(path)) === mark;
  }

  /** To be called once all of the file was read and verified. */
  add(path: string): void {
    const mark = markOf(path);
    if (mark === null) return;
    this.#known.set(basename(path), mark);
    this.#changed = true;
  }

  /** Writes the list for the next run. Where that is not possible, the next run verifies again. */
  keep(): void {
    if (!this.#changed) return;
    const there = new Set(this.#directory.segments().map((path) => basename(path)));
    const list = [...this.#known].filter(([name]) => there.has(name));
    try {
      this.#directory.write(this.#directory.verified, Buffer.from(JSON.stringify(list)));
    } catch (error) {
      if (!(error instanceof IndexError)) throw error;
    }
  }
}

function read(path: string): Map<string, string> {
  try {
    const list: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (!Array.isArray(list)) return new Map();
    return new Map(list.filter((entry) => Array.isArray(entry)).map(([name, mark]) => [String(name), String(mark)]));
  } catch {
    // Not there, or damaged: nothing is taken as verified.
    return new Map();
  }
}

/** A change in the moment of the look might leave the times as they are: a file counts once it has rested. */
const RESTED = 100_000_000n;

function markOf(path: string): string | null {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (!stat || BigInt(Date.now()) * 1_000_000n - stat.ctimeNs < RESTED) return null;
  return [stat.size, stat.ino, stat.mtimeNs, stat.ctimeNs].join(' ');
}
