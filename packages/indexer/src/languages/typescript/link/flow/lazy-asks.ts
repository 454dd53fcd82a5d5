import { DeclKind, ExprKind, ImportKind, Use } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import type { Importers } from '../bind/importers.ts';
import type { Program } from '../bind/program.ts';
import type { Unit } from '../bind/unit.ts';
import type { Asks } from '../conventions/asks.ts';
import { asksOf } from './outside-asks.ts';

/** Steps from an import to the call that is given it: literals in lists in options, a constant that holds the function. */
const DEEPEST = 12;

/**
 * What packages ask of a class whose module they are given as a function that imports it: `server.use([() => import('./silence')])`.
 * They import it when they like, and make values of what it exports.
 *
 * @param path of the module, in head
 */
export function* lazyAsks(program: Program, binder: Binder, importers: Importers, path: string): Iterable<Asks> {
  for (const { unit, row } of importers.of(program.head, path)) {
    const { imports } = unit.facts;
    if (imports.kind[row] !== ImportKind.Dynamic || imports.expr[row]! < 0) continue;
    for (const callee of takersOf(unit, imports.expr[row]!, 0)) {
      const asks = asksOf(binder, unit, callee);
      if (asks !== null) yield asks;
    }
  }
}

/** Callees of the calls that are given a value: as it is, in a literal, as what a function returns. */
function* takersOf(unit: Unit, expr: number, depth: number): Iterable<number> {
  const { exprs, decls, occs } = unit.facts;
  const target = exprs.target[expr]!;
  if (depth > DEEPEST || target < 0) return;
  switch (exprs.use[expr]) {
    case Use.Argument:
      yield exprs.a[target]!;
      return;
    case Use.Return: {
      const literal = unit.expressionOf(target);
      if (literal >= 0) yield* takersOf(unit, literal, depth + 1);
      return;
    }
    case Use.Stored:
      yield* takersOf(unit, target, depth + 1);
      return;
    case Use.Part:
      if (exprs.kind[target] === ExprKind.Cast || exprs.kind[target] === ExprKind.Either)
        yield* takersOf(unit, target, depth + 1);
      return;
    case Use.Init:
      if (decls.kind[target] !== DeclKind.Variable) return;
      for (const occ of unit.references(target))
        if (occs.expr[occ]! >= 0) yield* takersOf(unit, occs.expr[occ]!, depth + 1);
      return;
    default:
  }
}
