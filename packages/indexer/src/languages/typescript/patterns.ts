import { ExprKind, Role, Space, Use } from '../../facts/kinds.ts';
import { isLiteralText, memberName, quotedName } from './expressions.ts';
import { type Extraction, MAX_DEPTH, PENDING } from './extraction.ts';
import { Field, Kind } from './kinds.ts';
import { expression, unknown, wordsOfSubtree } from './walk.ts';

/** What the names of a pattern become. */
export interface PatternTarget {
  /** DeclKind, or -1 where the pattern assigns to what is declared elsewhere. */
  readonly kind: number;
  /** DeclFlags. */
  readonly flags: number;
  /** Scope that the names are bound in. */
  readonly scope: number;
  /** Row whose range is the declaration's. */
  readonly range: number;
}

/**
 * Reads a pattern, at any depth, and gives each name the part of the value that reaches it.
 *
 * @param source expression that is taken apart, or PENDING where it is read after the pattern
 * @returns the declaration, where the pattern is a single name; else -1
 */
export function pattern(x: Extraction, row: number, source: number, target: PatternTarget): number {
  if (x.depth > MAX_DEPTH) {
    wordsOfSubtree(x, row);
    return -1;
  }
  x.depth++;
  const decl = patternOfKind(x, row, source, target);
  x.depth--;
  return decl;
}

function patternOfKind(x: Extraction, row: number, source: number, target: PatternTarget): number {
  switch (x.kind[row]) {
    case Kind.identifier:
    case Kind.shorthand_property_identifier_pattern:
    case Kind.undefined:
      return bindName(x, row, source, target);
    case Kind.object_pattern:
      objectPattern(x, row, source, target);
      return -1;
    case Kind.array_pattern:
      arrayPattern(x, row, source, target);
      return -1;
    case Kind.assignment_pattern:
      return withDefault(x, row, source, target);
    case Kind.rest_pattern: {
      const inner = x.first(row);
      if (inner < 0) return -1;
      const rest = x.expr(ExprKind.RestOf, row, Use.Destructured, -1);
      x.takeApart(rest, source);
      return pattern(x, inner, rest, target);
    }
    case Kind.member_expression:
    case Kind.subscript_expression: {
      const expr = x.expr(ExprKind.Assign, row, Use.Statement, -1);
      x.exprs.a[expr] = expression(x, row, Use.Part, expr);
      x.exprs.b[expr] = source === PENDING ? -1 : source;
      return -1;
    }
    case Kind.this:
      return -1;
    default:
      unknown(x, row, Use.Other, -1);
      return -1;
  }
}

function bindName(x: Extraction, row: number, source: number, target: PatternTarget): number {
  if (target.kind < 0) {
    const expr = x.expr(ExprKind.Assign, row, Use.Statement, -1);
    x.exprs.a[expr] = x.ident(row, Role.Write, Space.Value, Use.Part, expr);
    x.exprs.b[expr] = source === PENDING ? -1 : source;
    return -1;
  }
  const decl = x.declaration(target.kind, target.range, target.scope, target.flags);
  x.nameDeclaration(decl, row, Space.Value);
  x.decls.init[decl] = source === PENDING ? -1 : source;
  if (source >= 0 && x.exprs.use[source] === Use.Destructured && x.exprs.target[source] === -1) {
    x.exprs.use[source] = Use.Init;
    x.exprs.target[source] = decl;
  }
  return decl;
}

function withDefault(x: Extraction, row: number, source: number, target: PatternTarget): number {
  const either = x.expr(ExprKind.Either, row, Use.Destructured, -1);
  x.takeApart(either, source);
  const left = x.child(row, Field.left);
  const decl = left < 0 ? -1 : pattern(x, left, either, target);
  const right = x.child(row, Field.right);
  if (right >= 0) x.exprs.b[either] = expression(x, right, Use.Part, either);
  return decl;
}

function objectPattern(x: Extraction, row: number, source: number, target: PatternTarget): void {
  const behind = x.next[row]!;
  for (let at = row + 1; at < behind; at = x.next[at]!) {
    switch (x.kind[at]) {
      case Kind.comment:
        break;
      case Kind.shorthand_property_identifier_pattern:
        pattern(x, at, shorthandKey(x, at, source), target);
        break;
      case Kind.object_assignment_pattern: {
        const left = x.child(at, Field.left);
        const either = x.expr(ExprKind.Either, at, Use.Destructured, -1);
        if (left >= 0) {
          const named = x.kind[left] === Kind.shorthand_property_identifier_pattern;
          const key = named ? shorthandKey(x, left, source) : -1;
          x.exprs.a[either] = key;
          if (key >= 0) partOf(x, key, either);
          pattern(x, left, either, target);
        }
        const right = x.child(at, Field.right);
        if (right >= 0) x.exprs.b[either] = expression(x, right, Use.Part, either);
        break;
      }
      case Kind.pair_pattern: {
        const key = x.child(at, Field.key);
        const value = x.child(at, Field.value);
        const part = key < 0 ? -1 : patternKey(x, key, source);
        if (value >= 0) pattern(x, value, part, target);
        break;
      }
      default:
        pattern(x, at, source, target);
    }
  }
}

function partOf(x: Extraction, expr: number, whole: number): void {
  x.exprs.use[expr] = Use.Part;
  x.exprs.target[expr] = whole;
}

function shorthandKey(x: Extraction, row: number, source: number): number {
  const expr = x.expr(ExprKind.Member, row, Use.Destructured, -1);
  x.takeApart(expr, source);
  memberName(x, expr, x.occ(row, Role.PatternKey, 0));
  return expr;
}

function patternKey(x: Extraction, key: number, source: number): number {
  if (x.kind[key] === Kind.computed_property_name) {
    const inner = x.first(key);
    if (inner >= 0 && !isLiteralText(x, inner)) {
      const expr = x.expr(ExprKind.Index, key, Use.Destructured, -1);
      x.takeApart(expr, source);
      x.exprs.b[expr] = expression(x, inner, Use.Part, expr);
      return expr;
    }
    if (inner < 0) return -1;
    return patternKey(x, inner, source);
  }
  const expr = x.expr(ExprKind.Member, key, Use.Destructured, -1);
  x.takeApart(expr, source);
  if (isLiteralText(x, key)) memberName(x, expr, quotedName(x, key, Role.PatternKey));
  else if (x.kind[key] === Kind.number) x.exprs.c[expr] = stringNameOfNumber(x, key);
  else memberName(x, expr, x.occ(key, Role.PatternKey, 0));
  return expr;
}

function stringNameOfNumber(x: Extraction, row: number): number {
  return x.names.ofText(x.text.slice(x.start[row]!, x.end[row]!));
}

function arrayPattern(x: Extraction, row: number, source: number, target: PatternTarget): void {
  const behind = x.next[row]!;
  for (let at = row + 1; at < behind; at = x.next[at]!) {
    if (x.kind[at] === Kind.comment) continue;
    if (x.kind[at] === Kind.rest_pattern) {
      pattern(x, at, source, target);
      continue;
    }
    const element = x.expr(ExprKind.ElementOf, at, Use.Destructured, -1);
    x.takeApart(element, source);
    pattern(x, at, element, target);
  }
}
