import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countReasons } from '../run/corpus-result.ts';
import type { Site } from '../truth/record.ts';
import { type Cell, type Disagreement, type Tally, upperBound } from './tally.ts';

/** The table of issue and report: one line per group. */
export function formatCells(rows: readonly (readonly [string, Cell])[]): string {
  const header = [
    '',
    'trials',
    'used',
    'referenced',
    'false absent',
    '95% bound',
    'unused',
    'absent',
    'inconcl.',
    'ungraded',
    'unknown',
  ];
  const lines = rows.map(([label, cell]) => {
    const bound = upperBound(cell.falseAbsences, cell.trials);
    return [
      label,
      String(cell.trials),
      String(cell.used),
      share(cell.usedReferenced, cell.used),
      String(cell.falseAbsences),
      bound === null ? '-' : `${(bound * 100).toPrecision(2)}%`,
      String(cell.unused),
      share(cell.unusedAbsent, cell.unused),
      share(cell.unusedInconclusive, cell.unused),
      String(cell.ungraded),
      String(cell.undeclared),
    ];
  });
  const table = [header, ...lines];
  const widths = header.map((_, column) => Math.max(...table.map((line) => line[column]!.length)));
  return table
    .map((line) =>
      line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  '),
    )
    .join('\n');
}

export function formatTally(result: Tally, root: string, limit: number): string {
  const kinds = [...result.kinds].sort(([a], [b]) => (a < b ? -1 : 1));
  const { p50, p95, max } = result.latency;
  const parts = [
    formatCells([['all', result.all], ['top level', result.top], ['members', result.member], ...kinds]),
    `judgement: p50 ${p50} us, p95 ${p95} us, max ${max} us`,
    reasons('used, but inconclusive', result.usedInconclusive),
    reasons('unused, but inconclusive', result.unusedInconclusive),
    reasons('unused, but referenced', result.unexpectedUses),
    listed('FALSE ABSENCE', result.falseAbsences, root, limit),
    listed('absent on soft sites only', result.doubtfulAbsences, root, limit),
    listed('crashed', result.crashed, root, limit),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function reasons(title: string, pairs: readonly Disagreement[]): string {
  if (pairs.length === 0) return '';
  const lines = countReasons(pairs).map(
    ({ code, top, members, example }) => `  ${code}: ${top} top, ${members} members; e.g. ${example}`,
  );
  return [`${title}: ${pairs.length}, by limiting reason`, ...lines].join('\n');
}

function listed(title: string, pairs: readonly Disagreement[], root: string, limit: number): string {
  if (pairs.length === 0) return '';
  const lines = pairs
    .slice(0, limit)
    .flatMap(({ truth, answer }) => [
      `  ${truth.symbol} (${truth.kind}) ${answer.codes.join(', ')}`,
      ...truth.sites.slice(0, 2).map((site) => `    ${site.force} ${quoteSite(root, site)}`),
    ]);
  const more = pairs.length > limit ? [`  and ${pairs.length - limit} more`] : [];
  return [`${title}: ${pairs.length}`, ...lines, ...more].join('\n');
}

/** `path:line  text of the line`, with control characters made visible: the text is a stranger's. */
export function quoteSite(root: string, site: Site): string {
  let text = '';
  let line = 0;
  try {
    const source = readFileSync(path.join(root, site.path), 'utf8');
    line = source.slice(0, site.start).split('\n').length;
    text = source.split('\n')[line - 1] ?? '';
  } catch {
    // A site in the compiler's own library has no text here.
  }
  const shown = text
    .trim()
    .slice(0, 140)
    .replace(/\p{Cc}/gu, '\u{fffd}');
  return `${site.path}:${line}  ${shown}`;
}

function share(part: number, whole: number): string {
  // Never 100% unless part equals whole.
  if (whole === 0) return '-';
  if (part === whole) return '100%';
  return `${(Math.floor((part / whole) * 1000) / 10).toFixed(1)}%`;
}
