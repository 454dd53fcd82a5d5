import { DeclKind, ExprKind, Use } from '../../../../facts/kinds.ts';
import type { Binder } from './binder.ts';
import type { Unit } from './unit.ts';
import type { Value } from './value.ts';

const DEEPEST = 6;

/**
 * Whether a literal holds something that has a type of ours: a cast, a value that is declared to be of it, a function that
 * gives one. A generic function that is given the literal infers its types from there.
 */
export function bringsType(binder: Binder, unit: Unit, expr: number, depth = 0): boolean {
  const { exprs } = unit.facts;
  if (depth > DEEPEST) return false;
  switch (exprs.kind[expr]) {
    case ExprKind.Object:
    case ExprKind.Array:
      return unit
        .children(expr)
        .some((child) => exprs.use[child] === Use.Stored && bringsType(binder, unit, child, depth + 1));
    case ExprKind.Function:
    case ExprKind.Ident:
    case ExprKind.Member:
    case ExprKind.Cast:
    case ExprKind.Call:
    case ExprKind.New:
    case ExprKind.Await:
    case ExprKind.Either:
      return binder.evaluator.values(unit, expr).some((value) => isOurs(binder, value, 0));
    default:
      return false;
  }
}

function isOurs(binder: Binder, value: Value, depth: number): boolean {
  if (depth > 3) return false;
  switch (value.k) {
    case 'instance':
      return true;
    case 'array':
    case 'promise':
      return value.of.some((each) => isOurs(binder, each, depth + 1));
    case 'declaration': {
      const { unit, decl } = value.ref;
      const kind = unit.facts.decls.kind[decl];
      if (kind !== DeclKind.Function && kind !== DeclKind.Method) return false;
      return binder.signatures(value.ref).some((ref) => {
        const result = ref.unit.facts.decls.type[ref.decl]!;
        const given = result >= 0 ? [result] : ref.unit.returnsOf(ref.decl);
        return given.some((each) =>
          binder.evaluator
            .values(ref.unit, each)
            .some((found) => found.k !== 'declaration' && isOurs(binder, found, depth + 1)),
        );
      });
    }
    default:
      return false;
  }
}
