import { DeclKind, ExprKind, ImportKind, Use } from '../../facts/kinds.ts';
import { argument, argumentsFrom } from './arguments.ts';
import { callRow } from './call-row.ts';
import { isLiteralText } from './expressions.ts';
import type { Extraction } from './extraction.ts';
import { specifier } from './imports.ts';
import { Kind } from './kinds.ts';
import { expression } from './walk.ts';

/** `define(function (require) {})`: its dependencies are what it requires. */
const FUNCTIONS: ReadonlySet<number> = new Set([Kind.function_expression, Kind.arrow_function]);

/** `define(['dependency'], function (dependency) {})`: each parameter is the module that its place names. */
export function amd(x: Extraction, row: number, callee: number, args: number, use: number, target: number): number {
  let list = argument(x, args, 0);
  let position = 0;
  if (isLiteralText(x, list)) list = argument(x, args, ++position);
  if (list < 0 || (x.kind[list] !== Kind.array && !FUNCTIONS.has(x.kind[list]!))) return -1;
  if (x.kind[list] !== Kind.array && x.childOfKind(row, Kind.type_arguments) >= 0) return -1;
  const before = x.imports.count;
  const expr = callRow(x, row, callee, use, target);
  if (position === 1) expression(x, argument(x, args, 0), Use.Argument, expr);
  if (x.kind[list] !== Kind.array) {
    argumentsFrom(x, args, expr, position);
    required(x, before);
    return expr;
  }
  const rows: number[] = [];
  for (let at = list + 1; at < x.next[list]!; at = x.next[at]!) {
    if (x.kind[at] === Kind.comment) continue;
    if (!isLiteralText(x, at)) {
      expression(x, at, Use.Stored, -1);
      rows.push(-1);
      continue;
    }
    const name = specifier(x, at);
    const text = x.names.textOf(name);
    if (text === 'exports' || text === 'require' || text === 'module') {
      rows.push(-1);
      continue;
    }
    const imp = x.importRow(ImportKind.Amd, name, x.start[at]!);
    rows.push(imp);
  }
  const declared = x.decls.count;
  const made = x.exprs.count;
  argumentsFrom(x, args, expr, position + 1);
  required(x, before);
  const callback = firstFunction(x, declared);
  for (let at = made; callback >= 0 && at < x.exprs.count; at++) {
    if (x.exprs.kind[at] !== ExprKind.ParamOf || x.exprs.a[at] !== callback) continue;
    const imp = rows[x.exprs.b[at]!] ?? -1;
    if (imp < 0) continue;
    x.exprs.kind[at] = ExprKind.RequireCall;
    x.exprs.a[at] = imp;
    x.exprs.b[at] = -1;
    x.imports.set(imp, 'expr', at);
  }
  return expr;
}

/** What a module of AMD requires has a name below the site's base, as its dependencies have. */
function required(x: Extraction, before: number): void {
  for (let imp = before; imp < x.imports.count; imp++)
    if (x.imports.get(imp, 'kind') === ImportKind.Require) x.imports.set(imp, 'kind', ImportKind.Amd);
}

function firstFunction(x: Extraction, from: number): number {
  return from < x.decls.count && x.decls.kind[from] === DeclKind.Function ? from : -1;
}
