import { freshnessOf } from 'nonesuch-core';
import {
  GitError,
  listWorkingTree,
  type Repository,
  resolveRevision,
  untrackedFiles,
  workingRevision,
} from 'nonesuch-indexer';
import type { RevisionView } from 'nonesuch-indexer/languages';
import type { Freshness, Revision } from 'nonesuch-schema';

export interface FreshnessOptions {
  readonly signal?: AbortSignal | undefined;
  /** Counts the files that git does not track too, which walks the whole working tree. */
  readonly untracked?: boolean;
}

/** What was looked at, against HEAD and the working tree, by content. What a bare repository cannot tell stays null. */
export async function observeFreshness(
  repository: Repository,
  revision: Revision,
  view: RevisionView,
  { signal, untracked = false }: FreshnessOptions = {},
): Promise<Freshness> {
  const headRevision = await headCommit(repository);
  const counted = untracked && repository.workTree !== null;
  const freshness = freshnessOf({
    indexRevision: revision.oid,
    headRevision,
    edited: await editedPaths(repository, revision.oid === headRevision ? view : null, signal),
    untracked: counted ? (await untrackedFiles(repository, signal)).length : null,
  });
  // The working tree itself was hashed and read just now, and a commit that was asked for by name is what it is,
  // wherever HEAD has gone since.
  const asked = revision.oid === null || freshness.state === 'stale_index';
  return asked ? { ...freshness, state: 'fresh' } : freshness;
}

/** Tracked files whose content is not that of HEAD (or, without a view of it, of git's index); null in a bare repository. */
async function editedPaths(
  repository: Repository,
  head: RevisionView | null,
  signal: AbortSignal | undefined,
): Promise<string[] | null> {
  if (repository.workTree === null) return null;
  const tree = await listWorkingTree(repository, signal);
  const now = new Map(workingRevision(repository, tree).map((entry) => [entry.path, entry]));
  const before = head === null ? tree.entries : [...head.files()];
  const edited = before.filter(({ path, oid, mode }) => {
    if (mode === 'gitlink') return false;
    const entry = now.get(path);
    return entry === undefined || entry.oid !== oid || entry.mode !== mode;
  });
  const known = new Set(before.map(({ path }) => path));
  const added = [...now.keys()].filter((path) => !known.has(path));
  return [...edited.map(({ path }) => path), ...added];
}

async function headCommit(repository: Repository): Promise<string | null> {
  try {
    return (await resolveRevision(repository, 'HEAD')).commit;
  } catch (error) {
    if (error instanceof GitError) return null;
    throw error;
  }
}
