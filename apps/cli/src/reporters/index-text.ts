import type { IndexReport } from 'nonesuch-schema';
import { counted, grouped } from '../terminal/counted.ts';
import { printable } from '../terminal/printable.ts';
import { envelopeLines } from './envelope-text.ts';
import type { TextStyle } from './symbol-text.ts';

/** The report of `index` and `status` for a reader. */
export function indexText(report: IndexReport, style: TextStyle): string {
  const { palette } = style;
  const { revision, index, coverage, timings } = report;
  const lines: string[] = [];
  if (revision !== null) {
    const oid = revision.oid === null ? '' : ` (${revision.oid.slice(0, 10)})`;
    const state = coverage === null ? 'is not indexed' : 'is indexed';
    lines.push(palette.bold(`${printable(revision.rev)}${oid} ${state}`));
  }
  if (index !== null) {
    const added = index.blobs_added !== undefined && index.blobs_added > 0 ? `, ${grouped(index.blobs_added)} new` : '';
    lines.push(
      `${counted(index.blobs, 'blob')}${added}, ${counted(index.segments, 'segment')}, ${grouped(index.bytes)} bytes on disk`,
    );
    if (index.directory !== undefined) lines.push(palette.dim(printable(index.directory)));
  }
  for (const { language, files, judged } of coverage?.languages ?? []) {
    lines.push(
      `  ${printable(language)}: ${counted(files, 'file')}${judged ? '' : palette.inconclusive(', words only')}`,
    );
  }
  const untracked = report.freshness?.untracked ?? 0;
  if (untracked > 0)
    lines.push(palette.dim(`${counted(untracked, 'file')} that git does not track: no part of any revision.`));
  const { index: whole, ...phases } = timings ?? {};
  if (whole !== undefined) lines.push(palette.dim(`in ${Math.round(whole)} ms`));
  // Phases of workers are sums over threads, so that they may come to more than the whole.
  for (const [phase, ms] of Object.entries(phases))
    lines.push(palette.dim(`  ${printable(phase).padEnd(8)} ${String(Math.round(ms)).padStart(7)} ms`));
  return `${[...lines, ...envelopeLines(report, style)].join('\n')}\n`;
}
