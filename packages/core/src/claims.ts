import type { Claim } from 'nonesuch-schema';
import { plainCount, plural } from './plain-words.ts';

export type ClaimKind = Claim['kind'];

/** How far a look reached. Null where it was not counted. */
export interface Look {
  /** Tracked files that were read, and those that could have held something. */
  readonly files: { readonly looked: number; readonly of: number } | null;
  /** Occurrences whose meaning is known, and all of them. */
  readonly occurrences: { readonly accounted: number; readonly of: number };
  /** Tracked files that hold no text, so can hold no use. */
  readonly withoutText: number;
  /** Whether anything was cut from the answer. */
  readonly truncated: boolean;
}

/**
 * Whether a look was exhaustive: all of it, with no threshold. 999,999 of 1,000,000 is not.
 *
 * @returns null where it was not counted
 */
export function isExhaustive(look: Look): boolean | null {
  if (look.files === null) return null;
  const { looked, of } = look.files;
  return of > 0 && looked === of && look.occurrences.accounted === look.occurrences.of && !look.truncated;
}

/**
 * Whether the evidence supports a claim. Existence needs the one place that is cited; the other four need a look that
 * was exhaustive, and an absence that it found nothing.
 *
 * @param cited places that show it
 */
export function supports(kind: ClaimKind, look: Look, cited: number): boolean {
  if (kind === 'existence') return cited > 0;
  if (kind === 'absence') return isExhaustive(look) === true && cited === 0;
  return isExhaustive(look) === true;
}

/** `31 of 31 occurrences accounted for, in 4,212 of 4,212 tracked files`. */
export function boundaryOf(look: Look): string {
  const { accounted, of } = look.occurrences;
  const occurrences =
    of === 0 ? 'no occurrence' : `${plainCount(accounted)} of ${plural(of, 'occurrence')} accounted for`;
  if (look.files === null) return `${occurrences}, in files that were not counted`;
  const files = `${plainCount(look.files.looked)} of ${plural(look.files.of, 'tracked file')}`;
  const textless = look.withoutText > 0 ? ` with text (${plainCount(look.withoutText)} without)` : '';
  return `${occurrences}, in ${files}${textless}${look.truncated ? '; the answer was cut' : ''}`;
}

/**
 * A claim, with how far it reaches.
 *
 * @param wording the sentence that may be said where it is supported
 * @param otherwise the sentence that may be said where it is not
 */
export function claimOf(
  kind: ClaimKind,
  look: Look,
  cited: number,
  wording: string,
  otherwise: string,
): Required<Claim> {
  const supported = supports(kind, look, cited);
  return {
    kind,
    supported,
    wording: supported ? wording : otherwise,
    boundary: boundaryOf(look),
    exhaustive: isExhaustive(look),
  };
}
