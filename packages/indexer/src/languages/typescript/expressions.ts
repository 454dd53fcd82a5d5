import { ExprKind, Role, Space, Use } from '../../facts/kinds.ts';
import { TextClass } from '../../facts/text-class.ts';
import { RangeKind } from '../../words/word-finder.ts';
import { isWordStart, wordEnd } from './characters.ts';
import { decodeEscapes } from './escapes.ts';
import type { Extraction } from './extraction.ts';
import { Field, Kind } from './kinds.ts';
import { type ExpressionHandler, type ExpressionHandlers, expression, type, unknown } from './walk.ts';
import { plainWords, STRING_CLASSES, stringWords, TEMPLATE_CLASSES, type WordClasses } from './words.ts';

function leaf(kind: number): ExpressionHandler {
  return (x, row, use, target) => x.expr(kind, row, use, target);
}

/** Name row of a string literal's text. */
export function stringName(x: Extraction, row: number): number {
  return x.names.ofText(decodeEscapes(x.text.slice(x.start[row]! + 1, x.end[row]! - 1)));
}

/** A string literal: its words in these classes, and its row. */
export function stringExpression(
  x: Extraction,
  row: number,
  use: number,
  target: number,
  classes: WordClasses,
): number {
  const expr = x.expr(ExprKind.String, row, use, target);
  x.exprs.c[expr] = stringName(x, row);
  stringWords(x, x.start[row]! + 1, x.end[row]! - 1, classes);
  return expr;
}

/** Whether a row is a string, or a template without holes. */
export function isLiteralText(x: Extraction, row: number): boolean {
  if (row < 0) return false;
  if (x.kind[row] === Kind.string) return true;
  return x.kind[row] === Kind.template_string && x.childOfKind(row, Kind.template_substitution) < 0;
}

/**
 * The occurrence of a name that is written as a string: the key of an element access, of a pattern, of a member.
 * Where the text is no identifier its words are rows of `texts` too.
 */
export function quotedName(x: Extraction, row: number, role: number): number {
  const start = x.start[row]! + 1;
  const end = Math.max(start, x.end[row]! - 1);
  const word = isWordStart(x.text.charCodeAt(start)) && wordEnd(x.text, start, end) === end;
  if (!word) stringWords(x, start, end, STRING_CLASSES);
  return x.occAt(stringName(x, row), start, end, role, 0);
}

function member(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.Member, row, use, target);
  const object = x.child(row, Field.object);
  if (object >= 0) x.exprs.a[expr] = expression(x, object, Use.Part, expr);
  const property = x.child(row, Field.property);
  if (property >= 0) memberName(x, expr, x.occ(property, Role.Member, 0));
  return expr;
}

export function memberName(x: Extraction, expr: number, occ: number): void {
  x.exprs.b[expr] = occ;
  x.occs.expr[occ] = expr;
}

function subscript(x: Extraction, row: number, use: number, target: number): number {
  const index = x.child(row, Field.index);
  const object = x.child(row, Field.object);
  if (isLiteralText(x, index)) {
    const expr = x.expr(ExprKind.Member, row, use, target);
    x.exprs.a[expr] = expression(x, object, Use.Part, expr);
    memberName(x, expr, quotedName(x, index, Role.Member));
    return expr;
  }
  const expr = x.expr(ExprKind.Index, row, use, target);
  if (object >= 0) x.exprs.a[expr] = expression(x, object, Use.Part, expr);
  if (index >= 0) x.exprs.b[expr] = expression(x, index, Use.Part, expr);
  return expr;
}

function awaitExpression(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.Await, row, use, target);
  const operand = x.first(row);
  if (operand >= 0) x.exprs.a[expr] = expression(x, operand, Use.Part, expr);
  return expr;
}

function yieldExpression(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.Unknown, row, use, target);
  const operand = x.first(row);
  const iterates = x.text
    .slice(x.start[row]! + 5, x.start[row]! + 40)
    .trimStart()
    .startsWith('*');
  if (operand >= 0) expression(x, operand, iterates ? Use.Iterated : Use.Other, expr);
  return expr;
}

function ternary(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.Either, row, use, target);
  const condition = x.child(row, Field.condition);
  if (condition >= 0) expression(x, condition, Use.Tested, -1);
  const consequence = x.child(row, Field.consequence);
  if (consequence >= 0) x.exprs.a[expr] = expression(x, consequence, Use.Part, expr);
  const alternative = x.child(row, Field.alternative);
  if (alternative >= 0) x.exprs.b[expr] = expression(x, alternative, Use.Part, expr);
  return expr;
}

/** Operators that a kind is kept for, by what the result is. */
function binaryKind(operator: number): number {
  if (operator === Kind['||'] || operator === Kind['&&'] || operator === Kind['??']) return ExprKind.Either;
  if (operator === Kind['+']) return ExprKind.Composed;
  return ExprKind.Primitive;
}

