import type { ReferencesReport, Result } from 'nonesuch-schema';
import { counted } from '../terminal/counted.ts';
import { printable } from '../terminal/printable.ts';
import { envelopeLines } from './envelope-text.ts';
import type { TextStyle } from './symbol-text.ts';

/** The report of `refs` for a reader: proven uses by file, then the places that might be uses. */
export function referencesText(report: ReferencesReport, style: TextStyle): string {
  const { palette } = style;
  const proven = report.results.filter((result) => result.proof === 'proven');
  const unproven = report.results.filter((result) => result.proof === 'unproven');
  const lines = [`${palette.bold(printable(report.symbol.symbol))}  ${palette.dim(printable(report.symbol.kind))}`, ''];
  lines.push(
    palette.bold(proven.length === 0 ? 'No proven use.' : counted(proven.length, 'use')),
    ...proven.flatMap((each) => place(each, style)),
  );
  if (unproven.length > 0) {
    lines.push('', palette.inconclusive(palette.bold(`${counted(unproven.length, 'place')} that might be a use`)));
    lines.push(...unproven.flatMap((each) => place(each, style)));
  }
  if (report.truncated) lines.push(palette.dim('    further places were cut'));
  lines.push('');
  if (report.claim !== null) lines.push(printable(report.claim.wording), palette.dim(printable(report.claim.boundary)));
  lines.push(...envelopeLines(report, style));
  return `${lines.join('\n')}\n`;
}

function place({ path, range, disposition, text }: Result, { palette }: TextStyle): string[] {
  const where = `    ${printable(path)}:${range.start_line}:${range.start_column}  ${palette.dim(disposition ?? '')}`;
  return text == null ? [where] : [where, palette.dim(`      ${printable(text)}`)];
}
