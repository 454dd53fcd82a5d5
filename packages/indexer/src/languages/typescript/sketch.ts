import { ImportKind, SiteKind } from '../../facts/kinds.ts';
import { FACTOR, NameTable, SEED } from '../../words/name-table.ts';
import type { Sketch } from '../sketch.ts';
import { isWordPart, isWordStart, wordEnd } from './characters.ts';
import { decodeEscapes } from './escapes.ts';
import { importArgumentNames } from './import-arguments.ts';

/**
 * A look at a source that takes every run of word characters for a word and every pair of quotes for a string, wherever they
 * stand: so it need not know where comments, strings and expressions begin, and cannot be misled about it.
 */
export function sketch(text: string): Sketch {
  const names = new NameCollector(text);
  const specifiers = new Set<string>();
  scan(text, names, specifiers);
  if (text.includes('\\')) escapedWords(text, names);
  // Names that the facts have without their being spelled.
  if (/\b(?:import|default)\b/.test(text)) names.name('default');
  if (text.includes('</')) names.name('children');
  if (text.includes('[(')) for (const [, name] of text.matchAll(TWO_WAY)) names.name(`${name}Change`);
  for (const name of importArgumentNames(text)) names.name(name);
  return { words: names.words(), specifiers: [...specifiers], kinds: kindsOf(text) };
}

/** A binding of Angular's in both directions. */
const TWO_WAY = /\[\(([\p{ID_Start}$_][\p{ID_Continue}$]*)\)\]/gu;

/** What a unit is to the scan. */
const Unit = { Other: 1, Part: 2, Start: 3, Quote: 4 } as const;

/** Filled as units turn up: 0 is not yet asked for. */
const units = new Uint8Array(65536);
for (const quote of `'"\``) units[quote.charCodeAt(0)] = Unit.Quote;

function classify(code: number): number {
  const unit = isWordStart(code) ? Unit.Start : isWordPart(code) ? Unit.Part : Unit.Other;
  units[code] = unit;
  return unit;
}

/** A specifier that is longer names no file. */
const LONGEST = 1024;

class NameCollector {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    table.reset(text);
  }

  hashed(start: number, end: number, hash: number): void {
    table.ofHashed(start, end, hash);
  }

  range(start: number, end: number): void {
    table.of(start, end);
  }

  name(name: string): void {
    table.ofName(name);
  }

  words(): readonly string[] {
    const { names } = table;
    table.reset('');
    return names;
  }

  get text(): string {
    return this.#text;
  }
}

/** One for the thread's life. */
const table = new NameTable();

function scan(text: string, names: NameCollector, specifiers: Set<string>): void {
  const { length } = text;
  /** Offset behind the last quote of each kind, or -1. */
  let single = -1;
  let double = -1;
  let back = -1;
  let at = 0;
  while (at < length) {
    let code = text.charCodeAt(at);
    let unit = units[code] || classify(code);
    if (unit === Unit.Other) {
      at++;
      continue;
    }
    if (unit === Unit.Quote) {
      if (!isEscaped(text, at)) {
        const open = code === 39 ? single : code === 34 ? double : back;
        if (open >= 0) addSpecifier(text, open, at, specifiers);
        if (code === 39) single = at + 1;
        else if (code === 34) double = at + 1;
        else back = at + 1;
      }
      at++;
      continue;
    }
    const start = at;
    const first = unit;
    let hash = SEED;
    do {
      hash = Math.imul(hash ^ code, FACTOR);
      at++;
      code = at < length ? text.charCodeAt(at) : 0;
      unit = units[code] || classify(code);
    } while (unit === Unit.Part || unit === Unit.Start);
    if (first === Unit.Start) names.hashed(start, at, hash);
    else digitsFirst(text, start, at, names);
    // `size$` of `size${n}` is the word `size` in a template.
    if (code === 123 && at - 1 > start && text.charCodeAt(at - 1) === 36 && first === Unit.Start)
      names.range(start, at - 1);
    if (code === 45 && isWordPart(text.charCodeAt(at + 1))) compound(text, start, at, names);
  }
}

