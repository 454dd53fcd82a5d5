import { ActionError } from '../action-error.ts';
import type { JobEvent, MergeGroupEvent, PullRequestEvent } from '../event.ts';
import { fetchCommits } from '../git/fetch.ts';
import type { Git } from '../git/git.ts';
import { commitOf, isShallow, parentsOf, verifyRepository } from '../git/objects.ts';
import type { Inputs } from '../inputs.ts';
import { printable } from '../text/printable.ts';
import { mergeResult } from './merge-result.ts';
import type { ComparePlan, Plan } from './revisions.ts';

const DEPTH_HINT = 'Check out with actions/checkout and "fetch-depth: 2".';

/**
 * Decides what is compared, and sees to it that both commits are there.
 *
 * A pull request is judged as its merge result: the merge commit that the event checked out against its first parent. So a
 * use that landed on the base meanwhile counts, and what the base lost meanwhile is not blamed on the pull request.
 *
 * @param address where missing commits come from when the repository has no remote
 * @throws ActionError `cannot_compare` where a commit is not what the event says, or cannot be had. Never a guess.
 */
export async function resolveRevisions(
  git: Git,
  event: JobEvent,
  inputs: Pick<Inputs, 'base' | 'head'>,
  address: string,
): Promise<Plan> {
  await verifyRepository(git);
  const checkedOut = await commitOf(git, 'HEAD');
  if (checkedOut === null)
    throw cannotCompare('the repository has no commit', 'Check out a commit before this action.');
  if (inputs.base !== null || inputs.head !== null) return byInputs(git, event, inputs, checkedOut, address);
  switch (event.kind) {
    case 'pull_request':
      return byPullRequest(git, event, checkedOut, address);
    case 'merge_group':
      return byMergeGroup(git, event, checkedOut, address);
    case 'push':
      return { kind: 'index', head: checkedOut, how: 'a push: the index is built for later runs, nothing is compared' };
    case 'manual':
      return {
        kind: 'index',
        head: checkedOut,
        how: `the event ${printable(event.name, 40)} has no base, and the input is not set`,
      };
  }
}

async function byInputs(
  git: Git,
  event: JobEvent,
  inputs: Pick<Inputs, 'base' | 'head'>,
  checkedOut: string,
  address: string,
): Promise<ComparePlan> {
  const head = inputs.head === null ? checkedOut : await named(git, 'head', inputs.head, address);
  if (inputs.base !== null) {
    return {
      kind: 'compare',
      base: await named(git, 'base', inputs.base, address),
      head,
      how: 'the inputs say so',
      notes: [],
    };
  }
  if (event.kind === 'push' || event.kind === 'manual') {
    throw new ActionError('bad_input', 'input head is set without base', 'Set both, or none.');
  }
  const base = await fetched(git, event.baseSha, address);
  return { kind: 'compare', base, head, how: 'the base of the event, and the input head', notes: [] };
}

async function named(git: Git, input: 'base' | 'head', revision: string, address: string): Promise<string> {
  if (/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u.test(revision)) return fetched(git, revision, address);
  const commit = (await commitOf(git, revision)) ?? (await commitOf(git, `refs/remotes/origin/${revision}`));
  if (commit !== null) return commit;
  throw cannotCompare(
    `input ${input} names no commit: ${printable(revision, 80)}`,
    'Pass a commit id, or check out with "fetch-depth: 0".',
  );
}

async function byPullRequest(
  git: Git,
  event: PullRequestEvent,
  checkedOut: string,
  address: string,
): Promise<ComparePlan> {
  const parents = await parentsOf(git, checkedOut);
  if (parents.length === 2 && parents[1] === event.headSha) {
    // The head itself is wanted for links that outlive the merge commit; a shallow clone may lack it.
    const there = await fetchCommits(git, [parents[0]!, event.headSha], address);
    if (!there.has(parents[0]!)) throw missing(parents[0]!, await isShallow(git));
    return {
      kind: 'compare',
      base: parents[0]!,
      head: checkedOut,
      how: 'the merge commit and its first parent',
      notes: [],
    };
  }
  if (checkedOut === event.headSha) return byHead(git, event, address);
  const what = event.privileged
    ? 'pull_request_target checks out the base, so what is there is not the pull request'
    : 'the checked out commit is neither the merge of the pull request nor its head';
  throw cannotCompare(
    what,
    event.privileged ? 'Use the event pull_request; see "Forks" in the documentation.' : DEPTH_HINT,
  );
}

/**
 * The head alone is checked out: the merge result is had from elsewhere. Where there is none, the head is compared with the
 * merge base, which is less, and the answer says so.
 */
async function byHead(git: Git, event: PullRequestEvent, address: string): Promise<ComparePlan> {
  const result = await mergeResult(git, event, address);
  if (result !== null) return { kind: 'compare', base: result.base, head: result.merge, how: result.how, notes: [] };
  const base = await fetched(git, event.baseSha, address);
  const { code, stdout } = await git.run(['merge-base', base, event.headSha]);
  const mergeBase = stdout.trim();
  if (code !== 0 || mergeBase === '') {
    const why = (await isShallow(git))
      ? 'the clone is shallow, and its history does not reach the merge base'
      : 'base and head have no common history';
    throw cannotCompare(
      why,
      'Leave out "ref" at actions/checkout, so that it checks out the merge commit, with "fetch-depth: 2".',
    );
  }
  return {
    kind: 'compare',
    base: mergeBase,
    head: event.headSha,
    how: 'the head of the pull request and the merge base',
    notes: [
      'Head and base could not be merged, so the head alone was judged: uses that landed on the base since it branched off are not seen.',
    ],
  };
}

async function byMergeGroup(
  git: Git,
  event: MergeGroupEvent,
  checkedOut: string,
  address: string,
): Promise<ComparePlan> {
  if (checkedOut !== event.headSha)
    throw cannotCompare('the checked out commit is not the head of the merge group', DEPTH_HINT);
  const base = await fetched(git, event.baseSha, address);
  return { kind: 'compare', base, head: checkedOut, how: 'the merge group and its base', notes: [] };
}

async function fetched(git: Git, commit: string, address: string): Promise<string> {
  if ((await fetchCommits(git, [commit], address)).has(commit)) return commit;
  throw missing(commit, await isShallow(git));
}

function missing(commit: string, shallow: boolean): ActionError {
  const why = shallow
    ? 'the clone is shallow and it could not be fetched'
    : 'it is not in the clone and could not be fetched';
  return cannotCompare(`commit ${commit.slice(0, 12)} is missing: ${why}`, DEPTH_HINT);
}

function cannotCompare(message: string, hint: string): ActionError {
  return new ActionError('cannot_compare', message, hint);
}
