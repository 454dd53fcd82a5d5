import { GitError } from './git-error.ts';
import { git } from './git-process.ts';
import { pathTexts } from './path-text.ts';
import type { Repository } from './repository.ts';
import { modeOf, type TreeEntry } from './tree.ts';

/** The tracked files of the working tree, and what differs from git's index. */
export interface WorkingTree {
  /** As git's index has them; of an unmerged path one entry. */
  readonly entries: readonly TreeEntry[];
  /** Paths whose file may differ from their entry: changed, deleted, unmerged. Their content is the disk's. */
  readonly dirty: ReadonlySet<string>;
}

const RAW = ['-z', '--raw', '--no-renames', '--no-ext-diff', '--ignore-submodules=all'];

/** A tracked path that may not be as it was. */
export interface Suspect {
  readonly path: string;
  /** What it was; null where it was not there. */
  readonly before: TreeEntry | null;
  /** What it is; null where it is not there any more, undefined where only its content can say. */
  readonly after: TreeEntry | null | undefined;
}

/**
 * The tracked files that may differ from what they were, by git's cheap look at the disk.
 *
 * @param commit what they are compared with; null for git's index
 * @throws GitError `no_working_tree`
 */
export async function suspects(
  repository: Repository,
  commit: string | null,
  signal?: AbortSignal,
): Promise<Suspect[]> {
  if (repository.workTree === null) throw new GitError('no_working_tree', 'a bare repository has no working tree');
  const args = commit === null ? ['diff-files', ...RAW] : ['diff-index', ...RAW, commit, '--'];
  const found = new Map<string, Suspect>();
  const parts = pathTexts(await git(repository, args, { signal }));
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [was, is, oidBefore, oidAfter, status] = parts[at]!.slice(1).split(' ');
    const path = parts[at + 1]!;
    const before = entryOf(path, was!, oidBefore!);
    const after = status === 'D' ? null : (entryOf(path, is!, oidAfter!) ?? undefined);
    // An unmerged path has a line that says so and names nothing: what was there is in the other one.
    found.set(path, { path, before: before ?? found.get(path)?.before ?? null, after });
  }
  return [...found.values()];
}

/** Zeros name nothing. */
function entryOf(path: string, mode: string, oid: string): TreeEntry | null {
  return /^0+$/.test(oid) ? null : { path, mode: modeOf(mode), oid };
}

/** @throws GitError `no_working_tree` */
export async function listWorkingTree(repository: Repository, signal?: AbortSignal): Promise<WorkingTree> {
  if (repository.workTree === null) throw new GitError('no_working_tree', 'a bare repository has no working tree');
  const [staged, changed] = await Promise.all([
    git(repository, ['ls-files', '-s', '-z'], { signal }),
    suspects(repository, null, signal),
  ]);
  const entries = new Map<string, TreeEntry>();
  const dirty = new Set<string>();
  for (const record of pathTexts(staged)) {
    const tab = record.indexOf('\t');
    const [mode, oid, stage] = record.slice(0, tab).split(' ');
    const path = record.slice(tab + 1);
    entries.set(path, { path, mode: modeOf(mode!), oid: oid! });
    if (stage !== '0') dirty.add(path);
  }
  for (const { path } of changed) dirty.add(path);
  return { entries: [...entries.values()], dirty };
}

/** Files on disk that are neither tracked nor ignored: no part of any revision, but worth a note. */
export async function untrackedFiles(repository: Repository, signal?: AbortSignal): Promise<string[]> {
  if (repository.workTree === null) return [];
  const output = await git(repository, ['ls-files', '-z', '--others', '--exclude-standard'], { signal });
  return pathTexts(output);
}