function operandUse(kind: number): number {
  return kind === ExprKind.Either ? Use.Part : kind === ExprKind.Composed ? Use.Interpolated : Use.Tested;
}

/** A binary expression. Down the left side without recursion: generated code adds up thousands of strings. */
function binary(x: Extraction, row: number, use: number, target: number): number {
  const rows: number[] = [];
  const exprs: number[] = [];
  let at = row;
  let atUse = use;
  let atTarget = target;
  while (at >= 0 && x.kind[at] === Kind.binary_expression) {
    const operator = x.child(at, Field.operator);
    const kind = binaryKind(operator < 0 ? 0 : x.kind[operator]!);
    const expr = x.expr(kind, at, atUse, atTarget);
    rows.push(at);
    exprs.push(expr);
    atUse = operandUse(kind);
    atTarget = expr;
    at = x.child(at, Field.left);
  }
  let left = at < 0 ? -1 : expression(x, at, atUse, atTarget);
  for (let level = rows.length - 1; level >= 0; level--) {
    const expr = exprs[level]!;
    const operator = x.child(rows[level]!, Field.operator);
    const right = x.child(rows[level]!, Field.right);
    const kind = x.exprs.kind[expr]!;
    const asksKeys = operator >= 0 && x.kind[operator] === Kind.in;
    const value = right < 0 ? -1 : expression(x, right, asksKeys ? Use.KeysAsked : operandUse(kind), expr);
    if (kind === ExprKind.Either) {
      x.exprs.a[expr] = left;
      x.exprs.b[expr] = value;
    } else if (kind === ExprKind.Composed) {
      compose(x, expr, left, value);
    }
    left = expr;
  }
  return exprs[0]!;
}

/** What a sum is: a number where one side is one, else a text with the fixed parts at its ends. */
function compose(x: Extraction, expr: number, left: number, right: number): void {
  const { exprs } = x;
  const number = (side: number) => side >= 0 && exprs.kind[side] === ExprKind.Number;
  const fixed = (side: number) =>
    side >= 0 && (exprs.kind[side] === ExprKind.String || exprs.kind[side] === ExprKind.Composed);
  if ((number(left) || number(right)) && !fixed(left) && !fixed(right)) {
    exprs.kind[expr] = ExprKind.Primitive;
    return;
  }
  if (left >= 0 && fixed(left)) exprs.c[expr] = exprs.c[left]!;
  if (right >= 0 && exprs.kind[right] === ExprKind.String) exprs.b[expr] = exprs.c[right]!;
  else if (right >= 0 && exprs.kind[right] === ExprKind.Composed) exprs.b[expr] = exprs.b[right]!;
}

function unary(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.Primitive, row, use, target);
  const operand = x.child(row, Field.argument);
  const removes = x.text.startsWith('delete', x.start[row]!);
  if (operand >= 0) expression(x, operand, removes ? Use.KeysAsked : Use.Tested, expr);
  return expr;
}

function sequence(x: Extraction, row: number, use: number, target: number): number {
  const behind = x.next[row]!;
  let last = -1;
  for (let at = row + 1; at < behind; at = x.next[at]!) {
    if (x.kind[at] === Kind.comment) continue;
    if (x.next[at]! >= behind || onlyComments(x, x.next[at]!, behind)) last = expression(x, at, use, target);
    else expression(x, at, Use.Statement, -1);
  }
  return last >= 0 ? last : x.expr(ExprKind.Unknown, row, use, target);
}

function onlyComments(x: Extraction, from: number, behind: number): boolean {
  for (let at = from; at < behind; at = x.next[at]!) if (x.kind[at] !== Kind.comment) return false;
  return true;
}

function cast(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.Cast, row, use, target);
  const behind = x.next[row]!;
  const angled = x.kind[row] === Kind.type_assertion;
  let seen = 0;
  for (let at = row + 1; at < behind; at = x.next[at]!) {
    if (x.kind[at] === Kind.comment) continue;
    if (angled ? x.kind[at] === Kind.type_arguments : seen === 1) {
      const named = x.kind[at] === Kind.type_arguments ? x.first(at) : at;
      if (named >= 0) x.exprs.b[expr] = type(x, named, Use.Annotation, -1);
    } else {
      if (row === x.namedClass) x.namedClass = at;
      x.exprs.a[expr] = expression(x, at, Use.Part, expr);
    }
    seen++;
  }
  return expr;
}

function instantiation(x: Extraction, row: number, use: number, target: number): number {
  const operand = x.first(row);
  if (operand < 0) return unknown(x, row, use, target);
  const expr = expression(x, operand, use, target);
  typeArguments(x, x.childOfKind(row, Kind.type_arguments), expr);
  return expr;
}

/** Reads `<A, B>` as the arguments of `target`. */
export function typeArguments(x: Extraction, row: number, target: number): void {
  if (row < 0) return;
  const behind = x.next[row]!;
  for (let at = row + 1; at < behind; at = x.next[at]!)
    if (x.kind[at] !== Kind.comment) type(x, at, Use.TypeArgument, target);
}

