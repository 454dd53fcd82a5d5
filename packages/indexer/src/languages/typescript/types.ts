import { DeclKind, ExprKind, Role, Space, Use } from '../../facts/kinds.ts';
import { RangeKind } from '../../words/word-finder.ts';
import { memberName, quotedName, stringExpression, typeArguments } from './expressions.ts';
import type { Extraction } from './extraction.ts';
import { signature } from './functions.ts';
import { importArgument } from './import-arguments.ts';
import { Field, Kind } from './kinds.ts';
import { ScopeKind } from './scopes.ts';
import { type ExpressionHandler, type ExpressionHandlers, expression, type } from './walk.ts';
import { STRING_CLASSES, stringWords } from './words.ts';

function named(x: Extraction, row: number, space: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.TypeName, row, use, target);
  const occ = x.occ(row, Role.TypeReference, space);
  x.exprs.a[expr] = occ;
  x.occs.expr[occ] = expr;
  return expr;
}

/** `A.B` left of a dot in a type: a namespace, an import, an enum. */
function qualifier(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.TypeMember, row, use, target);
  const left = x.child(row, Field.object);
  if (left >= 0) x.exprs.a[expr] = leftOf(x, left, expr);
  const right = x.child(row, Field.property);
  if (right >= 0) memberName(x, expr, x.occ(right, Role.Member, 0));
  return expr;
}

function leftOf(x: Extraction, row: number, target: number): number {
  if (x.kind[row] === Kind.identifier) return named(x, row, Space.Namespace, Use.Part, target);
  return type(x, row, Use.Part, target);
}

function nested(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.TypeMember, row, use, target);
  const left = x.child(row, Field.module);
  if (left >= 0) x.exprs.a[expr] = leftOf(x, left, expr);
  const right = x.child(row, Field.name);
  if (right >= 0) memberName(x, expr, x.occ(right, Role.Member, 0));
  return expr;
}

function generic(x: Extraction, row: number, use: number, target: number): number {
  const name = x.child(row, Field.name);
  const expr = name < 0 ? x.expr(ExprKind.Unknown, row, use, target) : type(x, name, use, target);
  const { shape } = x;
  x.shape = -1;
  typeArguments(x, x.childOfKind(row, Kind.type_arguments), expr);
  x.shape = shape;
  return expr;
}

/** Reads the children of a row as parts of the type that is annotated; the row's own expression is of this kind. */
function wrapper(kind: number, columns: readonly ('a' | 'b')[]): ExpressionHandler {
  return (x, row, use, target) => {
    const expr = x.expr(kind, row, use, target);
    const { shape } = x;
    x.shape = -1;
    let at = x.first(row);
    for (let part = 0; at >= 0 && at < x.next[row]!; at = x.next[at]!) {
      if (x.kind[at] === Kind.comment) continue;
      const inner = type(x, at, use === Use.TypeArgument ? Use.Annotation : use, part < columns.length ? target : -1);
      const column = columns[part++];
      if (column !== undefined) x.exprs[column][expr] = inner;
    }
    x.shape = shape;
    return expr;
  };
}

/** `A | B | C` hangs to the left; a union of a thousand literals would be a thousand calls deep. */
function union(x: Extraction, row: number, use: number, target: number): number {
  const rows: number[] = [];
  const exprs: number[] = [];
  let at = row;
  while (at >= 0 && (x.kind[at] === Kind.union_type || x.kind[at] === Kind.intersection_type)) {
    rows.push(at);
    exprs.push(x.expr(ExprKind.TypeUnion, at, exprs.length === 0 ? use : Use.Part, exprs.at(-1) ?? target));
    at = x.first(at);
  }
  const innermost = exprs.at(-1)!;
  let left = at < 0 ? -1 : type(x, at, Use.Part, innermost);
  let from = at < 0 ? -1 : x.next[at]!;
  for (let level = rows.length - 1; level >= 0; level--) {
    const expr = exprs[level]!;
    x.exprs.a[expr] = left;
    for (let part = from; part >= 0 && part < x.next[rows[level]!]!; part = x.next[part]!) {
      if (x.kind[part] !== Kind.comment) x.exprs.b[expr] = type(x, part, Use.Part, expr);
    }
    left = expr;
    from = x.next[rows[level]!]!;
  }
  return exprs[0]!;
}

function conditional(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.TypeUnion, row, use, target);
  const { scope, shape } = x;
  x.shape = -1;
  // `infer` in the condition names a type that the first branch sees.
  x.scope = x.scopes.open(scope, ScopeKind.Block, x.start[row]!, x.end[row]!);
  const left = x.child(row, Field.left);
  if (left >= 0) type(x, left, Use.Annotation, -1);
  const right = x.child(row, Field.right);
  if (right >= 0) type(x, right, Use.Annotation, -1);
  x.shape = shape;
  const consequence = x.child(row, Field.consequence);
  if (consequence >= 0) x.exprs.a[expr] = type(x, consequence, Use.Part, expr);
  x.scope = scope;
  const alternative = x.child(row, Field.alternative);
  if (alternative >= 0) x.exprs.b[expr] = type(x, alternative, Use.Part, expr);
  return expr;
}

function infer(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.Unknown, row, use, target);
  const name = x.first(row);
  if (name < 0) return expr;
  const decl = x.declaration(DeclKind.TypeParameter, name, x.scope, 0);
  x.nameDeclaration(decl, name, Space.Type);
  for (let at = x.next[name]!; at < x.next[row]!; at = x.next[at]!) {
    if (x.kind[at] !== Kind.comment) x.decls.type[decl] = type(x, at, Use.Annotation, decl);
  }
  return expr;
}

