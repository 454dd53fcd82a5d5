import { appendFileSync } from 'node:fs';
import { type Deletion, deletions } from '../deletion.ts';
import { sample } from '../truth/sample.ts';
import { readLines } from '../truth/store.ts';
import type { Deadline } from './deadline.ts';

export interface DeletionRun {
  readonly root: string;
  readonly externals: string | null;
  /** Of these, at most `size` are deleted, drawn by seed. */
  readonly symbols: readonly string[];
  readonly size: number;
  readonly seed: number;
  readonly file: string;
  readonly deadline: Deadline;
}

/** Deletes a sample of symbols, and says what the compiler misses. Null where time was up. */
export function obtainDeletions(run: DeletionRun): Deletion[] | null {
  const chosen = sample(run.symbols, run.size, run.seed);
  const known = new Map<string, Deletion>();
  for (const deletion of readLines<Deletion>(run.file)) known.set(deletion.symbol, deletion);
  const open = chosen.filter((symbol) => !known.has(symbol));
  if (open.length > 0) {
    if (run.deadline.passed) return null;
    let left = open.length;
    for (const deletion of deletions(open, { root: run.root, externals: run.externals, fileLimit: 60 })) {
      known.set(deletion.symbol, deletion);
      appendFileSync(run.file, `${JSON.stringify(deletion)}\n`);
      if (--left > 0 && run.deadline.passed) return null;
    }
  }
  return chosen.map((symbol) => known.get(symbol)!);
}
