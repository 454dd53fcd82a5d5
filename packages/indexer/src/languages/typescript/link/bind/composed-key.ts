import type { Unit } from './unit.ts';

/** Whether a name begins and ends as a composed key does. */
export function fitsComposed(name: string, head: string, tail: string): boolean {
  return name.startsWith(head) && name.endsWith(tail) && name.length >= head.length + tail.length;
}

/**
 * Whether a name can be what a composed key makes. Null where the key has no fixed part.
 *
 * @param key row of a Composed expression
 */
export function fitsKey(unit: Unit, key: number, name: string): boolean | null {
  const { exprs } = unit.facts;
  const part = (row: number): string => (row >= 0 ? unit.text(row) : '');
  const head = part(exprs.c[key]!);
  const tail = part(exprs.b[key]!);
  return head.length + tail.length === 0 ? null : fitsComposed(name, head, tail);
}
