import { DeclFlag, DeclKind, DeclLevel, ExportKind, Space } from '../../facts/kinds.ts';
import { TextClass } from '../../facts/text-class.ts';
import { RangeKind } from '../../words/word-finder.ts';
import { isWordStart, wordEnd } from './characters.ts';
import type { Extraction } from './extraction.ts';
import { docImport } from './jsdoc-imports.ts';
import { readDocType, skipDocSpace } from './jsdoc-types.ts';

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
  // Its other words are prose.
  x.finder.range(start, end, RangeKind.DocComment, TextClass.Doc);
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
    type = readDocType(x, at + 1, close, templates);
    read = 1;
    at = skipDocSpace(text, close + 1, end);
    noteType(x, tag, type, at, end);
  } else if (tag === 'extends' || tag === 'augments' || tag === 'implements' || tag === 'mixes') {
    // The braces may be left out.
    const close = at + (/^[\w$.<>, ]*/.exec(text.slice(at, end - 2))?.[0].length ?? 0);
    readDocType(x, at, close, templates);
    return 1;
  }
  if (tag !== 'typedef' && tag !== 'callback') return read;
  const behind = wordEnd(text, at, end);
  if (behind === at || !isWordStart(text.charCodeAt(at))) return read;
  declareType(x, at, behind, start, end, type);
  return 1;
}

/** Keeps what a tag says of the declaration that the comment stands on. */
function noteType(x: Extraction, tag: string, type: number, at: number, end: number): void {
  if (type < 0) return;
  if (tag === 'implements') x.docTypes.push({ end, role: 'implements', parameter: -1, type });
  else if (tag === 'type') x.docTypes.push({ end, role: 'type', parameter: -1, type });
  else if (tag === 'returns' || tag === 'return') x.docTypes.push({ end, role: 'returns', parameter: -1, type });
  else if (tag === 'param' || tag === 'arg' || tag === 'argument') {
    const name = /^\[?\s*([\p{L}_$][\p{L}\p{N}_$]*)\s*(?![\p{L}\p{N}_$.[])/u.exec(
      x.text.slice(at, Math.min(end, at + 120)),
    );
    if (name !== null) x.docTypes.push({ end, role: 'parameter', parameter: x.names.ofText(name[1]!), type });
  }
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

function closingBrace(text: string, open: number, end: number): number {
  let depth = 0;
  for (let at = open; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 123) depth++;
    else if (code === 125 && --depth === 0) return at;
  }
  return end;
}
