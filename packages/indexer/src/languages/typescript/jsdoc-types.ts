import { ExprKind, ImportFlag, ImportKind, Role, Space, Use } from '../../facts/kinds.ts';
import { isWordPart, isWordStart, wordEnd } from './characters.ts';
import type { Extraction } from './extraction.ts';

const ALL_SPACES = Space.Value | Space.Type | Space.Namespace;

/** Words of a type that name nothing that a file could declare. */
const PRIMITIVES: ReadonlySet<string> = new Set(
  (
    'any string number boolean bigint symbol object null undefined void never unknown true false this function new keyof typeof readonly ' +
    'unique infer extends is asserts in out const import'
  ).split(' '),
);

/**
 * Reads a type in a doc comment, from `start` to `end`.
 *
 * @returns the type's expression, where it is made of names, unions, arrays and lookups; -1 where it says nothing of a
 * declaration, or is of another form: then its names are read, and no more
 */
export function readDocType(x: Extraction, start: number, end: number, templates: ReadonlySet<string>): number {
  const reader = new DocTypeReader(x, start, end, templates);
  const type = reader.union();
  if (type !== FAILED && reader.done) return type;
  scanType(x, reader.at, end, templates);
  return -1;
}

/** The form is not one that is read. */
const FAILED = -2;

class DocTypeReader {
  at: number;
  readonly #x: Extraction;
  readonly #end: number;
  readonly #templates: ReadonlySet<string>;

  constructor(x: Extraction, start: number, end: number, templates: ReadonlySet<string>) {
    this.#x = x;
    this.#end = end;
    this.#templates = templates;
    this.at = skipDocSpace(x.text, start, end);
  }

  get done(): boolean {
    return this.at >= this.#end;
  }

