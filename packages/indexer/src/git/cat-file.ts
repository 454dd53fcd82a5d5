import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { type GitLocation, startGit } from './git-process.ts';

interface Waiting {
  readonly oid: string;
  readonly settle: (bytes: Buffer | null) => void;
}

/** One long-lived `git cat-file --batch`. Objects are answered in the order in which they were asked for. */
export class CatFile {
  readonly #location: GitLocation;
  #child: ChildProcessWithoutNullStreams | null = null;
  #waiting: Waiting[] = [];
  /** What has arrived and is not yet taken. */
  #buffered: Buffer[] = [];
  #length = 0;
  /** Size of the object whose bytes are arriving, or -1 between objects. */
  #size = -1;
  #closed = false;

  constructor(location: GitLocation) {
    this.#location = location;
  }

  /** Bytes of a blob, or null where there is no such blob to be had. */
  read(oid: string): Promise<Buffer | null> {
    if (this.#closed || !/^[0-9a-f]{40,64}$/.test(oid)) return Promise.resolve(null);
    return new Promise((settle) => {
      this.#waiting.push({ oid, settle });
      this.#process().stdin.write(`${oid}\n`);
    });
  }

  /** Ends the process. What is still waited for is null. */
  close(): void {
    this.#closed = true;
    this.#child?.stdin.end();
    this.#child?.kill();
    for (const { settle } of this.#waiting.splice(0)) settle(null);
  }

  #process(): ChildProcessWithoutNullStreams {
    if (this.#child) return this.#child;
    const child = startGit(this.#location, ['cat-file', '--batch']);
    this.#child = child;
    child.stdin.on('error', () => {});
    child.stderr.resume();
    child.stdout.on('data', (chunk: Buffer) => {
      if (this.#child === child) this.#take(chunk);
    });
    child.on('error', () => this.#ended(child));
    child.on('close', () => this.#ended(child));
    return child;
  }

  /** The object that was being read is given up; those behind it are asked for again. */
  #ended(child: ChildProcessWithoutNullStreams): void {
    if (this.#child !== child) return;
    this.#child = null;
    this.#buffered = [];
    this.#length = 0;
    this.#size = -1;
    if (this.#closed) return;
    this.#waiting.shift()?.settle(null);
    if (this.#waiting.length > 0) this.#process().stdin.write(this.#waiting.map(({ oid }) => `${oid}\n`).join(''));
  }

  #take(chunk: Buffer): void {
    this.#buffered.push(chunk);
    this.#length += chunk.length;
    for (;;) {
      if (this.#size < 0 && !this.#header()) return;
      if (this.#size >= 0) {
        // The object is followed by a line feed.
        if (this.#length < this.#size + 1) return;
        const all = this.#joined();
        const bytes = Buffer.from(all.subarray(0, this.#size));
        this.#rest(all.subarray(this.#size + 1));
        this.#size = -1;
        this.#waiting.shift()?.settle(bytes);
      }
    }
  }

  /** Reads the line before an object. @returns false where it is not there yet */
  #header(): boolean {
    if (this.#length === 0) return false;
    const all = this.#joined();
    const end = all.indexOf(10);
    if (end < 0) return false;
    const [, type, size] = all.toString('latin1', 0, end).split(' ');
    this.#rest(all.subarray(end + 1));
    if (size === undefined) this.#waiting.shift()?.settle(null);
    else if (type === 'blob') this.#size = Number(size);
    else this.#skip(Number(size));
    return true;
  }

  /** An object that is no blob is nothing that a path of a tree stands for: its bytes are passed over. */
  #skip(size: number): void {
    const waiting = this.#waiting.shift();
    this.#waiting.unshift({ oid: waiting?.oid ?? '', settle: () => waiting?.settle(null) });
    this.#size = size;
  }

  #joined(): Buffer {
    if (this.#buffered.length !== 1) this.#buffered = [Buffer.concat(this.#buffered)];
    return this.#buffered[0]!;
  }

  #rest(bytes: Buffer): void {
    this.#buffered = bytes.length > 0 ? [bytes] : [];
    this.#length = bytes.length;
  }
}
