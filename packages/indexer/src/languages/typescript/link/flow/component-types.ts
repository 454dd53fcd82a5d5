import { ExprKind, Use } from '../../../../facts/kinds.ts';
import type { Unit } from '../bind/unit.ts';

const COMPONENT_TYPES = new Set('FC FunctionComponent VFC VoidFunctionComponent FunctionalComponent'.split(' '));

/** Whether a type is `React.FC<…>` or one of its like, and the annotation of a declaration. */
export function isComponentType(unit: Unit, type: number): boolean {
  const { exprs, occs } = unit.facts;
  const occ = exprs.kind[type] === ExprKind.TypeMember ? exprs.b[type]! : exprs.a[type]!;
  return occ >= 0 && exprs.use[type] === Use.Annotation && COMPONENT_TYPES.has(unit.text(occs.name[occ]!));
}
