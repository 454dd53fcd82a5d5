import { ExprKind, Use } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import { calleeName } from '../bind/callee-name.ts';
import type { Unit } from '../bind/unit.ts';
import type { Value } from '../bind/value.ts';

/** Calls whose type says what a component takes between its tags. */
const TYPING = new Set(['defineSlots', '$props']);
/** Names by which a component says the same otherwise, in ways that are not followed. */
const OTHERWISE = ['SlotsType', '$$Slots', '$$Props', '$$Generic'];

/**
 * The type that says what a component may be given between its tags. An empty list where it says nothing, so that no type of
 * ours is meant; null where it does in a way that is not followed.
 */
export function contentTypes(binder: Binder, unit: Unit): readonly Value[] | null {
  const { exprs } = unit.facts;
  const found: Value[] = [];
  for (let e = 0; e < exprs.count; e++) {
    if (exprs.kind[e] !== ExprKind.Call || !TYPING.has(calleeName(unit, e))) continue;
    // `let { title, ...rest }: Props = $props()`
    const cast = exprs.use[e] === Use.Part && exprs.kind[exprs.target[e]!] === ExprKind.Cast ? exprs.target[e]! : -1;
    const annotation = cast >= 0 ? exprs.b[cast]! : annotated(unit, e);
    const types = unit.typeArgumentsOf(e);
    if (annotation >= 0) types.push(annotation);
    if (types.length === 0) return null;
    for (const type of types) found.push(...binder.evaluator.values(unit, type));
  }
  if (found.length === 0 && OTHERWISE.some((name) => unit.nameId(name) >= 0)) return null;
  return found;
}

/** `let all: Props = $props()` */
function annotated(unit: Unit, call: number): number {
  const { exprs, decls } = unit.facts;
  return exprs.use[call] === Use.Init && exprs.target[call]! >= 0 ? decls.type[exprs.target[call]!]! : -1;
}