function query(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.TypeQuery, row, use, target);
  const operand = x.first(row);
  if (operand < 0) return expr;
  const loaded = x.kind[operand] === Kind.identifier ? importArgument(x, operand, expr) : -1;
  x.inType++;
  x.exprs.a[expr] = loaded >= 0 ? loaded : expression(x, operand, Use.Part, expr);
  x.inType--;
  typeArguments(x, x.childOfKind(row, Kind.type_arguments), expr);
  return expr;
}

function literal(x: Extraction, row: number, use: number, target: number): number {
  const inner = x.first(row);
  if (inner < 0 || x.kind[inner] !== Kind.string) return x.expr(ExprKind.LiteralType, row, use, target);
  const expr = stringExpression(x, inner, use, target, STRING_CLASSES);
  x.exprs.kind[expr] = ExprKind.LiteralType;
  return expr;
}

/** `T['key']` names a member where the key is a literal. */
function lookup(x: Extraction, row: number, use: number, target: number): number {
  const object = x.first(row);
  const key = object < 0 ? -1 : x.next[object]!;
  const quoted = key >= 0 && key < x.next[row]! && x.kind[key] === Kind.literal_type ? x.first(key) : -1;
  if (quoted < 0 || x.kind[quoted] !== Kind.string) return indexed(x, row, use, target);
  const expr = x.expr(ExprKind.TypeMember, row, use, target);
  x.exprs.a[expr] = type(x, object, Use.Part, expr);
  memberName(x, expr, quotedName(x, quoted, Role.Member));
  return expr;
}

const indexed = wrapper(ExprKind.IndexedType, ['a', 'b']);

function templateType(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.Composed, row, use, target);
  let from = x.start[row]! + 1;
  x.exprs.c[expr] = fixedPart(x, from, x.childOfKind(row, Kind.template_type));
  for (let at = row + 1; at < x.next[row]!; at = x.next[at]!) {
    if (x.kind[at] !== Kind.template_type) continue;
    stringWords(x, from, x.start[at]!, STRING_CLASSES);
    x.finder.range(x.start[at]!, x.start[at]! + 2, RangeKind.CoverOnly, 0);
    const inner = x.first(at);
    if (inner >= 0) type(x, inner, Use.Part, expr);
    from = x.end[at]!;
  }
  const end = Math.max(from, x.end[row]! - 1);
  if (from < end) x.exprs.b[expr] = x.names.ofText(x.text.slice(from, end));
  stringWords(x, from, end, STRING_CLASSES);
  return expr;
}

/** Name row of the text of a template in front of its first hole, or -1. */
function fixedPart(x: Extraction, start: number, hole: number): number {
  return hole >= 0 && start < x.start[hole]! ? x.names.ofText(x.text.slice(start, x.start[hole]!)) : -1;
}

function functionType(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.FunctionType, row, use, target);
  const { shape } = x;
  x.shape = -1;
  signature(x, row, -1);
  x.shape = shape;
  return expr;
}

function predicate(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.Primitive, row, use, target);
  for (let at = row + 1; at < x.next[row]!; at = x.next[at]!) {
    if (x.kind[at] === Kind.identifier) x.ident(at, Role.Reference, Space.Value, Use.Tested, -1);
    else if (x.kind[at] !== Kind.comment) type(x, at, Use.Annotation, -1);
  }
  return expr;
}

/** A tuple's elements; their labels name nothing. */
function tuple(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.Unknown, row, use, target);
  const { shape } = x;
  x.shape = -1;
  for (let at = row + 1; at < x.next[row]!; at = x.next[at]!) {
    if (x.kind[at] === Kind.comment) continue;
    if (x.kind[at] === Kind.required_parameter || x.kind[at] === Kind.optional_parameter) {
      const annotation = x.child(at, Field.type);
      for (let label = at + 1; label < (annotation < 0 ? x.next[at]! : annotation); label++) {
        if (x.tree.name[label]! >= 0) x.occ(label, Role.Inert, 0);
      }
      if (annotation >= 0) type(x, annotation, Use.Annotation, -1);
    } else {
      type(x, at, Use.Annotation, -1);
    }
  }
  x.shape = shape;
  return expr;
}

/** `A.B` where the grammar reads it as an expression: a qualified name, or `import('…').A`. */
function dotted(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.TypeMember, row, use, target);
  const object = x.child(row, Field.object);
  if (object >= 0) {
    x.exprs.a[expr] = leftOf(x, object, expr);
  }
  const property = x.child(row, Field.property);
  if (property >= 0) memberName(x, expr, x.occ(property, Role.Member, 0));
  return expr;
}

export const typeHandlers: ExpressionHandlers = {
  type_identifier: (x, row, use, target) => named(x, row, Space.Type, use, target),
  identifier: (x, row, use, target) => named(x, row, Space.Type | Space.Namespace, use, target),
  nested_type_identifier: nested,
  nested_identifier: qualifier,
  member_expression: dotted,
  generic_type: generic,
  union_type: union,
  intersection_type: union,
  array_type: wrapper(ExprKind.ArrayType, ['a']),
  lookup_type: lookup,
  index_type_query: wrapper(ExprKind.KeyOf, ['a']),
  conditional_type: conditional,
  infer_type: infer,
  type_query: query,
  literal_type: literal,
  template_literal_type: templateType,
  function_type: functionType,
  constructor_type: functionType,
  type_predicate: predicate,
  asserts: predicate,
  tuple_type: tuple,
  this_type: (x, row, use, target) => x.expr(ExprKind.This, row, use, target),
  predefined_type: (x, row, use, target) => {
    const expr = x.expr(ExprKind.PrimitiveType, row, use, target);
    x.exprs.c[expr] = x.names.ofText(x.text.slice(x.start[row]!, x.end[row]!));
    return expr;
  },
};
