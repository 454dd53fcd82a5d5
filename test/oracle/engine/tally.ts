import type { TruthRecord } from '../truth/record.ts';
import type { EngineAnswer } from './answer.ts';

/** How the engine's answers stand to the compiler's, for one group of symbols. */
export interface Cell {
  trials: number;
  used: number;
  usedReferenced: number;
  usedInconclusive: number;
  falseAbsences: number;
  /** Unused, seen by the oracle in full, and no public surface. */
  unused: number;
  unusedAbsent: number;
  unusedInconclusive: number;
  unusedReferenced: number;
  /** Soft or blind: counted, not graded; how many of them are called absent. */
  ungraded: number;
  ungradedAbsent: number;
  undeclared: number;
}

export interface Tally {
  readonly all: Cell;
  readonly top: Cell;
  readonly member: Cell;
  readonly kinds: ReadonlyMap<string, Cell>;
  readonly falseAbsences: readonly Disagreement[];
  /** The compiler knows only soft sites, and the engine says absent: to be judged by deletion. */
  readonly doubtfulAbsences: readonly Disagreement[];
  /** The compiler knows no use, and the engine names one. */
  readonly unexpectedUses: readonly Disagreement[];
  readonly usedInconclusive: readonly Disagreement[];
  readonly unusedInconclusive: readonly Disagreement[];
  readonly undeclared: readonly string[];
  readonly crashed: readonly Disagreement[];
  /** Microseconds per judgement. */
  readonly latency: { readonly p50: number; readonly p95: number; readonly max: number };
}

export interface Disagreement {
  readonly truth: TruthRecord;
  readonly answer: EngineAnswer;
}

/** Grades the engine's answers. Both lists are about the same symbols, in the same order. */
export function tally(truth: readonly TruthRecord[], answers: readonly EngineAnswer[]): Tally {
  const all = emptyCell();
  const levels = { top: emptyCell(), member: emptyCell() };
  const kinds = new Map<string, Cell>();
  const lists = {
    falseAbsences: [] as Disagreement[],
    doubtfulAbsences: [] as Disagreement[],
    unexpectedUses: [] as Disagreement[],
    usedInconclusive: [] as Disagreement[],
    unusedInconclusive: [] as Disagreement[],
    crashed: [] as Disagreement[],
    undeclared: [] as string[],
  };
  truth.forEach((record, at) => {
    const answer = answers[at]!;
    if (answer.symbol !== record.symbol) throw new Error(`answers are out of step at ${record.symbol}`);
    let kind = kinds.get(record.kind);
    if (!kind) {
      kind = emptyCell();
      kinds.set(record.kind, kind);
    }
    for (const cell of [all, levels[record.level], kind]) grade(cell, record, answer);
    const pair = { truth: record, answer };
    const { verdict } = answer;
    if (verdict === 'undeclared') lists.undeclared.push(record.symbol);
    else if (verdict === 'crashed') lists.crashed.push(pair);
    else if (record.standing === 'used' && verdict === 'absent') lists.falseAbsences.push(pair);
    else if (record.standing === 'soft' && verdict === 'absent') lists.doubtfulAbsences.push(pair);
    else if (record.standing === 'used' && verdict === 'inconclusive') lists.usedInconclusive.push(pair);
    else if (record.standing === 'unused' && verdict === 'referenced') lists.unexpectedUses.push(pair);
    else if (isGradedUnused(record) && verdict === 'inconclusive') lists.unusedInconclusive.push(pair);
  });
  return { all, ...levels, kinds, ...lists, latency: quantiles(answers) };
}

export function emptyCell(): Cell {
  return {
    trials: 0,
    used: 0,
    usedReferenced: 0,
    usedInconclusive: 0,
    falseAbsences: 0,
    unused: 0,
    unusedAbsent: 0,
    unusedInconclusive: 0,
    unusedReferenced: 0,
    ungraded: 0,
    ungradedAbsent: 0,
    undeclared: 0,
  };
}

/** Unused, as far as the reference can see, and nobody's but the repository's own. */
export function isGradedUnused(record: TruthRecord): boolean {
  return record.standing === 'unused' && record.surface === 'none';
}

function grade(cell: Cell, record: TruthRecord, { verdict }: EngineAnswer): void {
  if (verdict === 'undeclared' || verdict === 'crashed') {
    cell.undeclared++;
    return;
  }
  cell.trials++;
  if (record.standing === 'used') {
    cell.used++;
    if (verdict === 'referenced') cell.usedReferenced++;
    else if (verdict === 'absent') cell.falseAbsences++;
    else cell.usedInconclusive++;
  } else if (isGradedUnused(record)) {
    cell.unused++;
    if (verdict === 'absent') cell.unusedAbsent++;
    else if (verdict === 'referenced') cell.unusedReferenced++;
    else cell.unusedInconclusive++;
  } else {
    cell.ungraded++;
    if (verdict === 'absent') cell.ungradedAbsent++;
  }
}

/** Adds one cell's counts to another's. */
export function addCell(into: Cell, from: Cell): void {
  for (const key of Object.keys(into) as (keyof Cell)[]) into[key] += from[key];
}

/** Upper 95% bound of a rate of which `failures` were seen in `trials`: 3/n where none was. */
export function upperBound(failures: number, trials: number): number | null {
  if (trials === 0) return null;
  if (failures === 0) return 3 / trials;
  // Wilson's interval, one-sided at 97.5%.
  const z = 1.96;
  const p = failures / trials;
  const centre = p + (z * z) / (2 * trials);
  const spread = z * Math.sqrt((p * (1 - p)) / trials + (z * z) / (4 * trials * trials));
  return (centre + spread) / (1 + (z * z) / trials);
}

function quantiles(answers: readonly EngineAnswer[]): Tally['latency'] {
  const sorted = answers
    .filter(({ verdict }) => verdict !== 'undeclared')
    .map(({ microseconds }) => microseconds)
    .sort((a, b) => a - b);
  const at = (q: number): number => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), max: sorted.at(-1) ?? 0 };
}
