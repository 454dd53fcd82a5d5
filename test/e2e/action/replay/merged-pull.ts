import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../../../harness/repository/git-command.ts';
import type { Origin } from '../../../harness/repository/origin.ts';

/** A pull request that was merged, as the first-parent line of the main branch has it: a merge, or a squashed commit. */
export interface MergedPull {
  readonly commit: string;
  readonly parent: string;
  readonly subject: string;
}

/** Subjects that GitHub's two ways of merging write. */
const MERGED = /\(#\d+\)$|^Merge pull request #\d+ /u;

/** The last merged pull requests, newest first. */
export function mergedPulls(root: string, to: string, count: number, skip: number): MergedPull[] {
  const log = git(root, ['log', '--first-parent', '--format=%H%x00%P%x00%s', '--end-of-options', to]);
  return log
    .split('\n')
    .map((line) => line.split('\0'))
    .filter(([, parents, subject]) => parents !== '' && MERGED.test(subject ?? ''))
    .slice(skip, skip + count)
    .map(([commit, parents, subject]) => ({
      commit: commit!,
      parent: parents!.split(' ')[0]!,
      subject: subject!,
    }));
}

/**
 * The pull request as GitHub had it while it was open: a base, a head on top of it, and the merge commit of both. Only the two
 * trees are the history's, so that a squashed commit can be replayed like a merged one.
 *
 * @param workspace a repository that can read the history's objects
 * @param without paths that are taken out of both trees: their objects are missing where the history was mirrored
 */
export function reopen(workspace: string, pull: MergedPull, without: readonly string[]): Origin {
  const base = commit(workspace, treeOf(workspace, pull.parent, without), []);
  const tree = treeOf(workspace, pull.commit, without);
  const head = commit(workspace, tree, [base]);
  const merge = commit(workspace, tree, [base, head]);
  git(workspace, ['update-ref', '--no-deref', 'HEAD', merge]);
  return { directory: workspace, url: '', forkPoint: base, main: base, head, merge };
}

function treeOf(workspace: string, revision: string, without: readonly string[]): string {
  const whole = git(workspace, ['rev-parse', '--verify', `${revision}^{tree}`]).trim();
  if (without.length === 0) return whole;
  const scratch = mkdtempSync(join(workspace, 'index-'));
  try {
    const index = (args: readonly string[]) =>
      git(workspace, args, undefined, { GIT_INDEX_FILE: join(scratch, 'index') });
    index(['read-tree', whole]);
    index(['rm', '--cached', '--quiet', '--ignore-unmatch', '--', ...without]);
    return index(['write-tree', '--missing-ok']).trim();
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function commit(workspace: string, tree: string, parents: readonly string[]): string {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  return git(workspace, [
    ...author,
    'commit-tree',
    '-m',
    'replayed',
    ...parents.flatMap((each) => ['-p', each]),
    tree,
  ]).trim();
}
