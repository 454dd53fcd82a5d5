import { TextClass } from '../../../facts/text-class.ts';
import type { Reading } from '../../room.ts';
import { camelized } from '../camelized.ts';
import { isSpace, isWordPart } from '../characters.ts';
import type { Extraction } from '../extraction.ts';
import { contentName } from './element-content.ts';
import { markupImports } from './markup-imports.ts';
import { markupWords } from './markup-words.ts';
import type { Region } from './regions.ts';
import { isQuotedCode, shownCode } from './shown-code.ts';

type Host = NonNullable<Reading['host']>;

/** Attributes whose value is code, or names what code declares. */
const BOUND: Readonly<Record<Host, RegExp>> = {
  vue: /^(?::|@|#|v-|\.|ref$|slot-scope$|generic$)/,
  svelte: /^(?:bind|on|use|class|style|let|in|out|transition|animate|this|generics)(?::|$)|^on[a-z]/,
  astro: /^(?:client|define|set|is|transition|server):/,
  mdx: /^$/,
  html: /^(?:on|\(|\[|\*|#|@|:|v-|x-|ng-|data-ng-|bind-|hx-on|data-(?:action|controller|bind|on)|data-(?:[\w-]+-)?(?:callback|handler|formatter|sorter|row-style|cell-style|query-params|ajax-(?:begin|success|failure|complete)|onsuccess|onerror|onload|onsubmit)$|(?:[\w-]+\.)?(?:ref|(?:bind|two-way|one-way|one-time|to-view|from-view|delegate|trigger|capture|call|for)(?:\.[\w:]+)?)$)/i,
};

/** A parameter of an address by which the script behind it calls a function of the page. */
const CALLBACK = /([?&;][\w.-]*(?:callback|onload|jsonp|cb|handler|ready)=)([\w$.]+)/i;

/** What begins a block, or a variable, of an Angular template. */
const CONTROL_FLOW = /@(?:(?:(?:else\s+)?if|for|switch|case|defer|placeholder|loading)\s*(\()|let\s+[\w$]+\s*=)/y;

/** What a message of an Angular template depends on: `{unread(), plural, =0 {none} other {some}}`. */
const MESSAGE = /\{[^{}<>]+?,\s*(?:plural|select|selectordinal)\s*,/y;

/** Code that languages of templates have in a page: EJS and its like, Nunjucks and its like, a literal's holes. */
const CODE: readonly (readonly [open: string, close: string])[] = [
  ['<%', '%>'],
  ['<?', '?>'],
  ['{%', '%}'],
  ['${', '}'],
];

/** A binding of Angular's in both directions. */
const TWO_WAY = /^(?:\[\(([\w$]+)\)\]|bindon-([\w$]+))$/;

/** A comment of JSX between braces. */
const REMARK = /^\{\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*\}$/;

const SHORTHAND = /^\{\s*[A-Za-z_$][\w$]*\s*\}$/;

/** Reads the markup of a host: everything outside of these regions. */
export function readMarkup(x: Extraction, host: Host, code: readonly Region[]): void {
  let at = 0;
  for (const region of [...code, { start: x.text.length, end: x.text.length }]) {
    new MarkupScanner(x, host, at, region.start).scan();
    at = Math.max(at, region.end);
  }
}

/** A scanner of one stretch of markup. It knows no document, only tags, attributes, expressions and text. */
class MarkupScanner {
  readonly #x: Extraction;
  readonly #host: Host;
  readonly #text: string;
  readonly #end: number;
  #at: number;
  /** Element whose content is not markup (`style`), or a template in another language (`pug`). */
  #raw = '';
  /** The tag whose attributes are read is a component's. */
  #component = false;

  constructor(x: Extraction, host: Host, start: number, end: number) {
    this.#x = x;
    this.#host = host;
    this.#text = x.text;
    this.#at = start;
    this.#end = end;
  }

  scan(): void {
    const text = this.#text;
    while (this.#at < this.#end) {
      const code = text.charCodeAt(this.#at);
      if (code === 60 && text.startsWith('<!--', this.#at)) this.#until('-->', TextClass.Comment);
      else if (this.#host === 'html' && this.#pageCode(code)) continue;
      else if (code === 60 && /[A-Za-z/]/.test(text[this.#at + 1] ?? '')) this.#tag();
      else if (code === 123 && text.charCodeAt(this.#at + 1) === 123 && this.#doubleBraces) {
        this.#until('}}', TextClass.MarkupExpression);
      } else if (code === 123 && this.#singleBraces) this.#braces();
      else if (code === 64 && this.#host === 'html') this.#controlFlow();
      else if (this.#host === 'mdx' && isQuotedCode(code)) this.#shownCode();
      else this.#plainText();
    }
  }

  get #doubleBraces(): boolean {
    return this.#host === 'vue' || this.#host === 'html';
  }

  get #singleBraces(): boolean {
    return this.#host === 'svelte' || this.#host === 'astro' || this.#host === 'mdx';
  }

  #words(start: number, end: number, textClass: number): void {
    let at = start;
    if (textClass === TextClass.MarkupExpression)
      for (const specifier of markupImports(this.#x, start, end)) {
        markupWords(this.#x, at, specifier.start, textClass);
        markupWords(this.#x, specifier.start, specifier.end, TextClass.MarkupText);
        at = specifier.end;
      }
    markupWords(this.#x, at, end, textClass);
  }

  /** Reads to a closing token, and past it. */
  #until(close: string, textClass: number): void {
    const found = this.#text.indexOf(close, this.#at + 2);
    const end = found < 0 || found > this.#end ? this.#end : found + close.length;
    this.#words(this.#at, end, textClass);
    this.#at = end;
  }

  #plainText(): void {
    const start = this.#at;
    this.#at++;
    while (this.#at < this.#end) {
      const code = this.#text.charCodeAt(this.#at);
      if (code === 60 || code === 123 || ((code === 64 || code === 36) && this.#host === 'html')) break;
      if (this.#host === 'mdx' && isQuotedCode(code)) break;
      this.#at++;
    }
    this.#words(start, this.#at, TextClass.MarkupText);
  }

  /** Code of a page that a language of templates is written in, or a message that depends on an expression. */
  #pageCode(code: number): boolean {
    if (code !== 60 && code !== 123 && code !== 36) return false;
    const text = this.#text;
    for (const [open, close] of CODE) {
      if (!text.startsWith(open, this.#at) || text.startsWith('<?xml', this.#at)) continue;
      this.#until(close, TextClass.MarkupExpression);
      return true;
    }
    MESSAGE.lastIndex = this.#at;
    if (code !== 123 || !MESSAGE.test(text)) return false;
    this.#words(this.#at, MESSAGE.lastIndex, TextClass.MarkupExpression);
    this.#at = MESSAGE.lastIndex;
    return true;
  }

  /** `@if (…) {`, `@for (…; track …) {`, `@let name = …;` of an Angular template: what the braces hold is markup again. */
  #controlFlow(): void {
    CONTROL_FLOW.lastIndex = this.#at;
    const match = CONTROL_FLOW.exec(this.#text);
    if (match === null) return this.#plainText();
    const behind = CONTROL_FLOW.lastIndex;
    const close = match[1] === undefined ? this.#text.indexOf(';', behind) : closing(this.#text, behind - 1, this.#end);
    const end = close < 0 || close > this.#end ? this.#end : close;
    this.#words(this.#at, end, TextClass.MarkupExpression);
    this.#at = end;
  }

  /** Code that a page of MDX shows: between fences, unless they say that it runs, and between backticks. */
  #shownCode(): void {
    const found = shownCode(this.#text, this.#at, this.#end);
    if (found === null) return this.#plainText();
    this.#words(this.#at, found.end, found.runs ? TextClass.MarkupExpression : TextClass.MarkupText);
    this.#at = found.end;
  }

  /** `{ … }`, with what it nests. */
  #braces(): void {
    const end = balanced(this.#text, this.#at, this.#end);
    const isComment = REMARK.test(this.#text.slice(this.#at, end));
    this.#words(this.#at, end, isComment ? TextClass.Comment : TextClass.MarkupExpression);
    this.#at = end;
  }

  #tag(): void {
    const text = this.#text;
    const closing = text.charCodeAt(this.#at + 1) === 47;
    const start = this.#at + (closing ? 2 : 1);
    let at = start;
    while (at < this.#end && (isWordPart(text.charCodeAt(at)) || /[.:-]/.test(text[at]!))) at++;
    this.#words(start, at, TextClass.MarkupTag);
    const name = text.slice(start, at).toLowerCase();
    this.#at = at;
    this.#component = /^[A-Z]|[-.:]/.test(text.slice(start, at));
    const isComponent = this.#component;
    const attributes = this.#attributes();
    this.#component = false;
    if (closing || attributes.selfClosing) return;
    const content = isComponent ? contentName(text, this.#at, this.#end, this.#host) : null;
    if (content !== null) this.#x.texts.add(this.#x.names.ofText(content), this.#at, TextClass.MarkupAttribute);
    if (name === 'style') this.#rawContent('style', attributes.language);
    else if (name === 'template' && attributes.language !== '' && attributes.language !== 'html') {
      this.#rawContent('template', attributes.language);
    } else if (name === 'script') this.#rawContent('script', attributes.language);
  }

  #rawContent(name: string, language: string): void {
    this.#raw = name;
    const closing = new RegExp(`</${this.#raw}`, 'gi');
    closing.lastIndex = this.#at;
    const found = closing.exec(this.#text)?.index ?? this.#end;
    const end = Math.min(found, this.#end);
    if (name === 'style') this.#styles(end);
    else if (/template|html/.test(language) && name === 'script') return;
    // A template in a language of its own (pug), data of an unknown shape: any word of it may name something.
    else this.#words(this.#at, end, TextClass.MarkupExpression);
    this.#at = end;
  }

  /** Style sheets name nothing of the program, but for Vue's `v-bind(name)`. */
  #styles(end: number): void {
    const bind = /v-bind\(([^)]*)\)/g;
    bind.lastIndex = this.#at;
    let at = this.#at;
    for (let match = bind.exec(this.#text); match !== null && match.index < end; match = bind.exec(this.#text)) {
      this.#words(at, match.index, TextClass.MarkupText);
      this.#words(match.index, Math.min(end, bind.lastIndex), TextClass.MarkupExpression);
      at = Math.min(end, bind.lastIndex);
    }
    this.#words(at, end, TextClass.MarkupText);
  }

  /** Reads attributes up to the tag's end. */
  #attributes(): { selfClosing: boolean; language: string } {
    const text = this.#text;
    let language = '';
    while (this.#at < this.#end) {
      const code = text.charCodeAt(this.#at);
      if (code === 62) {
        this.#at++;
        return { selfClosing: text.charCodeAt(this.#at - 2) === 47, language };
      }
      if (isSpace(code) || code === 47) {
        this.#at++;
      } else if (code === 60 && this.#host === 'html' && this.#pageCode(code)) {
        // `<option <%= chosen %>>`
      } else if (code === 123) {
        const from = this.#at;
        this.#braces();
        // `{name}` is short for `name={name}`.
        if (this.#component && SHORTHAND.test(text.slice(from, this.#at)))
          this.#words(from, this.#at, TextClass.MarkupAttribute);
      } else {
        const [name, value] = this.#attribute();
        if (name === 'lang' || name === 'type') language = value.toLowerCase();
      }
    }
    return { selfClosing: true, language };
  }

  #attribute(): [string, string] {
    const text = this.#text;
    const start = this.#at;
    let at = start;
    while (at < this.#end && !isSpace(text.charCodeAt(at)) && !/[=>"'{]/.test(text[at]!)) {
      if (text[at] === '/' && text[at + 1] === '>') break;
      at++;
    }
    if (at === start) at++;
    const name = text.slice(start, at);
    const bound = BOUND[this.#host].test(name);
    if (this.#host === 'vue')
      this.#unwritten(
        start,
        name,
        text
          .slice(at, at + 80)
          .trimStart()
          .startsWith('='),
      );
    const two = this.#host === 'html' ? TWO_WAY.exec(name) : null;
    if (two !== null) {
      // `[(value)]` listens to `valueChange`.
      const event = this.#x.names.ofText(`${two[1] ?? two[2]!}Change`);
      this.#x.texts.add(event, start, TextClass.MarkupExpression);
    }
    const isNamed = this.#component || (this.#host === 'html' && !bound);
    if (isNamed) this.#words(start, at, TextClass.MarkupAttribute);
    if (bound || !isNamed) this.#words(start, at, bound ? TextClass.MarkupExpression : TextClass.MarkupText);
    let value = at;
    while (value < this.#end && isSpace(text.charCodeAt(value))) value++;
    this.#at = at;
    if (text.charCodeAt(value) !== 61) return [name, ''];
    value++;
    while (value < this.#end && isSpace(text.charCodeAt(value))) value++;
    return [name, this.#value(value, bound, name)];
  }

  /** Names that an attribute of Vue stands for without spelling them: `:user-id` reads `userId`, `v-model` sets `modelValue`. */
  #unwritten(start: number, name: string, hasValue: boolean): void {
    const add = (word: string, textClass: number): void => {
      this.#x.texts.add(this.#x.names.ofText(word), start, textClass);
    };
    const short = /^(?::|v-bind:)([a-z][\w]*(?:-\w+)+)$/.exec(name);
    if (short !== null && !hasValue) add(camelized(short[1]!), TextClass.MarkupExpression);
    if (!this.#component || !/^v-model(?:\.|$)/.test(name)) return;
    // In Vue 2 it is another prop, and an event.
    for (const word of ['modelValue', 'value', 'input']) add(word, TextClass.MarkupAttribute);
  }

  #value(start: number, bound: boolean, name: string): string {
    const text = this.#text;
    const quote = text[start];
    this.#at = start;
    if (quote === '{' && this.#singleBraces) {
      this.#braces();
      return '';
    }
    let from = start;
    let end: number;
    if (quote === '"' || quote === "'") {
      from = start + 1;
      const close = text.indexOf(quote, from);
      end = close < 0 || close > this.#end ? this.#end : close;
      this.#at = Math.min(this.#end, end + 1);
    } else {
      end = from;
      while (end < this.#end && !isSpace(text.charCodeAt(end)) && text[end] !== '>') end++;
      this.#at = end;
    }
    const value = text.slice(from, end);
    const isCode = bound || /^\s*javascript:/i.test(value);
    const holds =
      isCode ||
      (value.includes('{') && (this.#doubleBraces || this.#singleBraces)) ||
      (this.#host === 'html' && /<[%?]/.test(value));
    const callback = !holds && /^src$/i.test(name) ? CALLBACK.exec(value) : null;
    if (callback === null) this.#words(from, end, holds ? TextClass.MarkupExpression : TextClass.MarkupText);
    else {
      const named = from + callback.index + callback[1]!.length;
      const behind = named + callback[2]!.length;
      this.#words(from, named, TextClass.MarkupText);
      this.#words(named, behind, TextClass.MarkupExpression);
      this.#words(behind, end, TextClass.MarkupText);
    }
    return value;
  }
}

/** Offset behind the parenthesis that closes the one at `at`; strings are passed over. */
function closing(text: string, at: number, end: number): number {
  let depth = 0;
  for (let index = at; index < end; index++) {
    const character = text[index];
    if (character === '(') depth++;
    else if (character === ')') {
      if (--depth === 0) return index + 1;
    } else if (character === '"' || character === "'" || character === '`') index = quoted(text, index, end);
  }
  return end;
}

/** Offset behind the brace that closes the one at `at`; strings and comments are passed over. */
function balanced(text: string, at: number, end: number): number {
  let depth = 0;
  for (let index = at; index < end; index++) {
    const character = text[index];
    if (character === '{') depth++;
    else if (character === '}') {
      if (--depth === 0) return index + 1;
    } else if (character === '"' || character === "'" || character === '`') {
      index = quoted(text, index, end);
    } else if (character === '/' && text[index + 1] === '*') {
      const close = text.indexOf('*/', index + 2);
      index = close < 0 ? end : close + 1;
    }
  }
  return end;
}

/** Offset of the quote that closes the one at `at`; of one that is not closed on its line (an apostrophe), `at`. */
function quoted(text: string, at: number, end: number): number {
  const quote = text[at];
  for (let index = at + 1; index < end; index++) {
    const character = text[index];
    if (character === '\\') index++;
    else if (character === quote) return index;
    else if ((character === '\n' || character === '\r') && quote !== '`') return at;
  }
  return at;
}
