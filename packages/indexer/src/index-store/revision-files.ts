import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { WorkingFiles } from '../git/disk-file.ts';
import { blobId } from '../git/object-id.ts';
import type { Repository } from '../git/repository.ts';
import type { TreeEntry } from '../git/tree.ts';
import type { WorkingTree } from '../git/working-tree.ts';

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
    const link = files.readLink(entry.path);
    const bytes = link ?? files.read(entry.path);
    if (!bytes) {
      // There, but not to be read: it stays on the ledger, under an id that names nothing.
      if (exists(root, entry.path)) entries.push({ ...entry, oid: '0'.repeat(entry.oid.length) });
      continue;
    }
    const mode = link ? 'symlink' : entry.mode === 'symlink' ? 'file' : entry.mode;
    entries.push({ path: entry.path, mode, oid: blobId(bytes, repository.objectFormat) });
  }
  return entries;
}

function exists(root: string, path: string): boolean {
  const stat = lstatSync(join(root, path), { throwIfNoEntry: false });
  return stat !== undefined && !stat.isDirectory();
}
