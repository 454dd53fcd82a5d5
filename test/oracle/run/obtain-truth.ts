import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import ts from 'typescript';
import { generateTruth } from '../truth/generate.ts';
import { readTruth, type StoredTruth, SWEEP_VERSION, SweepLog, TRUTH_VERSION, writeTruth } from '../truth/store.ts';
import { headRevision } from '../truth/tracked.ts';
import type { Corpus } from './corpora.ts';
import type { Deadline } from './deadline.ts';

export interface TruthRun {
  readonly root: string;
  readonly corpus: Corpus;
  readonly file: string;
  readonly externals: string | null;
  readonly thorough: boolean;
  /** Ask the compiler again though its answers are there. */
  readonly fresh: boolean;
  readonly deadline: Deadline;
  readonly progress: (message: string) => void;
}

/** The compiler's answers about a checkout: those that are kept, or new ones. Null where time was up before the last. */
export function obtainTruth(run: TruthRun): StoredTruth | null {
  const revision = headRevision(run.root);
  if (existsSync(run.file) && !run.fresh) {
    const stored = readTruth(run.file);
    const { header } = stored;
    if (header.revision === revision && header.version === ts.version && header.judge === TRUTH_VERSION) return stored;
  }
  const { unjudged = [] } = run.corpus;
  const identity = JSON.stringify([
    revision,
    ts.version,
    SWEEP_VERSION,
    run.thorough,
    run.externals !== null,
    unjudged,
  ]);
  const log = new SweepLog(run.file, createHash('sha256').update(identity).digest('hex').slice(0, 10));
  if (run.fresh) log.remove();
  const truth = generateTruth({
    root: run.root,
    externals: run.externals,
    thorough: run.thorough,
    unjudged,
    known: log.read(),
    swept: (sweep) => {
      log.append(sweep);
      return !run.deadline.passed;
    },
    progress: run.progress,
  });
  if (!truth) return null;
  const { projects, files } = truth;
  const header = {
    oracle: 'typescript' as const,
    version: ts.version,
    judge: TRUTH_VERSION,
    revision,
    projects,
    files,
  };
  writeTruth(run.file, header, truth);
  return { header, records: truth.records };
}