function spread(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.Spread, row, use, target);
  const operand = x.first(row);
  if (operand >= 0) x.exprs.a[expr] = expression(x, operand, Use.Spread, expr);
  return expr;
}

function array(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.Array, row, use, target);
  const behind = x.next[row]!;
  for (let at = row + 1; at < behind; at = x.next[at]!)
    if (x.kind[at] !== Kind.comment) expression(x, at, Use.Stored, expr);
  return expr;
}

/** A template's holes and its text. `use` of the holes is the caller's: a tag gets their values. */
export function templateParts(x: Extraction, row: number, holeUse: number, target: number): void {
  const behind = x.next[row]!;
  let from = x.start[row]! + 1;
  for (let at = row + 1; at < behind; at = x.next[at]!) {
    if (x.kind[at] !== Kind.template_substitution) continue;
    stringWords(x, from, x.start[at]!, TEMPLATE_CLASSES);
    x.finder.range(x.start[at]!, x.start[at]! + 2, RangeKind.CoverOnly, 0);
    const hole = x.first(at);
    if (hole >= 0) expression(x, hole, holeUse, target);
    from = x.end[at]!;
  }
  stringWords(x, from, Math.max(from, x.end[row]! - 1), TEMPLATE_CLASSES);
}

function template(x: Extraction, row: number, use: number, target: number): number {
  const first = x.childOfKind(row, Kind.template_substitution);
  if (first < 0) {
    const expr = x.expr(ExprKind.String, row, use, target);
    x.exprs.c[expr] = stringName(x, row);
    stringWords(x, x.start[row]! + 1, x.end[row]! - 1, TEMPLATE_CLASSES);
    return expr;
  }
  const expr = x.expr(ExprKind.Composed, row, use, target);
  let last = first;
  for (let at = first; at < x.next[row]!; at = x.next[at]!) if (x.kind[at] === Kind.template_substitution) last = at;
  x.exprs.c[expr] = fixedPart(x, x.start[row]! + 1, x.start[first]!);
  x.exprs.b[expr] = fixedPart(x, x.end[last]!, x.end[row]! - 1);
  templateParts(x, row, Use.Interpolated, expr);
  return expr;
}

function fixedPart(x: Extraction, start: number, end: number): number {
  return start < end ? x.names.ofText(decodeEscapes(x.text.slice(start, end))) : -1;
}

function regex(x: Extraction, row: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.RegExp, row, use, target);
  plainWords(x, x.start[row]!, x.end[row]!, x.broken > 0 ? TextClass.Broken : TextClass.Regex);
  return expr;
}

function metaProperty(x: Extraction, row: number, use: number, target: number): number {
  const meta = x.text.startsWith('import', x.start[row]!);
  const expr = x.expr(meta ? ExprKind.ImportMeta : ExprKind.Unknown, row, use, target);
  const end = x.end[row]!;
  const start = end - (meta ? 4 : 6);
  x.occs.expr[x.occAt(x.names.ofText(x.text.slice(start, end)), start, end, Role.MetaProperty, 0)] = expr;
  return expr;
}

/** A name where a grammar puts one of its other identifier kinds into an expression: a misparse, or a type. */
function looseName(x: Extraction, row: number, use: number, target: number): number {
  return x.ident(row, Role.Reference, Space.Value | Space.Type | Space.Namespace, use, target);
}

export const expressionHandlers: ExpressionHandlers = {
  member_expression: member,
  subscript_expression: subscript,
  await_expression: awaitExpression,
  yield_expression: yieldExpression,
  ternary_expression: ternary,
  binary_expression: binary,
  unary_expression: unary,
  update_expression: unary,
  sequence_expression: sequence,
  as_expression: cast,
  satisfies_expression: cast,
  type_assertion: cast,
  instantiation_expression: instantiation,
  spread_element: spread,
  array,
  template_string: template,
  string: (x, row, use, target) => stringExpression(x, row, use, target, STRING_CLASSES),
  regex,
  meta_property: metaProperty,
  this: leaf(ExprKind.This),
  super: leaf(ExprKind.Super),
  number: leaf(ExprKind.Number),
  true: leaf(ExprKind.Boolean),
  false: leaf(ExprKind.Boolean),
  null: leaf(ExprKind.Null),
  undefined: leaf(ExprKind.Null),
  import: leaf(ExprKind.Unknown),
  type_identifier: looseName,
  property_identifier: looseName,
  statement_identifier: looseName,
  shorthand_property_identifier: looseName,
  shorthand_property_identifier_pattern: looseName,
  private_property_identifier: (x, row, use, target) => {
    // `#name in value` asks for the member.
    const expr = x.expr(ExprKind.Member, row, use, target);
    memberName(x, expr, x.occ(row, Role.Member, 0));
    return expr;
  },
};
