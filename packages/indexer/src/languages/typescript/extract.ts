import type { Facts } from '../../facts/facts.ts';
import { DeclFlag, DeclLevel, FileFlag } from '../../facts/kinds.ts';
import { TextClass } from '../../facts/text-class.ts';
import { type CondensedTree, ERROR_KIND, MISSING_KIND } from '../../syntax/condensed-tree.ts';
import type { Reading } from '../room.ts';
import { exportAmbient } from './ambient-exports.ts';
import { bindExports, bindOccurrences, fillScopes, order } from './binding.ts';
import { hashBodies } from './body-hash.ts';
import { comments } from './comments.ts';
import { Extraction } from './extraction.ts';
import { textFlags } from './file-flags.ts';
import { gaps } from './gaps.ts';
import { readHost } from './hosts/hosts.ts';
import { typeDeclarations } from './jsdoc-declarations.ts';
import { Kind } from './kinds.ts';
import { finishedTables } from './tables.ts';
import { brokenStatements, statementsOf } from './walk.ts';
import { escapedStringWords, plainWords } from './words.ts';

/** One for the thread's life: its columns keep their size from file to file. */
const shared = new Extraction();

/** Facts of a file of the TypeScript family. See `LanguageRoom.extract`. */
export function extract(tree: CondensedTree | null, text: string, path: string, reading: Reading): Facts {
  const x = shared;
  x.finder.place(text);
  const lines = x.finder.lineStarts();
  const whole = tree ?? EMPTY_TREE;
  x.reset(whole, text);
  x.javascript = isJavaScript(text, path, reading);
  x.declarationFile = /\.d\.(?:[^./]+\.)?[cm]?ts$/.test(path);
  x.flags = textFlags(text, lines);
  if (x.declarationFile) x.flags |= FileFlag.Declarations;
  if (tree === null) {
    plainWords(x, 0, text.length, TextClass.Broken);
    readWords(x);
    return facts(x, text, lines, x.flags | FileFlag.Unparsed, new Int32Array(0));
  }
  x.sloppy =
    x.javascript &&
    reading.host !== 'vue' &&
    reading.host !== 'svelte' &&
    !text.includes('use strict') &&
    !hasModuleSyntax(tree);
  if (tree.kind[0] === ERROR_KIND) brokenStatements(x, 0);
  else statementsOf(x, 0);
  const errors = tree.broken ? errorRanges(tree) : new Int32Array(0);
  comments(x);
  readWords(x);
  if (reading.host !== undefined) {
    x.cover = x.finder.cover();
    readHost(x, reading.host);
    x.cover = null;
  }
  bindOccurrences(x);
  bindExports(x);
  exportAmbient(x);
  typeDeclarations(x);
  fillScopes(x);
  if (isScript(x, reading)) markGlobals(x);
  gaps(x, tree.text, errors);
  hashBodies(x);
  order(x);
  return facts(x, text, lines, x.flags | (errors.length > 0 ? FileFlag.ParseErrors : 0), errors);
}

/** Finds the words of all that was given to the finder: before, no occurrence is missing whose place is no prose. */
function readWords(x: Extraction): void {
  const { finder, occs } = x;
  finder.onEscapedString = (start, end, classes) => escapedStringWords(x, start, end, classes);
  finder.readRanges(occs.start, occs.end, occs.count);
  x.takeWords();
}

function facts(x: Extraction, text: string, lines: Int32Array, flags: number, errors: Int32Array): Facts {
  const tables = finishedTables(x);
  return {
    room: 'typescript',
    flags,
    names: x.names.list,
    lines,
    length: text.length,
    ...tables,
    errors,
    config: null,
  };
}

/** Whether doc comments hold types. Of components, those whose scripts say no other language. */
function isJavaScript(text: string, path: string, reading: Reading): boolean {
  if (reading.host === 'vue' || reading.host === 'svelte') return !/<script[^>]*\blang\s*=\s*["']?tsx?\b/i.test(text);
  return reading.grammar === 'javascript' || /\.(?:js|jsx|mjs|cjs|es6)$/i.test(path);
}

/** Strict mode comes with the first import or export. */
function hasModuleSyntax(tree: CondensedTree): boolean {
  for (let row = 1; row < tree.next[0]!; row = tree.next[row]!) {
    if (tree.kind[row] === Kind.import_statement || tree.kind[row] === Kind.export_statement) return true;
  }
  return false;
}

/**
 * Whether the file has no scope of its own. Where doc comments hold no types, `require` makes no module for the compiler:
 * other scripts see the names in their types, whatever the runtime says.
 */
function isScript(x: Extraction, reading: Reading): boolean {
  if ((x.flags & FileFlag.Module) !== 0) return false;
  if ((x.flags & FileFlag.CommonJs) === 0) return true;
  return !x.javascript && reading.host === undefined && x.exports.count === 0;
}

/** What a script declares at top level, every other script sees. */
function markGlobals(x: Extraction): void {
  for (let decl = 0; decl < x.decls.count; decl++) {
    if (x.decls.level[decl] === DeclLevel.TopLevel) x.decls.flags[decl]! |= DeclFlag.Global;
  }
}

/** Outermost ERROR and MISSING nodes, in order. */
function errorRanges(tree: CondensedTree): Int32Array {
  const ranges: number[] = [];
  for (let row = 0; row < tree.count; ) {
    if ((tree.kind[row] !== ERROR_KIND && tree.kind[row] !== MISSING_KIND) || isTypeOfStar(tree, row)) {
      row++;
      continue;
    }
    ranges.push(tree.start[row]!, tree.end[row]!);
    row = tree.next[row]!;
  }
  return Int32Array.from(ranges);
}

/** `export type * from`: the grammar does not know the modifier, and skips it. */
function isTypeOfStar(tree: CondensedTree, row: number): boolean {
  return (
    tree.kind[row] === ERROR_KIND &&
    tree.kind[tree.parent[row]!] === Kind.export_statement &&
    tree.text.slice(tree.start[row], tree.end[row]) === 'type'
  );
}

const EMPTY_TREE: CondensedTree = {
  text: '',
  count: 0,
  kind: new Uint16Array(0),
  field: new Uint8Array(0),
  parent: new Int32Array(0),
  start: new Uint32Array(0),
  end: new Uint32Array(0),
  next: new Uint32Array(0),
  name: new Int32Array(0),
  nameOf: () => '',
  broken: false,
};
