import type { Deletion } from '../deletion.ts';
import type { Cell, Disagreement, Tally } from '../engine/tally.ts';
import type { PeerResult } from '../peers/peer.ts';
import type { Corpus } from './corpora.ts';

/** How often one reason came first, and where, for example. */
export interface ReasonCount {
  readonly code: string;
  readonly top: number;
  readonly members: number;
  readonly example: string;
}

/** What one corpus gave: kept in the repository, and what the page of judges is made of. */
export interface CorpusResult {
  readonly corpus: string;
  readonly repository: string | null;
  readonly revision: string;
  readonly kind: string;
  /** Declared symbols of the corpus, and how many of them were judged. */
  readonly declared: number;
  readonly sample: { readonly size: number; readonly seed: number } | null;
  readonly cells: { readonly all: Cell; readonly top: Cell; readonly member: Cell };
  readonly kinds: Readonly<Record<string, Cell>>;
  /** Symbols that the compiler proves to be used and the engine calls absent. */
  readonly falseAbsences: readonly string[];
  readonly crashed: readonly string[];
  readonly reasons: {
    readonly used: readonly ReasonCount[];
    readonly unused: readonly ReasonCount[];
    readonly unexpected: readonly ReasonCount[];
  };
  readonly latency: Tally['latency'];
  readonly deletion: DeletionResult | null;
  readonly execution: ExecutionResult | null;
  readonly peers: readonly PeerResult[] | null;
}

/** Declared functions that ran while the project's own tests did, by what the engine says of them. */
export interface ExecutionResult {
  /** Tests that fail here run the functions before they fail: the exit code is kept, not judged. */
  readonly exit: number | null;
  readonly ran: number;
  readonly referenced: number;
  readonly inconclusive: number;
  readonly undeclared: number;
  readonly absent: readonly string[];
}

export interface DeletionResult {
  readonly tried: number;
  readonly notTried: number;
  readonly notMissed: number;
  /** Only an export list names it. */
  readonly exportOnly: number;
  /** Absent by the engine, and missed by the compiler: the symbol and the first error. */
  readonly missed: readonly string[];
}

export function corpusResult(
  corpus: Corpus,
  revision: string,
  declared: number,
  sample: CorpusResult['sample'],
  result: Tally,
  deleted: readonly Deletion[] | null,
  execution: ExecutionResult | null,
  peers: readonly PeerResult[] | null,
): CorpusResult {
  return {
    corpus: corpus.name,
    repository: corpus.repository,
    revision,
    kind: corpus.kind,
    declared,
    sample,
    cells: { all: result.all, top: result.top, member: result.member },
    kinds: Object.fromEntries([...result.kinds].sort(([a], [b]) => (a < b ? -1 : 1))),
    falseAbsences: result.falseAbsences.map(({ truth }) => truth.symbol),
    crashed: result.crashed.map(({ truth }) => truth.symbol),
    reasons: {
      used: countReasons(result.usedInconclusive),
      unused: countReasons(result.unusedInconclusive),
      unexpected: countReasons(result.unexpectedUses),
    },
    latency: result.latency,
    deletion: deleted && deletionResult(deleted),
    execution,
    peers,
  };
}

function deletionResult(deleted: readonly Deletion[]): DeletionResult {
  const missed = deleted.filter(({ outcome, exportOnly }) => outcome === 'missed' && !exportOnly);
  return {
    tried: deleted.filter(({ outcome }) => outcome !== 'not_tried').length,
    notTried: deleted.filter(({ outcome }) => outcome === 'not_tried').length,
    notMissed: deleted.filter(({ outcome }) => outcome === 'not_missed').length,
    exportOnly: deleted.filter(({ exportOnly }) => exportOnly).length,
    missed: missed.map(({ symbol, errors: [first] }) => `${symbol}: TS${first!.code} ${first!.path} ${first!.text}`),
  };
}

/** Limiting reasons by how often they came first. */
export function countReasons(pairs: readonly Disagreement[]): ReasonCount[] {
  const counts = new Map<string, { code: string; top: number; members: number; example: string }>();
  for (const { truth, answer } of pairs) {
    const code = answer.codes[0] ?? 'none';
    const example = `${truth.symbol}${answer.sample ? ` at ${answer.sample}` : ''}`;
    const row = counts.get(code) ?? { code, top: 0, members: 0, example };
    if (truth.level === 'top') row.top++;
    else row.members++;
    counts.set(code, row);
  }
  return [...counts.values()].sort((a, b) => b.top + b.members - a.top - a.members).slice(0, 12);
}
