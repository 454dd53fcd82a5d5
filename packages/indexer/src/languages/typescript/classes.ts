import { DeclFlag, DeclKind, DeclLevel, ExprKind, LinkKind, Space, Use } from '../../facts/kinds.ts';
import { Decorators, decorators } from './decorators.ts';
import { typeArguments } from './expressions.ts';
import type { Extraction } from './extraction.ts';
import { functionParts } from './functions.ts';
import { Field, Kind } from './kinds.ts';
import { nameMember } from './member-names.ts';
import { Modifier, modifiersBetween } from './modifiers.ts';
import { ScopeKind } from './scopes.ts';
import { typeParameters } from './type-parameters.ts';
import { type ExpressionHandlers, expression, type StatementHandlers, statement, statementsOf, type } from './walk.ts';

/** Bits that are flags of a declaration. The others say what kind of one it is. */
const FLAG_BITS = (1 << 28) - 1;

function classDeclaration(x: Extraction, row: number): void {
  const abstract = x.kind[row] === Kind.abstract_class_declaration ? DeclFlag.Abstract : 0;
  const decl = x.declaration(DeclKind.Class, row, x.scope, x.takeExport() | abstract);
  x.startAtExport(decl);
  x.decls.space[decl] = Space.Value | Space.Type;
  const marked = decorators(x, row, decl);
  if (marked.last >= 0) x.decls.flags[decl]! |= DeclFlag.Decorated;
  const named = x.child(row, Field.name);
  if (named >= 0) x.nameDeclaration(decl, named, Space.Value | Space.Type);
  classParts(x, row, decl);
}

/** A class as a value. Its own name is seen from inside alone. */
function classExpression(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.Class, row, use, target);
  const { scope } = x;
  const open = row === x.namedClass;
  const named = x.child(row, Field.name);
  if (named >= 0) x.scope = x.scopes.open(scope, ScopeKind.Block, x.start[row]!, x.end[row]!);
  const decl = x.declaration(DeclKind.Class, row, x.scope, 0);
  x.decls.level[decl] = DeclLevel.Local;
  x.decls.container[decl] = -1;
  x.decls.space[decl] = Space.Value | Space.Type;
  if (open) x.openMembers(decl);
  x.exprs.a[expr] = decl;
  if (decorators(x, row, decl).last >= 0) x.decls.flags[decl]! |= DeclFlag.Decorated;
  if (named >= 0) x.nameDeclaration(decl, named, Space.Value | Space.Type);
  classParts(x, row, decl);
  x.scope = scope;
  return expr;
}

function classParts(x: Extraction, row: number, decl: number): void {
  const { scope, owner } = x;
  x.owner = decl;
  x.scope = x.scopes.open(scope, ScopeKind.Block, x.start[row]!, x.end[row]!);
  typeParameters(x, row);
  const heritage = x.childOfKind(row, Kind.class_heritage);
  if (heritage >= 0) classHeritage(x, heritage, decl);
  const body = x.child(row, Field.body);
  if (body >= 0) classBody(x, body, decl);
  x.scope = scope;
  x.owner = owner;
}

function classHeritage(x: Extraction, row: number, decl: number): void {
  for (let at = row + 1; at < x.next[row]!; at = x.next[at]!) {
    switch (x.kind[at]) {
      case Kind.comment:
        break;
      case Kind.extends_clause:
        extendsClause(x, at, decl);
        break;
      case Kind.implements_clause:
        for (let part = at + 1; part < x.next[at]!; part = x.next[part]!) {
          if (x.kind[part] !== Kind.comment) x.link(decl, LinkKind.Implements, type(x, part, Use.Heritage, decl));
        }
        break;
      default:
        x.link(decl, LinkKind.Extends, expression(x, at, Use.Heritage, decl));
    }
  }
}

function extendsClause(x: Extraction, row: number, decl: number): void {
  let base = -1;
  for (let at = row + 1; at < x.next[row]!; at = x.next[at]!) {
    if (x.kind[at] === Kind.comment) continue;
    if (x.kind[at] === Kind.type_arguments) {
      typeArguments(x, at, base);
    } else {
      base = expression(x, at, Use.Heritage, decl);
      x.link(decl, LinkKind.Extends, base);
    }
  }
}

