import { DeclFlag, DeclKind, ExprKind, Use } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import { calleeName } from '../bind/callee-name.ts';
import { derives } from '../bind/derives.ts';
import { calleeRoot, ENUMERATING } from '../bind/object-methods.ts';
import type { Program } from '../bind/program.ts';
import type { Unit } from '../bind/unit.ts';
import { isAsked } from '../conventions/asks.ts';
import { asksOf } from '../flow/outside-asks.ts';
import type { Findings } from '../question/findings.ts';
import type { Target } from '../question/target.ts';
import { containerKeys } from './target-shape.ts';

/**
 * Fields are read without being spelled where a value of their class is written, copied or listed as a whole. The flow of the
 * values finds those places as far as it leads; here they are found by what an expression is declared to be:
 * `JSON.stringify(this.config)`, `{ ...this.defaults }`, `axios.post(path, this.draft)`.
 */
export function checkWholeReads(
  program: Program,
  binder: Binder,
  target: Target,
  users: readonly Unit[],
  findings: Findings,
): void {
  const { unit, refs, symbol } = target;
  const { decls } = unit.facts;
  const isField = refs.every(
    (ref) =>
      decls.kind[ref.decl] === DeclKind.Property &&
      decls.kind[decls.container[ref.decl]!] === DeclKind.Class &&
      (decls.flags[ref.decl]! & DeclFlag.Static) === 0,
  );
  if (!isField) return;
  const classes = containerKeys(program, target);
  for (const user of users) {
    const { exprs } = user.facts;
    const isIt = (e: number): boolean =>
      e >= 0 &&
      binder.evaluator
        .values(user, e)
        .some((value) => value.k === 'instance' && derives(program, binder, value.ref, classes));
    const kept = keptUnder(user, isIt);
    const holdsIt = (e: number): boolean =>
      isIt(e) || (e >= 0 && exprs.kind[e] === ExprKind.Member && kept.has(memberOf(user, e)));
    for (let e = 0; e < exprs.count; e++) {
      const start = exprs.start[e]!;
      if (exprs.kind[e] === ExprKind.Spread && exprs.use[e] !== Use.Argument) {
        if (holdsIt(exprs.a[e]!)) findings.gate('namespace_escape', { unit: user, start, end: start });
      } else if (exprs.use[e] === Use.Iterated) {
        if (holdsIt(e)) findings.gate('dynamic_key', { unit: user, start, end: start });
      } else if (exprs.use[e] === Use.Argument && exprs.target[e]! >= 0) {
        const call = exprs.target[e]!;
        const callee = exprs.a[call]!;
        if (calleeRoot(user, callee) !== null) {
          if (ENUMERATING.has(calleeName(user, call)) && holdsIt(e))
            findings.gate('dynamic_key', { unit: user, start, end: start });
          continue;
        }
        const asks = asksOf(binder, user, callee);
        if (asks !== null && isAsked(asks, symbol.name, true) && holdsIt(e))
          findings.gate('implicit_contract', { unit: user, start, end: start });
      }
    }
  }
}

/** Names of members to which a file assigns such a value: `this.totals = new Totals()`. */
function keptUnder(unit: Unit, isIt: (e: number) => boolean): Set<string> {
  const { exprs } = unit.facts;
  const names = new Set<string>();
  for (let e = 0; e < exprs.count; e++) {
    const left = exprs.kind[e] === ExprKind.Assign ? exprs.a[e]! : -1;
    if (left >= 0 && exprs.kind[left] === ExprKind.Member && isIt(exprs.b[e]!)) names.add(memberOf(unit, left));
  }
  return names;
}

function memberOf(unit: Unit, member: number): string {
  const { exprs, occs } = unit.facts;
  const occ = exprs.b[member]!;
  return occ >= 0 ? unit.text(occs.name[occ]!) : unit.text(exprs.c[member]!);
}
