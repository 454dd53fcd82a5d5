import type { RemovalReport } from 'nonesuch-schema';
import type { Finding, Outcome } from '../finding/findings.ts';
import type { Permalinks } from '../finding/permalinks.ts';
import { staleWaivers } from '../finding/stale-waivers.ts';
import { COMMENT_LIMIT } from '../github/limits.ts';
import { type Address, details, join, type Markdown, markdown } from '../text/markdown.ts';
import { findingsAdvice, notJudged, settledAdvice, unseenAdvice, waiversToLookAt } from './advice.ts';
import { fullEntry, shortEntry } from './entry.ts';
import { fit } from './fit.ts';
import { footer } from './footer.ts';
import { digestOf, formatMarker } from './marker.ts';

/** Entries that are told in full at once; what comes after is folded. */
const OPEN_ENTRIES = 5;
/** Entries that are told in full at all. */
const FULL_ENTRIES = 30;

export interface CommentText {
  readonly body: Markdown;
  /** Says the same as another comment's where it is equal, whatever commits the links name. */
  readonly digest: string;
}

export interface CommentContext {
  readonly key: string;
  /** Null where nothing could be compared. */
  readonly report: RemovalReport | null;
  readonly links: Permalinks | null;
  readonly maxFindings: number;
  /** The page that explains the comment, where it is known which repository the action came from. */
  readonly docs: Address | null;
  /** Set where the report is the word of a run that the pull request's author controls. */
  readonly reportedBy?: 'pull request';
}

/** The sticky comment, for each outcome. Pure: the same report makes the same text. */
export function commentText(outcome: Outcome, context: CommentContext): CommentText {
  const digest = commentDigest(outcome, context);
  const marker = formatMarker({ key: context.key, symbol: null, digest });
  return { body: renderBody(outcome, context, marker), digest };
}

function renderBody(outcome: Outcome, context: CommentContext, marker: Markdown): Markdown {
  const { report, links } = context;
  const tail = join(
    [
      ...(report === null ? [] : [...notJudged(report), ...waiversToLookAt(report)]),
      ...footer(report, links, context.docs, context.reportedBy),
    ],
    '\n\n',
  );
  switch (outcome.kind) {
    case 'unseen':
      return join([marker, unseenAdvice(outcome.what, outcome.hint), ...(tail === '' ? [] : [tail])], '\n\n');
    case 'clean':
      return join([marker, settledAdvice(report!), tail], '\n\n');
    case 'findings':
      return findingsBody(outcome.findings, context, join([marker, findingsAdvice(outcome.findings)], '\n\n'), tail);
  }
}

function findingsBody(findings: readonly Finding[], context: CommentContext, head: Markdown, tail: Markdown): Markdown {
  const links = context.links!;
  const entries = findings.map((finding) => ({
    full: () => fullEntry(finding, links),
    short: () => shortEntry(finding, links),
  }));
  return fit(entries, {
    budget: COMMENT_LIMIT,
    measure: (text) => text.length,
    mostFull: FULL_ENTRIES,
    most: context.maxFindings,
    head,
    tail,
    openEntries: OPEN_ENTRIES,
    fold: (count, body) => details(count === 1 ? markdown`1 more symbol` : markdown`${count} more symbols`, body),
    cutNote: (cut) =>
      cut === 1
        ? markdown`_1 more symbol is not shown here; the job's summary and its report have it._`
        : markdown`_${cut} more symbols are not shown here; the job's summary and its report have them._`,
  }).text;
}

/**
 * What the comment says, without the commits: after a push that changes nothing of it the comment stays untouched, its links
 * still show what they showed, and nobody is notified of nothing.
 */
function commentDigest(outcome: Outcome, { report, maxFindings }: CommentContext): string {
  switch (outcome.kind) {
    case 'unseen':
      return digestOf(['unseen', outcome.what, outcome.hint]);
    case 'clean':
      return digestOf(['clean', report!.summary, report!.not_judged ?? [], staleWaivers(report)]);
    case 'findings':
      return digestOf([
        'findings',
        maxFindings,
        report!.summary,
        report!.not_judged ?? [],
        report!.verdict.state,
        staleWaivers(report),
        outcome.findings.map((finding) => findingIdentity(finding)),
      ]);
  }
}

/** What a finding says: two with equal identities need no second telling. */
export function findingIdentity(finding: Finding): unknown {
  return [
    finding.symbol,
    finding.kind,
    finding.verdict,
    finding.range.start_line,
    finding.reasons.map((reason) => [reason.code, reason.message, reason.remedy ?? null]),
    finding.evidence.map((site) => [site.path, site.line, site.disposition, site.text]),
  ];
}
