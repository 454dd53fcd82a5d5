import { TextClass } from '../../facts/text-class.ts';
import { isLineEnd, isSpace, lineEnd, skipBlanks } from './characters.ts';
import type { WordRows } from './word-rows.ts';

/**
 * YAML, line by line. What it takes for a scalar may be a part of one (a plain scalar over several lines): then a word
 * counts for more than it is, and never for less.
 *
 * @param keyClass class of the words of a key
 */
export function readYaml(rows: WordRows, keyClass: number): void {
  new YamlReader(rows, keyClass).read();
}

class YamlReader {
  readonly #rows: WordRows;
  readonly #text: string;
  readonly #end: number;
  readonly #keyClass: number;
  /** How many flow collections are open. Only in one does a comma end a scalar. */
  #depth = 0;
  /** A quote that nothing closed opens nothing: it was no quote, and its like are not looked for again. */
  #unclosed = 0;
  /** Column of the key or dash whose block scalar is being read, or -1. */
  #block = -1;

  constructor(rows: WordRows, keyClass: number) {
    this.#rows = rows;
    this.#text = rows.text;
    this.#end = rows.text.length;
    this.#keyClass = keyClass;
  }

  read(): void {
    let at = 0;
    while (at < this.#end) {
      const stop = lineEnd(this.#text, at, this.#end);
      const first = skipBlanks(this.#text, at, stop);
      if (this.#block >= 0 && (first === stop || first - at > this.#block)) {
        this.#rows.prose(first, stop);
        at = nextLine(this.#text, stop, this.#end);
      } else {
        this.#block = -1;
        if (this.#text.startsWith('---', at)) this.#depth = 0;
        at = this.#line(at, first);
      }
    }
  }

  /** Reads a line, or several where a quoted scalar spans them; returns where the next one starts. */
  #line(lineStart: number, first: number): number {
    const text = this.#text;
    const end = this.#end;
    let at = first;
    let column = Math.max(0, first - lineStart - 1);
    while (at < end) {
      const code = text.charCodeAt(at);
      if (isLineEnd(code)) return nextLine(text, at, end);
      if (code === 35 && (at === lineStart || isSpace(text.charCodeAt(at - 1)))) {
        const stop = lineEnd(text, at, end);
        this.#rows.words(at, stop, TextClass.Comment);
        return nextLine(text, stop, end);
      }
      const close = (code === 34 || code === 39) && code !== this.#unclosed ? quotedEnd(text, at, end) : -1;
      if (close === end) this.#unclosed = code;
      if (close >= 0 && close < end) {
        if (text.charCodeAt(skipBlanks(text, close + 1, end)) === 58) {
          this.#rows.words(at + 1, close, this.#keyClass);
          column = at - lineStart;
        } else {
          this.#rows.scalar(at + 1, close, code === 34);
        }
        at = close + 1;
      } else if ((code === 124 || code === 62) && isBlockStart(text, at, end)) {
        this.#block = column;
        at++;
      } else if (code === 45 && isSpace(text.charCodeAt(at + 1))) {
        column = at - lineStart;
        at++;
      } else if (code === 33 || code === 38 || code === 42) {
        // A tag, an anchor, an alias: a name of its own, not part of the scalar behind it.
        let behind = at + 1;
        while (behind < end && !isSpace(text.charCodeAt(behind)) && !this.#ends(text.charCodeAt(behind))) behind++;
        this.#rows.scalar(at + 1, behind);
        at = behind;
      } else if (isFlow(code)) {
        if (code === 91 || code === 123) this.#depth++;
        else if (code !== 44 && this.#depth > 0) this.#depth--;
        at++;
      } else if (isSpace(code) || code === 58 || code === 63 || code === 34 || code === 39) {
        at++;
      } else {
        const behind = this.#plainEnd(at);
        let stop = behind;
        while (stop > at && isSpace(text.charCodeAt(stop - 1))) stop--;
        if (text.charCodeAt(behind) === 58) {
          this.#rows.words(at, stop, this.#keyClass);
          column = at - lineStart;
        } else {
          this.#rows.scalar(at, stop);
        }
        at = Math.max(behind, at + 1);
      }
    }
    return end;
  }

  /** Offset behind a plain scalar: at `: `, ` #`, the line's end, and in a flow collection at its punctuation. */
  #plainEnd(at: number): number {
    const text = this.#text;
    for (; at < this.#end; at++) {
      const code = text.charCodeAt(at);
      if (isLineEnd(code) || this.#ends(code)) break;
      const next = text.charCodeAt(at + 1);
      if (code === 58 && (at + 1 >= this.#end || isSpace(next) || this.#ends(next))) break;
      if (code === 35 && isSpace(text.charCodeAt(at - 1))) break;
    }
    return at;
  }

  #ends(code: number): boolean {
    return this.#depth > 0 && isFlow(code);
  }
}

function nextLine(text: string, at: number, end: number): number {
  if (at >= end) return end;
  return text.charCodeAt(at) === 13 && text.charCodeAt(at + 1) === 10 ? at + 2 : at + 1;
}

/** Offset of the closing quote, which may be on a later line, or `end`. In single quotes a quote is doubled, not escaped. */
function quotedEnd(text: string, at: number, end: number): number {
  const quote = text.charCodeAt(at);
  for (let close = at + 1; close < end; close++) {
    const code = text.charCodeAt(close);
    if (code === 92 && quote === 34) close++;
    else if (code === quote) {
      if (quote === 34 || text.charCodeAt(close + 1) !== 39) return close;
      close++;
    }
  }
  return end;
}

/** `[`, `]`, `{`, `}` and `,`. */
function isFlow(code: number): boolean {
  return code === 91 || code === 93 || code === 123 || code === 125 || code === 44;
}

/** Whether `|` or `>` is followed by nothing but its indicators and a comment. */
function isBlockStart(text: string, at: number, end: number): boolean {
  at++;
  while (at < end && /[-+0-9]/.test(text[at]!)) at++;
  const next = skipBlanks(text, at, end);
  const code = text.charCodeAt(next);
  return next >= end || isLineEnd(code) || (code === 35 && next > at);
}
