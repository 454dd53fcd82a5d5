import { freshnessOf } from 'nonesuch-core';
import { editedFiles, GitError, type Repository, resolveRevision, untrackedFiles } from 'nonesuch-indexer';
import type { Freshness, Revision } from 'nonesuch-schema';

export interface FreshnessOptions {
  readonly signal?: AbortSignal | undefined;
  /** Counts the files that git does not track too, which walks the whole working tree. */
  readonly untracked?: boolean;
}

/** What was looked at, against HEAD (as it was when the repository was opened) and the working tree, by content. What a bare repository cannot tell stays null. */
export async function observeFreshness(
  repository: Repository,
  revision: Revision,
  { signal, untracked = false }: FreshnessOptions = {},
): Promise<Freshness> {
  const headRevision = repository.head?.commit ?? (await headCommit(repository));
  const counted = untracked && repository.workTree !== null;
  const against = revision.oid === headRevision ? headRevision : null;
  const freshness = freshnessOf({
    indexRevision: revision.oid,
    headRevision,
    edited: repository.workTree === null ? null : await editedFiles(repository, against, signal),
    untracked: counted ? (await untrackedFiles(repository, signal)).length : null,
  });
  // The working tree itself was hashed and read just now, and a commit that was asked for by name is what it is,
  // wherever HEAD has gone since.
  const asked = revision.oid === null || freshness.state === 'stale_index';
  return asked ? { ...freshness, state: 'fresh' } : freshness;
}

async function headCommit(repository: Repository): Promise<string | null> {
  try {
    return (await resolveRevision(repository, 'HEAD')).commit;
  } catch (error) {
    if (error instanceof GitError) return null;
    throw error;
  }
}
