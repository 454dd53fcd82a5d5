import { GitError } from './git-error.ts';
import { git } from './git-process.ts';
import { pathTexts } from './path-text.ts';
import type { Repository } from './repository.ts';

/**
 * Files that git pairs as renamed between two trees. Where the clone lacks a content that git would compare, those
 * are paired whose content did not change at all: that needs none. The content that lacks is on the ledger of its
 * revision, and a file without its pair counts as removed, which claims less.
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
  const pairs = (similarity: string): Promise<Buffer> => {
    const args = ['diff-tree', '-r', '-z', similarity, '--no-ext-diff', '--no-textconv', '--diff-filter=R'];
    return git(repository, ['-c', 'diff.renameLimit=0', ...args, '--end-of-options', base, head], { signal });
  };
  const output = await pairs('-M').catch((error: unknown) => {
    if (!(error instanceof GitError) || signal?.aborted === true) throw error;
    return pairs('-M100%');
  });
  const found = new Map<string, string>();
  const parts = pathTexts(output);
  for (let at = 0; at + 2 < parts.length; at += 3) found.set(parts[at + 2]!, parts[at + 1]!);
  return found;
}
