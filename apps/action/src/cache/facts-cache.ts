import type { JobEvent } from '../event.ts';

/** Facts of earlier runs, kept between jobs. Facts are named by blob, so those of any revision help. */
export interface FactsCache {
  /** Directory of the index while the job runs: outside of the checkout, and the same one in each job. */
  readonly directory: string;
  /**
   * Brings back what an earlier job kept, that of the same commit if there is one.
   * The index checks each part that it reads; what is damaged is made again.
   */
  restore(head: string): Promise<Restored>;
  /** Keeps the directory for later jobs. A cache that cannot be kept costs the next job time, and is no failure. */
  save(head: string): Promise<void>;
}

export type Restored = 'nothing' | 'older' | 'same commit';

/**
 * Whether this job's facts are kept.
 *
 * A fork's are never: what a stranger's job wrote must not be read by others. A push keeps what is new, since all branches read the
 * default branch's cache. A pull request keeps them only where there was nothing at all, or its pushes would fill the quota.
 *
 * @param fresh how many files had to be read
 */
export function keepsFacts(event: JobEvent, restored: Restored, fresh: number): boolean {
  if (event.kind === 'pull_request' && (event.fork || event.privileged)) return false;
  if (fresh === 0 || restored === 'same commit') return false;
  return event.kind === 'push' || event.kind === 'manual' || restored === 'nothing';
}
