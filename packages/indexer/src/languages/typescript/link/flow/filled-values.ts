import type { Binder } from '../bind/binder.ts';
import { calleeName } from '../bind/callee-name.ts';
import type { Unit } from '../bind/unit.ts';

/**
 * `Object.assign(player, state)`: what the call is given first gets all that the others have. Literals spell their keys; what
 * comes from elsewhere may have any.
 */
export function isFilled(binder: Binder, unit: Unit, call: number, position: number): boolean {
  if (position !== 0 || calleeName(unit, call) !== 'assign') return false;
  const args = unit.argumentsOf(call);
  return args
    .slice(1)
    .some((each) =>
      binder.evaluator
        .values(unit, each)
        .some((value) => value.k !== 'object' || binder.member(value, '').miss === 'unknown'),
    );
}
