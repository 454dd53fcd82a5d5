import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { WorkingFiles } from '../git/disk-file.ts';
import { blobId } from '../git/object-id.ts';
import type { Repository } from '../git/repository.ts';
import type { TreeEntry } from '../git/tree.ts';
import { suspects, type WorkingTree } from '../git/working-tree.ts';

/**
 * The working tree as a revision: entries of git's index, where those that differ on the disk have the disk's mode and the
 * id that their bytes would have. What was deleted is not in it.
 */
export function workingRevision(repository: Repository, tree: WorkingTree): TreeEntry[] {
  const root = repository.workTree!;
  const files = new WorkingFiles(root);
  const entries: TreeEntry[] = [];
  for (const entry of tree.entries) {
    if (!tree.dirty.has(entry.path) || entry.mode === 'gitlink') {
      entries.push(entry);
      continue;
    }
    const now = onDisk(files, entry, repository);
    if (now) entries.push(now);
    // There, but not to be read: it stays on the ledger, under an id that names nothing.
    else if (exists(root, entry.path)) entries.push({ ...entry, oid: '0'.repeat(entry.oid.length) });
  }
  return entries;
}

/**
 * Paths whose content on the disk is not that of a commit.
 *
 * @param commit null for git's index
 * @throws GitError `no_working_tree`
 */
export async function editedFiles(
  repository: Repository,
  commit: string | null,
  signal?: AbortSignal,
): Promise<string[]> {
  const found = await suspects(repository, commit, signal);
  if (found.length === 0) return [];
  const files = new WorkingFiles(repository.workTree!);
  const edited = found.filter(({ before, after }) => {
    if (before === null || after === null) return true;
    const now = after ?? onDisk(files, before, repository);
    return now === null || now.oid !== before.oid || now.mode !== before.mode;
  });
  return edited.map(({ path }) => path);
}

/** A path as it is on the disk, with the id that its bytes would have; null where there is nothing to be read. */
function onDisk(files: WorkingFiles, { path, mode }: TreeEntry, { objectFormat }: Repository): TreeEntry | null {
  const link = files.readLink(path);
  const bytes = link ?? files.read(path);
  if (!bytes) return null;
  return { path, mode: link ? 'symlink' : mode === 'symlink' ? 'file' : mode, oid: blobId(bytes, objectFormat) };
}

function exists(root: string, path: string): boolean {
  const stat = lstatSync(join(root, path), { throwIfNoEntry: false });
  return stat !== undefined && !stat.isDirectory();
}
