import { ExprKind, Role } from '../../../../facts/kinds.ts';
import { TextClass } from '../../../../facts/text-class.ts';
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

/** The key, quoted or not, under which an object literal keeps one of its values. '' where none is written down. */
export function keyOf(unit: Unit, literal: number, value: number): string {
  const { occs, exprs, texts, names } = unit.facts;
  const own = exprs.kind[value] === ExprKind.Ident ? exprs.a[value]! : -1;
  if (own >= 0 && occs.role[own] === Role.Shorthand) return unit.text(occs.name[own]!);
  const offset = exprs.start[value]!;
  const occ = keyBefore(unit, literal, offset);
  let [at, key] = occ < 0 ? [exprs.start[literal]!, ''] : [occs.start[occ]!, unit.text(occs.name[occ]!)];
  for (let row = 0; row < texts.count; row++) {
    const start = texts.start[row]!;
    if (texts.class[row] !== TextClass.QuotedKey || start <= at || start >= offset) continue;
    at = start;
    key = names[texts.name[row]!]!;
  }
  return key;
}
