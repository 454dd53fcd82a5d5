import type { Evidence, RemovalReport, SymbolEntry } from 'nonesuch-schema';
import { counted } from '../terminal/counted.ts';
import { cell, code, prose } from './markdown.ts';
import { summaryLine } from './removal-text.ts';

/** Places in a list of one symbol. */
const SHOWN = 10;

/** The report of `removed` as Markdown, for a summary or a comment. Nothing from the repository becomes markup. */
export function removalMarkdown(report: RemovalReport): string {
  const lines = [`## ${prose(summaryLine(report))}`, ''];
  if (report.symbols.length > 0) {
    lines.push('| verdict | symbol | why |', '| --- | --- | --- |');
    for (const entry of report.symbols) {
      const why = cell(prose(entry.reasons[0]!.message));
      lines.push(`| ${entry.verdict} | ${cell(code(entry.symbol))} | ${why} (${code(entry.reasons[0]!.code)}) |`);
    }
    lines.push('');
  }
  for (const entry of report.symbols.filter(needsReading)) lines.push(...symbolSection(entry));
  const unseen = report.not_judged ?? [];
  if (unseen.length > 0) {
    lines.push(`### Not judged: ${counted(unseen.length, 'changed file')}`, '');
    lines.push(
      ...unseen.map(
        (file) => `- ${code(file.path)} (${prose(file.language ?? 'unknown language')}, ${code(file.reason)})`,
      ),
      '',
    );
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

function needsReading(entry: SymbolEntry): boolean {
  return entry.verdict === 'referenced' || entry.verdict === 'inconclusive';
}

/** One symbol with the places that decide it. */
export function symbolSection(entry: SymbolEntry): string[] {
  const places = entry.evidence.filter((row) => row.standing !== 'accounted');
  const lines = [`### ${code(entry.symbol)}: ${entry.verdict}`, '', prose(entry.wording), ''];
  lines.push(...places.slice(0, SHOWN).map(placeItem));
  const more = places.length - SHOWN;
  if (more > 0) lines.push(`- and ${counted(more, 'more place')}`);
  const remedy = entry.reasons[0]?.remedy;
  if (remedy) lines.push('', `To settle it: ${prose(remedy)}`);
  return [...lines, ''];
}

function placeItem(row: Evidence): string {
  const text = row.text === null || row.text === '' ? '' : `: ${code(row.text)}`;
  return `- ${code(`${row.path}:${row.line}:${row.column}`)} (${code(row.disposition)})${text}`;
}
