import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { FACTS_VERSION } from '../facts/facts.ts';
import { SCHEMA_VERSION } from '../segments/section-file.ts';
import { writeFailure } from './index-error.ts';

/** A temporary file of a writer that is gone is swept after this many milliseconds. */
const ABANDONED = 60 * 60 * 1000;

/**
 * The directory that holds an index. Every file in it is written aside and renamed, and never changed after: a reader sees
 * all of a file or none of it. Another version of the tool has names of its own.
 */
export class IndexDirectory {
  readonly path: string;
  readonly #prefix: string;

  /** @param extractor what facts were extracted with */
  constructor(path: string, extractor: string) {
    this.path = path;
    this.#prefix = `v${SCHEMA_VERSION}f${FACTS_VERSION}-${extractor}`;
  }

  /** Path of the list of files that were found whole: see VerifiedFiles. */
  get verified(): string {
    return join(this.path, `${this.#prefix}.verified`);
  }

  /** Paths of the segments, in a fixed order. */
  segments(): string[] {
    return this.#list('.segment');
  }

  /** Paths of the manifests, the one used last first. */
  manifests(): string[] {
    const used = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return this.#list('.manifest').sort((a, b) => used(b) - used(a));
  }

  manifest(tree: string): string {
    return join(this.path, `${this.#prefix}-${tree}.manifest`);
  }

  /** Writes a segment; its name is made of its content. @throws IndexError */
  writeSegment(bytes: Uint8Array): string {
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
    return this.write(join(this.path, `${this.#prefix}-${name}.segment`), bytes);
  }

  /** Writes a file aside, flushes it to the disk and renames it. @throws IndexError */
  write(path: string, bytes: Uint8Array): string {
    const aside = join(this.path, `.${process.pid}-${randomBytes(6).toString('hex')}.tmp`);
    try {
      mkdirSync(this.path, { recursive: true });
      const file = openSync(aside, 'wx', 0o644);
      try {
        for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      renameSync(aside, path);
      this.#flush();
      return path;
    } catch (error) {
      this.remove([aside]);
      throw writeFailure(error);
    }
  }

  /** Marks a file as used now. */
  touch(path: string): void {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // Only the order in which manifests are given up depends on it.
    }
  }

  /** Removes files. One that is gone already is no error. */
  remove(paths: Iterable<string>): void {
    for (const path of paths) {
      try {
        rmSync(path, { force: true });
      } catch {
        // It stays, unused.
      }
    }
  }

  /** Removes what writers left behind that were ended half-way. */
  sweep(): void {
    const old = Date.now() - ABANDONED;
    this.remove(
      this.#names()
        .filter((name) => name.endsWith('.tmp'))
        .map((name) => join(this.path, name))
        .filter((path) => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY) < old),
    );
  }

  #list(suffix: string): string[] {
    return this.#names()
      .filter((name) => name.startsWith(`${this.#prefix}-`) && name.endsWith(suffix))
      .sort()
      .map((name) => join(this.path, name));
  }

  #names(): string[] {
    try {
      return readdirSync(this.path);
    } catch {
      return [];
    }
  }

  #flush(): void {
    try {
      const directory = openSync(this.path, 'r');
      fsyncSync(directory);
      closeSync(directory);
    } catch {
      // Some systems do not flush directories: the rename is atomic all the same.
    }
  }
}
