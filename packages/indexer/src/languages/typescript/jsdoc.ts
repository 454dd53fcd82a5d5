import {
  DeclFlag,
  DeclKind,
  DeclLevel,
  ExportKind,
  ExprKind,
  ImportFlag,
  ImportKind,
  Role,
  Space,
  TextClass,
  Use,
} from '../../facts/kinds.ts';
import { isWordPart, isWordStart, wordEnd } from './characters.ts';
import { Cover, type Extraction } from './extraction.ts';
import { docImport } from './jsdoc-imports.ts';

const ALL_SPACES = Space.Value | Space.Type | Space.Namespace;

/** Tags whose braces hold no type, but a link or an example. */
const PROSE_TAGS: ReadonlySet<string> = new Set([
  'link',
  'linkcode',
  'linkplain',
  'see',
  'inheritDoc',
  'inheritdoc',
  'example',
  'code',
  'tutorial',
  'description',
  'deprecated',
  'remarks',
  'summary',
]);

/** Words of a type that name nothing that a file could declare. */
const PRIMITIVES: ReadonlySet<string> = new Set(
  (
    'any string number boolean bigint symbol object null undefined void never unknown true false this function new keyof typeof readonly ' +
    'unique infer extends is asserts in out const import'
  ).split(' '),
);

/** A tag at the start of a line, or of the comment, or behind another tag's braces. */
const TAG = /(?:^|[\r\n{}*]|\s)@([A-Za-z]+)/g;

/**
 * Reads the types of a doc comment in a JavaScript file, where compilers and editors obey them; the rest is prose.
 *
 * @param start offset of the comment
 * @param end offset behind it
 * @returns false where it has no type, and nothing was read
 */
export function docTypes(x: Extraction, start: number, end: number): boolean {
  const body = x.text.slice(start, end);
  if (!body.includes('@')) return false;
  const { scope } = x;
  x.scope = x.scopes.at(start);
  const templates = templateNames(body);
  let read = 0;
  TAG.lastIndex = 0;
  for (let match = TAG.exec(body); match !== null; match = TAG.exec(body)) {
    const tag = match[1]!;
    const at = start + TAG.lastIndex;
    if (tag === 'import') read += docImport(x, at, end - 2);
    else if (!PROSE_TAGS.has(tag)) read += tagTypes(x, tag, at, start, end, templates);
  }
  x.scope = scope;
  if (read === 0) return false;
  docWords(x, start, end);
  return true;
}

function tagTypes(
  x: Extraction,
  tag: string,
  from: number,
  start: number,
  end: number,
  templates: ReadonlySet<string>,
): number {
  const { text } = x;
  let at = skipDocSpace(text, from, end);
  let type = -1;
  let read = 0;
  if (text.charCodeAt(at) === 123) {
    const close = closingBrace(text, at, end - 2);
    type = docType(x, at + 1, close, templates);
    read = 1;
    at = skipDocSpace(text, close + 1, end);
  } else if (tag === 'extends' || tag === 'augments' || tag === 'implements' || tag === 'mixes') {
    // The braces may be left out.
    const close = at + (/^[\w$.<>, ]*/.exec(text.slice(at, end - 2))?.[0].length ?? 0);
    docType(x, at, close, templates);
    return 1;
  }
  if (tag !== 'typedef' && tag !== 'callback') return read;
  const behind = wordEnd(text, at, end);
  if (behind === at || !isWordStart(text.charCodeAt(at))) return read;
  declareType(x, at, behind, start, end, type);
  return 1;
}

/** `@typedef` and `@callback` declare a type, which a module also exports. */
function declareType(x: Extraction, at: number, behind: number, start: number, end: number, type: number): void {
  const decl = x.decls.add(DeclKind.TypeAlias, DeclLevel.TopLevel, -1, -1, start, end);
  x.decls.flags[decl] = DeclFlag.Exported;
  x.decls.scope[decl] = 0;
  x.decls.type[decl] = type;
  const name = x.names.ofText(x.text.slice(at, behind));
  x.spell(decl, name, at, behind, Space.Type);
  x.scopes.bind(0, name, decl, Space.Type);
  const row = x.exportRow(name, ExportKind.Local, start);
  x.exports.set(row, 'decl', decl);
  x.exports.set(row, 'typeOnly', 1);
}

/** Names that the comment's own `@template` declares. */
function templateNames(body: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const match of body.matchAll(/@template\s+(?:\{[^}]*\}\s*)?([\w$, \t=]+)/g)) {
    for (const name of match[1]!.split(/[,\s=]+/)) if (name !== '') names.add(name);
  }
  return names;
}

/** Reads the words of a type from `start` to `end`. Returns the expression of the first name, or -1. */
function docType(x: Extraction, start: number, end: number, templates: ReadonlySet<string>): number {
  const { text } = x;
  let first = -1;
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
    if (first < 0) first = left;
  }
  return first;
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
function skipDocSpace(text: string, at: number, end: number): number {
  let lineStart = false;
  for (; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) lineStart = true;
    else if (code === 42 && lineStart && text.charCodeAt(at + 1) !== 47) lineStart = false;
    else if (code !== 32 && code !== 9) return at;
  }
  return at;
}

function closingBrace(text: string, open: number, end: number): number {
  let depth = 0;
  for (let at = open; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 123) depth++;
    else if (code === 125 && --depth === 0) return at;
  }
  return end;
}

/** The words of a comment that are no types. */
function docWords(x: Extraction, start: number, end: number): void {
  const { text, cover } = x;
  let at = start;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (!isWordPart(code)) {
      at++;
      continue;
    }
    const behind = wordEnd(text, at, end);
    if (isWordStart(code) && cover[at] !== Cover.Token) {
      x.texts.add(x.names.ofText(text.slice(at, behind)), at, TextClass.Doc);
    }
    at = behind;
  }
  cover.fill(Cover.Comment, start, end);
}
