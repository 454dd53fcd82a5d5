/**
 * What code that we do not see may ask, unspelled, of a value that it is given: nothing, all of its fields, members of these
 * names, or any member at all.
 */
export type Asks = 'nothing' | 'fields' | 'anything' | ReadonlySet<string>;

/** Among names: all fields besides. */
export const FIELDS = '*fields';

/** Whether a member is among what is asked for. */
export function isAsked(asks: Asks, name: string, isField: boolean): boolean {
  if (typeof asks !== 'string') return asks.has(name) || (isField && asks.has(FIELDS));
  return asks === 'anything' || (asks === 'fields' && (isField || name === 'toJSON'));
}
