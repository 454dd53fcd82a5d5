/** What a UTF-16 unit is to a word. */
export const Unit = { Other: 1, Part: 2, Start: 3 } as const;

const PART = /[\p{ID_Continue}\u200c\u200d]/u;
const NO_START = /[\p{Nd}\p{Mn}\p{Mc}\p{Pc}\u200c\u200d]/u;

/** Filled as units turn up: 0 is not yet asked for. */
export const units = new Uint8Array(65536);
for (let code = 0; code < 128; code++) {
  const character = String.fromCharCode(code);
  units[code] = /[A-Za-z_$]/.test(character) ? Unit.Start : /[0-9]/.test(character) ? Unit.Part : Unit.Other;
}
// Letters beyond the first plane: a word too long is only ever a word more to look at.
units.fill(Unit.Start, 0xd800, 0xe000);

/** Fills in what a unit is to a word, the first time that it turns up. */
export function classify(code: number): number {
  const character = String.fromCharCode(code);
  const unit = !PART.test(character) ? Unit.Other : NO_START.test(character) ? Unit.Part : Unit.Start;
  units[code] = unit;
  return unit;
}

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

/** Offset of the first unit from `at` that is no white space, or `end`. */
export function skipSpace(text: string, at: number, end: number): number {
  while (at < end && isSpace(text.charCodeAt(at))) at++;
  return at;
}

/** As `skipSpace`, and stops at the end of a line. */
export function skipBlanks(text: string, at: number, end: number): number {
  while (at < end && (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9)) at++;
  return at;
}
