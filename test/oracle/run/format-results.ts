import { formatCells } from '../engine/format-tally.ts';
import { addCell, type Cell, emptyCell } from '../engine/tally.ts';
import type { CorpusResult, ReasonCount } from './corpus-result.ts';

/** One table over all corpora: a line each, then levels and kinds of all together, then what held answers back. */
export function formatResults(results: readonly CorpusResult[]): string {
  const { all, top, member, kinds } = total(results);
  const deleted = results.map(({ deletion }) => deletion).filter((deletion) => deletion !== null);
  const sum = (of: (one: (typeof deleted)[number]) => number): number => deleted.reduce((n, one) => n + of(one), 0);
  return [
    formatCells(results.map(({ corpus, cells }) => [corpus, cells.all])),
    formatCells([['all corpora', all], ['top level', top], ['members', member], ...kinds]),
    `deletion: ${sum(({ tried }) => tried)} symbols called absent were deleted, ${sum(({ missed }) => missed.length)} missed`,
    executed(results),
    reasons(
      'used, but inconclusive',
      results.flatMap(({ reasons }) => reasons.used),
    ),
    reasons(
      'unused, but inconclusive',
      results.flatMap(({ reasons }) => reasons.unused),
    ),
  ].join('\n\n');
}

function executed(results: readonly CorpusResult[]): string {
  const runs = results.map(({ execution }) => execution).filter((execution) => execution !== null);
  const ran = runs.reduce((sum, one) => sum + one.ran, 0);
  const absent = runs.reduce((sum, one) => sum + one.absent.length, 0);
  return `execution: ${ran} declared functions ran in ${runs.length} corpora, ${absent} called absent`;
}

export function total(results: readonly CorpusResult[]) {
  const sum = { all: emptyCell(), top: emptyCell(), member: emptyCell() };
  const kinds = new Map<string, Cell>();
  for (const result of results) {
    addCell(sum.all, result.cells.all);
    addCell(sum.top, result.cells.top);
    addCell(sum.member, result.cells.member);
    for (const [kind, cell] of Object.entries(result.kinds)) {
      const into = kinds.get(kind) ?? emptyCell();
      addCell(into, cell);
      kinds.set(kind, into);
    }
  }
  return { ...sum, kinds: [...kinds].sort(([a], [b]) => (a < b ? -1 : 1)) };
}

/** Reasons of several corpora, added up. */
export function addReasons(lists: readonly ReasonCount[]): ReasonCount[] {
  const sums = new Map<string, ReasonCount>();
  for (const row of lists) {
    const known = sums.get(row.code);
    sums.set(row.code, known ? { ...known, top: known.top + row.top, members: known.members + row.members } : row);
  }
  return [...sums.values()].sort((a, b) => b.top + b.members - a.top - a.members);
}

function reasons(title: string, lists: readonly ReasonCount[]): string {
  const lines = addReasons(lists)
    .slice(0, 12)
    .map(({ code, top, members, example }) => `  ${code}: ${top} top, ${members} members; e.g. ${example}`);
  return [`${title}, by limiting reason`, ...lines].join('\n');
}
