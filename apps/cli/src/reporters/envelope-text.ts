import type { Coverage, Diagnostic, Freshness, Limit } from 'nonesuch-schema';
import { counted, grouped } from '../terminal/counted.ts';
import { printable } from '../terminal/printable.ts';
import type { TextStyle } from './symbol-text.ts';

/** The parts of an answer that say how far it reaches. */
interface Reach {
  readonly coverage: Coverage | null;
  readonly freshness: Freshness | null;
  readonly limits: readonly Limit[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Coverage, freshness and what was noted on the way. */
export function envelopeLines(reach: Reach, { palette, verbose }: TextStyle): string[] {
  const lines: string[] = [];
  if (reach.coverage !== null) lines.push(palette.dim(coverageLine(reach.coverage)));
  const edited = reach.freshness?.edited ?? 0;
  if (edited > 0)
    lines.push(palette.dim(`${counted(edited, 'tracked file')} with edits that are not committed: not looked at.`));
  if (verbose) {
    for (const limit of reach.limits)
      lines.push(palette.dim(`limit ${limit.code} (${limit.count}): ${printable(limit.message)}`));
  }
  for (const diagnostic of reach.diagnostics) {
    // A waiver that should not be there is a finding, though it takes nothing from the answer.
    const quiet = diagnostic.impact === 'advisory' && !diagnostic.code.startsWith('waiver_');
    if (!verbose && quiet) continue;
    const where = diagnostic.path == null ? '' : `${printable(diagnostic.path)}: `;
    lines.push(palette.dim(`note: ${where}${printable(diagnostic.message)} [${diagnostic.code}]`));
  }
  return lines;
}

function coverageLine({ files, narrowed_to: narrowed }: Coverage): string {
  if (files.tracked === null || files.scanned === null) return 'What was looked at was not counted.';
  const gaps = [
    [files.not_read, 'not read'],
    [files.binary, 'binary'],
    [files.lfs, 'LFS pointers'],
    [files.links, 'links'],
    [files.out_of_scope, 'out of scope'],
    [files.parsed_with_errors, 'parsed with errors'],
  ] as const;
  const shown = gaps.filter(([count]) => (count ?? 0) > 0).map(([count, what]) => `${grouped(count!)} ${what}`);
  const rest = shown.length === 0 ? '' : ` (${shown.join(', ')})`;
  const scope =
    narrowed === undefined || narrowed.length === 0 ? '' : ` Narrowed to ${narrowed.map(printable).join(', ')}.`;
  return `Looked through ${grouped(files.scanned)} of ${counted(files.tracked, 'tracked file')}${rest}.${scope}`;
}
