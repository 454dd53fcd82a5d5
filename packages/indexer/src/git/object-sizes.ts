import { git } from './git-process.ts';
import type { Repository } from './repository.ts';

/** Sizes of blobs by id. An id that git does not have is not in the result. */
export async function objectSizes(
  repository: Repository,
  oids: Iterable<string>,
  signal?: AbortSignal,
): Promise<Map<string, number>> {
  // In a partial clone each question about a missing object would try to fetch it: ask for what is there instead.
  const args = repository.partial
    ? ['cat-file', '--batch-all-objects', '--unordered', '--batch-check=%(objectname) %(objectsize)']
    : ['cat-file', '--batch-check=%(objectname) %(objectsize)'];
  const wanted = new Set(oids);
  const input = repository.partial ? '' : [...wanted, ''].join('\n');
  const output = (await git(repository, args, { input, signal })).toString('latin1');
  const sizes = new Map<string, number>();
  for (const line of output.split('\n')) {
    const [oid, size] = line.split(' ');
    if (oid && size !== undefined && size !== 'missing' && wanted.has(oid)) sizes.set(oid, Number(size));
  }
  return sizes;
}
