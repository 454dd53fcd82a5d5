import { Role } from '../../../../facts/kinds.ts';
import type { Unit } from './unit.ts';

/**
 * The last key of an object literal (or of an element, with the role JsxAttribute) that starts at an offset or before: of a
 * value that starts there, its own key.
 *
 * @returns the occurrence, or -1
 */
export function keyBefore(unit: Unit, owner: number, offset: number, role: number = Role.PropertyKey): number {
  const { occs } = unit.facts;
  let best = -1;
  for (let o = 0; o < occs.count && occs.start[o]! <= offset; o++)
    if (occs.expr[o] === owner && occs.role[o] === role) best = o;
  return best;
}
