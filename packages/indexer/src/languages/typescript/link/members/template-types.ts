import { ExprKind, Use } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import { declarationKey } from '../bind/declaration-key.ts';
import type { Program } from '../bind/program.ts';
import type { DeclRef, Unit } from '../bind/unit.ts';

/** The types in the holes of a template literal type; none where the row is the template of a value. */
export function holesOf(unit: Unit, template: number): readonly number[] {
  const { exprs } = unit.facts;
  const parts = unit.children(template).filter((child) => exprs.use[child] === Use.Part);
  // What a hole's type is made of has the template for its target, too.
  return parts.filter(
    (part) => !parts.some((other) => exprs.a[other] === part && exprs.kind[other] === ExprKind.KeyOf),
  );
}

/** Whether a type in a hole may give the keys of a type: `keyof Model`, or a type parameter, which may be that. */
export function mayGiveKeys(
  program: Program,
  binder: Binder,
  unit: Unit,
  hole: number,
  types: ReadonlySet<string>,
): boolean {
  if (hole < 0) return false;
  const { exprs } = unit.facts;
  switch (exprs.kind[hole]) {
    case ExprKind.PrimitiveType:
    case ExprKind.LiteralType:
      return false;
    case ExprKind.TypeUnion:
      return (
        mayGiveKeys(program, binder, unit, exprs.a[hole]!, types) ||
        mayGiveKeys(program, binder, unit, exprs.b[hole]!, types)
      );
    case ExprKind.KeyOf:
      return binder.evaluator
        .values(unit, exprs.a[hole]!)
        .some(
          (value) =>
            value.k === 'unknown' ||
            value.k === 'plain' ||
            ((value.k === 'instance' || value.k === 'declaration') &&
              (types.has(declarationKey(program, value.ref)) ||
                binder
                  .parents(value.ref)
                  .some((parent) => parent === null || types.has(declarationKey(program, parent))))),
        );
    default:
      return true;
  }
}

/** Whether a type is named that is one of these declarations, or an alias of one. */
export function namesType(binder: Binder, unit: Unit, type: number, refs: readonly DeclRef[], depth = 0): boolean {
  if (type < 0 || depth > 8) return false;
  const { exprs, occs } = unit.facts;
  const again = (each: number): boolean => namesType(binder, unit, each, refs, depth + 1);
  switch (exprs.kind[type]) {
    case ExprKind.TypeUnion:
      return again(exprs.a[type]!) || again(exprs.b[type]!);
    case ExprKind.TypeName:
    case ExprKind.TypeMember: {
      const occ = exprs.kind[type] === ExprKind.TypeName ? exprs.a[type]! : exprs.b[type]!;
      const bind = occ < 0 ? -1 : occs.bind[occ]!;
      if (bind < 0)
        return (
          occ >= 0 &&
          refs.some((ref) => ref.unit.text(ref.unit.facts.decls.name[ref.decl]!) === unit.text(occs.name[occ]!))
        );
      return binder.declaration({ unit, decl: bind }).decls.some((found) => {
        if (refs.some((ref) => ref.decl === found.decl && ref.unit === found.unit)) return true;
        const row = found.unit.facts.decls;
        const alias = row.type[found.decl]! >= 0 ? row.type[found.decl]! : row.init[found.decl]!;
        return namesType(binder, found.unit, alias, refs, depth + 1);
      });
    }
    default:
      return false;
  }
}
