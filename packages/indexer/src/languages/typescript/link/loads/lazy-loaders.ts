import { ExprKind, Role, Use } from '../../../../facts/kinds.ts';
import type { Unit } from '../bind/unit.ts';

const LAZY = new Set([
  'lazy',
  'dynamic',
  'defineAsyncComponent',
  'loadable',
  'lazyWithRetry',
  'lazyRouteComponent',
  'lazyLoad',
]);

/** Whether a function of this name takes a loader of a module and uses its default export, where it is asked for nothing else. */
export function isLazyLoader(name: string): boolean {
  return LAZY.has(name);
}

/** Options of lazy loaders that are given nothing of the module. */
const OPTIONS = new Set('ssr loading loader fallback delay timeout suspense suspensible hydrate cacheKey'.split(' '));

/** Whether what stands beside the loader cannot ask for another export: no function, and no option but those that are known. */
export function readsDefaultOnly(unit: Unit, call: number, loader: number): boolean {
  const { exprs, occs } = unit.facts;
  return unit.children(call).every((child) => {
    if (child === loader || exprs.use[child] !== Use.Argument) return true;
    switch (exprs.kind[child]) {
      case ExprKind.String:
      case ExprKind.Number:
      case ExprKind.Boolean:
      case ExprKind.Null:
      case ExprKind.JsxElement:
        return true;
      case ExprKind.Object: {
        if (unit.children(child).some((each) => exprs.kind[each] === ExprKind.Spread)) return false;
        for (let o = 0; o < occs.count; o++) {
          const literal =
            occs.role[o] === Role.Shorthand && occs.expr[o]! >= 0 ? exprs.target[occs.expr[o]!]! : occs.expr[o]!;
          const isKey = occs.role[o] === Role.PropertyKey || occs.role[o] === Role.Shorthand;
          if (isKey && literal === child && !OPTIONS.has(unit.text(occs.name[o]!))) return false;
        }
        return true;
      }
      default:
        return false;
    }
  });
}
