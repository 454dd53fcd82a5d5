import { ExprKind, Role } from '../../../../facts/kinds.ts';
import type { Unit } from './unit.ts';

/** Names under which a local binding is exported. */
export function reexports(unit: Unit, decl: number): string[] {
  const { exports, exprs, occs } = unit.facts;
  const names: string[] = [];
  for (let e = 0; e < exports.count; e++) {
    const expr = exports.expr[e]!;
    const viaExpression =
      expr >= 0 &&
      exprs.kind[expr] === ExprKind.Ident &&
      exprs.a[expr]! >= 0 &&
      occs.bind[exprs.a[expr]!] === decl &&
      occs.role[exprs.a[expr]!] === Role.Reference;
    if (exports.decl[e] === decl || viaExpression) names.push(unit.text(exports.name[e]!));
  }
  return names;
}
