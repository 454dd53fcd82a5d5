/** What is compared, or that there is nothing to compare. */
export type Plan = ComparePlan | IndexPlan;

export interface ComparePlan {
  readonly kind: 'compare';
  /** Commit ids. Both are there, with their trees. */
  readonly base: string;
  readonly head: string;
  /** How these two came to be chosen; for the log. */
  readonly how: string;
  /** What a reader should know about the comparison; for the log and the summary. */
  readonly notes: readonly string[];
}

/** Nothing to compare: the index of the checked out commit is built, for later runs to find. */
export interface IndexPlan {
  readonly kind: 'index';
  readonly head: string;
  readonly how: string;
}
