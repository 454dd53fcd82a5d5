import type { Evidence, RemovalReport, SymbolEntry } from 'nonesuch-schema';

/** A removed symbol that a reviewer has to look at: something uses it, or it cannot be told. */
export type Finding = SymbolEntry & { readonly verdict: 'referenced' | 'inconclusive' };

/** What became of a run, as far as anybody is told of it. */
export type Outcome =
  /** There is something to look at. */
  | { readonly kind: 'findings'; readonly findings: readonly Finding[] }
  /** Everything that was removed is accounted for, or nothing was removed. */
  | { readonly kind: 'clean' }
  /** The question could not be asked, or the answer is worth nothing. Never to be shown as clean. */
  | { readonly kind: 'unseen'; readonly what: string; readonly hint: string };

/**
 * The findings of a report, the most pressing first: proven uses before open questions; among these, places that name the
 * symbol before ways to reach it unnamed, and few places (soon settled) before many. Waived ones are left out.
 */
export function findingsOf(report: RemovalReport): Finding[] {
  return report.symbols.filter(isFinding).sort(byUrgency);
}

/** What a report comes to. A degraded answer without findings is not clean: what was missed cannot be known. */
export function outcomeOf(report: RemovalReport): Outcome {
  const findings = findingsOf(report);
  if (findings.length > 0) return { kind: 'findings', findings };
  if (report.verdict.state === 'degraded') return { kind: 'unseen', what: degradation(report), hint: remedy(report) };
  return { kind: 'clean' };
}

/** Places that a reviewer has to look at: uses of a referenced symbol, open places of an inconclusive one. */
export function sitesOf(finding: Finding): Evidence[] {
  const wanted = finding.verdict === 'referenced' ? 'use' : 'open';
  return finding.evidence.filter((site) => standingOf(site, finding) === wanted && site.side !== 'base');
}

/** How many such places there are in all, those that the report left out included. */
export function siteCount(finding: Finding): number {
  const { uses, open } = finding.accounting;
  const counted = finding.verdict === 'referenced' ? uses : open;
  return Math.max(counted ?? 0, sitesOf(finding).length);
}

/** A symbol somebody took responsibility for, and whose time is not over. */
export function isWaived(entry: SymbolEntry): boolean {
  return entry.waiver != null && entry.waiver.expired !== true;
}

function isFinding(entry: SymbolEntry): entry is Finding {
  return (entry.verdict === 'referenced' || entry.verdict === 'inconclusive') && !isWaived(entry);
}

function standingOf(site: Evidence, finding: Finding): 'use' | 'open' | 'accounted' {
  if (site.standing !== undefined) return site.standing;
  if (site.proof === 'proven') return 'use';
  return finding.verdict === 'inconclusive' ? 'open' : 'accounted';
}

function byUrgency(left: Finding, right: Finding): number {
  return (
    Number(right.verdict === 'referenced') - Number(left.verdict === 'referenced') ||
    Number(sitesOf(right).length > 0) - Number(sitesOf(left).length > 0) ||
    (left.verdict === 'inconclusive' ? siteCount(left) - siteCount(right) : siteCount(right) - siteCount(left)) ||
    compare(left.symbol, right.symbol)
  );
}

function degradation(report: RemovalReport): string {
  const worst =
    report.limits.find((limit) => limit.impact === 'invalid') ??
    report.diagnostics.find((diagnostic) => diagnostic.impact === 'invalid') ??
    report.limits[0] ??
    report.diagnostics[0];
  return worst?.message ?? 'the index is impaired';
}

function remedy(report: RemovalReport): string {
  return report.limits[0]?.remedy ?? 'Run the job again; if it stays, the log says more.';
}

/** By code unit, so that the order is the same on every machine. */
function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