  #is(character: string): boolean {
    return this.at < this.#end && this.#x.text.startsWith(character, this.at);
  }

  #skip(to: number): void {
    this.at = skipDocSpace(this.#x.text, to, this.#end);
  }

  #take(character: string): boolean {
    if (!this.#is(character)) return false;
    this.#skip(this.at + character.length);
    return true;
  }

  union(): number {
    this.#take('|');
    let left = this.#postfix();
    while (left !== FAILED && (this.#is('|') || this.#is('&'))) {
      this.#skip(this.at + 1);
      const right = this.#postfix();
      if (right === FAILED) return FAILED;
      left = left < 0 ? right : right < 0 ? left : this.#expr(ExprKind.TypeUnion, left, right);
    }
    return left;
  }

  #expr(kind: number, a: number, b: number): number {
    const { exprs } = this.#x;
    const expr = exprs.add(kind, Use.Annotation, -1, exprs.start[a]!);
    exprs.a[expr] = a;
    exprs.b[expr] = b;
    return expr;
  }

  #postfix(): number {
    while (this.#is('!') || this.#is('?') || this.#is('...')) this.#skip(this.at + (this.#is('...') ? 3 : 1));
    let left = this.#primary();
    for (;;) {
      if (left === FAILED) return FAILED;
      if (this.#take('=') || this.#take('?') || this.#take('!')) continue;
      if (!this.#is('[')) return left;
      const quoted = /^\[\s*(?:'([\w$]+)'|"([\w$]+)")\s*\]/.exec(this.#x.text.slice(this.at, this.#end));
      if (quoted !== null) {
        const key = quoted[1] ?? quoted[2]!;
        const from = this.at + quoted[0].search(/['"]/) + 1;
        if (left < 0) return FAILED;
        left = docMember(this.#x, left, key, from, from + key.length);
        this.#skip(this.at + quoted[0].length);
      } else {
        const list = /^\[\s*\]/.exec(this.#x.text.slice(this.at, this.#end));
        if (list === null) return FAILED;
        this.#skip(this.at + list[0].length);
        if (left >= 0) left = this.#expr(ExprKind.ArrayType, left, -1);
      }
    }
  }

  #primary(): number {
    const { text } = this.#x;
    if (this.#take('(')) {
      const inner = this.union();
      return inner !== FAILED && this.#take(')') ? inner : FAILED;
    }
    const code = text.charCodeAt(this.at);
    if (code === 39 || code === 34) {
      const close = text.indexOf(text[this.at]!, this.at + 1);
      if (close < 0 || close >= this.#end) return FAILED;
      this.#skip(close + 1);
      return -1;
    }
    if (code === 42) {
      this.#skip(this.at + 1);
      return -1;
    }
    if (this.at >= this.#end || !isWordPart(code)) return FAILED;
    return this.#named();
  }

  #named(): number {
    const x = this.#x;
    const { text } = x;
    const from = this.at;
    const behind = wordEnd(text, from, this.#end);
    const word = text.slice(from, behind);
    let left: number;
    if (word === 'import') {
      const [expr, next] = importType(x, from, behind, this.#end);
      if (expr < 0) return FAILED;
      left = expr;
      this.#skip(next);
    } else {
      const next = skipDocSpace(text, behind, this.#end);
      const isPlain = !isWordStart(text.charCodeAt(from)) || PRIMITIVES.has(word);
      // `function (…)`, `keyof T`, `x is T`, `new () => T`
      if (isPlain && /[\w(<]/.test(text.slice(next, Math.min(this.#end, next + 1)))) return FAILED;
      left = isPlain ? -1 : docName(x, word, from, behind, this.#end, this.#templates);
      this.#skip(behind);
    }
    while (left >= 0 && this.#is('.') && isWordStart(text.charCodeAt(this.at + 1))) {
      const end = wordEnd(text, this.at + 1, this.#end);
      left = docMember(x, left, text.slice(this.at + 1, end), this.at + 1, end);
      this.#skip(end);
    }
    if (this.#is('.<')) this.at++;
    if (this.#is('<')) return this.#withArguments(left);
    return /\w/.test(text[this.at] ?? '') && this.at < this.#end ? FAILED : left;
  }

  #withArguments(type: number): number {
    const { exprs } = this.#x;
    this.#take('<');
    do {
      const argument = this.union();
      if (argument === FAILED) return FAILED;
      if (argument < 0 || type < 0) continue;
      exprs.use[argument] = Use.TypeArgument;
      exprs.target[argument] = type;
    } while (this.#take(','));
    return this.#take('>') ? type : FAILED;
  }
}

/** Reads the words of a type from `start` to `end`. Whatever else there is is passed over. */
function scanType(x: Extraction, start: number, end: number, templates: ReadonlySet<string>): void {
  const { text } = x;
  /** Expression that a dot continues, or -1. */
  let left = -1;
  let at = start;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code === 39 || code === 34) {
      const close = text.indexOf(text[at]!, at + 1);
      at = close < 0 || close >= end ? end : close + 1;
      left = -1;
      continue;
    }
    if (!isWordPart(code)) {
      if (code !== 46 && code !== 32) left = -1;
      at++;
      continue;
    }
    const behind = wordEnd(text, at, end);
    const word = text.slice(at, behind);
    if (word === 'import' && text.charCodeAt(skipDocSpace(text, behind, end)) === 40) {
      const [expr, next] = importType(x, at, behind, end);
      left = expr;
      at = next;
    } else if (text.charCodeAt(at - 1) === 46 && text.charCodeAt(at - 2) !== 46 && left >= 0) {
      left = docMember(x, left, word, at, behind);
      at = behind;
    } else {
      left = -1;
      if (isWordStart(code) && !PRIMITIVES.has(word)) left = docName(x, word, at, behind, end, templates);
      at = behind;
    }
  }
}

function docName(
  x: Extraction,
  word: string,
  at: number,
  behind: number,
  end: number,
  templates: ReadonlySet<string>,
): number {
  const { text } = x;
  const next = skipDocSpace(text, behind, end);
  const labels = text.charCodeAt(next) === 58 || (text.charCodeAt(next) === 63 && text.charCodeAt(next + 1) === 58);
  const name = x.names.ofText(word);
  if (labels || templates.has(word)) {
    x.occAt(name, at, behind, Role.Inert, 0);
    return -1;
  }
  const expr = x.exprs.add(ExprKind.TypeName, Use.Annotation, -1, at);
  const occ = x.occAt(name, at, behind, Role.DocType, ALL_SPACES);
  x.exprs.a[expr] = occ;
  x.occs.expr[occ] = expr;
  return expr;
}

function docMember(x: Extraction, left: number, word: string, at: number, behind: number): number {
  const expr = x.exprs.add(ExprKind.TypeMember, Use.Annotation, -1, at);
  x.exprs.a[expr] = left;
  const occ = x.occAt(x.names.ofText(word), at, behind, Role.Member, 0);
  x.exprs.b[expr] = occ;
  x.occs.expr[occ] = expr;
  return expr;
}

/** `import('…')` in a type. Returns its expression and the offset behind it. */
function importType(x: Extraction, at: number, behind: number, end: number): [number, number] {
  const match = /^\s*\(\s*(?:'([^']*)'|"([^"]*)")\s*\)/.exec(x.text.slice(behind, end));
  if (match === null) return [-1, behind];
  const row = x.importRow(ImportKind.Doc, x.names.ofText(match[1] ?? match[2]!), at);
  x.imports.set(row, 'flags', ImportFlag.TypeOnly);
  const expr = x.exprs.add(ExprKind.ImportType, Use.Annotation, -1, at);
  x.exprs.a[expr] = row;
  x.imports.set(row, 'expr', expr);
  return [expr, behind + match[0].length];
}

/** Skips white space and the asterisks that lines of a comment start with. */
export function skipDocSpace(text: string, at: number, end: number): number {
  let lineStart = false;
  for (; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) lineStart = true;
    else if (code === 42 && lineStart && text.charCodeAt(at + 1) !== 47) lineStart = false;
    else if (code !== 32 && code !== 9) return at;
  }
  return at;
}
