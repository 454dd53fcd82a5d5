/** Longest body of an issue comment, a review or a review comment, in characters. Above it GitHub answers 422. */
export const COMMENT_LIMIT = 65_536;

/** Largest summary of a step, in bytes. Above it the runner drops the whole summary. */
export const SUMMARY_LIMIT = 1_048_576;

/** Annotations of one kind (warning, error) that GitHub keeps per step; more are dropped without a word. */
export const ANNOTATIONS_PER_KIND = 10;

/** Annotations that GitHub keeps per job, all kinds and steps together. */
export const ANNOTATIONS_PER_JOB = 50;

/** Review comments in one review that we ever send: above it a secondary rate limit is near, and nobody reads them. */
export const REVIEW_COMMENTS_CEILING = 30;

/** Review comments by default: the most useful ones. The others are in the sticky comment. */
export const REVIEW_COMMENTS_DEFAULT = 10;

/** Files of a pull request that GitHub lists at all. */
export const PULL_FILES_LIMIT = 3_000;

/** SARIF results that GitHub shows of one run; a file may hold 25,000. */
export const SARIF_RESULTS_SHOWN = 5_000;
