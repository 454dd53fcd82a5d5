import type { Binder } from './binder.ts';
import { declarationKey } from './declaration-key.ts';
import type { Program } from './program.ts';
import type { DeclRef } from './unit.ts';

/** Whether a class or an interface is one of these, or extends one of them. */
export function derives(program: Program, binder: Binder, ref: DeclRef, keys: ReadonlySet<string>, depth = 0): boolean {
  if (keys.has(declarationKey(program, ref))) return true;
  if (depth > 12) return false;
  return binder.parents(ref).some((parent) => parent !== null && derives(program, binder, parent, keys, depth + 1));
}
