import {
  DeclFlag,
  DeclKind,
  DeclLevel,
  ExportKind,
  FileFlag,
  ImportFlag,
  ImportKind,
  Role,
  Space,
  Use,
} from '../../facts/kinds.ts';
import { ERROR_KIND, MISSING_KIND } from '../../syntax/condensed-tree.ts';
import { skipTrivia } from './characters.ts';
import { decorators } from './decorators.ts';
import type { Extraction } from './extraction.ts';
import { importAttributes, importedName, specifier, typeFollows } from './imports.ts';
import { Field, Kind } from './kinds.ts';
import { tokenIs } from './modifiers.ts';
import { expression, type StatementHandlers, statement } from './walk.ts';

const ALL_SPACES = Space.Value | Space.Type | Space.Namespace;

/** Offset of the token behind `export`. */
function behindExport(x: Extraction, row: number): number {
  const { text } = x;
  let at = x.start[row]!;
  // Decorators may stand before it.
  for (let child = row + 1; child < x.next[row]!; child = x.next[child]!) {
    if (x.kind[child] === Kind.decorator && x.text.slice(at, at + 6) !== 'export') at = x.end[child]!;
    at = skipTrivia(text, at, text.length);
  }
  at = skipTrivia(text, at, text.length);
  return tokenIs(x, at, 'export') ? skipTrivia(text, at + 6, text.length) : at;
}

function exportStatement(x: Extraction, row: number): void {
  // Inside a namespace, or a module that is declared, it makes no module of the file.
  if (x.scopes.container[x.scope]! < 0) x.flags |= FileFlag.Module;
  const at = behindExport(x, row);
  const source = x.child(row, Field.source);
  if (source >= 0) {
    x.listsExports ||= offers(x);
    reexport(x, row, source);
    return;
  }
  const clause = x.childOfKind(row, Kind.export_clause);
  if (clause >= 0) {
    x.listsExports ||= offers(x);
    exportList(x, row, clause);
    return;
  }
  const isDefault = tokenIs(x, at, 'default');
  const declared = x.child(row, Field.declaration);
  if (declared >= 0) {
    exportedDeclaration(x, row, declared, isDefault);
    return;
  }
  let value = x.child(row, Field.value);
  if (value < 0) value = lastOperand(x, row);
  if (value < 0) return;
  if (tokenIs(x, at, 'as')) {
    // `export as namespace Name`: a global of those who load the module by a script tag.
    x.occ(value, Role.ExportAlias, 0);
    return;
  }
  x.listsExports ||= offers(x);
  exportedValue(x, row, value, isDefault);
}

function lastOperand(x: Extraction, row: number): number {
  let last = -1;
  for (let at = row + 1; at < x.next[row]!; at = x.next[at]!) {
    if (x.kind[at] !== Kind.comment && x.kind[at] !== Kind.decorator && x.kind[at] !== Kind.default) last = at;
  }
  return last;
}

/** Names are only offered by the file itself: what a namespace exports is a member of it. */
function offers(x: Extraction): boolean {
  return x.scope === 0;
}

function exportedDeclaration(x: Extraction, row: number, declared: number, isDefault: boolean): void {
  const marked = decorators(x, row, -1);
  const before = x.decls.count;
  const importsBefore = x.imports.count;
  x.exportFlags = DeclFlag.Exported | (isDefault ? DeclFlag.Default : 0);
  x.exportStart = x.start[row]!;
  statement(x, declared);
  x.exportFlags = 0;
  x.exportStart = -1;
  let first = -1;
  const { decls } = x;
  for (let decl = before; decl < x.decls.count; decl++) {
    if ((decls.flags[decl]! & DeclFlag.Exported) === 0 || decls.scope[decl] !== x.scope) continue;
    if (first < 0) first = decl;
    if (!offers(x)) continue;
    const name = isDefault ? x.names.ofText('default') : decls.name[decl]!;
    const at = x.exportRow(name, ExportKind.Local, x.start[row]!);
    x.exports.set(at, 'decl', decl);
    const typed = decls.kind[decl] === DeclKind.Interface || decls.kind[decl] === DeclKind.TypeAlias;
    x.exports.set(at, 'typeOnly', typed ? 1 : 0);
    if (decls.kind[decl] === DeclKind.Import && x.imports.count > importsBefore) {
      x.exports.set(at, 'imp', importsBefore);
    }
  }
  marked.tie(first);
  if (first >= 0 && marked.last >= 0) decls.flags[first]! |= DeclFlag.Decorated;
}

