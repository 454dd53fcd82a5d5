import type { PullRequestEvent } from '../event.ts';
import { fetchCommits, fetchRef } from '../git/fetch.ts';
import type { Git } from '../git/git.ts';
import { commitOf, hasCommit, parentsOf } from '../git/objects.ts';

/** The pull request on top of its base, and the base that it was laid on. */
export interface MergeResult {
  readonly base: string;
  readonly merge: string;
  /** How it was come by; for the log. */
  readonly how: string;
}

/**
 * The merge result of a pull request of which only the head is checked out: the one that GitHub keeps under the pull request's
 * own ref, else one that is made here out of base and head. Null where there is none, because they conflict or because their
 * histories do not meet in this clone.
 *
 * @param address where to fetch from when the repository has no remote `origin`
 */
export async function mergeResult(git: Git, event: PullRequestEvent, address: string): Promise<MergeResult | null> {
  return (await keptByGitHub(git, event, address)) ?? (await madeHere(git, event));
}

async function keptByGitHub(git: Git, event: PullRequestEvent, address: string): Promise<MergeResult | null> {
  const kept = `refs/nonesuch/pull/${event.number}/merge`;
  if (!(await fetchRef(git, `refs/pull/${event.number}/merge`, kept, address))) return null;
  const merge = await commitOf(git, kept);
  const [base, head, ...others] = merge === null ? [] : await parentsOf(git, merge);
  // The ref follows the latest push: it is believed only where it is the merge of the very head that is judged.
  if (merge === null || base === undefined || head !== event.headSha || others.length > 0) return null;
  if (!(await fetchCommits(git, [base], address)).has(base)) return null;
  return { base, merge, how: "GitHub's merge commit and its first parent" };
}

/** Made in the object database alone: no file, no index and no ref of the checkout changes. */
async function madeHere(git: Git, { baseSha, headSha }: PullRequestEvent): Promise<MergeResult | null> {
  if (!(await hasCommit(git, baseSha))) return null;
  const merged = await git.run(['merge-tree', '--write-tree', '--no-messages', baseSha, headSha]);
  const tree = merged.stdout.trim();
  // 1 where they conflict, and other than that where git is too old or finds no common history.
  if (merged.code !== 0 || !/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u.test(tree)) return null;
  const made = await git.run([...AUTHOR, 'commit-tree', '-p', baseSha, '-p', headSha, '-m', 'merge', tree]);
  const merge = await commitOf(git, made.stdout.trim());
  return merge === null
    ? null
    : { base: baseSha, merge, how: 'a merge of base and head that was made here, and the base' };
}

const AUTHOR = ['-c', 'user.name=nonesuch', '-c', 'user.email=nonesuch@localhost', '-c', 'commit.gpgSign=false'];