/** `0xff`, `12px`: a number, behind which a broken file may have a name without a space. */
function digitsFirst(text: string, start: number, end: number, names: NameCollector): void {
  for (let at = start + 1; at < end; at++) {
    if (!isWordStart(text.charCodeAt(at))) continue;
    names.range(at, end);
    return;
  }
}

/** A run of words with hyphens between them. */
function compound(text: string, start: number, end: number, names: NameCollector): void {
  let behind = end;
  while (text.charCodeAt(behind) === 45 && isWordPart(text.charCodeAt(behind + 1))) {
    behind++;
    while (isWordPart(text.charCodeAt(behind))) behind++;
  }
  if (!isWordStart(text.charCodeAt(start))) return;
  names.range(start, behind);
  if (text.charCodeAt(behind - 1) !== 36 || text.charCodeAt(behind) !== 123) return;
  const fixed = text.charCodeAt(behind - 2) === 45 ? behind - 2 : behind - 1;
  if (fixed > start) names.range(start, fixed);
}

/** A quote behind an odd number of backslashes stands for itself. */
function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && text.charCodeAt(before) === 92) before--;
  return (at - before) % 2 === 0;
}

/** What stands between two quotes of one kind may be a string, and what a string holds may be a specifier. */
function addSpecifier(text: string, start: number, end: number, specifiers: Set<string>): void {
  if (end - start > LONGEST) return;
  let spaced = false;
  let path = false;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) {
      // A string goes over the end of a line behind a backslash only; a template may, but names no file then.
      if (text.charCodeAt(at - 1) !== 92 && !(code === 10 && text.charCodeAt(at - 2) === 92)) return;
    } else if (code === 32 || code === 9) spaced = true;
    else if (code === 46 || code === 47 || code === 92) path = true;
  }
  // Prose is no path. A module may have such a name all the same: where one is loaded, it is taken for one.
  if (spaced && !path && !LOADING.test(text.slice(Math.max(0, start - 33), start - 1))) return;
  const content = text.slice(start, end);
  specifiers.add(decodeEscapes(content));
  // Of a composed one, the fixed parts at its ends are known.
  const first = content.indexOf('${');
  if (first < 0) return;
  specifiers.add(decodeEscapes(content.slice(0, first)));
  specifiers.add(decodeEscapes(content.slice(content.lastIndexOf('}') + 1)));
}

