import { DeclKind, ExprKind, LinkKind, Use } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import { RUNTIME_NAMES } from '../bind/runtime-names.ts';
import type { DeclRef, Unit } from '../bind/unit.ts';
import type { Asks } from '../conventions/asks.ts';
import { comparesFields, PACKAGES, RUNTIME } from './known-asks.ts';

/** What a function that lies outside of the program asks for; null where it is one of ours, or nothing is known of it. */
export function asksOf(binder: Binder, unit: Unit, callee: number): Asks | null {
  if (callee < 0) return null;
  const root = rootOf(unit, callee);
  const { exprs, occs, decls } = unit.facts;
  if (root >= 0) {
    const bind = occs.bind[root]!;
    const name = unit.text(occs.name[root]!);
    if (bind < 0 && MATCHERS.has(name)) return ofMatcher(unit, callee);
    if (bind < 0 && RUNTIME_NAMES.has(name)) return RUNTIME.get(name) ?? 'anything';
    if (bind >= 0 && decls.kind[bind] === DeclKind.Parameter)
      return isGivenByOutside(binder, unit, bind) ? 'anything' : null;
  }
  const specifier = root < 0 ? null : outsideSpecifier(binder, unit, root, 0);
  if (specifier === null && !binder.evaluator.values(unit, callee).some((value) => value.k === 'external')) return null;
  const name = exprs.kind[callee] === ExprKind.Ident ? unit.text(occs.name[exprs.a[callee]!]!) : '';
  if (MATCHERS.has(name)) return ofMatcher(unit, callee);
  const asks = PACKAGES.find(([pattern]) => specifier !== null && pattern.test(specifier))?.[1] ?? 'anything';
  return asks === 'nothing' && comparesFields(unit, callee) ? 'fields' : asks;
}

const MATCHERS: ReadonlySet<string> = new Set(['expect', 'assert']);

function ofMatcher(unit: Unit, callee: number): Asks {
  return comparesFields(unit, callee) ? 'fields' : 'nothing';
}

/** The occurrence that a chain of members and calls begins with, or -1. */
function rootOf(unit: Unit, expr: number): number {
  const { exprs } = unit.facts;
  let at = expr;
  while (at >= 0 && CHAIN.has(exprs.kind[at]!)) at = exprs.a[at]!;
  return at >= 0 && exprs.kind[at] === ExprKind.Ident ? exprs.a[at]! : -1;
}

const CHAIN = new Set<number>([ExprKind.Member, ExprKind.Call, ExprKind.New, ExprKind.Await, ExprKind.Cast]);

/** The package outside that a name comes from: by an import, or because a variable was made by it. */
function outsideSpecifier(binder: Binder, unit: Unit, occ: number, depth: number): string | null {
  const { occs, decls, exprs } = unit.facts;
  const bind = occs.bind[occ]!;
  if (bind < 0 || depth > 4) return null;
  const row = unit.isImport(bind) ? unit.importOf(bind) : -1;
  if (row >= 0) return outside(binder, unit, row);
  const init = decls.init[bind]!;
  if (init < 0) return null;
  let at = init;
  while (at >= 0 && CHAIN.has(exprs.kind[at]!)) at = exprs.a[at]!;
  if (at >= 0 && exprs.kind[at] === ExprKind.RequireCall && exprs.a[at]! >= 0)
    return outside(binder, unit, exprs.a[at]!);
  const root = rootOf(unit, init);
  return root < 0 ? null : outsideSpecifier(binder, unit, root, depth + 1);
}

function outside(binder: Binder, unit: Unit, row: number): string | null {
  return binder.modules(unit, row).kind === 'external' ? unit.text(unit.facts.imports.specifier[row]!) : null;
}

/** `app.get('/', (request, response) => …)`: a parameter of a function that is given to a package is the package's. */
function isGivenByOutside(binder: Binder, unit: Unit, parameter: number): boolean {
  const { decls, exprs } = unit.facts;
  const func = decls.owner[parameter]!;
  const literal = func < 0 ? -1 : unit.expressionOf(func);
  if (literal < 0 || exprs.use[literal] !== Use.Argument || exprs.target[literal]! < 0) return false;
  const asks = asksOf(binder, unit, exprs.a[exprs.target[literal]!]!);
  return asks === 'anything';
}

/** `next(error)`, `resolve(value)`: a function that somebody handed in, and that may be a package's. */
export function isGivenCallback(unit: Unit, callee: number): boolean {
  const { exprs, occs, decls } = unit.facts;
  const occ = exprs.kind[callee] === ExprKind.Ident ? exprs.a[callee]! : -1;
  return occ >= 0 && occs.bind[occ]! >= 0 && decls.kind[occs.bind[occ]!] === DeclKind.Parameter;
}

/** What hosts ask of a class that their decorators mark. */
export function* decoratorAsks(binder: Binder, { unit, decl }: DeclRef): Iterable<Asks> {
  const { links, exprs } = unit.facts;
  for (const link of unit.links(decl)) {
    if (links.kind[link] !== LinkKind.Decorator) continue;
    let expr = links.expr[link]!;
    while (expr >= 0 && exprs.kind[expr] === ExprKind.Call) expr = exprs.a[expr]!;
    const asks = asksOf(binder, unit, expr);
    if (asks !== null) yield asks;
  }
}
