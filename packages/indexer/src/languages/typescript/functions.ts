import { DeclFlag, DeclKind, DeclLevel, ExprKind, Role, Space, Use } from '../../facts/kinds.ts';
import { decorators } from './decorators.ts';
import type { Extraction } from './extraction.ts';
import { Field, Kind } from './kinds.ts';
import { Modifier, modifiersBetween } from './modifiers.ts';
import { pattern } from './patterns.ts';
import { OPAQUE, ScopeKind } from './scopes.ts';
import { typeParameters } from './type-parameters.ts';
import { type ExpressionHandlers, expression, type StatementHandlers, statementsOf, type } from './walk.ts';

/** Reads what follows a function's name: type parameters, parameters, return type and body. */
export function functionParts(x: Extraction, row: number, decl: number, parameterOwner = -1): void {
  const { scope, owner, functionDecl } = x;
  x.owner = decl;
  x.functionDecl = decl;
  x.scope = x.scopes.open(scope, ScopeKind.Body, x.start[row]!, x.end[row]!);
  typeParameters(x, row);
  const parameters = x.child(row, Field.parameters);
  const single = parameters < 0 ? x.child(row, Field.parameter) : -1;
  const defaults = parameters >= 0 && parameterList(x, parameters, decl, parameterOwner);
  if (single >= 0) {
    const target = { kind: DeclKind.Parameter, flags: 0, scope: x.scope, range: single };
    pattern(x, single, parameterOf(x, single, decl, 0), target);
  }
  returnType(x, row, decl);
  const body = x.child(row, Field.body);
  if (body >= 0) {
    if (x.kind[body] === Kind.statement_block) {
      // A default value does not see what the body declares.
      if (defaults) x.scope = x.scopes.open(x.scope, ScopeKind.Body, x.start[body]!, x.end[body]!);
      statementsOf(x, body);
    } else {
      expression(x, body, Use.Return, decl);
    }
  }
  x.scope = scope;
  x.owner = owner;
  x.functionDecl = functionDecl;
}

function returnType(x: Extraction, row: number, decl: number): void {
  const returned = x.child(row, Field.return_type);
  if (returned >= 0) x.decls.type[decl] = type(x, returned, Use.Annotation, decl);
}

function parameterOf(x: Extraction, row: number, decl: number, position: number): number {
  const expr = x.expr(ExprKind.ParamOf, row, Use.Destructured, -1);
  x.exprs.a[expr] = decl;
  x.exprs.b[expr] = position;
  return expr;
}

/** Reads a parameter list. Returns whether a default value or a pattern stands in it. */
function parameterList(x: Extraction, row: number, decl: number, parameterOwner: number): boolean {
  const behind = x.next[row]!;
  let position = 0;
  let defaults = false;
  for (let at = row + 1; at < behind; at = x.next[at]!) {
    const kind = x.kind[at]!;
    if (kind === Kind.comment) continue;
    if (kind === Kind.required_parameter || kind === Kind.optional_parameter) {
      if (parameter(x, at, decl, position, parameterOwner)) defaults = true;
      const named = x.child(at, Field.pattern);
      if (named >= 0 && x.kind[named] === Kind.this) continue;
    } else {
      const target = { kind: DeclKind.Parameter, flags: 0, scope: x.scope, range: at };
      if (kind !== Kind.identifier) defaults = true;
      pattern(x, at, parameterOf(x, at, decl, position), target);
    }
    position++;
  }
  return defaults;
}

/** Reads a parameter of the TypeScript grammars. Returns whether it has a default value or is a pattern. */
function parameter(x: Extraction, row: number, decl: number, position: number, parameterOwner: number): boolean {
  let named = x.child(row, Field.pattern);
  if (named < 0) named = x.child(row, Field.name);
  const annotation = x.child(row, Field.type);
  const value = x.child(row, Field.value);
  const marked = decorators(x, row, -1);
  if (named < 0 || x.kind[named] === Kind.this) {
    if (annotation >= 0) type(x, annotation, Use.Annotation, -1);
    return false;
  }
  const simple = x.kind[named] === Kind.identifier;
  const taken = parameterOf(x, row, decl, position);
  let source = taken;
  let either = -1;
  if (value >= 0) {
    either = x.expr(ExprKind.Either, row, Use.Destructured, -1);
    x.exprs.a[either] = source;
    x.exprs.use[source] = Use.Part;
    x.exprs.target[source] = either;
    source = either;
  }
  let typed = -1;
  if (!simple && annotation >= 0 && x.kind[named] !== Kind.rest_pattern) {
    typed = x.expr(ExprKind.Cast, row, Use.Destructured, -1);
    x.exprs.a[typed] = source;
    x.exprs.use[source] = Use.Part;
    x.exprs.target[source] = typed;
    source = typed;
  }
  const flags =
    (x.kind[row] === Kind.optional_parameter ? DeclFlag.Optional : 0) |
    (x.kind[named] === Kind.rest_pattern ? DeclFlag.Rest : 0) |
    (marked.last >= 0 ? DeclFlag.Decorated : 0);
  const modifiers = parameterOwner < 0 ? 0 : modifiersBetween(x, marked.end, x.start[named]!);
  let bound: number;
  const isProperty = modifiers & (Modifier.Public | DeclFlag.NonPublic | DeclFlag.Readonly | DeclFlag.Override);
  if (isProperty && simple) {
    bound = parameterProperty(x, row, named, parameterOwner, flags | modifiers);
    x.decls.init[bound] = source;
    x.exprs.use[source] = Use.Init;
    x.exprs.target[source] = bound;
  } else {
    bound = pattern(x, named, source, { kind: DeclKind.Parameter, flags, scope: x.scope, range: row });
  }
  marked.tie(bound);
  if (annotation >= 0) {
    const expr = type(x, annotation, Use.Annotation, bound);
    if (typed >= 0) x.exprs.b[typed] = expr;
    else if (bound >= 0) x.decls.type[bound] = expr;
  }
  if (either >= 0) x.exprs.b[either] = expression(x, value, Use.Part, either);
  return value >= 0 || !simple;
}

