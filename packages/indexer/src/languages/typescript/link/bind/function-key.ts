import { Use } from '../../../../facts/kinds.ts';
import { declarationKey } from './declaration-key.ts';
import type { Program } from './program.ts';
import type { DeclRef } from './unit.ts';

/** What tells a function from others: that of the variable which keeps it, where it has no name of its own. */
export function functionKey(program: Program, { unit, decl }: DeclRef): string {
  const { decls, exprs } = unit.facts;
  const literal = unit.text(decls.name[decl]!) === '' ? unit.expressionOf(decl) : -1;
  const kept = literal >= 0 && exprs.use[literal] === Use.Init ? exprs.target[literal]! : -1;
  return kept >= 0 ? declarationKey(program, { unit, decl: kept }) : declarationKey(program, { unit, decl });
}
