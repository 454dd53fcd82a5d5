import type { AbsenceReport } from 'nonesuch-schema';
import { envelopeLines } from './envelope-text.ts';
import { symbolLines, type TextStyle } from './symbol-text.ts';

/** The report of `absent` for a reader: the answer first, then why. */
export function absenceText(report: AbsenceReport, style: TextStyle): string {
  const entry = report.symbols[0]!;
  const answer = report.verdict.safe_to_conclude_absent
    ? 'Yes: you may conclude that nothing uses it.'
    : entry.verdict === 'referenced'
      ? 'No: it is used.'
      : 'No: this cannot be told from what is here.';
  const lines = [style.palette.bold(answer), '', ...symbolLines(entry, style), '', ...envelopeLines(report, style)];
  return `${lines.join('\n')}\n`;
}
