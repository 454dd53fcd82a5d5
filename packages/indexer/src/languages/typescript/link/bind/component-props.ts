import { DeclKind, ExprKind, LinkKind } from '../../../../facts/kinds.ts';
import type { Binder } from './binder.ts';
import { calleeName } from './callee-name.ts';
import type { DeclRef, Unit } from './unit.ts';
import { EXTERNAL, type Value } from './value.ts';

/** Steps from a name to the function that it wraps: `memo(forwardRef(…))`, `const A = B`. */
const DEEPEST = 6;

/**
 * The type of the props of a component that is no plain function: what is written in `<…>` behind the wrapper that makes it
 * (`forwardRef<E, Props>`), its annotation (`FC<Props>`) or the class above it (`Component<Props>`); else the first parameter
 * of the function that is wrapped. Null where none of that is to be seen.
 *
 * @param parameter what a function of ours expects as its first argument
 */
export function componentProps(
  binder: Binder,
  unit: Unit,
  tag: number,
  parameter: (ref: DeclRef) => readonly Value[],
  depth = 0,
): readonly Value[] | null {
  const { exprs, occs } = unit.facts;
  if (tag < 0 || depth > DEEPEST || exprs.kind[tag] !== ExprKind.Ident) return null;
  const bind = exprs.a[tag]! < 0 ? -1 : occs.bind[exprs.a[tag]!]!;
  if (bind < 0) return null;
  const { decls } = binder.declaration({ unit, decl: bind });
  const found = decls.map((ref) => ofDeclaration(binder, ref, parameter, depth));
  return found.length > 0 && found.every((each) => each !== null) ? found.flat() : null;
}

function ofDeclaration(
  binder: Binder,
  ref: DeclRef,
  parameter: (ref: DeclRef) => readonly Value[],
  depth: number,
): readonly Value[] | null {
  const { unit, decl } = ref;
  const { decls, links } = unit.facts;
  switch (decls.kind[decl]) {
    case DeclKind.Function:
      return parameter(ref);
    case DeclKind.Class: {
      const above = unit.links(decl).find((link) => links.kind[link] === LinkKind.Extends);
      const expr = above === undefined ? -1 : links.expr[above]!;
      if (expr < 0 || !isOutside(binder, unit, expr)) return null;
      // The second is the type of its state.
      return typesIn(binder, unit, expr, 0);
    }
    case DeclKind.Variable: {
      const type = decls.type[decl]!;
      if (type >= 0) return typesIn(binder, unit, type);
      return ofExpression(binder, unit, decls.init[decl]!, parameter, depth);
    }
    case DeclKind.DefaultValue:
      return ofExpression(binder, unit, decls.init[decl]!, parameter, depth);
    default:
      return null;
  }
}

function ofExpression(
  binder: Binder,
  unit: Unit,
  expr: number,
  parameter: (ref: DeclRef) => readonly Value[],
  depth: number,
): readonly Value[] | null {
  const { exprs } = unit.facts;
  switch (expr < 0 ? -1 : exprs.kind[expr]) {
    case ExprKind.Function:
      return exprs.a[expr]! < 0 ? null : parameter({ unit, decl: exprs.a[expr]! });
    case ExprKind.Ident:
      return componentProps(binder, unit, expr, parameter, depth + 1);
    case ExprKind.Cast:
      return exprs.b[expr]! < 0 ? null : typesIn(binder, unit, exprs.b[expr]!);
    case ExprKind.Call: {
      if (!isOutside(binder, unit, exprs.a[expr]!)) return null;
      // The first of `forwardRef` is the type of what the reference leads to.
      const typed = typesIn(binder, unit, expr, calleeName(unit, expr) === 'forwardRef' ? 1 : undefined);
      if (typed !== null) return typed;
      const inner = unit.argumentsOf(expr)[0];
      return inner === undefined ? null : ofExpression(binder, unit, inner, parameter, depth + 1);
    }
    // `styled.div`…``: the props of an element of the platform, and the theme's.
    case ExprKind.Tagged: {
      const tag = exprs.a[expr]!;
      if (tag < 0 || exprs.kind[tag] !== ExprKind.Member || !isOutside(binder, unit, tag)) return null;
      return typesIn(binder, unit, expr) === null && typesIn(binder, unit, tag) === null ? [EXTERNAL] : null;
    }
    default:
      return null;
  }
}

function isOutside(binder: Binder, unit: Unit, expr: number): boolean {
  return (
    expr >= 0 && binder.evaluator.values(unit, expr).every((value) => value.k === 'external' || value.k === 'foreign')
  );
}

/** What is written in `<…>` behind an expression or a type, or null. With a position, that one alone. */
function typesIn(binder: Binder, unit: Unit, expr: number, position?: number): readonly Value[] | null {
  const types = unit.typeArgumentsOf(expr);
  const meant = position === undefined ? types : types.slice(position, position + 1);
  return meant.length === 0 ? null : meant.flatMap((each) => binder.evaluator.values(unit, each));
}
