import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Cell, upperBound } from '../engine/tally.ts';
import type { CorpusResult } from './corpus-result.ts';
import { peersTable } from './format-peers.ts';
import { addReasons, total } from './format-results.ts';

const folder = new URL('../results/', import.meta.url);

/** The results that are kept in the repository, by name of the corpus. */
export function keptResults(): CorpusResult[] {
  return readdirSync(fileURLToPath(folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as CorpusResult);
}

/** The generated part of the page of judges. */
export function measuresPage(results: readonly CorpusResult[]): string {
  const { all, top, member, kinds } = total(results);
  const missed = (one: CorpusResult): number => missedElsewhere(one).length;
  const missedByAll = results.reduce((sum, one) => sum + missed(one), 0);
  const rows = (cells: readonly (readonly [string, Cell])[]): string[][] =>
    cells.map(([name, cell]) => row(name, cell));
  return [
    table(results.map(corpusRow), ['corpus', 'kind', 'revision', 'judged', 'of']),
    table(
      [...results.map((one) => row(one.corpus, one.cells.all, missed(one))), row('**all**', all, missedByAll)],
      judgedBy('by any judge'),
    ),
    table(rows([['top level', top], ['members', member], ...kinds]), judgedBy('by the reference')),
    otherJudges(results),
    peersTable(results),
    table(
      addReasons(results.flatMap(({ reasons }) => [...reasons.used, ...reasons.unused]))
        .slice(0, 12)
        .map(({ code, top: ofTop, members }) => [`[\`${code}\`](reasons/${code}.md)`, String(ofTop), String(members)]),
      ['what came first where the answer was `inconclusive`', 'top level', 'members'],
    ),
  ].join('\n\n');
}

function corpusRow({ corpus, repository, kind, revision, cells, declared }: CorpusResult): string[] {
  const name = repository === null ? corpus : `[${corpus}](https://github.com/${repository})`;
  return [name, kind, `\`${revision.slice(0, 12)}\``, String(cells.all.trials), String(declared)];
}

function judgedBy(judge: string): string[] {
  const absent = `false \`absent\` ${judge}`;
  return [
    '',
    'judged',
    'used',
    'of these `referenced`',
    absent,
    '95% bound',
    'unused',
    'of these `absent`',
    'not graded',
  ];
}

/** Symbols that deletion or execution proves to be used, and the reference does not. */
function missedElsewhere({ deletion, execution, falseAbsences }: CorpusResult): string[] {
  const missed = deletion?.missed.map((one) => one.slice(0, one.indexOf(': TS'))) ?? [];
  return [...new Set([...missed, ...(execution?.absent ?? [])])].filter((symbol) => !falseAbsences.includes(symbol));
}

function row(name: string, cell: Cell, missed = 0): string[] {
  const falseAbsences = cell.falseAbsences + missed;
  const bound = upperBound(falseAbsences, cell.trials);
  return [
    name,
    String(cell.trials),
    String(cell.used),
    share(cell.usedReferenced, cell.used),
    String(falseAbsences),
    bound === null ? '' : `${(bound * 100).toPrecision(2)}%`,
    String(cell.unused),
    share(cell.unusedAbsent, cell.unused),
    String(cell.ungraded),
  ];
}

/** Deletion and execution: where they missed nothing, and what they found else. */
function otherJudges(results: readonly CorpusResult[]): string {
  const lines = results.flatMap((result) => {
    const { corpus, deletion, execution } = result;
    const deleted = deletion && `${deletion.tried} called \`absent\` were deleted, ${deletion.missed.length} missed`;
    const ran = execution && `${execution.ran} functions ran, ${execution.absent.length} of them called \`absent\``;
    const named = missedElsewhere(result).map((symbol) => `\`${symbol}\``);
    const said = [deleted, ran].filter((one) => one !== null).join('; ');
    return said === '' ? [] : [`- ${corpus}: ${said}${named.length > 0 ? `: ${named.join(', ')}` : ''}`];
  });
  return lines.join('\n');
}

/** Rounded down, so that 100% is said of a whole alone. */
function share(part: number, whole: number): string {
  return whole === 0 ? '' : `${Math.floor((part / whole) * 1000) / 10}%`;
}

function table(rows: readonly (readonly string[])[], head: readonly string[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
