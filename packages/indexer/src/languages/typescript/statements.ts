import { DeclFlag, DeclKind, DeclLevel, ExprKind, FileFlag, Role, Use } from '../../facts/kinds.ts';
import { type Extraction, PENDING } from './extraction.ts';
import { Field, Kind } from './kinds.ts';
import { pattern } from './patterns.ts';
import { ScopeKind } from './scopes.ts';
import { expression, type StatementHandler, type StatementHandlers, statement, statementsOf, type } from './walk.ts';

/** Reads something in a block scope of its own. */
function inBlock(read: StatementHandler): StatementHandler {
  return (x, row) => {
    const { scope } = x;
    x.scope = x.scopes.open(scope, ScopeKind.Block, x.start[row]!, x.end[row]!);
    read(x, row);
    x.scope = scope;
  };
}

function variables(x: Extraction, row: number): void {
  const exported = x.takeExport();
  x.exportStart = -1;
  const hoists = x.kind[row] === Kind.variable_declaration;
  const scope = hoists ? x.scopes.bodyOf(x.scope) : x.scope;
  const constant = x.text.startsWith('const', x.start[row]!) ? DeclFlag.Readonly : 0;
  const flags = exported | constant | (hoists ? DeclFlag.Hoisted : 0);
  for (let at = row + 1; at < x.next[row]!; at = x.next[at]!) {
    if (x.kind[at] === Kind.variable_declarator) declarator(x, at, scope, flags);
  }
}

function declarator(x: Extraction, row: number, scope: number, flags: number): void {
  const named = x.child(row, Field.name);
  if (named < 0) return;
  const annotation = x.child(row, Field.type);
  const value = x.child(row, Field.value);
  const target = { kind: DeclKind.Variable, flags, scope, range: row };
  if (x.kind[named] === Kind.identifier || x.kind[named] === Kind.undefined) {
    const decl = pattern(x, named, PENDING, target);
    const { owner } = x;
    x.owner = decl;
    if (annotation >= 0) x.decls.type[decl] = type(x, annotation, Use.Annotation, decl);
    if (value >= 0) {
      if (x.decls.level[decl] !== DeclLevel.Local) x.namedClass = value;
      x.decls.init[decl] = expression(x, value, Use.Init, decl);
      x.namedClass = -1;
    }
    x.owner = owner;
    return;
  }
  const mark = x.unsettled;
  pattern(x, named, PENDING, target);
  const typed = annotation < 0 ? -1 : type(x, annotation, Use.Annotation, -1);
  let source = value < 0 ? -1 : expression(x, value, Use.Destructured, -1);
  if (typed >= 0) {
    const cast = x.expr(ExprKind.Cast, row, Use.Destructured, -1);
    x.exprs.a[cast] = source;
    x.exprs.b[cast] = typed;
    if (source >= 0) {
      x.exprs.use[source] = Use.Part;
      x.exprs.target[source] = cast;
    }
    source = cast;
  }
  x.settle(mark, source);
}

function tested(x: Extraction, row: number, field: number): void {
  const condition = x.child(row, field);
  if (condition >= 0) expression(x, condition, Use.Tested, -1);
}

function sub(x: Extraction, row: number, field: number): void {
  const inner = x.child(row, field);
  if (inner >= 0) statement(x, inner);
}

/** A chain of `else if` is as long as its author had patience: it is walked, not descended. */
function ifStatement(x: Extraction, row: number): void {
  let at = row;
  while (at >= 0 && x.kind[at] === Kind.if_statement) {
    tested(x, at, Field.condition);
    sub(x, at, Field.consequence);
    at = x.child(at, Field.alternative);
  }
  if (at >= 0) statement(x, at);
}

function forStatement(x: Extraction, row: number): void {
  for (let at = row + 1; at < x.next[row]!; at = x.next[at]!) {
    if (x.field[at] === Field.condition) expression(x, at, Use.Tested, -1);
    else statement(x, at);
  }
}

