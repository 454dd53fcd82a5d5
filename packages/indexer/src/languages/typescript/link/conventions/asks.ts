import { CONTRACT_METHODS } from './conventions.ts';

/**
 * What code that we do not see may ask, unspelled, of a value that it is given: nothing, all of its fields, members of these
 * names, or any member at all. `unseen` is what any library may ask: fields, and methods that libraries document.
 */
export type Asks = 'nothing' | 'fields' | 'unseen' | 'anything' | ReadonlySet<string>;

/** Methods by which handlers are called. */
const HANDLER = /^on[A-Z]\w*$/;

/** Among names: all fields besides. */
export const FIELDS = '*fields';

/** Whether a member is among what is asked for. */
export function isAsked(asks: Asks, name: string, isField: boolean): boolean {
  if (typeof asks !== 'string') return asks.has(name) || (isField && asks.has(FIELDS));
  if (asks === 'unseen') return isField || CONTRACT_METHODS.has(name) || HANDLER.test(name);
  return asks === 'anything' || (asks === 'fields' && (isField || name === 'toJSON'));
}
