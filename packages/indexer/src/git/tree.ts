import type { TrackedFile } from '../languages/semantics.ts';
import { git } from './git-process.ts';
import { pathTexts } from './path-text.ts';
import type { Repository } from './repository.ts';

export type FileMode = TrackedFile['mode'];

/** One path of a tree. */
export interface TreeEntry {
  readonly path: string;
  readonly mode: FileMode;
  /** Blob id; of a gitlink, the commit. */
  readonly oid: string;
}

/**
 * Every path of a tree, in git's order. Works in bare repositories, and reads no blob.
 *
 * @param tree id of a tree or a commit
 * @throws GitError `missing_objects`
 */
export async function listTree(repository: Repository, tree: string, signal?: AbortSignal): Promise<TreeEntry[]> {
  const output = await git(repository, ['ls-tree', '-r', '-z', '--full-tree', tree], { signal });
  return pathTexts(output).map((record) => {
    const tab = record.indexOf('\t');
    const [mode, , oid] = record.slice(0, tab).split(' ');
    return { path: record.slice(tab + 1), mode: modeOf(mode!), oid: oid! };
  });
}

export function modeOf(octal: string): FileMode {
  switch (octal) {
    case '120000':
      return 'symlink';
    case '160000':
      return 'gitlink';
    case '100755':
      return 'executable';
    default:
      return 'file';
  }
}
