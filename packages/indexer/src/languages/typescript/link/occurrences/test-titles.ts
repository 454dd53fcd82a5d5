import { ExprKind, Use } from '../../../../facts/kinds.ts';
import type { Unit } from '../bind/unit.ts';

const TEST_CALLS = new Set('describe it test suite context specify xit xdescribe fit fdescribe'.split(' '));

/** Whether a string stands as the title of a test (`describe('name', …)`): it is shown to people, and names nothing. */
export function isTestTitle(unit: Unit, offset: number): boolean {
  const { exprs, occs } = unit.facts;
  for (let e = 0; e < exprs.count; e++) {
    const start = exprs.start[e]!;
    if (exprs.kind[e] !== ExprKind.String || (start !== offset - 1 && start !== offset)) continue;
    if (exprs.use[e] !== Use.Argument || unit.children(exprs.target[e]!)[0] !== e) return false;
    let callee = exprs.a[exprs.target[e]!]!;
    while (callee >= 0 && (exprs.kind[callee] === ExprKind.Member || exprs.kind[callee] === ExprKind.Call))
      callee = exprs.a[callee]!;
    const occ = callee >= 0 && exprs.kind[callee] === ExprKind.Ident ? exprs.a[callee]! : -1;
    return occ >= 0 && TEST_CALLS.has(unit.text(occs.name[occ]!));
  }
  return false;
}
