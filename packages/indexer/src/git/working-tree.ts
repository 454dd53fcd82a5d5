import { GitError } from './git-error.ts';
import { git } from './git-process.ts';
import { pathText, records } from './path-text.ts';
import type { Repository } from './repository.ts';
import { modeOf, type TreeEntry } from './tree.ts';

/** The tracked files of the working tree, and what differs from git's index. */
export interface WorkingTree {
  /** As git's index has them; of an unmerged path one entry. */
  readonly entries: readonly TreeEntry[];
  /** Paths whose file may differ from their entry: changed, deleted, unmerged. Their content is the disk's. */
  readonly dirty: ReadonlySet<string>;
}

/** @throws GitError `no_working_tree` */
export async function listWorkingTree(repository: Repository, signal?: AbortSignal): Promise<WorkingTree> {
  if (repository.workTree === null) throw new GitError('no_working_tree', 'a bare repository has no working tree');
  const [staged, changed] = await Promise.all([
    git(repository, ['ls-files', '-s', '-z'], { signal }),
    git(repository, ['diff-files', '-z', '--raw', '--no-renames', '--no-ext-diff', '--ignore-submodules=all'], {
      signal,
    }),
  ]);
  const entries = new Map<string, TreeEntry>();
  const dirty = new Set<string>();
  for (const record of records(staged)) {
    const tab = record.indexOf(9);
    const [mode, oid, stage] = record.toString('latin1', 0, tab).split(' ');
    const path = pathText(record.subarray(tab + 1));
    entries.set(path, { path, mode: modeOf(mode!), oid: oid! });
    if (stage !== '0') dirty.add(path);
  }
  const parts = [...records(changed)];
  for (let at = 0; at + 1 < parts.length; at += 2) dirty.add(pathText(parts[at + 1]!));
  return { entries: [...entries.values()], dirty };
}

/** Files on disk that are neither tracked nor ignored: no part of any revision, but worth a note. */
export async function untrackedFiles(repository: Repository, signal?: AbortSignal): Promise<string[]> {
  if (repository.workTree === null) return [];
  const output = await git(repository, ['ls-files', '-z', '--others', '--exclude-standard'], { signal });
  return Array.from(records(output), pathText);
}
