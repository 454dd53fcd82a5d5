import { DeclFlag, DeclKind, DeclLevel, ExprKind, Role, Space, Use } from '../../facts/kinds.ts';
import { isLiteralText, stringName } from './expressions.ts';
import type { Extraction } from './extraction.ts';
import { functionParts } from './functions.ts';
import { Field, Kind } from './kinds.ts';
import { type ExpressionHandlers, expression } from './walk.ts';
import { QUOTED_KEY_CLASSES, stringWords } from './words.ts';

/** One property of an object literal, as it is read. */
export interface LiteralProperty {
  /** Name row of its key; -1 for a spread or a computed key. */
  readonly name: number;
  /** Occurrence of its key, or -1 where the key is quoted. */
  readonly occ: number;
  /** Expression of its value. */
  readonly value: number;
  readonly row: number;
}

/** Reads an object literal. `seen` is told of each property. */
export function objectLiteral(
  x: Extraction,
  row: number,
  use: number,
  target: number,
  seen?: (property: LiteralProperty) => void,
): number {
  const expr = x.expr(ExprKind.Object, row, use, target);
  const behind = x.next[row]!;
  for (let at = row + 1; at < behind; at = x.next[at]!) {
    switch (x.kind[at]) {
      case Kind.comment:
        break;
      case Kind.shorthand_property_identifier: {
        const value = x.ident(at, Role.Shorthand, Space.Value, Use.Stored, expr);
        const occ = x.exprs.a[value]!;
        seen?.({ name: x.occs.name[occ]!, occ, value, row: at });
        break;
      }
      case Kind.pair: {
        const key = x.child(at, Field.key);
        const named = key < 0 ? NO_KEY : keyOf(x, key, expr);
        const value = x.child(at, Field.value);
        if (value < 0) break;
        const stored = expression(x, value, Use.Stored, expr);
        seen?.({ ...named, value: stored, row: at });
        break;
      }
      case Kind.method_definition: {
        const method = objectMethod(x, at, expr);
        seen?.(method);
        break;
      }
      case Kind.spread_element: {
        const value = expression(x, at, Use.Stored, expr);
        seen?.({ name: -1, occ: -1, value, row: at });
        break;
      }
      default:
        expression(x, at, Use.Stored, expr);
    }
  }
  return expr;
}

const NO_KEY = { name: -1, occ: -1 };

/** Reads a key. A quoted one is a row of `texts`. */
function keyOf(x: Extraction, key: number, object: number): { name: number; occ: number } {
  if (x.kind[key] === Kind.computed_property_name) {
    const inner = x.first(key);
    if (inner < 0) return NO_KEY;
    if (isLiteralText(x, inner)) return quotedKey(x, inner);
    expression(x, inner, Use.Other, -1);
    return NO_KEY;
  }
  if (isLiteralText(x, key)) return quotedKey(x, key);
  if (x.kind[key] === Kind.number) return NO_KEY;
  const occ = x.occ(key, Role.PropertyKey, 0);
  x.occs.expr[occ] = object;
  return { name: x.occs.name[occ]!, occ };
}

function quotedKey(x: Extraction, row: number): { name: number; occ: number } {
  const start = x.start[row]! + 1;
  stringWords(x, start, Math.max(start, x.end[row]! - 1), QUOTED_KEY_CLASSES);
  return { name: stringName(x, row), occ: -1 };
}

function objectMethod(x: Extraction, row: number, object: number): LiteralProperty {
  const key = x.child(row, Field.name);
  const named = key < 0 ? NO_KEY : keyOf(x, key, object);
  const value = x.expr(ExprKind.Function, row, Use.Stored, object);
  const decl = x.declaration(DeclKind.Function, row, x.scope, 0);
  x.decls.level[decl] = DeclLevel.Local;
  x.decls.container[decl] = -1;
  x.exprs.a[value] = decl;
  const between = key < 0 ? '' : x.text.slice(x.start[row]!, x.start[key]!);
  if (between.includes('*')) x.decls.flags[decl]! |= DeclFlag.Generator;
  functionParts(x, row, decl);
  return { ...named, value, row };
}

export const objectHandlers: ExpressionHandlers = {
  object: (x, row, use, target) => objectLiteral(x, row, use, target),
};
