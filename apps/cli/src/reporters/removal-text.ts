import type { RemovalReport } from 'nonesuch-schema';
import { counted } from '../terminal/counted.ts';
import { printable } from '../terminal/printable.ts';
import { envelopeLines } from './envelope-text.ts';
import { symbolLines, type TextStyle } from './symbol-text.ts';

/** Files named one by one before the list is cut, unless `--verbose`. */
const SHOWN_FILES = 10;

/** The report of `removed` for a reader. */
export function removalText(report: RemovalReport, style: TextStyle): string {
  const { palette } = style;
  const lines = [palette.dim(`${revision(report.base)} -> ${revision(report.head)}`), ''];
  for (const entry of report.symbols) lines.push(...symbolLines(entry, style), '');
  lines.push(...notJudgedLines(report, style));
  lines.push(palette.bold(summaryLine(report)), ...envelopeLines(report, style));
  return `${lines.join('\n')}\n`;
}

/** What was found, in one sentence. */
export function summaryLine(report: RemovalReport): string {
  const { summary } = report;
  const unseen = summary.not_judged > 0 ? `; ${counted(summary.not_judged, 'changed file')} not judged` : '';
  if (summary.removed === 0) {
    return unseen === ''
      ? 'No symbol was removed.'
      : `No symbol was removed from the files that could be judged${unseen}.`;
  }
  const parts = (['referenced', 'inconclusive', 'absent', 'moved'] as const)
    .filter((verdict) => summary[verdict] > 0)
    .map((verdict) => `${summary[verdict]} ${verdict}`);
  return `${counted(summary.removed, 'removed symbol')}: ${parts.join(', ')}${unseen}.`;
}

function notJudgedLines(report: RemovalReport, { palette, verbose }: TextStyle): string[] {
  const files = report.not_judged ?? [];
  if (files.length === 0) return [];
  const shown = verbose ? files : files.slice(0, SHOWN_FILES);
  const lines = [palette.inconclusive(palette.bold(`NOT JUDGED   ${counted(files.length, 'changed file')}`))];
  for (const file of shown) {
    const language = file.language === null ? '' : `${printable(file.language)}, `;
    lines.push(`    ${printable(file.path)}  ${palette.dim(`${language}${file.reason}`)}`);
  }
  if (shown.length < files.length) lines.push(palette.dim(`    and ${files.length - shown.length} more`));
  return [...lines, ''];
}

function revision(side: RemovalReport['base']): string {
  const oid = side.oid === null ? '' : ` (${side.oid.slice(0, 10)})`;
  return `${printable(side.rev)}${oid}`;
}
