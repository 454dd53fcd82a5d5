import type { AbsenceReport } from 'nonesuch-schema';
import { symbolSection } from './removal-markdown.ts';

/** The report of `absent` as Markdown. */
export function absenceMarkdown(report: AbsenceReport): string {
  return `${symbolSection(report.symbols[0]!).join('\n').trimEnd()}\n`;
}
