import { ExprKind } from '../../../../facts/kinds.ts';
import type { Unit } from './unit.ts';

/** The occurrence by whose name an expression is known: the identifier, or the member of a receiver. -1 for any other. */
export function nameOccurrence(unit: Unit, expr: number): number {
  const { exprs } = unit.facts;
  if (expr < 0) return -1;
  if (exprs.kind[expr] === ExprKind.Ident) return exprs.a[expr]!;
  return exprs.kind[expr] === ExprKind.Member ? exprs.b[expr]! : -1;
}

/** Name of what a call calls (`join` of `path.join(…)`), or ''. */
export function calleeName(unit: Unit, call: number): string {
  const { exprs, occs } = unit.facts;
  if (call < 0 || (exprs.kind[call] !== ExprKind.Call && exprs.kind[call] !== ExprKind.New)) return '';
  const occ = nameOccurrence(unit, exprs.a[call]!);
  return occ < 0 ? '' : unit.text(occs.name[occ]!);
}