function parameterProperty(x: Extraction, row: number, named: number, container: number, flags: number): number {
  const kept = flags & ((1 << 28) - 1);
  const decl = x.member(DeclKind.Property, row, container, kept | DeclFlag.ParameterProperty);
  const name = x.nameOf(named);
  x.spell(decl, name, x.start[named]!, x.end[named]!, Space.Value);
  x.scopes.bind(x.scope, name, decl, Space.Value);
  return decl;
}

/** Names of a parameter list in a type: they hide outer names from predicates, and are nothing else. */
export function inertParameters(x: Extraction, row: number): void {
  if (row < 0) return;
  const behind = x.next[row]!;
  for (let at = row + 1; at < behind; at = x.next[at]!) {
    if (x.kind[at] === Kind.comment) continue;
    let named = x.child(at, Field.pattern);
    if (named < 0) named = x.child(at, Field.name);
    if (named < 0) named = at;
    inertNames(x, named);
    const annotation = x.child(at, Field.type);
    if (annotation >= 0) type(x, annotation, Use.Annotation, -1);
  }
}

function inertNames(x: Extraction, row: number): void {
  for (let at = row; at < x.next[row]!; at++) {
    if (x.tree.name[at]! < 0) continue;
    const occ = x.occ(at, Role.Inert, 0);
    x.scopes.bind(x.scope, x.occs.name[occ]!, OPAQUE, Space.Value);
  }
}

/** Reads a signature that binds nothing: a function type, a call signature. Returns the return type's row, or -1. */
export function signature(x: Extraction, row: number, decl: number): void {
  const { scope } = x;
  x.scope = x.scopes.open(scope, ScopeKind.Block, x.start[row]!, x.end[row]!);
  typeParameters(x, row);
  inertParameters(x, x.child(row, Field.parameters));
  let returned = x.child(row, Field.return_type);
  if (returned < 0) returned = x.child(row, Field.type);
  if (returned >= 0) {
    const expr = type(x, returned, Use.Annotation, decl);
    if (decl >= 0) x.decls.type[decl] = expr;
  }
  x.scope = scope;
}

function functionDeclaration(x: Extraction, row: number): void {
  const generator = x.kind[row] === Kind.generator_function_declaration ? DeclFlag.Generator : 0;
  const bodiless = x.kind[row] === Kind.function_signature ? DeclFlag.Signature : 0;
  const hoisted = x.sloppy && x.scopes.kind[x.scope] === ScopeKind.Block ? DeclFlag.Hoisted : 0;
  const decl = x.declaration(DeclKind.Function, row, x.scope, x.takeExport() | generator | bodiless | hoisted);
  x.startAtExport(decl);
  const named = x.child(row, Field.name);
  if (named >= 0) {
    x.nameDeclaration(decl, named, Space.Value);
    if (hoisted) x.scopes.bind(x.scopes.bodyOf(x.scope), x.decls.name[decl]!, decl, Space.Value);
  }
  functionParts(x, row, decl);
}

/** A function as a value. Its own name is seen from inside alone. */
function functionExpression(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.Function, row, use, target);
  const { scope } = x;
  const arrow = x.kind[row] === Kind.arrow_function;
  const named = arrow ? -1 : x.child(row, Field.name);
  if (named >= 0) x.scope = x.scopes.open(scope, ScopeKind.Block, x.start[row]!, x.end[row]!);
  const decl = x.declaration(DeclKind.Function, row, x.scope, arrow ? DeclFlag.Arrow : 0);
  x.decls.level[decl] = DeclLevel.Local;
  x.decls.container[decl] = -1;
  if (x.kind[row] === Kind.generator_function) x.decls.flags[decl]! |= DeclFlag.Generator;
  x.exprs.a[expr] = decl;
  if (named >= 0) x.nameDeclaration(decl, named, Space.Value);
  functionParts(x, row, decl);
  x.scope = scope;
  return expr;
}

export const functionExpressionHandlers: ExpressionHandlers = {
  arrow_function: functionExpression,
  function_expression: functionExpression,
  generator_function: functionExpression,
};

export const functionStatementHandlers: StatementHandlers = {
  function_declaration: functionDeclaration,
  generator_function_declaration: functionDeclaration,
  function_signature: functionDeclaration,
};
