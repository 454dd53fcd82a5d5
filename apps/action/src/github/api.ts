import type { DiffFile } from '../review/patch.ts';

/** A comment as GitHub has it, as far as we read it. */
export interface PostedComment {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  /** Login of its author; of an app it ends in `[bot]`. Null where the account is gone. */
  readonly author: string | null;
}

export interface ReviewCommentRequest {
  readonly path: string;
  readonly line: number;
  readonly body: string;
}

/** What we ask of GitHub about one pull request. Everything else is a pure function of the report. */
export interface PullRequestApi {
  /** Login that the token acts as. */
  viewer(): Promise<string>;
  /** All comments, of all pages. */
  comments(): Promise<PostedComment[]>;
  createComment(body: string): Promise<PostedComment>;
  updateComment(id: number, body: string): Promise<PostedComment>;
  /** Changed files with the lines that they remove; `complete` is false where GitHub lists no more of them. */
  files(): Promise<{ readonly files: DiffFile[]; readonly complete: boolean }>;
  reviewComments(): Promise<PostedComment[]>;
  /** One review with all its comments, on removed lines of the diff up to `headSha`. */
  createReview(headSha: string, body: string, comments: readonly ReviewCommentRequest[]): Promise<void>;
  updateReviewComment(id: number, body: string): Promise<void>;
}
