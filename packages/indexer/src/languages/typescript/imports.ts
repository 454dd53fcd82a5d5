import { DeclFlag, DeclKind, FileFlag, ImportFlag, ImportKind, Role, Space } from '../../facts/kinds.ts';
import { isWordPart, skipTrivia, wordEnd } from './characters.ts';
import { quotedName, stringName } from './expressions.ts';
import type { Extraction } from './extraction.ts';
import { Field, Kind } from './kinds.ts';
import { tokenIs } from './modifiers.ts';
import { starredImport } from './starred-import.ts';
import type { StatementHandlers } from './walk.ts';
import { SPECIFIER_CLASSES, stringWords } from './words.ts';

const ALL_SPACES = Space.Value | Space.Type | Space.Namespace;

/** Name row of a specifier, and its words. */
export function specifier(x: Extraction, row: number): number {
  stringWords(x, x.start[row]! + 1, Math.max(x.start[row]! + 1, x.end[row]! - 1), SPECIFIER_CLASSES);
  return stringName(x, row);
}

/** Whether `type` stands as a modifier after the word that starts at `from`: not as the name itself. */
export function typeFollows(x: Extraction, from: number): boolean {
  const { text } = x;
  const at = skipTrivia(text, wordEnd(text, from, text.length), text.length);
  return isTypeModifier(x, at);
}

function isTypeModifier(x: Extraction, at: number): boolean {
  if (!tokenIs(x, at, 'type') && !tokenIs(x, at, 'typeof')) return false;
  const { text } = x;
  const behind = skipTrivia(text, wordEnd(text, at, text.length), text.length);
  const code = text.charCodeAt(behind);
  if (code === 123 || code === 42) return true;
  if (!isWordPart(code)) return false;
  if (!tokenIs(x, behind, 'from')) return true;
  // `import type from './x'` binds `type`; `import type from from './x'` does not.
  return tokenIs(x, behind + 4, 'from');
}

function importStatement(x: Extraction, row: number): void {
  // Inside a namespace, or a module that is declared, it makes no module of the file.
  if (x.scopes.container[x.scope]! < 0) x.flags |= FileFlag.Module;
  const flags = x.takeExport();
  const clause = x.childOfKind(row, Kind.import_clause);
  const required = x.childOfKind(row, Kind.import_require_clause);
  const source = x.child(required >= 0 ? required : row, Field.source);
  const typeOnly = typeFollows(x, x.start[row]!) ? ImportFlag.TypeOnly : 0;
  const before = x.imports.count;
  if (required >= 0) {
    const local = x.childOfKind(required, Kind.identifier);
    const decl = local < 0 ? -1 : importDecl(x, row, local, typeOnly, flags);
    if (decl >= 0) x.startAtExport(decl);
    if (source >= 0) importOf(x, ImportKind.Require, row, { local: decl, typeOnly });
  } else if (clause < 0) {
    if (source >= 0) importOf(x, ImportKind.SideEffect, row, { typeOnly });
  } else {
    importClause(x, clause, typeOnly);
  }
  if (source < 0) return;
  const name = specifier(x, source);
  for (let at = before; at < x.imports.count; at++) x.imports.set(at, 'specifier', name);
  starredImport(x, name, x.start[row]!, -1);
  const attribute = x.childOfKind(row, Kind.import_attribute);
  if (attribute >= 0) importAttributes(x, attribute);
}

/** `with { type: 'json' }` says nothing of names. */
export function importAttributes(x: Extraction, row: number): void {
  for (let at = row; at < x.next[row]!; at++) {
    if (x.tree.name[at]! >= 0) x.occ(at, Role.PropertyKey, 0);
    else if (x.kind[at] === Kind.string) stringWords(x, x.start[at]! + 1, x.end[at]! - 1, SPECIFIER_CLASSES);
  }
}

interface ImportParts {
  readonly local?: number;
  readonly imported?: number;
  readonly occ?: number;
  readonly typeOnly: number;
}

function importOf(x: Extraction, kind: ImportKind, row: number, parts: ImportParts): void {
  const at = x.importRow(kind, -1, x.start[row]!);
  x.imports.set(at, 'local', parts.local ?? -1);
  x.imports.set(at, 'imported', parts.imported ?? -1);
  x.imports.set(at, 'occ', parts.occ ?? -1);
  x.imports.set(at, 'flags', x.imports.get(at, 'flags') | parts.typeOnly);
}

function importDecl(x: Extraction, row: number, named: number, typeOnly: number, flags: number): number {
  const only = typeOnly === 0 ? 0 : DeclFlag.TypeOnlyImport;
  const decl = x.declaration(DeclKind.Import, row, x.scope, only | flags);
  x.nameDeclaration(decl, named, ALL_SPACES);
  return decl;
}

function importClause(x: Extraction, clause: number, typeOnly: number): void {
  for (let at = clause + 1; at < x.next[clause]!; at = x.next[at]!) {
    switch (x.kind[at]) {
      case Kind.identifier: {
        const local = importDecl(x, at, at, typeOnly, 0);
        importOf(x, ImportKind.Default, at, { local, imported: x.names.ofText('default'), typeOnly });
        break;
      }
      case Kind.namespace_import: {
        const named = x.childOfKind(at, Kind.identifier);
        const local = named < 0 ? -1 : importDecl(x, at, named, typeOnly, 0);
        importOf(x, ImportKind.Namespace, at, { local, typeOnly });
        break;
      }
      case Kind.named_imports:
        for (let one = at + 1; one < x.next[at]!; one = x.next[one]!) {
          if (x.kind[one] === Kind.import_specifier) importSpecifier(x, one, typeOnly);
        }
        break;
    }
  }
}

function importSpecifier(x: Extraction, row: number, statementTypeOnly: number): void {
  const named = x.child(row, Field.name);
  const alias = x.child(row, Field.alias);
  if (named < 0) return;
  const ownType = x.start[named]! > x.start[row]! && tokenIs(x, x.start[row]!, 'type');
  const typeOnly = statementTypeOnly | (ownType ? ImportFlag.TypeOnly : 0);
  const occ = alias < 0 && x.tree.broken ? lostKeyword(x, named) : importedName(x, named, Role.ImportedName);
  const local = importDecl(x, row, alias >= 0 ? alias : named, typeOnly, 0);
  const imported = x.occs.name[occ]!;
  const kind = x.names.textOf(imported) === 'default' ? ImportKind.Default : ImportKind.Named;
  importOf(x, kind, row, { local, imported, occ, typeOnly });
}

/** `import { true as local }`: one of the grammars knows no keyword for a name there, and skips it. */
function lostKeyword(x: Extraction, named: number): number {
  const start = x.start[named]!;
  const from = Math.max(0, start - 60);
  const found = /[{,]\s*(?:type\s+)?([a-z]+)\s+as\s+$/.exec(x.text.slice(from, start));
  if (found === null) return importedName(x, named, Role.ImportedName);
  const at = from + found.index + found[0].lastIndexOf(found[1]!, found[0].search(/\sas\s+$/));
  return x.occAt(x.names.ofText(found[1]!), at, at + found[1]!.length, Role.ImportedName, 0);
}

/** Occurrence of a name in an import or export specifier: an identifier, `default`, a string. */
export function importedName(x: Extraction, row: number, role: number): number {
  return x.kind[row] === Kind.string ? quotedName(x, row, role) : x.occ(row, role, 0);
}

export const importStatementHandlers: StatementHandlers = { import_statement: importStatement };
