import { ExprKind } from '../../../../facts/kinds.ts';
import type { Unit } from '../bind/unit.ts';
import type { CustomMatchers } from './custom-matchers.ts';

/** `console.log(value)`, `expect(value)`: what is given is not kept, and no code of ours gets it. */
export function isLeftAlone(unit: Unit, callee: number, matchers: CustomMatchers): boolean {
  const { exprs, occs } = unit.facts;
  let at = callee;
  while (at >= 0 && exprs.kind[at] === ExprKind.Member) at = exprs.a[at]!;
  if (at < 0 || exprs.kind[at] !== ExprKind.Ident) return false;
  const name = unit.text(occs.name[exprs.a[at]!]!);
  if (name === 'expect') return !matchers.some;
  return name === 'assert' || (name === 'console' && occs.bind[exprs.a[at]!]! < 0);
}
