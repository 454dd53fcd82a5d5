import { TextClass } from '../../facts/text-class.ts';
import { isSpace, isWordPart } from './characters.ts';
import { INERT_ATTRIBUTES, INTRINSIC_TAGS, PLATFORM_ATTRIBUTES } from './html-vocabulary.ts';
import { readStyle } from './style.ts';
import type { WordRows } from './word-rows.ts';

/** What a markup language holds beside tags. */
export interface MarkupDialect {
  /** `{expression}` in text and attributes. */
  readonly braces: boolean;
  /** Text without white space is a scalar, as in a configuration file. */
  readonly data: boolean;
  /** The platform's own elements and attributes have their usual meaning. */
  readonly html: boolean;
}

export const HTML: MarkupDialect = { braces: false, data: false, html: true };
export const BRACES: MarkupDialect = { braces: true, data: false, html: true };
export const XML: MarkupDialect = { braces: false, data: true, html: false };

/** HTML and what is like it: pages, components, templates, XML. Reads `rows.text` from `start` to `end`. */
export function readMarkup(rows: WordRows, dialect: MarkupDialect, start = 0, end = rows.text.length): void {
  rows.markup = true;
  new MarkupReader(rows, dialect, end).read(start);
}

class MarkupReader {
  readonly #rows: WordRows;
  readonly #text: string;
  readonly #dialect: MarkupDialect;
  readonly #end: number;
  /** Closing tags that were looked for and are not there: looking once is enough. */
  readonly #missing = new Set<string>();

  constructor(rows: WordRows, dialect: MarkupDialect, end: number) {
    this.#rows = rows;
    // A search must not run past the end of the part that is read: in a file of many parts it would never be done.
    this.#text = end === rows.text.length ? rows.text : rows.text.slice(0, end);
    this.#dialect = dialect;
    this.#end = end;
  }

  read(start: number): void {
    const text = this.#text;
    let at = this.#frontMatter(start);
    let from = at;
    while (at < this.#end) {
      const code = text.charCodeAt(at);
      const special = code === 60 || code === 123 || code === 36 || code === 35 || code === 64;
      const behind = special ? this.#special(at, code, from) : at;
      if (behind === at) {
        at++;
      } else {
        at = behind;
        from = behind;
      }
    }
    this.#plain(from, this.#end);
  }

