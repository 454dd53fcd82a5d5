import type { RemovalReport } from 'nonesuch-schema';
import { findingIdentity } from '../comment/body.ts';
import { digestOf } from '../comment/marker.ts';
import type { Finding, Outcome } from '../finding/findings.ts';
import type { Permalinks } from '../finding/permalinks.ts';
import { REVIEW_COMMENTS_CEILING } from '../github/limits.ts';
import type { Markdown } from '../text/markdown.ts';
import type { DiffFile } from './patch.ts';
import { type Place, placeOf } from './place.ts';
import { openText, settledText } from './text.ts';

/** A review comment of ours that is already there. */
export interface ExistingReviewComment {
  readonly id: number;
  readonly symbol: string;
  readonly digest: string | null;
}

export interface NewReviewComment extends Place {
  readonly body: Markdown;
}

export interface ReviewPlan {
  readonly create: readonly NewReviewComment[];
  readonly update: readonly { readonly id: number; readonly body: Markdown }[];
  /** Findings without a comment on their line: not among the most useful, or on a line that the diff does not show. */
  readonly left: number;
}

export interface ReviewContext {
  readonly key: string;
  readonly report: RemovalReport;
  readonly links: Permalinks;
  readonly most: number;
}

/**
 * Review comments for the most pressing findings, each symbol at most once over the life of the pull request: one that is
 * there is edited when it has something new to say, and told to be settled when its symbol is.
 */
export function planReview(
  outcome: Outcome,
  files: readonly DiffFile[],
  existing: readonly ExistingReviewComment[],
  context: ReviewContext,
): ReviewPlan {
  // Where nothing could be seen, nothing can be said to be settled either.
  if (outcome.kind === 'unseen') return { create: [], update: [], left: 0 };
  const findings = outcome.kind === 'findings' ? outcome.findings : [];
  const there = new Map(existing.map((comment) => [comment.symbol, comment]));
  const open = new Map(findings.map((finding) => [symbolId(finding), finding]));
  const live = existing.filter(({ symbol }) => open.has(symbol)).length;
  let room = Math.max(0, Math.min(context.most, REVIEW_COMMENTS_CEILING - live));
  const create: NewReviewComment[] = [];
  for (const finding of findings.slice(0, context.most)) {
    if (there.has(symbolId(finding)) || room === 0) continue;
    const place = placeOf(finding, files);
    if (place === null) continue;
    create.push({ ...place, body: openBody(finding, context).body });
    room--;
  }
  const update = existing.flatMap((comment) => {
    const finding = open.get(comment.symbol);
    const next = finding === undefined ? settledBody(comment.symbol, context) : openBody(finding, context);
    return next.digest === comment.digest ? [] : [{ id: comment.id, body: next.body }];
  });
  return { create, update, left: findings.length - live - create.length };
}

/**
 * Identity of a removed symbol in a marker: no name of the repository is repeated there. Its kind belongs to it, since a symbol
 * that stays may have lost several of its parts: an overload and its export.
 */
export function symbolId(entry: { readonly symbol: string; readonly kind: string }): string {
  return digestOf(['symbol', entry.symbol, entry.kind]);
}

function openBody(finding: Finding, context: ReviewContext): { body: Markdown; digest: string } {
  const digest = digestOf(['open', findingIdentity(finding)]);
  return { digest, body: openText(finding, context.links, { key: context.key, symbol: symbolId(finding), digest }) };
}

function settledBody(symbol: string, context: ReviewContext): { body: Markdown; digest: string } {
  const entry = context.report.symbols.find((candidate) => symbolId(candidate) === symbol) ?? null;
  const digest = digestOf(['settled', entry?.verdict ?? 'kept', entry?.waiver ?? null]);
  return { digest, body: settledText(entry, { key: context.key, symbol, digest }) };
}
