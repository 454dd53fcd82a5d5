import { ExprKind, Use } from '../../facts/kinds.ts';
import type { Extraction } from './extraction.ts';
import { expression } from './walk.ts';

/** The expression of a call, with its callee read. Its arguments are the caller's to read. */
export function callRow(x: Extraction, row: number, callee: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.Call, row, use, target);
  x.exprs.a[expr] = expression(x, callee, Use.Part, expr);
  return expr;
}
