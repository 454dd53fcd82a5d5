import { spawnSync } from 'node:child_process';
import type { BlobPlace } from './blob-reader.ts';
import { WorkingFiles } from './disk-file.ts';
import { childEnvironment, SAFE_CONFIG } from './git-process.ts';
import { blobId, formatOf } from './object-id.ts';

export interface WantedBlob {
  readonly oid: string;
  /** A path at which it may lie in the working tree. */
  readonly path: string;
}

/** Bytes that one run of git may print: many batches are better than one that does not fit. */
const MOST_BYTES = 1 << 30;

/** As `BlobReader`, for where nothing can be awaited: all that is wanted at once, with one run of git at most. */
export class BlobsNow {
  readonly #place: BlobPlace;
  readonly #files: WorkingFiles | null;

  constructor(place: BlobPlace) {
    this.#place = place;
    this.#files = place.workTree === null ? null : new WorkingFiles(place.workTree);
  }

  /** Blob id to bytes, of those that are to be had. */
  read(wanted: readonly WantedBlob[]): Map<string, Buffer> {
    const found = new Map<string, Buffer>();
    const missing = new Set<string>();
    for (const { oid, path } of wanted) {
      if (found.has(oid)) continue;
      const bytes = this.#files?.read(path) ?? null;
      if (bytes && blobId(bytes, formatOf(oid)) === oid) found.set(oid, bytes);
      else missing.add(oid);
    }
    for (const oid of found.keys()) missing.delete(oid);
    if (missing.size > 0) this.#objects(missing, found);
    return found;
  }

  #objects(oids: ReadonlySet<string>, found: Map<string, Buffer>): void {
    const { stdout } = spawnSync('git', [...SAFE_CONFIG, '--no-pager', 'cat-file', '--batch'], {
      cwd: this.#place.cwd,
      env: childEnvironment(process.env),
      input: [...oids].map((oid) => `${oid}\n`).join(''),
      maxBuffer: MOST_BYTES,
      windowsHide: true,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    if (!stdout) return;
    for (let at = 0; at < stdout.length; ) {
      const end = stdout.indexOf(10, at);
      if (end < 0) return;
      const [oid, type, size] = stdout.toString('latin1', at, end).split(' ');
      at = end + 1;
      if (size === undefined) continue;
      const length = Number(size);
      if (type === 'blob' && at + length <= stdout.length) found.set(oid!, stdout.subarray(at, at + length));
      at += length + 1;
    }
  }
}
