import { CatFile } from './cat-file.ts';
import { WorkingFiles } from './disk-file.ts';
import type { GitLocation } from './git-process.ts';
import { blobId, formatOf } from './object-id.ts';

/** Where blobs are read from. */
export interface BlobPlace extends GitLocation {
  /** Root of a working tree, whose files are tried first. */
  readonly workTree: string | null;
}

/**
 * Reads blobs: from the working tree where the file there has exactly the bytes that the id names, else from git. So a
 * file that is changed or deleted meanwhile never changes what is read.
 */
export class BlobReader {
  readonly #files: WorkingFiles | null;
  readonly #objects: CatFile;

  constructor(place: BlobPlace) {
    this.#files = place.workTree === null ? null : new WorkingFiles(place.workTree);
    this.#objects = new CatFile(place);
  }

  /**
   * @param oid id of the blob
   * @param path where it may lie in the working tree
   * @param symlink whether the blob is a symlink's target
   * @returns its bytes, or null where they are not to be had
   */
  read(oid: string, path: string | null = null, symlink = false): Promise<Buffer | null> | Buffer {
    if (this.#files && path !== null) {
      const bytes = symlink ? this.#files.readLink(path) : this.#files.read(path);
      if (bytes && blobId(bytes, formatOf(oid)) === oid) return bytes;
    }
    return this.#objects.read(oid);
  }

  close(): void {
    this.#objects.close();
  }
}
