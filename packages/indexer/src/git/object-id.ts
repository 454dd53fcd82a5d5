import { createHash } from 'node:crypto';

/** Hash by which a repository names its objects. */
export type ObjectFormat = 'sha1' | 'sha256';

/** Id that git gives a blob of these bytes. */
export function blobId(bytes: Uint8Array, format: ObjectFormat = 'sha1'): string {
  return createHash(format).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** The format that an id is in, by its length. */
export function formatOf(oid: string): ObjectFormat {
  return oid.length === 64 ? 'sha256' : 'sha1';
}