  /** Reads what starts at `at`, and the text before it; `at` where nothing does. */
  #special(at: number, code: number, from: number): number {
    const text = this.#text;
    const next = text.charCodeAt(at + 1);
    if (code === 60) {
      if (next === 33 || next === 37 || next === 63) {
        this.#plain(from, at);
        return this.#declaration(at);
      }
      if (!isWordPart(next) && next !== 47) return at;
      this.#plain(from, at);
      return this.#tag(at);
    }
    const stop = this.#expressionEnd(at, code, next);
    if (stop === at) return at;
    this.#plain(from, at);
    this.#rows.words(at, stop, this.#isComment(at, stop) ? TextClass.Comment : TextClass.MarkupExpression);
    return stop;
  }

  /** `{{! … }}` and `{# … #}`. */
  #isComment(start: number, end: number): boolean {
    if (this.#text.startsWith('{{!', start)) return true;
    return !this.#dialect.braces && this.#text.startsWith('{#', start) && this.#text.startsWith('#}', end - 2);
  }

  /** `---` … `---` at the start holds the component's program, or data about the page. */
  #frontMatter(start: number): number {
    const text = this.#text;
    if (!text.startsWith('---', start)) return start;
    const close = text.indexOf('\n---', start + 3);
    if (close < 0 || close >= this.#end) return start;
    this.#rows.words(start, close, TextClass.ForeignCode);
    return close + 4;
  }

  /** `<!-- -->`, `<!DOCTYPE>`, `<![CDATA[ ]]>`, `<% %>`, `<? ?>`. */
  #declaration(at: number): number {
    const text = this.#text;
    if (text.startsWith('<!--', at)) {
      const stop = this.#until('-->', at + 4);
      // Conditional comments, server side includes and bindings in comments are obeyed.
      const obeyed = /^<!--\s*(?:\[|#|\/?ko\b)/.test(text.slice(at, at + 16));
      this.#rows.words(at, stop, obeyed ? TextClass.MarkupExpression : TextClass.Comment);
      return stop;
    }
    if (text.startsWith('<![CDATA[', at)) {
      const stop = this.#until(']]>', at);
      this.#rows.words(at + 9, stop, this.#dialect.data ? TextClass.StringTail : TextClass.MarkupText);
      return stop;
    }
    const second = text.charCodeAt(at + 1);
    const comment = text.startsWith('<%--', at) || text.startsWith('<%#', at);
    const stop = this.#until(second === 37 ? '%>' : second === 63 ? '?>' : '>', at);
    const code = second === 63 && !text.startsWith('<?xml', at) ? TextClass.ForeignCode : TextClass.MarkupExpression;
    this.#rows.words(at, stop, comment ? TextClass.Comment : second === 33 ? TextClass.MarkupText : code);
    return stop;
  }

  /** A tag with its attributes, and the content of one whose content is no markup. */
  #tag(at: number): number {
    const text = this.#text;
    const closing = text.charCodeAt(at + 1) === 47;
    const nameStart = at + (closing ? 2 : 1);
    let nameEnd = nameStart;
    while (nameEnd < this.#end && isTagPart(text.charCodeAt(nameEnd))) nameEnd++;
    const name = text.slice(nameStart, Math.min(nameEnd, nameStart + 40));
    const intrinsic = this.#dialect.html && INTRINSIC_TAGS.has(name);
    this.#rows.words(nameStart, nameEnd, intrinsic ? TextClass.MarkupText : TextClass.MarkupTag);
    const stop = this.#attributes(nameEnd, intrinsic);
    if (closing || !this.#dialect.html || text.charCodeAt(stop - 2) === 47) return stop;
    if (name === 'script') return this.#raw('</script', stop, TextClass.ForeignCode);
    if (name === 'style') return this.#raw('</style', stop, TextClass.MarkupText);
    const templateLanguage = name === 'template' && text.slice(nameEnd, stop).includes('lang=');
    return templateLanguage ? this.#raw('</template', stop, TextClass.ForeignCode) : stop;
  }

  /** Attributes up to the tag's end; returns the offset behind it. */
  #attributes(start: number, intrinsic: boolean): number {
    const text = this.#text;
    let at = start;
    let inert = false;
    while (at < this.#end) {
      const code = text.charCodeAt(at);
      if (code === 62) return at + 1;
      if (code === 60) return at;
      if (code === 34 || code === 39) {
        at = this.#value(at, inert);
        inert = false;
      } else if (code === 123) {
        const stop = Math.max(at + 1, this.#expressionEnd(at, code, text.charCodeAt(at + 1)));
        this.#rows.words(at, stop, TextClass.MarkupExpression);
        at = stop;
      } else if (isSpace(code) || code === 47 || code === 61) {
        at++;
      } else {
        let behind = at + 1;
        while (behind < this.#end && isAttributePart(text.charCodeAt(behind))) behind++;
        const isValue = text.charCodeAt(at - 1) === 61;
        const name = text.slice(at, Math.min(behind, at + 24)).toLowerCase();
        const platform = this.#dialect.html && intrinsic && !isValue;
        const known = INERT_ATTRIBUTES.has(name) || INERT_FAMILY.test(name);
        if (platform && (known || PLATFORM_ATTRIBUTES.has(name))) this.#rows.words(at, behind, TextClass.MarkupText);
        else this.#rows.words(at, behind, TextClass.MarkupExpression);
        inert = platform && known;
        at = behind;
      }
    }
    return this.#end;
  }

  /** A quoted value; returns the offset behind it. */
  #value(at: number, inert: boolean): number {
    const text = this.#text;
    const close = text.indexOf(text[at]!, at + 1);
    // A quote that nothing closes was none: the rest is read as attributes.
    if (close < 0 || close >= this.#end) return at + 1;
    const dynamic = inert && /[{$%@#]|^.javascript:/.test(text.slice(at, close));
    this.#rows.words(at + 1, close, inert && !dynamic ? TextClass.MarkupText : TextClass.MarkupExpression);
    return close + 1;
  }

  #raw(close: string, start: number, textClass: number): number {
    const stop = this.#until(close, start, 0);
    if (textClass === TextClass.MarkupText) readStyle(this.#rows, start, stop);
    else this.#rows.words(start, stop, textClass);
    return stop;
  }

  /** Where an expression that starts at `at` ends, or `at` where none does. */
  #expressionEnd(at: number, code: number, next: number): number {
    const text = this.#text;
    if (code === 123 && next === 123) return this.#until('}}', at);
    if (code === 123 && next === 37) return this.#until('%}', at);
    if (code === 123 && next === 35 && !this.#dialect.braces) return this.#until('#}', at);
    if ((code === 36 || code === 35) && next === 123) return this.#balanced(at + 1, 123, 125);
    if (code === 123 && this.#dialect.braces) return this.#balanced(at, 123, 125);
    if (code === 64 && isWordPart(next) && !isWordPart(text.charCodeAt(at - 1))) {
      let behind = at + 1;
      while (behind < this.#end && (isWordPart(text.charCodeAt(behind)) || text.charCodeAt(behind) === 46)) behind++;
      if (text.startsWith('@let', at)) return this.#until(';', at);
      const open = text.charCodeAt(behind) === 32 ? behind + 1 : behind;
      return text.charCodeAt(open) === 40 ? this.#balanced(open, 40, 41) : behind;
    }
    return at;
  }

  /** Offset behind the bracket that closes the one at `at`. A bracket between quotes is not counted. */
  #balanced(at: number, open: number, close: number): number {
    const text = this.#text;
    let depth = 0;
    for (let behind = at; behind < this.#end; behind++) {
      const code = text.charCodeAt(behind);
      if (code !== open && code !== close) continue;
      const before = text.charCodeAt(behind - 1);
      if ((before === 34 || before === 39 || before === 96) && text.charCodeAt(behind + 1) === before) continue;
      depth += code === open ? 1 : -1;
      if (depth === 0) return behind + 1;
    }
    return this.#end;
  }

  /** Offset behind the next `close`, or the end. `length` is how much of it is read. */
  #until(close: string, at: number, length = close.length): number {
    if (this.#missing.has(close)) return this.#end;
    const found = this.#text.indexOf(close, at);
    if (found < 0) this.#missing.add(close);
    return found < 0 || found >= this.#end ? this.#end : Math.min(this.#end, found + length);
  }

  #plain(start: number, end: number): void {
    if (start >= end) return;
    if (!this.#dialect.data) {
      this.#rows.words(start, end, TextClass.MarkupText);
      return;
    }
    let from = start;
    let to = end;
    while (from < to && isSpace(this.#text.charCodeAt(from))) from++;
    while (to > from && isSpace(this.#text.charCodeAt(to - 1))) to--;
    this.#rows.scalar(from, to);
  }
}

/** Attributes for assistive technology and of drawings. */
const INERT_FAMILY = /^(?:aria|stroke|fill|clip|font|text|stop|color|xlink|xml|xmlns)[-:]/;

function isTagPart(code: number): boolean {
  return isWordPart(code) || code === 45 || code === 46 || code === 58;
}

function isAttributePart(code: number): boolean {
  return (
    !isSpace(code) &&
    code !== 61 &&
    code !== 62 &&
    code !== 60 &&
    code !== 47 &&
    code !== 34 &&
    code !== 39 &&
    code !== 123
  );
}
