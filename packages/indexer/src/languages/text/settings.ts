import { TextClass } from '../../facts/text-class.ts';
import { isLineEnd, isWordPart, lineEnd, skipBlanks } from './characters.ts';
import { stringEnd } from './json.ts';
import type { WordRows } from './word-rows.ts';

/** TOML: tables, keys, strings over one line or several, comments. */
export function readToml(rows: WordRows): void {
  const { text } = rows;
  const end = text.length;
  let at = 0;
  let value = false;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (isLineEnd(code)) {
      value = false;
      at++;
    } else if (code === 61) {
      value = true;
      at++;
    } else if (code === 35) {
      const stop = lineEnd(text, at, end);
      rows.words(at, stop, TextClass.Comment);
      at = stop;
    } else if (code === 34 || code === 39) {
      const quotes = text.substr(at, 3);
      const long = quotes === '"""' || quotes === "'''";
      const close = long ? text.indexOf(quotes, at + 3) : stringEnd(text, at, end);
      const stop = close < 0 ? end : close;
      const start = at + (long ? 3 : 1);
      if (value || !isAssigned(text, stop + 1, end)) rows.scalar(start, stop, code === 34);
      else rows.words(start, stop, TextClass.DataKey);
      at = Math.min(end, stop + (long ? 3 : 1));
    } else if (isWordPart(code)) {
      let behind = at;
      while (behind < end && (isWordPart(text.charCodeAt(behind)) || text.charCodeAt(behind) === 45)) behind++;
      // In a nested array or an inline table a key may stand behind `=` as well.
      if (!value || isAssigned(text, behind, end)) rows.words(at, behind, TextClass.DataKey);
      else rows.scalar(at, behind);
      at = behind;
    } else {
      at++;
    }
  }
}

/** Sections, `key = value` and `key: value`, comments at the start of a line. */
export function readIni(rows: WordRows): void {
  const { text } = rows;
  const end = text.length;
  let at = 0;
  while (at < end) {
    const stop = lineEnd(text, at, end);
    const first = skipBlanks(text, at, stop);
    const code = text.charCodeAt(first);
    if (first < stop && (code === 35 || code === 59 || code === 33)) {
      rows.words(first, stop, TextClass.Comment);
    } else if (code === 91) {
      rows.words(first, stop, TextClass.DataKey);
    } else {
      let split = first;
      while (split < stop && text.charCodeAt(split) !== 61 && text.charCodeAt(split) !== 58) split++;
      if (split < stop) rows.words(first, split, TextClass.DataKey);
      readScalar(rows, split < stop ? split + 1 : first, stop);
    }
    at = stop + 1;
  }
}

/** Cells, between commas, semicolons, tabs and line ends. */
export function readDelimited(rows: WordRows): void {
  const { text } = rows;
  const end = text.length;
  let at = 0;
  while (at < end) {
    let stop = at;
    if (text.charCodeAt(at) === 34) {
      const close = text.indexOf('"', at + 1);
      stop = close < 0 ? end : close;
      rows.scalar(at + 1, stop);
      at = stop + 1;
      continue;
    }
    while (stop < end && !isCellEnd(text.charCodeAt(stop))) stop++;
    readScalar(rows, at, stop);
    at = stop + 1;
  }
}

/** Patterns of paths, a line each, as version control and packers read them. */
export function readPatterns(rows: WordRows): void {
  const { text } = rows;
  const end = text.length;
  let at = 0;
  while (at < end) {
    const stop = lineEnd(text, at, end);
    const first = skipBlanks(text, at, stop);
    rows.words(first, stop, text.charCodeAt(first) === 35 ? TextClass.Comment : TextClass.Specifier);
    at = stop + 1;
  }
}

/** A scalar without the blanks and the quotes around it. */
function readScalar(rows: WordRows, start: number, end: number): void {
  const { text } = rows;
  let from = skipBlanks(text, start, end);
  let to = end;
  while (to > from && text.charCodeAt(to - 1) <= 32) to--;
  const quote = text.charCodeAt(from);
  if ((quote === 34 || quote === 39) && to - from > 1 && text.charCodeAt(to - 1) === quote) {
    from++;
    to--;
  }
  rows.scalar(from, to);
}

function isAssigned(text: string, at: number, end: number): boolean {
  const next = skipBlanks(text, at, end);
  return text.charCodeAt(next) === 61;
}

function isCellEnd(code: number): boolean {
  return code === 44 || code === 59 || code === 9 || code === 34 || isLineEnd(code);
}
