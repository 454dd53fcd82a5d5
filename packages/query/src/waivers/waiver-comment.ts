import { isReasonCode, reasonCodes, reasonOf } from 'nonesuch-core';
import { TextClass } from 'nonesuch-indexer/facts';
import type { LimitCode } from 'nonesuch-schema';
import { editDistance } from '../edit-distance.ts';

/** The word that makes a comment a waiver: `// nonesuch-ignore string_match the string is a label`. */
const MARK = 'nonesuch-ignore';
/** The part of it that every room has as a word: not all keep compounds. */
export const WAIVER_WORD = 'nonesuch';

/** What a comment asks for: one reason that somebody takes responsibility for, and why. */
export interface WaiverText {
  readonly kind: 'waiver';
  readonly code: LimitCode;
  readonly why: string;
  /** The last day on which it counts, YYYY-MM-DD; null for no end. */
  readonly until: string | null;
  /** Whether it has a line to itself: then it is about the line of code below, else about its own. */
  readonly ownLine: boolean;
}

/** A comment that begins like a waiver and is none. It counts for nothing, and its writer should know. */
export interface BrokenWaiver {
  readonly kind: 'broken';
  readonly problem: string;
}

const COMMENT: ReadonlySet<number> = new Set([TextClass.Comment, TextClass.Doc, TextClass.Directive]);
/** Classes of text of which nobody parsed the comments: there the line itself has to open one. */
const UNPARSED: ReadonlySet<number> = new Set([TextClass.ForeignCode, TextClass.MarkupText, TextClass.Prose]);
/** What may open a comment, at the end of what stands before the word. In prose only an HTML comment is one. */
const OPENER = /(?:\/\/+|\{?\/\*+|#+|--+|;+|%+|<!--+|(?:^|\s)\*)\s*$/u;
const HTML_OPENER = /<!--+\s*$/u;
const CLOSER = /\s*(?:\*+\/\s*\}?|--+!?>|#\})\s*$/u;
const FORM = /^([a-z][a-z0-9_]*)(?:\s+until\s+(\d{4}-\d{2}-\d{2})\b)?[\s:,–—-]*(.*)$/u;
/** Longest reason that is kept, in UTF-16 units. */
const WHY = 300;

/**
 * Reads the comment of a line, or null where the word stands in something that is no comment (a string that quotes one, the page
 * that explains them).
 *
 * @param kind class of the word's place
 */
export function parseWaiver(line: string, kind: number): WaiverText | BrokenWaiver | null {
  const at = line.indexOf(MARK);
  if (at < 0) return null;
  const before = line.slice(0, at);
  if (!COMMENT.has(kind)) {
    if (!UNPARSED.has(kind) || !(kind === TextClass.Prose ? HTML_OPENER : OPENER).test(before)) return null;
  }
  const match = FORM.exec(
    line
      .slice(at + MARK.length)
      .replace(CLOSER, '')
      .trim(),
  );
  if (match === null) return { kind: 'broken', problem: 'it names no reason code' };
  const [, code = '', until, why = ''] = match;
  if (!isLimit(code)) return { kind: 'broken', problem: `${code} is no code that can be waived${near(code)}` };
  if (!/\p{L}/u.test(why)) return { kind: 'broken', problem: 'it does not say why' };
  const ownLine = before.replace(OPENER, '').trim() === '';
  return { kind: 'waiver', code, why: why.slice(0, WHY), until: until ?? null, ownLine };
}

/** Whether a word of this class can be in a comment at all. */
export function mayBeComment(kind: number): boolean {
  return COMMENT.has(kind) || UNPARSED.has(kind);
}

/** Whether a line holds no code: then a waiver above it is about a line further down. */
export function isBetween(line: string): boolean {
  return /^\s*(?:$|\/\/|\/\*|\*|#(?!\w*[({[])|<!--|--\s)/u.test(line);
}

function isLimit(code: string): code is LimitCode {
  return isReasonCode(code) && reasonOf(code).family === 'limit';
}

function near(code: string): string {
  const found = reasonCodes.filter(isLimit).find((each) => editDistance(each, code, 3) <= 2);
  return found === undefined ? '' : `, did it mean ${found}?`;
}
