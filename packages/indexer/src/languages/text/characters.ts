import { classify, Unit, units } from '../../words/units.ts';

/**
 * What a unit is to a word. Typographic quotes, wide spaces and the like end a word: no language takes them for a
 * part of a name, and a name between such quotes must be found.
 *
 * @param code a UTF-16 unit; NaN, behind the end of a text, is no part of a word
 */
export function unitOf(code: number): number {
  return units[code] || (code >= 0 ? classify(code) : Unit.Other);
}

export function isWordPart(code: number): boolean {
  return unitOf(code) !== Unit.Other;
}

export function isSpace(code: number): boolean {
  return code <= 32 || code === 0xa0 || code === 0xfeff || code === 0x2028 || code === 0x2029;
}

export function isLineEnd(code: number): boolean {
  return code === 10 || code === 13;
}

/** Offset of the first line end from `at`, or `end`. */
export function lineEnd(text: string, at: number, end: number): number {
  while (at < end && !isLineEnd(text.charCodeAt(at))) at++;
  return at;
}

/** Offset of the first unit from `at` that is no blank, or `end`. */
export function skipBlanks(text: string, at: number, end: number): number {
  while (at < end && (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9)) at++;
  return at;
}
