import { declarationKey } from './declaration-key.ts';
import type { Program } from './program.ts';
import type { DeclRef } from './unit.ts';

/** What tells a function from others: that of the variable which keeps it, where it has no name of its own. */
export function functionKey(program: Program, { unit, decl }: DeclRef): string {
  const kept = unit.text(unit.facts.decls.name[decl]!) === '' ? unit.holderOf(decl) : -1;
  return declarationKey(program, { unit, decl: kept >= 0 ? kept : decl });
}
