import { ExprKind, Use } from '../../../../facts/kinds.ts';
import type { Evaluator } from './evaluator.ts';
import { LIST_TYPES, PROMISE_TYPES, RUNTIME_NAMES } from './runtime-names.ts';
import type { Unit } from './unit.ts';
import { FOREIGN, PLAIN, UNKNOWN, type Value } from './value.ts';

/**
 * What `new X(…)` gives, where X is a class of the runtime or of a package. What a list or a promise holds is what its type
 * argument says, or may be anything; a proxy stands for what is behind it.
 */
export function constructed(evaluator: Evaluator, unit: Unit, e: number): readonly Value[] {
  const { exprs, occs } = unit.facts;
  const callee = exprs.a[e]!;
  const occ = callee >= 0 && exprs.kind[callee] === ExprKind.Ident ? exprs.a[callee]! : -1;
  const name = occ >= 0 && occs.bind[occ]! < 0 ? unit.text(occs.name[occ]!) : '';
  if (!RUNTIME_NAMES.has(name)) return [FOREIGN];
  const children = unit.children(e);
  if (name === 'Proxy') {
    const behind = children.find((child) => exprs.use[child] === Use.Argument);
    return behind === undefined ? [UNKNOWN] : evaluator.values(unit, behind);
  }
  if (!LIST_TYPES.has(name) && !PROMISE_TYPES.has(name)) return [PLAIN];
  const held = children.find((child) => exprs.use[child] === Use.TypeArgument);
  const of = held === undefined ? [UNKNOWN] : evaluator.values(unit, held);
  return [PROMISE_TYPES.has(name) ? { k: 'promise', of } : { k: 'array', of }];
}
