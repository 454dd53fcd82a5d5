import { ImportKind, Use } from '../../facts/kinds.ts';
import { argument, argumentsFrom } from './arguments.ts';
import { callRow } from './call-row.ts';
import { isLiteralText } from './expressions.ts';
import type { Extraction } from './extraction.ts';
import { specifier } from './imports.ts';
import { Kind } from './kinds.ts';
import { mention } from './module-loads.ts';
import { expression } from './walk.ts';

export function metaCall(
  x: Extraction,
  row: number,
  callee: number,
  property: number,
  args: number,
  use: number,
  target: number,
): number {
  if (x.is(property, 'resolve')) return mention(x, row, callee, args, use, target, ImportKind.Mention);
  if (!x.text.startsWith('glob', x.start[property]!)) return -1;
  const expr = callRow(x, row, callee, use, target);
  const first = argument(x, args, 0);
  if (isLiteralText(x, first)) {
    glob(x, first, expr);
  } else if (x.kind[first] === Kind.array) {
    for (let at = first + 1; at < x.next[first]!; at = x.next[at]!) {
      if (isLiteralText(x, at)) glob(x, at, expr);
      else if (x.kind[at] !== Kind.comment) expression(x, at, Use.Argument, expr);
    }
  } else {
    const imp = x.importRow(ImportKind.Computed, -1, x.start[row]!);
    x.imports.set(imp, 'expr', expr);
    expression(x, first, Use.Argument, expr);
  }
  argumentsFrom(x, args, expr, 1);
  return expr;
}

function glob(x: Extraction, row: number, expr: number): void {
  const imp = x.importRow(ImportKind.Glob, -1, x.start[row]!);
  x.imports.set(imp, 'imported', specifier(x, row));
  x.imports.set(imp, 'expr', expr);
}

/** `require.context('dir', recursive, /pattern/)`. */
export function context(x: Extraction, row: number, callee: number, args: number, use: number, target: number): number {
  const expr = callRow(x, row, callee, use, target);
  const first = argument(x, args, 0);
  const literal = isLiteralText(x, first);
  const imp = x.importRow(literal ? ImportKind.Context : ImportKind.Computed, -1, x.start[row]!);
  x.imports.set(imp, 'expr', expr);
  if (literal) x.imports.set(imp, 'specifier', specifier(x, first));
  const recursive = argument(x, args, 1);
  // Without the argument it goes down into every directory.
  if (recursive < 0 || x.kind[recursive] !== Kind.false) x.imports.set(imp, 'flags', x.imports.get(imp, 'flags') | 2);
  const filter = argument(x, args, 2);
  if (filter >= 0 && x.kind[filter] === Kind.regex) {
    const source = x.text.slice(x.start[filter]! + 1, x.text.lastIndexOf('/', x.end[filter]! - 1));
    x.imports.set(imp, 'imported', x.names.ofText(source));
  }
  argumentsFrom(x, args, expr, literal ? 1 : 0);
  return expr;
}