/** What stands before the quote of a specifier. */
const LOADING =
  /(?:\b(?:from|import|module)|\b\w*(?:[Mm]ock|require|import|resolve|Actual|URL|Worker|Scripts|Module|define)\w*\s*\(|[[,])\s*$/;

/** A run of word characters, hyphens and escapes, with at least one escape. */
const ESCAPED =
  /(?:[\w$\u0080-\uffff-]|\\(?:u\{[0-9a-fA-F]{1,6}\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|\r\n|[\s\S]))*\\(?:u\{[0-9a-fA-F]{1,6}\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|\r\n|[\s\S])(?:[\w$\u0080-\uffff-]|\\(?:u\{[0-9a-fA-F]{1,6}\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|\r\n|[\s\S]))*/g;

/** The words of every run that has an escape, decoded. They are words as they are written too: that is for `scan`. */
function escapedWords(text: string, names: NameCollector): void {
  // Outside of strings and names a backslash is an error, which may end behind the letter.
  for (let at = text.indexOf('\\'); at >= 0; at = text.indexOf('\\', at + 1)) {
    if (!isWordStart(text.charCodeAt(at + 1))) continue;
    names.range(at + 1, at + 2);
    if (isWordStart(text.charCodeAt(at + 2))) names.range(at + 2, wordEnd(text, at + 2, text.length));
  }
  for (let from = text.indexOf('\\'); from >= 0; from = text.indexOf('\\', from)) {
    let start = from;
    while (start > 0 && (isWordPart(text.charCodeAt(start - 1)) || text.charCodeAt(start - 1) === 45)) start--;
    ESCAPED.lastIndex = start;
    const match = ESCAPED.exec(text);
    if (match === null) return;
    const decoded = decodeEscapes(match[0]);
    wordsOf(decoded, names);
    from = Math.max(from + 1, match.index + match[0].length);
  }
}

function wordsOf(text: string, names: NameCollector): void {
  for (let at = 0; at < text.length; ) {
    if (!isWordPart(text.charCodeAt(at))) {
      at++;
      continue;
    }
    const start = at;
    while (at < text.length && isWordPart(text.charCodeAt(at))) at++;
    if (!isWordStart(text.charCodeAt(start))) continue;
    names.name(text.slice(start, at));
    let behind = at;
    while (text.charCodeAt(behind) === 45 && isWordPart(text.charCodeAt(behind + 1))) {
      behind++;
      while (behind < text.length && isWordPart(text.charCodeAt(behind))) behind++;
    }
    if (behind > at) names.name(text.slice(start, behind));
  }
}

/** Kinds of imports that are asked for by kind: a file that a sketch does not give one of them has none. */
const ALWAYS = Object.values(ImportKind).filter(
  (kind) => kind !== ImportKind.Glob && kind !== ImportKind.Context && kind !== ImportKind.Computed,
);

/** A bracket behind what may be the end of an expression, or behind the end of a line, that does not close at once; a key of a pattern. */
const INDEXED = /[\w$\u0080-\uffff)\]!.'"`}/]\s*\[(?!\s*\])|[\n\r\u2028\u2029]\s*\[|[{,]\s*\[[^\]]*\]\s*:/;

/** A call that loads a module. */
const CALL = /(?:\bimport|require|Actual|Mock)\b/g;
/** Its argument, where it is one string and nothing else. */
const PLAIN = /\s*\(\s*(?:'[^'\\\n]*'|"[^"\\\n]*"|`[^`\\$]*`)\s*[,)]/y;
/** What else may stand behind the word in sound code: a clause with its specifier, a member. Prose is looked into. */
const NO_CALL =
  /\s*(?:['"]|(?:type\s+|typeof\s+)?(?:[\w$]+|(?:[\w$]+\s*,\s*)?(?:\*\s*as\s+[\w$]+|\{[\w$\s,]*\}))\s*from\s*['"]|[\w$]+\s*=\s*require\s*\(\s*['"]|\.\s*(?:meta|main|cache|extensions|resolve)\b|[=;,:)\]}])/y;

/** A specifier that holds a star. */
const STARRED = /\b(?:from|import)\s*\(?\s*['"`][^'"`\n]*\*/;

function kindsOf(text: string): number[] {
  const kinds: number[] = [...ALWAYS];
  const glob = text.includes('glob') || STARRED.test(text);
  const context = (text.includes('context') && text.includes('require')) || text.includes('webpackContext');
  if (glob) kinds.push(ImportKind.Glob);
  if (context) kinds.push(ImportKind.Context);
  if (glob || context || loadsComposed(text)) kinds.push(ImportKind.Computed);
  if (INDEXED.test(text)) kinds.push(SiteKind.Dispatch);
  return kinds;
}

function loadsComposed(text: string): boolean {
  // A `require` that is made can have any name.
  if (text.includes('\\u') || text.includes('createRequire')) return true;
  for (const match of text.matchAll(CALL)) {
    const behind = match.index + match[0].length;
    PLAIN.lastIndex = behind;
    if (PLAIN.test(text)) continue;
    NO_CALL.lastIndex = behind;
    if (!NO_CALL.test(text) && !isRemark(text, match.index, behind)) return true;
  }
  return false;
}

/** Prose of a comment: on a line that begins as one, and without a call. */
function isRemark(text: string, at: number, behind: number): boolean {
  if (/^\s*[(<`?]/.test(text.slice(behind, behind + 80))) return false;
  const line = text.slice(Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('\r', at)) + 1, at);
  return /^\s*(?:\/\/|\*\s)/.test(line);
}