function classBody(x: Extraction, row: number, decl: number): void {
  let before: Decorators | null = null;
  for (let at = row + 1; at < x.next[row]!; at = x.next[at]!) {
    switch (x.kind[at]) {
      case Kind.comment:
        break;
      case Kind.decorator:
        // The TypeScript grammar puts a method's decorators beside it.
        before ??= new Decorators(x, x.start[at]!);
        before.read(at);
        break;
      case Kind.method_definition:
      case Kind.method_signature:
      case Kind.abstract_method_signature:
        method(x, at, decl, before);
        before = null;
        break;
      case Kind.public_field_definition:
      case Kind.field_definition:
        field(x, at, decl, before);
        before = null;
        break;
      case Kind.class_static_block: {
        const { scope } = x;
        x.scope = x.scopes.open(scope, ScopeKind.Body, x.start[at]!, x.end[at]!);
        const body = x.child(at, Field.body);
        if (body >= 0) statementsOf(x, body);
        x.scope = scope;
        break;
      }
      case Kind.index_signature:
        type(x, at, Use.Annotation, decl);
        break;
      default:
        statement(x, at);
    }
  }
}

function nameRow(x: Extraction, row: number): number {
  const named = x.child(row, Field.name);
  return named >= 0 ? named : x.child(row, Field.property);
}

function method(x: Extraction, row: number, container: number, before: Decorators | null): void {
  const own = decorators(x, row, -1).adopt(before);
  const named = nameRow(x, row);
  const modifiers = named < 0 ? 0 : modifiersBetween(x, own.end, x.start[named]!);
  let flags = modifiers & FLAG_BITS;
  if (x.kind[row] !== Kind.method_definition) flags |= DeclFlag.Signature;
  if (x.kind[row] === Kind.abstract_method_signature) flags |= DeclFlag.Abstract;
  if (own.last >= 0) flags |= DeclFlag.Decorated;
  if (named >= 0 && x.text.charCodeAt(x.end[named]!) === 63) flags |= DeclFlag.Optional;
  const accessor = (flags & (DeclFlag.Getter | DeclFlag.Setter)) !== 0;
  const constructs = named >= 0 && (flags & DeclFlag.Static) === 0 && x.is(named, 'constructor');
  const kind = constructs ? DeclKind.Constructor : accessor ? DeclKind.Accessor : DeclKind.Method;
  const decl = x.member(kind, row, container, flags);
  nameMember(x, decl, named);
  own.tie(decl);
  functionParts(x, row, decl, constructs ? container : -1);
}

function field(x: Extraction, row: number, container: number, before: Decorators | null): void {
  const own = decorators(x, row, -1).adopt(before);
  const named = nameRow(x, row);
  const modifiers = named < 0 ? 0 : modifiersBetween(x, own.end, x.start[named]!);
  let flags = modifiers & FLAG_BITS;
  if (own.last >= 0) flags |= DeclFlag.Decorated;
  if (named >= 0 && x.text.charCodeAt(x.end[named]!) === 63) flags |= DeclFlag.Optional;
  const kind = modifiers & Modifier.Accessor ? DeclKind.Accessor : DeclKind.Property;
  const decl = x.member(kind, row, container, flags);
  nameMember(x, decl, named);
  own.tie(decl);
  const { owner, scope } = x;
  x.owner = decl;
  const annotation = x.child(row, Field.type);
  if (annotation >= 0) x.decls.type[decl] = type(x, annotation, Use.Annotation, decl);
  const value = x.child(row, Field.value);
  if (value >= 0) {
    x.scope = x.scopes.open(scope, ScopeKind.Body, x.start[value]!, x.end[value]!);
    x.decls.init[decl] = expression(x, value, Use.Init, decl);
    x.scope = scope;
  }
  x.owner = owner;
}

export const classExpressionHandlers: ExpressionHandlers = { class: classExpression };

export const classStatementHandlers: StatementHandlers = {
  class_declaration: classDeclaration,
  abstract_class_declaration: classDeclaration,
};
