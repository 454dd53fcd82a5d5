import { ExprKind } from '../../../../facts/kinds.ts';
import { keyOf } from '../bind/literal-keys.ts';
import type { Unit } from '../bind/unit.ts';

/** How a value is kept, the outermost holder last: under a key of a literal, or as an element of a list. Empty: it is the value. */
export type Held = readonly string[];

export const ELEMENT = '*';

/** Holders in holders that are told apart. */
const DEEPEST = 5;

/** What is held so is put into another holder, under a key. */
export function within(held: Held, key: string): Held {
  return held.length < DEEPEST ? [...held, key] : held;
}

/** The key under which a literal keeps one of its values. Of a key that is not written down, any element. */
export function keyIn(unit: Unit, literal: number, expr: number): string {
  return unit.facts.exprs.kind[literal] === ExprKind.Object ? keyOf(unit, literal, expr) || ELEMENT : ELEMENT;
}
