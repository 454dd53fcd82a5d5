import type { JobEvent } from '../event.ts';
import type { Git } from '../git/git.ts';
import { differingPaths, hasCommit } from '../git/objects.ts';
import type { ComparePlan } from './revisions.ts';

/**
 * For each path, a commit that shows the very bytes that were judged and that lives longer than a merge commit of GitHub's:
 * the pull request's head where the blob is the same, else the base, else none (then the judged commit itself is linked).
 */
export async function anchorsOf(
  git: Git,
  event: JobEvent,
  plan: ComparePlan,
  paths: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const anchors = new Map<string, string>();
  const lasting = event.kind === 'pull_request' && event.headSha !== plan.head ? [event.headSha, plan.base] : [];
  for (const commit of lasting) {
    const differing = (await hasCommit(git, commit)) ? await differingPaths(git, commit, plan.head) : null;
    if (differing === null) continue;
    for (const path of paths) if (!anchors.has(path) && !differing.has(path)) anchors.set(path, commit);
  }
  return anchors;
}
