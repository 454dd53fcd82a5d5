import { DeclKind, ImportKind } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import type { Program } from '../bind/program.ts';
import type { Unit } from '../bind/unit.ts';
import type { Exposure } from '../flow/exposure.ts';
import type { Target } from '../question/target.ts';

/** Whether a declaration inside `declare module '…'` or `declare global` merges with the symbol. */
export function augments(
  program: Program,
  binder: Binder,
  { reach, headPath }: Target,
  exposure: Exposure,
  unit: Unit,
  decl: number,
): boolean {
  const { decls, imports } = unit.facts;
  let at = decls.container[decl]!;
  while (at >= 0 && decls.kind[at] !== DeclKind.Augmentation) at = decls.container[at]!;
  if (at < 0) return false;
  const row = unit.importOf(at);
  if (row < 0 || imports.kind[row] !== ImportKind.Augment) return reach === 'global';
  const target = binder.modules(unit, row);
  if (target.kind !== 'units') return reach === 'global';
  return target.units.some(
    (each) => exposure.modules.has(program.pathInHead(each)) || program.pathInHead(each) === headPath,
  );
}
