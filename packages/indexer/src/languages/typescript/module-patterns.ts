import { ImportKind, Use } from '../../facts/kinds.ts';
import { argument, argumentsFrom } from './arguments.ts';
import { callRow } from './call-row.ts';
import { isLiteralText } from './expressions.ts';
import type { Extraction } from './extraction.ts';
import { specifier } from './imports.ts';
import { Field, Kind } from './kinds.ts';
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
  if (x.is(property, 'webpackContext')) return metaContext(x, row, callee, args, use, target);
  if (!x.text.startsWith('glob', x.start[property]!)) return -1;
  const expr = callRow(x, row, callee, use, target);
  const first = argument(x, args, 0);
  const base = literalOf(x, option(x, argument(x, args, 1), 'base'));
  if (isLiteralText(x, first)) {
    glob(x, first, base, expr);
  } else if (x.kind[first] === Kind.array) {
    for (let at = first + 1; at < x.next[first]!; at = x.next[at]!) {
      if (isLiteralText(x, at)) glob(x, at, base, expr);
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

/** A pattern. One that is relative begins at the option `base`, where there is one. */
function glob(x: Extraction, row: number, base: string, expr: number): void {
  const imp = x.importRow(ImportKind.Glob, -1, x.start[row]!);
  const written = specifier(x, row);
  x.imports.set(imp, 'imported', base === '' ? written : x.names.ofText(below(base, x.names.textOf(written))));
  x.imports.set(imp, 'expr', expr);
}

function below(base: string, pattern: string): string {
  const bare = pattern.replace(/^!/, '');
  if (!bare.startsWith('.')) return pattern;
  return `${pattern.startsWith('!') ? '!' : ''}${base.replace(/\/+$/, '')}/${bare.replace(/^\.\//, '')}`;
}

/** Row of the value under a key of a literal of options, or -1. */
function option(x: Extraction, options: number, key: string): number {
  if (options < 0 || x.kind[options] !== Kind.object) return -1;
  for (let at = options + 1; at < x.next[options]!; at = x.next[at]!) {
    const named = x.kind[at] === Kind.pair ? x.child(at, Field.key) : -1;
    if (named >= 0 && x.is(named, key)) return x.child(at, Field.value);
  }
  return -1;
}

/** Text of a literal, or ''. */
function literalOf(x: Extraction, row: number): string {
  return row >= 0 && isLiteralText(x, row) ? x.text.slice(x.start[row]! + 1, x.end[row]! - 1) : '';
}

/** `require.context('dir', recursive, /pattern/)`. */
export function context(x: Extraction, row: number, callee: number, args: number, use: number, target: number): number {
  return contextOf(x, row, callee, args, use, target, argument(x, args, 1), argument(x, args, 2));
}

/** `import.meta.webpackContext('dir', { recursive, regExp })`. */
function metaContext(x: Extraction, row: number, callee: number, args: number, use: number, target: number): number {
  const options = argument(x, args, 1);
  return contextOf(x, row, callee, args, use, target, option(x, options, 'recursive'), option(x, options, 'regExp'));
}

function contextOf(
  x: Extraction,
  row: number,
  callee: number,
  args: number,
  use: number,
  target: number,
  recursive: number,
  filter: number,
): number {
  const expr = callRow(x, row, callee, use, target);
  const first = argument(x, args, 0);
  const literal = isLiteralText(x, first);
  const imp = x.importRow(literal ? ImportKind.Context : ImportKind.Computed, -1, x.start[row]!);
  x.imports.set(imp, 'expr', expr);
  if (literal) x.imports.set(imp, 'specifier', specifier(x, first));
  // Without the argument it goes down into every directory.
  if (recursive < 0 || x.kind[recursive] !== Kind.false) x.imports.set(imp, 'flags', x.imports.get(imp, 'flags') | 2);
  if (filter >= 0 && x.kind[filter] === Kind.regex) {
    const source = x.text.slice(x.start[filter]! + 1, x.text.lastIndexOf('/', x.end[filter]! - 1));
    x.imports.set(imp, 'imported', x.names.ofText(source));
  }
  argumentsFrom(x, args, expr, literal ? 1 : 0);
  return expr;
}
