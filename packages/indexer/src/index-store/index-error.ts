/** Why an index could not be used or written. */
export type IndexErrorCode = 'out_of_disk' | 'index_not_writable' | 'index_missing' | 'index_incomplete';

const HINTS: Readonly<Record<IndexErrorCode, string>> = {
  out_of_disk: 'free some space, or name another place with --index-dir; the index that was there is whole',
  index_not_writable: 'name another place with --index-dir, or work in memory with --no-cache',
  index_missing: 'run `nonesuch index` first',
  index_incomplete: 'run `nonesuch index` again',
};

/** A known failure around the index, with a code and a hint. */
export class IndexError extends Error {
  override readonly name = 'IndexError';
  readonly code: IndexErrorCode;
  readonly hint: string;

  constructor(code: IndexErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.hint = HINTS[code];
  }
}

/** What a failed write means. */
export function writeFailure(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException)?.code;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG')
    return new IndexError('out_of_disk', 'the disk is full', error);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST') {
    return new IndexError('index_not_writable', 'the index cannot be written', error);
  }
  return error;
}
