import { DeclFlag, DeclKind, ExprKind, ImportKind, Role, Space, Use } from '../../facts/kinds.ts';
import { memberName } from './expressions.ts';
import type { Extraction } from './extraction.ts';
import { specifier } from './imports.ts';
import { Field, Kind } from './kinds.ts';
import { nameMember } from './member-names.ts';
import { ScopeKind } from './scopes.ts';
import { type ExpressionHandlers, expression, type StatementHandlers, statement, statementsOf } from './walk.ts';

const ALL_SPACES = Space.Value | Space.Type | Space.Namespace;

/**
 * Opens the body of a declaration whose members its body's own names are. A namespace or an enum that is written
 * twice in one scope sees the members of both parts, so they share a scope.
 */
function openBody(x: Extraction, decl: number, row: number): void {
  const first = x.scopes.own(x.decls.scope[decl]!, x.decls.name[decl]!, Space.Namespace);
  const shared = x.bodies.get(first);
  if (shared !== undefined && first !== decl && first >= 0) {
    x.bodies.set(decl, shared);
    x.scope = shared;
    return;
  }
  x.scope = x.scopes.open(x.scope, ScopeKind.Body, x.start[row]!, x.end[row]!);
  x.scopes.container[x.scope] = decl;
  x.bodies.set(decl, x.scope);
}

function enumDeclaration(x: Extraction, row: number): void {
  const decl = x.declaration(DeclKind.Enum, row, x.scope, x.takeExport());
  x.startAtExport(decl);
  const named = x.child(row, Field.name);
  if (named >= 0) x.nameDeclaration(decl, named, ALL_SPACES);
  const body = x.child(row, Field.body);
  if (body < 0) return;
  const { scope, owner } = x;
  openBody(x, decl, body);
  x.owner = decl;
  for (let at = body + 1; at < x.next[body]!; at = x.next[at]!) {
    if (x.kind[at] === Kind.comment) continue;
    const assigned = x.kind[at] === Kind.enum_assignment;
    const name = assigned ? x.child(at, Field.name) : at;
    if (name < 0) continue;
    const member = x.member(DeclKind.EnumMember, at, decl, 0);
    nameMember(x, member, name);
    x.decls.space[member] = Space.Value | Space.Type;
    x.scopes.bind(x.scope, x.decls.name[member]!, member, Space.Value | Space.Type);
    const value = assigned ? x.child(at, Field.value) : -1;
    if (value >= 0) x.decls.init[member] = expression(x, value, Use.Init, member);
  }
  x.scope = scope;
  x.owner = owner;
}

/** `namespace A.B { … }`, `module A { … }`, `declare module 'specifier' { … }`. */
function namespaceDeclaration(x: Extraction, row: number): void {
  const named = x.child(row, Field.name);
  if (named >= 0 && x.kind[named] === Kind.string) {
    moduleAugmentation(x, row, named);
    return;
  }
  const flags = x.takeExport();
  const parts: number[] = [];
  if (named >= 0) nameParts(x, named, parts);
  const { scope, owner } = x;
  const body = x.child(row, Field.body);
  for (const [at, part] of parts.entries()) {
    const decl = x.declaration(DeclKind.Namespace, row, x.scope, at === 0 ? flags : DeclFlag.Exported);
    x.startAtExport(decl);
    x.nameDeclaration(decl, part, Space.Value | Space.Namespace);
    openBody(x, decl, row);
    x.owner = decl;
  }
  if (body >= 0) statementsOf(x, body);
  x.scope = scope;
  x.owner = owner;
}

function nameParts(x: Extraction, row: number, parts: number[]): void {
  for (let at = row; at < x.next[row]!; at++) if (x.tree.name[at]! >= 0) parts.push(at);
}

function moduleAugmentation(x: Extraction, row: number, named: number): void {
  const decl = x.declaration(DeclKind.Augmentation, row, x.scope, x.takeExport());
  x.startAtExport(decl);
  x.imports.set(importRowOf(x, named), 'local', decl);
  augmentationBody(x, row, x.child(row, Field.body), decl);
}

function importRowOf(x: Extraction, named: number): number {
  return x.importRow(ImportKind.Augment, specifier(x, named), x.start[named]!);
}

function augmentationBody(x: Extraction, row: number, body: number, decl: number): void {
  if (body < 0) return;
  const { scope, owner } = x;
  x.scope = x.scopes.open(scope, ScopeKind.Body, x.start[row]!, x.end[row]!);
  x.scopes.container[x.scope] = decl;
  x.owner = decl;
  statementsOf(x, body);
  x.scope = scope;
  x.owner = owner;
}

/** `declare …`, and `declare global { … }`. */
function ambientDeclaration(x: Extraction, row: number): void {
  x.ambient++;
  for (let at = row + 1; at < x.next[row]!; at = x.next[at]!) {
    if (x.kind[at] === Kind.statement_block) {
      const decl = x.declaration(DeclKind.Augmentation, row, x.scope, DeclFlag.Global);
      const from = x.decls.count;
      augmentationBody(x, row, at, decl);
      for (let inner = from; inner < x.decls.count; inner++) {
        if (x.decls.container[inner] !== decl) continue;
        x.decls.flags[inner]! |= DeclFlag.Global;
        x.globals.push(inner);
      }
    } else if (x.kind[at] === Kind.property_identifier) {
      x.occ(at, Role.Inert, 0);
    } else {
      if (x.exportStart < 0) x.exportStart = x.start[row]!;
      statement(x, at);
      x.exportStart = -1;
    }
  }
  x.ambient--;
}

/** `import name = A.B`. */
function importAlias(x: Extraction, row: number): void {
  const flags = x.takeExport();
  let decl = -1;
  for (let at = row + 1; at < x.next[row]!; at = x.next[at]!) {
    if (x.kind[at] === Kind.comment) continue;
    if (decl < 0) {
      decl = x.declaration(DeclKind.Import, row, x.scope, flags);
      x.startAtExport(decl);
      x.nameDeclaration(decl, at, ALL_SPACES);
    } else {
      x.decls.init[decl] = entityName(x, at, Use.Init, decl);
    }
  }
}

function entityName(x: Extraction, row: number, use: number, target: number): number {
  if (x.kind[row] !== Kind.nested_identifier && x.kind[row] !== Kind.member_expression) {
    return x.ident(row, Role.Reference, ALL_SPACES, use, target);
  }
  const expr = x.expr(ExprKind.Member, row, use, target);
  const object = x.child(row, Field.object);
  if (object >= 0) x.exprs.a[expr] = entityName(x, object, Use.Part, expr);
  const property = x.child(row, Field.property);
  if (property >= 0) memberName(x, expr, x.occ(property, Role.Member, 0));
  return expr;
}

/** A namespace parses as an expression statement. */
export const namespaceExpressionHandlers: ExpressionHandlers = {
  internal_module: (x, row, use, target) => {
    namespaceDeclaration(x, row);
    return x.expr(ExprKind.Unknown, row, use, target);
  },
};

export const namespaceStatementHandlers: StatementHandlers = {
  enum_declaration: enumDeclaration,
  internal_module: namespaceDeclaration,
  module: namespaceDeclaration,
  ambient_declaration: ambientDeclaration,
  import_alias: importAlias,
};
