import type { ReferencesReport, Result } from 'nonesuch-schema';
import { code, prose } from './markdown.ts';

/** The report of `refs` as Markdown. */
export function referencesMarkdown(report: ReferencesReport): string {
  const lines = [`## ${code(report.symbol.symbol)}`, ''];
  if (report.claim !== null) lines.push(`${prose(report.claim.wording)} ${prose(report.claim.boundary)}.`, '');
  lines.push(...report.results.map(item));
  if (report.truncated) lines.push('- further places were cut');
  return `${lines.join('\n').trimEnd()}\n`;
}

function item({ path, range, proof, disposition, text }: Result): string {
  const why = `${proof === 'proven' ? '' : 'might be a use, '}${code(disposition ?? 'unknown')}`;
  const line = text == null || text === '' ? '' : `: ${code(text)}`;
  return `- ${code(`${path}:${range.start_line}:${range.start_column}`)} (${why})${line}`;
}
