import type { CommentText } from './comment/body.ts';
import type { PullRequestEvent } from './event.ts';
import type { Outcome } from './finding/findings.ts';
import type { PullRequestApi } from './github/api.ts';
import { type Failure, failureOf, isUncertain } from './github/failure.ts';
import { type PublishedComment, publishComment } from './github/publish-comment.ts';
import { type PublishedReview, publishReview } from './github/publish-review.ts';
import type { Inputs } from './inputs.ts';
import type { ReviewContext } from './review/plan.ts';

export interface Publication {
  readonly comment: PublishedComment | null;
  readonly review: PublishedReview | null;
  readonly failures: readonly Failure[];
}

/** Login that the token of a job acts as. */
const JOB_TOKEN_LOGIN = 'github-actions[bot]';

/**
 * Tells the pull request. Each part fails for itself and never throws: the report is written by now, and a run is not worse
 * for a comment that could not be posted.
 */
export async function publish(
  api: PullRequestApi,
  event: PullRequestEvent,
  inputs: Pick<Inputs, 'comment' | 'commentKey' | 'reviewComments'>,
  outcome: Outcome,
  text: CommentText,
  review: ReviewContext | null,
): Promise<Publication> {
  const failures: Failure[] = [];
  const viewer = once(() => viewerOf(api));
  const attempt = async <T>(act: string, body: () => Promise<T>): Promise<T | null> => {
    try {
      return await body();
    } catch (error) {
      failures.push(failureOf(error, act, event.fork));
      return null;
    }
  };
  const comment = await attempt('keep the comment', () =>
    publishComment(api, inputs.comment, outcome, inputs.commentKey, text, viewer),
  );
  // A token that may not comment may not review either; to be refused once is enough.
  const refused = failures.some(({ kind }) => kind === 'forbidden' || kind === 'unauthorized');
  const reviewed =
    review === null || inputs.reviewComments === 0 || refused
      ? null
      : await attempt('comment on the removed lines', () => publishReview(api, outcome, event.headSha, review, viewer));
  return { comment, review: reviewed, failures };
}

/** A token of an app cannot always ask who it is; then it is taken for the job's own. */
async function viewerOf(api: PullRequestApi): Promise<string> {
  try {
    return await api.viewer();
  } catch (error) {
    // Whoever guessed after a lost connection might post a second comment.
    if (isUncertain(error)) throw error;
    return JOB_TOKEN_LOGIN;
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
