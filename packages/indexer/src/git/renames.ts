import { git } from './git-process.ts';
import { pathText, records } from './path-text.ts';
import type { Repository } from './repository.ts';

/**
 * Files that git pairs as renamed between two trees.
 *
 * @returns head path to base path
 * @throws GitError
 */
export async function renames(
  repository: Repository,
  base: string,
  head: string,
  signal?: AbortSignal,
): Promise<Map<string, string>> {
  const args = [
    'diff-tree',
    '-r',
    '-z',
    '-M',
    '--no-ext-diff',
    '--no-textconv',
    '--diff-filter=R',
    '--end-of-options',
    base,
    head,
  ];
  const output = await git(repository, ['-c', 'diff.renameLimit=0', ...args], { signal });
  const found = new Map<string, string>();
  const parts = [...records(output)];
  for (let at = 0; at + 2 < parts.length; at += 3) found.set(pathText(parts[at + 2]!), pathText(parts[at + 1]!));
  return found;
}