/** `for (… of …)`, `for (… in …)`. */
function forIn(x: Extraction, row: number): void {
  const left = x.child(row, Field.left);
  const right = x.child(row, Field.right);
  const operator = x.child(row, Field.operator);
  const keys = operator >= 0 && x.kind[operator] === Kind.in;
  const kind = keyword(x, row, left);
  const source = x.expr(keys ? ExprKind.Primitive : ExprKind.ElementOf, row, Use.Destructured, -1);
  if (left >= 0) {
    const declares = kind !== '';
    const scope = kind === 'var' ? x.scopes.bodyOf(x.scope) : x.scope;
    const flags = (kind === 'var' ? DeclFlag.Hoisted : 0) | (kind === 'const' ? DeclFlag.Readonly : 0);
    pattern(x, left, source, { kind: declares ? DeclKind.Variable : -1, flags, scope, range: left });
  }
  const initial = x.child(row, Field.value);
  if (initial >= 0) expression(x, initial, Use.Other, -1);
  if (right >= 0) {
    const iterated = expression(x, right, Use.Iterated, source);
    if (!keys) x.exprs.a[source] = iterated;
  }
  sub(x, row, Field.body);
}

/** `const`, `let`, `var`, `using` before the name, or nothing: then it was declared elsewhere. */
function keyword(x: Extraction, row: number, left: number): string {
  if (left < 0) return '';
  const before = x.text.slice(x.start[row]!, x.start[left]!);
  return /\b(const|let|var|using)\s*(?:\/\*[\s\S]*?\*\/\s*)*$/.exec(before)?.[1] ?? '';
}

function loop(x: Extraction, row: number): void {
  tested(x, row, Field.condition);
  sub(x, row, Field.body);
}

function switchStatement(x: Extraction, row: number): void {
  tested(x, row, Field.value);
  const body = x.child(row, Field.body);
  if (body < 0) return;
  const { scope } = x;
  x.scope = x.scopes.open(scope, ScopeKind.Block, x.start[body]!, x.end[body]!);
  for (let at = body + 1; at < x.next[body]!; at = x.next[at]!) {
    if (x.kind[at] !== Kind.switch_case && x.kind[at] !== Kind.switch_default) {
      statement(x, at);
      continue;
    }
    for (let part = at + 1; part < x.next[at]!; part = x.next[part]!) {
      if (x.field[part] === Field.value && x.kind[at] === Kind.switch_case) expression(x, part, Use.Tested, -1);
      else if (x.kind[part] !== Kind.default) statement(x, part);
    }
  }
  x.scope = scope;
}

function tryStatement(x: Extraction, row: number): void {
  x.trying++;
  sub(x, row, Field.body);
  x.trying--;
  const handler = x.child(row, Field.handler);
  if (handler >= 0) catchClause(x, handler);
  const finalizer = x.child(row, Field.finalizer);
  if (finalizer >= 0) sub(x, finalizer, Field.body);
}

const catchClause = inBlock((x, row) => {
  const parameter = x.child(row, Field.parameter);
  if (parameter >= 0)
    pattern(x, parameter, -1, { kind: DeclKind.Variable, flags: 0, scope: x.scope, range: parameter });
  const annotation = x.child(row, Field.type);
  if (annotation >= 0) type(x, annotation, Use.Annotation, -1);
  sub(x, row, Field.body);
});

function withStatement(x: Extraction, row: number): void {
  x.flags |= FileFlag.Eval;
  const object = x.child(row, Field.object);
  if (object >= 0) expression(x, object, Use.Other, -1);
  sub(x, row, Field.body);
}

function label(x: Extraction, row: number): void {
  const named = x.child(row, Field.label);
  if (named >= 0) x.occ(named, Role.Label, 0);
}

function labeled(x: Extraction, row: number): void {
  label(x, row);
  sub(x, row, Field.body);
}

function returnStatement(x: Extraction, row: number): void {
  const value = x.first(row);
  if (value >= 0) expression(x, value, Use.Return, x.functionDecl);
}

function throwStatement(x: Extraction, row: number): void {
  const value = x.first(row);
  if (value >= 0) expression(x, value, Use.Other, -1);
}

export const statementHandlers: StatementHandlers = {
  program: statementsOf,
  statement_block: inBlock(statementsOf),
  lexical_declaration: variables,
  variable_declaration: variables,
  using_declaration: variables,
  if_statement: ifStatement,
  for_statement: inBlock(forStatement),
  for_in_statement: inBlock(forIn),
  while_statement: loop,
  do_statement: loop,
  switch_statement: switchStatement,
  try_statement: tryStatement,
  catch_clause: catchClause,
  with_statement: withStatement,
  labeled_statement: labeled,
  break_statement: label,
  continue_statement: label,
  return_statement: returnStatement,
  throw_statement: throwStatement,
};
