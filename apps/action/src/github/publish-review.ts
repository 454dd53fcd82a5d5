import { setTimeout as sleep } from 'node:timers/promises';
import { parseMarker } from '../comment/marker.ts';
import type { Outcome } from '../finding/findings.ts';
import { type ExistingReviewComment, planReview, type ReviewContext, type ReviewPlan } from '../review/plan.ts';
import type { PullRequestApi } from './api.ts';
import { isUncertain } from './failure.ts';
import { sameLogin } from './publish-comment.ts';

export interface PublishedReview {
  readonly created: number;
  readonly updated: number;
  /** Findings that have no comment on their line. */
  readonly left: number;
}

/**
 * Brings the comments on removed lines up to date: one review with those that are new, an edit of each that has changed.
 *
 * @param headSha the head that GitHub's diff is made with
 * @param pause milliseconds before a second look after an uncertain answer
 * @throws what the API throws
 */
export async function publishReview(
  api: PullRequestApi,
  outcome: Outcome,
  headSha: string,
  context: ReviewContext,
  viewer: () => Promise<string>,
  pause = 1_000,
): Promise<PublishedReview> {
  const existing = await findOurs(api, context.key, viewer);
  const known = new Set(existing.map((comment) => comment.symbol));
  const files = outcome.kind === 'findings' && context.most > 0 ? (await api.files()).files : [];
  const plan = planReview(outcome, files, existing, context);
  if (plan.create.length > 0) await createOnce(api, headSha, plan, context.key, known, viewer, pause);
  for (const { id, body } of plan.update) await api.updateReviewComment(id, body);
  return { created: plan.create.length, updated: plan.update.length, left: plan.left };
}

async function findOurs(
  api: PullRequestApi,
  key: string,
  viewer: () => Promise<string>,
): Promise<ExistingReviewComment[]> {
  const marked = (await api.reviewComments()).flatMap((comment) => {
    const marker = parseMarker(comment.body);
    return marker === null || marker.symbol === null || marker.key !== key
      ? []
      : [{ ...marker, symbol: marker.symbol, comment }];
  });
  if (marked.length === 0) return [];
  const me = await viewer();
  return marked
    .filter(({ comment }) => sameLogin(comment.author, me))
    .map(({ comment, symbol, digest }) => ({ id: comment.id, symbol, digest }));
}

async function createOnce(
  api: PullRequestApi,
  headSha: string,
  plan: ReviewPlan,
  key: string,
  known: ReadonlySet<string>,
  viewer: () => Promise<string>,
  pause: number,
): Promise<void> {
  try {
    await api.createReview(headSha, reviewBody(plan), plan.create);
  } catch (error) {
    if (!isUncertain(error)) throw error;
    await sleep(pause);
    const arrived = (await findOurs(api, key, viewer)).some(({ symbol }) => !known.has(symbol));
    if (!arrived) await api.createReview(headSha, reviewBody(plan), plan.create);
  }
}

function reviewBody(plan: ReviewPlan): string {
  const count = plan.create.length;
  const said = count === 1 ? 'A symbol that is removed here' : `${count} symbols that are removed here`;
  return `${said} may still be in use; see the removed ${count === 1 ? 'line' : 'lines'} below.`;
}
