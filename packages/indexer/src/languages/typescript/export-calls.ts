import { FileFlag, Use } from '../../facts/kinds.ts';
import { argument, argumentsFrom } from './arguments.ts';
import { callRow } from './call-row.ts';
import { exportDefined, exportUnknown, isExports } from './commonjs.ts';
import { isLiteralText, stringName } from './expressions.ts';
import type { Extraction } from './extraction.ts';
import { expression } from './walk.ts';

/** `Object.defineProperty(exports, 'name', { … })`. */
export function defineExport(
  x: Extraction,
  row: number,
  callee: number,
  args: number,
  use: number,
  target: number,
): number {
  const key = argument(x, args, 1);
  if (!isLiteralText(x, key)) return assignExports(x, row, callee, args, use, target);
  const expr = callRow(x, row, callee, use, target);
  expression(x, argument(x, args, 0), Use.Part, expr);
  if (x.names.textOf(stringName(x, key)) === '__esModule') {
    x.flags |= FileFlag.CommonJs;
    argumentsFrom(x, args, expr, 1);
    return expr;
  }
  const out = exportDefined(x, row, key);
  const descriptor = argument(x, args, 2);
  if (descriptor >= 0) {
    const value = expression(x, descriptor, Use.Argument, expr);
    x.exports.set(out, 'expr', value);
    x.decls.init[x.exports.get(out, 'decl')] = -1;
  }
  return expr;
}

/** `Object.assign(exports, value, …)`: whatever the values hold is exported. */
export function assignExports(
  x: Extraction,
  row: number,
  callee: number,
  args: number,
  use: number,
  target: number,
): number {
  const expr = callRow(x, row, callee, use, target);
  expression(x, argument(x, args, 0), Use.Part, expr);
  for (let position = 1; ; position++) {
    const value = argument(x, args, position);
    if (value < 0) return expr;
    exportUnknown(x, row, expression(x, value, Use.Argument, expr));
  }
}

/** A compiler's `export * from`: `__exportStar(require('…'), exports)`. */
export function exportStar(
  x: Extraction,
  row: number,
  callee: number,
  args: number,
  use: number,
  target: number,
): number {
  const first = argument(x, args, 0);
  if (first < 0 || !isExports(x, argument(x, args, 1))) return -1;
  const expr = callRow(x, row, callee, use, target);
  exportUnknown(x, row, expression(x, first, Use.Argument, expr));
  argumentsFrom(x, args, expr, 1);
  return expr;
}
