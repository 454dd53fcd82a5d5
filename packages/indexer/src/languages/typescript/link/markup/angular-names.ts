import { DeclKind, ExprKind, Role } from '../../../../facts/kinds.ts';
import { nameOccurrence } from '../bind/callee-name.ts';
import type { Unit } from '../bind/unit.ts';
import type { Target } from '../question/target.ts';
import { decoratorNames } from './decorator-names.ts';

/** A word of a template that means a member of a component or a directive of Angular's. */
export interface AngularName {
  readonly word: string;
  /** A word that has to stand in the same file: the directive that the other is a key of. */
  readonly beside: string | null;
}

/** Functions that make a member an input or an output without a decorator. */
const MAKERS = new Set(['input', 'output', 'model', 'outputFromObservable']);

/**
 * Other words by which templates mean a member of a decorated class: the event of a model (`checkedChange` of `checked`), the alias
 * that an input or an output has, the key of a microsyntax (`else` in `*appUnless="busy; else wait"`, of `appUnlessElse`).
 */
export function angularNames({ unit, refs, symbol }: Target): AngularName[] {
  const found: AngularName[] = [];
  const { decls } = unit.facts;
  for (const { decl } of refs) {
    const container = decls.container[decl]!;
    if (container < 0 || decls.kind[container] !== DeclKind.Class) continue;
    const directives = decoratorNames(unit, container);
    if (directives.size === 0) continue;
    const maker = makerOf(unit, decls.init[decl]!);
    const names = [symbol.name, ...aliases(unit, decls.init[decl]!)];
    for (const name of maker === null ? [] : names) {
      if (name !== symbol.name) found.push({ word: name, beside: null });
      if (maker === 'model') found.push({ word: `${name}Change`, beside: null });
    }
    for (const beside of directives) {
      const rest = symbol.name.startsWith(beside) ? symbol.name.slice(beside.length) : '';
      if (/^[A-Z]/.test(rest)) found.push({ word: rest.slice(0, 1).toLowerCase() + rest.slice(1), beside });
    }
  }
  return found;
}

/** `model(false)`, `input.required<string>()`: the function that makes the member, or null. */
function makerOf(unit: Unit, init: number): string | null {
  const { exprs, occs } = unit.facts;
  if (init < 0 || exprs.kind[init] !== ExprKind.Call) return null;
  let callee = exprs.a[init]!;
  if (callee >= 0 && exprs.kind[callee] === ExprKind.Member) callee = exprs.a[callee]!;
  const occ = nameOccurrence(unit, callee);
  const name = occ < 0 ? '' : unit.text(occs.name[occ]!);
  return MAKERS.has(name) ? name : null;
}

/** Texts behind a key `alias` in what a member is made of. */
function* aliases(unit: Unit, init: number): Iterable<string> {
  const { exprs, occs } = unit.facts;
  for (const argument of init < 0 ? [] : unit.children(init))
    for (const value of unit.children(argument)) {
      if (exprs.kind[value] !== ExprKind.String) continue;
      for (let occ = 0; occ < occs.count; occ++)
        if (
          occs.role[occ] === Role.PropertyKey &&
          occs.expr[occ] === argument &&
          unit.text(occs.name[occ]!) === 'alias'
        )
          yield unit.text(exprs.c[value]!);
    }
}
