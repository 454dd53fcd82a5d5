import type { Configuration, RemovalReport } from 'nonesuch-schema';

/** The engine, as the Action asks it: everything behind it reads the repository, everything before it reads the report. */
export interface Engine {
  /**
   * Judges what `head` removed of what `base` declares.
   *
   * @param root absolute path of the repository
   * @param base, head commit ids that are there
   * @throws an error with a message and, where it has one, a hint; never returns a report that only looks whole
   */
  judge(root: string, base: string, head: string, options: JudgeOptions): Promise<RemovalReport>;
  /** Builds the index of one commit and keeps it. */
  index(root: string, head: string, options: JudgeOptions): Promise<void>;
}

export interface JudgeOptions {
  readonly configuration: Configuration;
  /** Whether waivers in comments of head count: not where a stranger's head is judged with somebody else's rights. */
  readonly believeHead: boolean;
  /** What was not seen for the choice of the revisions: it holds down the whole answer. */
  readonly notes: readonly string[];
  /** Directory of the index, outside of the checkout; null keeps it in memory. */
  readonly indexDirectory: string | null;
  readonly log: (message: string) => void;
  /** Told for each revision: how many of its files had to be read, because no fact of them was there. */
  readonly onIndexed: (fresh: number) => void;
}
