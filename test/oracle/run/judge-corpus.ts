import { copyFileSync } from 'node:fs';
import path from 'node:path';
import type { Deletion } from '../deletion.ts';
import type { EngineAnswer } from '../engine/answer.ts';
import { formatTally } from '../engine/format-tally.ts';
import { openView } from '../engine/judge-all.ts';
import { regrade } from '../engine/regrade.ts';
import { isGradedUnused, tally } from '../engine/tally.ts';
import { runTests } from '../execution.ts';
import { exportTools } from '../peers/export-tools.ts';
import { noUnused } from '../peers/no-unused.ts';
import { gradeAnswers, gradePeer, type PeerResult } from '../peers/peer.ts';
import { searchWords } from '../peers/word-search.ts';
import { sample } from '../truth/sample.ts';
import type { StoredTruth } from '../truth/store.ts';
import { headRevision } from '../truth/tracked.ts';
import type { Corpus } from './corpora.ts';
import { type CorpusResult, corpusResult, type ExecutionResult } from './corpus-result.ts';
import type { Deadline } from './deadline.ts';
import { executionResult, formatExecution } from './execution-result.ts';
import { formatDeletions } from './format-deletions.ts';
import { formatPeers } from './format-peers.ts';
import { obtainAnswers } from './obtain-answers.ts';
import { obtainDeletions } from './obtain-deletions.ts';
import { obtainTruth } from './obtain-truth.ts';

export interface RunOptions {
  readonly cache: string;
  readonly truth: string | null;
  readonly answers: string | null;
  readonly externals: string | null;
  readonly sample: number | null;
  /** At most this many members, which cost most; what stands at top level is judged all the same. */
  readonly members: number;
  readonly seed: number;
  readonly list: number;
  readonly deletions: number;
  /** Where other tools are installed; null: they are not asked. */
  readonly peers: string | null;
  readonly execute: boolean;
  readonly thorough: boolean;
  readonly fresh: boolean;
  readonly truthOnly: boolean;
  readonly build: string;
  readonly deadline: Deadline;
  readonly print: (text: string) => void;
  readonly progress: (message: string) => void;
}

/** How many symbols are deleted at least of those on which the reference and the engine differ: there are few. */
const DOUBTED = 50;

