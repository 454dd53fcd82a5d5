import type { RemovalReport } from 'nonesuch-schema';
import { isWaived, type Outcome } from './finding/findings.ts';

/** What later steps of a workflow can read. The README's table and the test of action.yml are made from this. */
export const OUTPUT_DESCRIPTIONS = {
  verdict:
    'The worst that was found: `referenced`, `inconclusive`, `waived` (findings, all of them waived), `absent` (all that was removed is accounted for), `none` (nothing was removed that could be judged), `indexed` (nothing was compared), or `unseen` (it could not be compared).',
  'removed-count': 'Symbols that were removed.',
  'referenced-count': 'Of these, symbols that are still used.',
  'inconclusive-count': 'Of these, symbols of which it cannot be told.',
  'absent-count': 'Of these, symbols that nothing uses.',
  'moved-count': 'Of these, symbols that live on elsewhere.',
  'not-judged-count': 'Changed files whose removals nobody could judge.',
  'report-path': 'Path of the report, JSON as schemas/removal-report.schema.json says.',
  'sarif-path': 'Path of the findings as SARIF 2.1.0, for `github/codeql-action/upload-sarif`.',
  'comment-id': 'Id of the comment, where there is one.',
  'comment-url': 'Address of the comment, where there is one.',
} as const;

export type OutputName = keyof typeof OUTPUT_DESCRIPTIONS;
export type OverallVerdict = 'referenced' | 'inconclusive' | 'waived' | 'absent' | 'none' | 'indexed' | 'unseen';

/** The one word for a run that compared, or tried to. */
export function overallVerdict(outcome: Outcome, report: RemovalReport | null): OverallVerdict {
  switch (outcome.kind) {
    case 'unseen':
      return 'unseen';
    case 'findings':
      return outcome.findings.some((finding) => finding.verdict === 'referenced') ? 'referenced' : 'inconclusive';
    case 'clean':
      if (report === null || report.summary.removed === 0) return 'none';
      return report.symbols.some(isWaived) ? 'waived' : 'absent';
  }
}

/** The counts of a report, by output. */
export function countOutputs(report: RemovalReport): [OutputName, string][] {
  const { removed, referenced, inconclusive, absent, moved, not_judged } = report.summary;
  return [
    ['removed-count', String(removed)],
    ['referenced-count', String(referenced)],
    ['inconclusive-count', String(inconclusive)],
    ['absent-count', String(absent)],
    ['moved-count', String(moved)],
    ['not-judged-count', String(not_judged)],
  ];
}