/** `export default value`, `export = value`. */
function exportedValue(x: Extraction, row: number, value: number, isDefault: boolean): void {
  const marked = decorators(x, row, -1);
  const kind = isDefault ? ExportKind.Local : ExportKind.CommonJsWhole;
  const name = isDefault ? 'default' : 'export=';
  if (x.kind[value] === Kind.identifier) {
    const at = offers(x) ? x.exportRow(name, kind, x.start[row]!) : -1;
    const expr = x.ident(value, Role.Reference, ALL_SPACES, Use.Export, at);
    if (at < 0) return;
    x.exports.set(at, 'expr', expr);
    x.exports.set(at, 'occ', x.exprs.a[expr]!);
    return;
  }
  const at = offers(x) ? x.exportRow(name, isDefault ? ExportKind.Expression : kind, x.start[row]!) : -1;
  const flags = DeclFlag.Exported | (isDefault ? DeclFlag.Default : 0);
  const decl = exportedSymbol(x, row, value, flags, at);
  marked.tie(decl);
  if (at < 0) return;
  x.exports.set(at, 'decl', decl);
}

/**
 * Reads a value that an export gives to the world, and returns its declaration: of a function or a class that stands
 * there itself, its own; of any other value, a DefaultValue.
 */
export function exportedSymbol(x: Extraction, row: number, value: number, flags: number, exportRow: number): number {
  const { decls } = x;
  if (isDeclaringValue(x, value)) {
    x.namedClass = value;
    const expr = expression(x, value, Use.Export, exportRow);
    x.namedClass = -1;
    const inner = x.exprs.a[expr]!;
    decls.level[inner] = x.scope === 0 ? DeclLevel.TopLevel : DeclLevel.Member;
    decls.container[inner] = x.scopes.container[x.scope]!;
    decls.flags[inner]! |= flags;
    decls.space[inner]! |= Space.Value;
    decls.start[inner] = x.start[row]!;
    if (exportRow >= 0) x.exports.set(exportRow, 'expr', expr);
    return inner;
  }
  const decl = x.declaration(DeclKind.DefaultValue, row, x.scope, flags);
  decls.space[decl] = Space.Value;
  const { owner } = x;
  x.owner = decl;
  x.namedClass = value;
  const expr = expression(x, value, Use.Export, exportRow);
  x.namedClass = -1;
  x.owner = owner;
  decls.init[decl] = expr;
  if (exportRow >= 0) x.exports.set(exportRow, 'expr', expr);
  return decl;
}

/** Whether a value is a function or a class, which is a declaration of its own. */
export function isDeclaringValue(x: Extraction, row: number): boolean {
  const kind = x.kind[row];
  return (
    kind === Kind.class ||
    kind === Kind.function_expression ||
    kind === Kind.generator_function ||
    kind === Kind.arrow_function
  );
}

function exportList(x: Extraction, row: number, clause: number): void {
  const allTypes = typeFollows(x, x.start[row]!);
  for (let at = clause + 1; at < x.next[clause]!; at = x.next[at]!) {
    if (x.kind[at] !== Kind.export_specifier) continue;
    const named = x.child(at, Field.name);
    if (named < 0) continue;
    const alias = x.child(at, Field.alias);
    if (alias >= 0 && !offers(x) && x.kind[alias] !== Kind.string) {
      namespaceAlias(x, at, named, alias);
      continue;
    }
    const occ = x.occ(named, Role.ExportedLocal, ALL_SPACES);
    const name = alias < 0 ? keywordAlias(x, named, x.occs.name[occ]!) : exportAlias(x, alias);
    if (!offers(x)) continue;
    const out = x.exportRow(name, ExportKind.Local, x.start[at]!);
    x.exports.set(out, 'occ', occ);
    x.exports.set(out, 'typeOnly', allTypes || ownType(x, at, named) ? 1 : 0);
  }
}

function hasError(x: Extraction, row: number): boolean {
  for (let at = row + 1; at < x.next[row]!; at++)
    if (x.kind[at] === ERROR_KIND || x.kind[at] === MISSING_KIND) return true;
  return false;
}

const LISTED =
  /(\btype\s+)?([\p{ID_Start}$_][\p{ID_Continue}$]*)(?:\s+as\s+([\p{ID_Start}$_][\p{ID_Continue}$]*))?\s*(?=[,}])/gu;

