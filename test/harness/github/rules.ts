import { leftLines, type PullFile } from '../repository/pull-files.ts';

/** What GitHub refuses although its description allows it. */
const COMMENT_LIMIT = 65_536;
const REVIEW_COMMENTS = 30;

export interface PullFacts {
  readonly head: string;
  readonly files: readonly PullFile[];
  readonly base?: string;
  /** Owner and branch of the head, where they are not the emulator's own. */
  readonly headOwner?: string;
  readonly headBranch?: string;
}

/** Why GitHub answers 422, in its words where they are known; null where it does not. */
export function refusalOf(template: string, method: string, body: unknown, pull: PullFacts): string | null {
  const { body: text } = (body ?? {}) as { body?: string };
  if (typeof text === 'string' && text.length > COMMENT_LIMIT) return 'Body is too long (maximum is 65536 characters)';
  if (typeof text === 'string' && text.trim() === '') return "Body can't be blank";
  if (method === 'POST' && template.endsWith('/reviews')) return reviewRefusal(body as Review, pull);
  return null;
}

interface Review {
  readonly commit_id?: string;
  readonly event?: string;
  readonly body?: string;
  readonly comments?: readonly { path: string; line?: number; side?: string; position?: number; body: string }[];
}

function reviewRefusal(review: Review, pull: PullFacts): string | null {
  if (review.commit_id !== pull.head) return 'commit_id is not part of the pull request';
  if (review.event === undefined) return 'A review without an event stays pending, and nobody sees it';
  if (review.event === 'COMMENT' && !review.body) return 'Body is required for a review with the event COMMENT';
  const comments = review.comments ?? [];
  if (comments.length > REVIEW_COMMENTS) return 'You have exceeded a secondary rate limit';
  for (const comment of comments) {
    if (comment.body.length > COMMENT_LIMIT) return 'Body is too long (maximum is 65536 characters)';
    const file = pull.files.find(({ filename }) => filename === comment.path);
    if (file?.patch === undefined) return 'Pull request review thread path is invalid';
    if (comment.side !== 'LEFT' || !leftLines(file.patch).has(comment.line ?? 0)) {
      return 'Pull request review thread line must be part of the diff';
    }
  }
  return null;
}