/** Judges one checkout by the compiler, the engine and the deletion of what the engine calls absent. */
export async function judgeCorpus(corpus: Corpus, root: string, options: RunOptions): Promise<CorpusResult | null> {
  const revision = headRevision(root);
  const name = `${corpus.name}-${revision.slice(0, 12)}`;
  const progress = (message: string) => options.progress(`${corpus.name}: ${message}`);
  const { externals, thorough, fresh, deadline, seed } = options;
  const file = options.truth ?? path.join(options.cache, `${name}.truth.jsonl`);
  const truth = obtainTruth({ root, corpus, file, externals, thorough, fresh, deadline, progress });
  if (!truth) return null;
  options.print(summarize(corpus.name, truth));
  if (options.truthOnly) return null;

  const size = options.sample ?? corpus.sample ?? Number.POSITIVE_INFINITY;
  const records = withFewMembers(sample(truth.records, size, seed), options.members, seed);
  const symbols = symbolsOf(records);
  const kept = path.join(options.cache, `${name}.${options.build}.answers.jsonl`);
  const answers = await obtainAnswers(root, symbols, kept, deadline, progress);
  if (!answers) return null;
  if (options.answers) copyFileSync(kept, options.answers);

  let deleted: readonly Deletion[] | null = null;
  let doubted: readonly Deletion[] = [];
  if (options.deletions > 0) {
    const run = { root, externals, seed, file: path.join(options.cache, `${name}.deletions.jsonl`), deadline };
    const absent = answers.filter(({ verdict }) => verdict === 'absent').map(({ symbol }) => symbol);
    deleted = obtainDeletions({ ...run, symbols: absent, size: options.deletions });
    // Where the reference sees no use and the engine hesitates, deletion says who is right.
    const hesitated = records.filter((record, at) => isGradedUnused(record) && answers[at]!.verdict === 'inconclusive');
    const size = Math.max(options.deletions, DOUBTED);
    const retried = deleted && obtainDeletions({ ...run, symbols: symbolsOf(hesitated), size });
    if (!deleted || !retried) return null;
    doubted = retried;
  }
  const graded = regrade(records, doubted);
  const result = tally(graded, answers);
  options.print(`\n${formatTally(result, root, options.list)}`);
  if (deleted) options.print(`\n${formatDeletions(deleted, root)}`);
  if (doubted.length > 0) options.print(formatRegraded(graded, doubted));
  let execution: ExecutionResult | null = null;
  if (options.execute && corpus.tests) {
    const { exit, ran } = runTests(root, corpus.tests, 5);
    progress(`${ran.length} declared functions ran`);
    // Nothing ran where the tests could not start: no function of it was looked at, and none is counted.
    if (ran.length === 0)
      throw new Error(`${corpus.name}: no function ran (exit ${exit}): are its dependencies installed?`);
    const about = ran.map(({ symbol }) => symbol);
    const executed = await obtainAnswers(root, about, kept, deadline, progress);
    if (!executed) return null;
    execution = executionResult(exit, executed);
    options.print(`\n${formatExecution(execution)}`);
  }
  const peers = options.peers === null ? null : await askPeers(root, options.peers, externals, graded, answers);
  if (peers) options.print(`\n${formatPeers(peers)}`);
  const sampled = records.length < truth.records.length ? { size: records.length, seed } : null;
  return corpusResult(corpus, revision, truth.records.length, sampled, result, deleted, execution, peers);
}

function withFewMembers(records: StoredTruth['records'], size: number, seed: number): StoredTruth['records'] {
  const members = records.filter(({ level }) => level === 'member');
  const kept = new Set(sample(members, size, seed));
  return records.filter((record) => record.level === 'top' || kept.has(record));
}

function symbolsOf(records: StoredTruth['records']): string[] {
  return records.map(({ symbol }) => symbol);
}

function formatRegraded(graded: StoredTruth['records'], doubted: readonly Deletion[]): string {
  const structural = graded.filter(({ blind }) => blind.includes('structure')).length;
  return `of ${doubted.length} without a reference on which the engine hesitates, ${structural} are missed once deleted: not graded`;
}

/** The same symbols, as other tools see them; ours first. */
async function askPeers(
  root: string,
  tools: string,
  externals: string | null,
  records: StoredTruth['records'],
  answers: readonly EngineAnswer[],
): Promise<PeerResult[]> {
  const timed = async <T>(make: () => T | Promise<T>): Promise<[T, number]> => {
    const { user, system } = process.cpuUsage();
    const made = await make();
    const spent = process.cpuUsage({ user, system });
    return [made, (spent.user + spent.system) / 1e6];
  };
  const [, indexed] = await timed(() => openView(root));
  const judged = answers.reduce((sum, { microseconds }) => sum + microseconds, 0) / 1e6;
  const [words, searched] = await timed(() => searchWords(root, symbolsOf(records)));
  return [
    gradeAnswers('Nonesuch', indexed + judged, records, answers),
    ...exportTools(root, tools).map((peer) => gradePeer(peer, records)),
    gradePeer(noUnused(root, externals), records),
    gradeAnswers('word search', searched, records, words),
  ];
}

function summarize(name: string, truth: StoredTruth): string {
  const counts = new Map<string, number>();
  for (const { level, standing, surface } of truth.records) {
    const key = `${level} ${standing}${surface === 'none' ? '' : ` (${surface})`}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const { projects, files } = truth.header;
  const parts = [...counts].sort().map(([key, count]) => `${key} ${count}`);
  return `${name}: ${truth.records.length} symbols, ${files} files, ${projects} projects; ${parts.join(', ')}`;
}
