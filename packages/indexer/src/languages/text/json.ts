import { TextClass } from '../../facts/text-class.ts';
import { isLineEnd, isSpace, isWordPart, lineEnd } from './characters.ts';
import type { WordRows } from './word-rows.ts';

/**
 * JSON, and what people write for it: comments, single quotes, keys without quotes, several values in a file.
 *
 * @param keyClass class of the words of a key
 * @param inert keys whose value, where it is a string, is the name or the description of something else than a program's part
 */
export function readJson(rows: WordRows, keyClass: number, inert: ReadonlySet<string> = NONE): void {
  const { text } = rows;
  let isInert = false;
  const end = text.length;
  let at = 0;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code === 34 || code === 39) {
      const close = stringEnd(text, at, end);
      const behind = Math.min(end, close + 1);
      if (isKey(text, behind, end)) {
        rows.words(at + 1, close, keyClass);
        isInert = inert.has(text.slice(at + 1, close));
      } else {
        if (isInert) rows.words(at + 1, close, TextClass.StringInner);
        else rows.scalar(at + 1, close, true);
        isInert = false;
      }
      at = behind;
    } else if (code === 47 && (text.charCodeAt(at + 1) === 47 || text.charCodeAt(at + 1) === 42)) {
      const behind = commentEnd(text, at, end);
      rows.words(at, behind, TextClass.Comment);
      at = behind;
    } else if (isWordPart(code) || code === 92) {
      let behind = at;
      while (behind < end && isBare(text.charCodeAt(behind))) behind++;
      if (behind === at) behind++;
      if (isKey(text, behind, end)) rows.words(at, behind, keyClass);
      else rows.scalar(at, behind);
      at = behind;
    } else {
      at++;
    }
  }
}

const NONE: ReadonlySet<string> = new Set();

/** Offset of the quote that closes the string that starts at `at`, or of the line's end where none does. */
export function stringEnd(text: string, at: number, end: number): number {
  const quote = text.charCodeAt(at);
  let close = at + 1;
  while (close < end) {
    const code = text.charCodeAt(close);
    if (code === quote || isLineEnd(code)) return close;
    close += code === 92 && close + 1 < end && !isLineEnd(text.charCodeAt(close + 1)) ? 2 : 1;
  }
  return end;
}

export function commentEnd(text: string, at: number, end: number): number {
  if (text.charCodeAt(at + 1) === 47) return lineEnd(text, at, end);
  const close = text.indexOf('*/', at + 2);
  return close < 0 ? end : close + 2;
}

function isBare(code: number): boolean {
  return isWordPart(code) || code === 45 || code === 46 || code === 92;
}

/** Whether a colon follows. */
function isKey(text: string, at: number, end: number): boolean {
  while (at < end && isSpace(text.charCodeAt(at))) at++;
  return text.charCodeAt(at) === 58;
}
