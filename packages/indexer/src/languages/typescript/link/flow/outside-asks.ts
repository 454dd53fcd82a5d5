import { DeclKind, ExprKind, LinkKind, Use } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import { nameOccurrence } from '../bind/callee-name.ts';
import type { DeclRef, Unit } from '../bind/unit.ts';
import type { Asks } from '../conventions/asks.ts';
import { comparesFields, PACKAGES, RUNTIME } from './known-asks.ts';
import { originOf } from './value-origin.ts';

/** Members by which a value is copied to somebody else, whoever has them: all of its fields are. */
const COPYING = new Set(
  'postMessage pushState replaceState instanceToPlain classToPlain instanceToInstance classToClass'.split(' '),
);

/** Methods of Set that read another set by its protocol. */
const OF_SETS = new Set(
  'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom'.split(' '),
);
const SET_PROTOCOL: ReadonlySet<string> = new Set(['size', 'has', 'keys']);

/** What a function that lies outside of the program asks for; null where it is one of ours, or nothing is known of it. */
export function asksOf(binder: Binder, unit: Unit, callee: number): Asks | null {
  if (callee < 0) return null;
  const { exprs, occs, decls } = unit.facts;
  const values = binder.evaluator.values(unit, callee);
  if (values.some((value) => value.k === 'declaration')) return null;
  const name = nameOccurrence(unit, callee);
  const called = name < 0 ? '' : unit.text(occs.name[name]!);
  if (COPYING.has(called)) return 'fields';
  if (OF_SETS.has(called)) return SET_PROTOCOL;
  const root = rootOf(unit, callee);
  if (root >= 0 && occs.bind[root]! >= 0 && isGivenByOutside(binder, unit, occs.bind[root]!)) return 'anything';
  const origin = originOf(binder, unit, callee);
  if (origin === null) {
    if (root >= 0 && occs.bind[root]! >= 0 && decls.kind[occs.bind[root]!] === DeclKind.Parameter) return null;
    return values.some((value) => value.k === 'external') ? 'anything' : null;
  }
  switch (origin.from) {
    case 'runtime':
      if (MATCHERS.has(origin.name)) return ofMatcher(unit, callee);
      // What a runtime's function gave may be a list, a text: that asks for nothing.
      return RUNTIME.get(origin.name) ?? (root >= 0 && occs.bind[root]! < 0 ? 'anything' : null);
    case 'page':
      return exprs.kind[callee] === ExprKind.Ident && called === 'require' ? null : 'unseen';
    case 'package':
      return ofPackage(unit, callee, called, origin.specifier);
  }
}

const MATCHERS: ReadonlySet<string> = new Set(['expect', 'assert']);

function ofPackage(unit: Unit, callee: number, called: string, specifier: string): Asks {
  const { exprs } = unit.facts;
  if (exprs.kind[callee] === ExprKind.Ident && MATCHERS.has(called)) return ofMatcher(unit, callee);
  const asks = PACKAGES.find(([pattern]) => pattern.test(specifier))?.[1] ?? 'anything';
  return asks === 'nothing' && comparesFields(unit, callee) ? 'fields' : asks;
}

function ofMatcher(unit: Unit, callee: number): Asks {
  return comparesFields(unit, callee) ? 'fields' : 'nothing';
}

/** What is asked of a value that is assigned to a member of what a package hands in, or of the global object. */
export function ownerAsks(binder: Binder, unit: Unit, left: number): 'global' | Asks {
  const { exprs, occs } = unit.facts;
  if (left < 0 || (exprs.kind[left] !== ExprKind.Member && exprs.kind[left] !== ExprKind.Index)) return 'nothing';
  let receiver = exprs.a[left]!;
  while (receiver >= 0 && exprs.kind[receiver] === ExprKind.Cast) receiver = exprs.a[receiver]!;
  if (binder.evaluator.values(unit, receiver).some((value) => value.k === 'global')) return 'global';
  const root = rootOf(unit, receiver);
  const bind = root < 0 ? -1 : occs.bind[root]!;
  return bind >= 0 && isGivenByOutside(binder, unit, bind) ? 'unseen' : 'nothing';
}

/** The occurrence that a chain of members and calls begins with, or -1. */
function rootOf(unit: Unit, expr: number): number {
  const { exprs } = unit.facts;
  let at = expr;
  while (at >= 0 && CHAIN.has(exprs.kind[at]!)) at = exprs.a[at]!;
  return at >= 0 && exprs.kind[at] === ExprKind.Ident ? exprs.a[at]! : -1;
}

const CHAIN = new Set<number>([ExprKind.Member, ExprKind.Call, ExprKind.New, ExprKind.Await, ExprKind.Cast]);

/** `app.get('/', (request, response) => …)`: a parameter of a function that is given to a package is the package's. */
function isGivenByOutside(binder: Binder, unit: Unit, parameter: number): boolean {
  const { decls, exprs } = unit.facts;
  if (decls.kind[parameter] !== DeclKind.Parameter) return false;
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
