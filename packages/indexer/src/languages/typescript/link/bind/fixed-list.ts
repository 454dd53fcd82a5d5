import { DeclFlag, DeclKind, ExprKind, Role, Use } from '../../../../facts/kinds.ts';
import type { Unit } from './unit.ts';
import { PLAIN, type Value } from './value.ts';

/** Reads of a list that leave it as it is. */
const READS = new Set(
  'length map forEach filter find findIndex includes indexOf some every join at slice keys values entries reduce flatMap concat'.split(
    ' ',
  ),
);

/** Whether a list is written down whole and nobody can add to it: a constant that is only read. */
export function isFixedList(unit: Unit, expr: number): boolean {
  const { exprs, occs, decls } = unit.facts;
  if (exprs.kind[expr] === ExprKind.Array || exprs.kind[expr] === ExprKind.Cast) return true;
  if (exprs.kind[expr] !== ExprKind.Ident || exprs.a[expr]! < 0) return false;
  const decl = occs.bind[exprs.a[expr]!]!;
  if (decl < 0 || decls.kind[decl] !== DeclKind.Variable || (decls.flags[decl]! & DeclFlag.Exported) !== 0)
    return false;
  return unit.references(decl).every((occ) => {
    if (occs.role[occ] === Role.Declaration || occs.role[occ] === Role.TypeReference) return true;
    const e = occs.expr[occ]!;
    if (occs.role[occ] !== Role.Reference || e < 0) return false;
    if (exprs.use[e] === Use.Iterated) return true;
    const parent = exprs.target[e]!;
    if (exprs.use[e] !== Use.Part || parent < 0) return false;
    if (exprs.kind[parent] === ExprKind.ElementOf || exprs.kind[parent] === ExprKind.TypeQuery) return true;
    if (exprs.kind[parent] === ExprKind.Index) return exprs.use[parent] !== Use.Other;
    return (
      exprs.kind[parent] === ExprKind.Member &&
      exprs.b[parent]! >= 0 &&
      READS.has(unit.text(occs.name[exprs.b[parent]!]!))
    );
  });
}

/** A list may have grown since: which of its strings comes is not known. */
export function unspelled(value: Value): Value {
  return value.k === 'string' ? PLAIN : value;
}
