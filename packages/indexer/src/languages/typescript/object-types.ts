import { DeclFlag, DeclKind, DeclLevel, ExprKind, LinkKind, Role, Space, Use } from '../../facts/kinds.ts';
import type { Extraction } from './extraction.ts';
import { signature } from './functions.ts';
import { Field, Kind } from './kinds.ts';
import { nameMember } from './member-names.ts';
import { modifiersBetween } from './modifiers.ts';
import { ScopeKind } from './scopes.ts';
import { typeParameters } from './type-parameters.ts';
import { type ExpressionHandlers, type StatementHandlers, statement, type } from './walk.ts';

const FLAG_BITS = (1 << 28) - 1;

function interfaceDeclaration(x: Extraction, row: number): void {
  const decl = x.declaration(DeclKind.Interface, row, x.scope, x.takeExport());
  x.startAtExport(decl);
  const named = x.child(row, Field.name);
  if (named >= 0) x.nameDeclaration(decl, named, Space.Type);
  const { scope, owner } = x;
  x.owner = decl;
  x.scope = x.scopes.open(scope, ScopeKind.Block, x.start[row]!, x.end[row]!);
  typeParameters(x, row);
  const heritage = x.childOfKind(row, Kind.extends_type_clause);
  if (heritage >= 0) {
    for (let at = heritage + 1; at < x.next[heritage]!; at = x.next[at]!) {
      if (x.kind[at] !== Kind.comment) x.link(decl, LinkKind.Extends, type(x, at, Use.Heritage, decl));
    }
  }
  const body = x.child(row, Field.body);
  if (body >= 0) shapeBody(x, body, decl);
  x.scope = scope;
  x.owner = owner;
}

function aliasDeclaration(x: Extraction, row: number): void {
  const decl = x.declaration(DeclKind.TypeAlias, row, x.scope, x.takeExport());
  x.startAtExport(decl);
  const named = x.child(row, Field.name);
  if (named >= 0) x.nameDeclaration(decl, named, Space.Type);
  const { scope, owner, shape } = x;
  x.owner = decl;
  x.scope = x.scopes.open(scope, ScopeKind.Block, x.start[row]!, x.end[row]!);
  typeParameters(x, row);
  const value = x.child(row, Field.value);
  if (value >= 0) {
    x.shape = decl;
    x.decls.type[decl] = type(x, value, Use.Annotation, decl);
    x.shape = shape;
  }
  x.scope = scope;
  x.owner = owner;
}

/** An object type. Its properties are members of the alias that it is written in, or else of a nameless declaration. */
function objectType(x: Extraction, row: number, use: number, target: number): number {
  const mapped = x.childOfKind(row, Kind.index_signature);
  if (mapped >= 0 && x.childOfKind(mapped, Kind.mapped_type_clause) >= 0) return mappedType(x, mapped, use, target);
  const expr = x.expr(ExprKind.ObjectType, row, use, target);
  let decl = x.shape;
  if (decl < 0) {
    decl = x.declaration(DeclKind.TypeAlias, row, x.scope, 0);
    x.decls.level[decl] = DeclLevel.Local;
    x.decls.container[decl] = -1;
    x.decls.space[decl] = Space.Type;
  }
  x.exprs.a[expr] = decl;
  const { shape } = x;
  shapeBody(x, row, decl);
  x.shape = shape;
  return expr;
}

/** Reads the members of an interface or an object type. */
function shapeBody(x: Extraction, row: number, container: number): void {
  for (let at = row + 1; at < x.next[row]!; at = x.next[at]!) {
    x.shape = -1;
    switch (x.kind[at]) {
      case Kind.comment:
        break;
      case Kind.property_signature:
      case Kind.method_signature:
        shapeMember(x, at, container);
        break;
      case Kind.call_signature:
      case Kind.construct_signature:
        signature(x, at, -1);
        break;
      case Kind.index_signature:
        type(x, at, Use.Annotation, container);
        break;
      default:
        statement(x, at);
    }
  }
  x.shape = -1;
}

function shapeMember(x: Extraction, row: number, container: number): void {
  const named = x.child(row, Field.name);
  const modifiers = named < 0 ? 0 : modifiersBetween(x, x.start[row]!, x.start[named]!);
  let flags = (modifiers & FLAG_BITS) | DeclFlag.Signature;
  if (named >= 0 && x.text.charCodeAt(x.end[named]!) === 63) flags |= DeclFlag.Optional;
  const isMethod = x.kind[row] === Kind.method_signature;
  const accessor = (flags & (DeclFlag.Getter | DeclFlag.Setter)) !== 0;
  const kind = !isMethod ? DeclKind.Property : accessor ? DeclKind.Accessor : DeclKind.Method;
  const decl = x.member(kind, row, container, flags);
  nameMember(x, decl, named);
  const { owner } = x;
  x.owner = decl;
  if (isMethod) {
    signature(x, row, decl);
  } else {
    const annotation = x.child(row, Field.type);
    if (annotation >= 0) x.decls.type[decl] = type(x, annotation, Use.Annotation, decl);
  }
  x.owner = owner;
}

/** `[key: string]: T`. */
function indexSignature(x: Extraction, row: number, use: number, target: number): number {
  if (x.childOfKind(row, Kind.mapped_type_clause) >= 0) return mappedType(x, row, use, target);
  const expr = x.expr(ExprKind.Unknown, row, use, target);
  const named = x.child(row, Field.name);
  if (named >= 0) x.occ(named, Role.Inert, 0);
  for (const part of [x.child(row, Field.index_type), x.child(row, Field.type)]) {
    if (part >= 0) type(x, part, Use.Annotation, -1);
  }
  return expr;
}

/** `{ [K in Keys as Name]: T }`. */
function mappedType(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.Unknown, row, use, target);
  const clause = x.childOfKind(row, Kind.mapped_type_clause);
  const { scope, shape } = x;
  x.shape = -1;
  x.scope = x.scopes.open(scope, ScopeKind.Block, x.start[row]!, x.end[row]!);
  const named = x.child(clause, Field.name);
  if (named >= 0) {
    const decl = x.declaration(DeclKind.TypeParameter, named, x.scope, 0);
    x.nameDeclaration(decl, named, Space.Type);
  }
  const renamed = x.child(clause, Field.alias);
  for (const part of [x.child(clause, Field.type), renamed, x.child(row, Field.type)]) {
    if (part >= 0) type(x, part, part === renamed ? Use.Renames : Use.Annotation, -1);
  }
  x.scope = scope;
  x.shape = shape;
  return expr;
}

export const objectTypeHandlers: ExpressionHandlers = {
  object_type: objectType,
  index_signature: indexSignature,
  call_signature: (x, row, use, target) => {
    signature(x, row, -1);
    return x.expr(ExprKind.FunctionType, row, use, target);
  },
};

export const objectTypeStatementHandlers: StatementHandlers = {
  interface_declaration: interfaceDeclaration,
  type_alias_declaration: aliasDeclaration,
};