/** What a list of a broken file says, by its text: a keyword stands there for a name like any other word. */
function* listed(
  x: Extraction,
  clause: number,
): Generator<{ name: string; alias: string; start: number; typeOnly: boolean }> {
  const text = x.text.slice(x.start[clause]!, x.end[clause]!);
  for (const found of text.matchAll(LISTED)) {
    const [whole, typed = '', name = '', alias = name] = found;
    const start = x.start[clause]! + found.index + whole.indexOf(name, typed.length);
    yield { name, alias, start, typeOnly: typed !== '' };
  }
}

/** `namespace A { export { B as C } }`: the namespace has a member that is another name's value, as `export import C = B` says. */
function namespaceAlias(x: Extraction, row: number, named: number, alias: number): void {
  const decl = x.declaration(DeclKind.Import, row, x.scope, DeclFlag.Exported);
  x.nameDeclaration(decl, alias, ALL_SPACES);
  x.decls.init[decl] = x.ident(named, Role.Reference, ALL_SPACES, Use.Init, decl);
}

function exportAlias(x: Extraction, alias: number): number {
  return x.occs.name[importedName(x, alias, Role.ExportAlias)]!;
}

/** `export { value as true }`: one of the grammars knows no keyword for a name there, and skips it. */
function keywordAlias(x: Extraction, named: number, own: number): number {
  const { text } = x;
  const at = skipTrivia(text, x.end[named]!, text.length);
  if (!tokenIs(x, at, 'as')) return own;
  const start = skipTrivia(text, at + 2, text.length);
  const word = /^[a-z]+/.exec(text.slice(start, start + 12))?.[0];
  if (word === undefined) return own;
  const name = x.names.ofText(word);
  x.occAt(name, start, start + word.length, Role.ExportAlias, 0);
  return name;
}

function ownType(x: Extraction, row: number, named: number): boolean {
  return x.start[named]! > x.start[row]! && tokenIs(x, x.start[row]!, 'type');
}

function reexport(x: Extraction, row: number, source: number): void {
  const allTypes = typeFollows(x, x.start[row]!);
  const clause = x.childOfKind(row, Kind.export_clause);
  const namespace = x.childOfKind(row, Kind.namespace_export);
  const before = x.imports.count;
  const through = (kind: ImportKind, start: number, typeOnly: boolean, name: number | string) => {
    const imp = x.importRow(kind, -1, start);
    if (typeOnly) x.imports.set(imp, 'flags', x.imports.get(imp, 'flags') | ImportFlag.TypeOnly);
    if (!offers(x)) return imp;
    const out = x.exportRow(name, ExportKind.Through, start);
    x.exports.set(out, 'imp', imp);
    x.exports.set(out, 'typeOnly', typeOnly ? 1 : 0);
    return imp;
  };
  if (clause >= 0 && x.tree.broken && hasError(x, clause)) {
    for (const { name, alias, start, typeOnly } of listed(x, clause)) {
      const occ = x.occAt(x.names.ofText(name), start, start + name.length, Role.ReexportedName, 0);
      const imp = through(ImportKind.Reexport, start, allTypes || typeOnly, alias);
      x.imports.set(imp, 'imported', x.occs.name[occ]!);
      x.imports.set(imp, 'occ', occ);
    }
  } else if (clause >= 0) {
    for (let at = clause + 1; at < x.next[clause]!; at = x.next[at]!) {
      if (x.kind[at] !== Kind.export_specifier) continue;
      const named = x.child(at, Field.name);
      if (named < 0) continue;
      const alias = x.child(at, Field.alias);
      const occ = importedName(x, named, Role.ReexportedName);
      const imported = x.occs.name[occ]!;
      const name = alias < 0 ? keywordAlias(x, named, imported) : exportAlias(x, alias);
      const imp = through(ImportKind.Reexport, x.start[at]!, allTypes || ownType(x, at, named), name);
      x.imports.set(imp, 'imported', imported);
      x.imports.set(imp, 'occ', occ);
    }
    // `export {} from './x'` still loads it.
    if (x.imports.count === before) x.importRow(ImportKind.SideEffect, -1, x.start[row]!);
  } else if (namespace >= 0) {
    const named = x.first(namespace);
    const name = named < 0 ? -1 : x.occs.name[importedName(x, named, Role.ExportAlias)]!;
    through(ImportKind.ReexportNamespace, x.start[row]!, allTypes, name);
  } else {
    through(ImportKind.ReexportAll, x.start[row]!, allTypes, '*');
  }
  const name = specifier(x, source);
  for (let at = before; at < x.imports.count; at++) x.imports.set(at, 'specifier', name);
  const attribute = x.childOfKind(row, Kind.import_attribute);
  if (attribute >= 0) importAttributes(x, attribute);
}

export const exportStatementHandlers: StatementHandlers = { export_statement: exportStatement };
