import type { Evidence, SymbolEntry } from 'nonesuch-schema';
import { counted } from '../terminal/counted.ts';
import type { Palette } from '../terminal/palette.ts';
import { printable } from '../terminal/printable.ts';

export interface TextStyle {
  readonly palette: Palette;
  /** Shows every place of the report, not only those that decide. */
  readonly verbose: boolean;
}

/** Places shown for one symbol, unless `--verbose`. */
const SHOWN = 5;

/** One symbol for a reader: the verdict, why in plain words, the places that decide it, and what may be said. */
export function symbolLines(entry: SymbolEntry, style: TextStyle): string[] {
  const { palette } = style;
  const verdict = palette[entry.verdict](palette.bold(entry.verdict.toUpperCase().padEnd(12)));
  const lines = [`${verdict} ${palette.bold(printable(entry.symbol))}  ${palette.dim(printable(entry.kind))}`];
  if (entry.moved_to !== null) lines.push(`  lives on as ${printable(entry.moved_to.symbol)}`);
  lines.push(...reasonLines(entry, style), ...placeLines(entry, style));
  if (entry.members !== undefined && entry.members.length > 0) {
    lines.push(palette.dim(`  stands for ${counted(entry.members.length, 'member')} removed with it`));
  }
  if (entry.waiver != null) {
    const until = entry.waiver.until === null ? '' : ` until ${printable(entry.waiver.until)}`;
    lines.push(`  waived by ${printable(entry.waiver.by)}${until}: ${printable(entry.waiver.why)}`);
  }
  lines.push(`  ${printable(entry.wording)}`);
  return lines;
}

function reasonLines(entry: SymbolEntry, { palette, verbose }: TextStyle): string[] {
  const shown = verbose ? entry.reasons : entry.reasons.slice(0, 3);
  const lines = shown.map((reason) => `  ${printable(reason.message)} ${palette.dim(`[${reason.code}]`)}`);
  const remedy = entry.verdict === 'inconclusive' ? entry.reasons[0]?.remedy : null;
  if (remedy) lines.push(`  ${palette.dim('to settle it:')} ${printable(remedy)}`);
  return lines;
}

function placeLines(entry: SymbolEntry, style: TextStyle): string[] {
  const deciding = style.verbose ? entry.evidence : entry.evidence.filter((row) => row.standing !== 'accounted');
  const shown = style.verbose ? deciding : deciding.slice(0, SHOWN);
  const lines = shown.flatMap((row) => placeLine(row, style));
  const omitted = deciding.length - shown.length + (style.verbose ? (entry.evidence_omitted ?? 0) : 0);
  if (omitted > 0) lines.push(style.palette.dim(`    and ${counted(omitted, 'more place')}`));
  return lines;
}

function placeLine(row: Evidence, { palette }: TextStyle): string[] {
  const place = `${printable(row.path)}:${row.line}:${row.column}`;
  const code = row.proof === 'unproven' ? `${row.disposition}, unproven` : row.disposition;
  const text = row.text === null ? [] : [palette.dim(`      ${printable(row.text)}`)];
  return [`    ${place}  ${palette.dim(code)}`, ...text];
}
