import { FileFlag, ImportFlag, ImportKind } from '../../facts/kinds.ts';
import { TextClass } from '../../facts/text-class.ts';
import { ERROR_KIND } from '../../syntax/condensed-tree.ts';
import type { Extraction } from './extraction.ts';
import { docTypes } from './jsdoc.ts';
import { docImport } from './jsdoc-imports.ts';
import { jsxPragma } from './jsx-pragma.ts';
import { Kind } from './kinds.ts';
import { commentWords } from './words.ts';

/** Comments that a tool obeys. */
const DIRECTIVE =
  /^\s*(?:@ts-|eslint|@?prettier-ignore|biome-ignore|oxlint|deno-lint|tslint:|jshint|jslint|istanbul |c8 |v8 |@vite|webpack[A-Z]|@jsx|@vitest-|@jest-|globals? |exported |[#@] ?source(?:MappingURL|URL)|#__PURE__|@__PURE__|#region|#endregion|cspell:)/;

const FLOW = /^\/\*\s{0,3}(?:::|:|flow-include)/;
const FLOW_IMPORT = /\bimport(?:\s+type(?:of)?)?(?=\s)/g;

const TRIPLE_SLASH = /^\/\/\/\s*<(?:reference|amd-)/;
const REFERENCE = /(path|types|lib)\s*=\s*(?:"([^"]*)"|'([^']*)')/;

/**
 * Reads the comments. They can stand anywhere, so the walk passes them over, and this pass goes through the rows in
 * their order.
 */
export function comments(x: Extraction): void {
  const { count } = x.tree;
  let brokenUntil = 0;
  for (let row = 0; row < count; row++) {
    const kind = x.kind[row]!;
    if (kind === ERROR_KIND) brokenUntil = Math.max(brokenUntil, x.end[row]!);
    if (kind !== Kind.comment && kind !== Kind.html_comment && kind !== Kind.hash_bang_line) continue;
    const start = x.start[row]!;
    const end = x.end[row]!;
    if (start < brokenUntil) commentWords(x, start, end, TextClass.Broken);
    else comment(x, start, end);
  }
}

function comment(x: Extraction, start: number, end: number): void {
  const { text } = x;
  jsxPragma(x, start, end);
  if (text.startsWith('///', start) && TRIPLE_SLASH.test(text.slice(start, start + 40))) {
    tripleSlash(x, start, end);
    commentWords(x, start, end, TextClass.Directive);
    return;
  }
  if (text.startsWith('/**', start) && end - start > 4) {
    if (x.javascript && docTypes(x, start, end)) return;
    commentWords(x, start, end, TextClass.Doc);
    return;
  }
  if (FLOW.test(text.slice(start, start + 8))) {
    // `/*:: import type { Options } from './options'; */`, `/*: Options */`: a program to Flow.
    for (const match of text.slice(start, end).matchAll(FLOW_IMPORT))
      docImport(x, start + match.index + match[0].length, end);
    commentWords(x, start, end, TextClass.ForeignCode);
    return;
  }
  const head = text.slice(start + 2, Math.min(end, start + 60));
  if (x.javascript && head.startsWith(' @ts-check')) x.flags |= FileFlag.Checked;
  commentWords(x, start, end, DIRECTIVE.test(head) ? TextClass.Directive : TextClass.Comment);
}

function tripleSlash(x: Extraction, start: number, end: number): void {
  const match = REFERENCE.exec(x.text.slice(start, end));
  if (match === null) return;
  const kind = match[1] === 'path' ? ImportKind.ReferencePath : ImportKind.ReferenceTypes;
  const row = x.importRow(kind, x.names.ofText(match[2] ?? match[3] ?? ''), start);
  if (kind === ImportKind.ReferenceTypes) x.imports.set(row, 'flags', ImportFlag.TypeOnly);
}
