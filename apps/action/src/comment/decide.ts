import type { Outcome } from '../finding/findings.ts';
import type { CommentMode } from '../inputs.ts';
import type { CommentText } from './body.ts';

/** A comment of ours that is already there. */
export interface ExistingComment {
  readonly id: number;
  readonly url: string;
  readonly digest: string | null;
}

/** What to do about the sticky comment. */
export type CommentDecision =
  | { readonly action: 'create'; readonly text: CommentText }
  | { readonly action: 'update'; readonly text: CommentText; readonly existing: ExistingComment }
  | { readonly action: 'untouched'; readonly existing: ExistingComment }
  | { readonly action: 'none' };

/**
 * One comment or none: it is made when there is something to look at, kept up to date from then on, and told to be settled when
 * nothing is open any more. Where there never was anything to say, nothing is said.
 */
export function decideComment(
  mode: CommentMode,
  outcome: Outcome,
  existing: ExistingComment | null,
  text: CommentText,
): CommentDecision {
  if (mode === 'never') return { action: 'none' };
  if (existing !== null) {
    return existing.digest === text.digest ? { action: 'untouched', existing } : { action: 'update', text, existing };
  }
  return mode === 'always' || outcome.kind === 'findings' ? { action: 'create', text } : { action: 'none' };
}
