import { DeclFlag, DeclKind, ExprKind, Role, SiteKind, Use } from '../../../../facts/kinds.ts';
import { memoized } from '../../memo.ts';
import type { Binder } from '../bind/binder.ts';
import type { CallSites } from '../bind/call-sites.ts';
import { fitsKey } from '../bind/composed-key.ts';
import { HOLDS_NO_FUNCTION } from '../bind/no-function.ts';
import type { Program } from '../bind/program.ts';
import type { DeclRef, Unit } from '../bind/unit.ts';
import type { Findings } from '../question/findings.ts';

/** `service[method](…)`: a place where a member is had under a key that is not written down. */
interface KeyedSite {
  readonly unit: Unit;
  /** Row of the Index. */
  readonly expr: number;
  /** Row of the Composed expression that may make the key, or -1 where nothing of it is known. */
  readonly composed: number;
  /** What is had there is called. */
  readonly called: boolean;
}

/**
 * Whose members a site reaches: those of the global object, of what may be anything, or none that went out of sight (what
 * it reads is known, or each of its keys is written down where it comes from).
 */
type Reach = 'global' | 'anything' | 'none';

const UNKNOWN_KEY = -1;

/**
 * The sites that can reach a member of what has gone out of sight, wherever they stand. A key of which nothing is known
 * reaches what is called under it; one with a fixed part reaches every name that fits.
 */
export class DispatchSites {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #callSites: CallSites;
  readonly #reaches = new Map<KeyedSite, Reach>();
  #sites: KeyedSite[] | null = null;

  constructor(program: Program, binder: Binder, callSites: CallSites) {
    this.#callSites = callSites;
    this.#program = program;
    this.#binder = binder;
  }

  /**
   * Adds a gate for the first site that can reach the name. The name is asked first: most sites cannot mean it whatever
   * their receiver and key turn out to be, and need no value followed.
   *
   * @param refs what is declared under it
   * @param isGlobal whether it is a member of the global object, and not of what lies behind other receivers
   */
  check(name: string, refs: readonly DeclRef[], isGlobal: boolean, findings: Findings): void {
    const callable = refs.some(isCallable);
    for (const site of this.#all()) {
      const { unit, expr, composed, called } = site;
      const fits = composed === UNKNOWN_KEY ? null : fitsKey(unit, composed, name);
      if (fits === false || (fits === null && !(called && callable))) continue;
      if (this.#reach(site) !== (isGlobal ? 'global' : 'anything')) continue;
      const start = unit.facts.exprs.start[expr]!;
      findings.gate(fits === null ? 'dynamic_key' : 'name_composed', { unit, start, end: start });
      return;
    }
  }

  /** Every site whose key is not a number, in the order of their places; no value is followed for it. */
  #all(): readonly KeyedSite[] {
    if (this.#sites !== null) return this.#sites;
    this.#sites = [];
    const { head } = this.#program;
    for (const path of head.view.filesWithImportKind(SiteKind.Dispatch)) {
      const unit = head.unit(path);
      if (unit === null || head.view.file(path)?.outOfScope) continue;
      const { exprs } = unit.facts;
      for (let e = 0; e < exprs.count; e++) {
        if (exprs.kind[e] !== ExprKind.Index) continue;
        const key = exprs.b[e]!;
        if (key >= 0 && exprs.kind[key] === ExprKind.Number) continue;
        this.#sites.push({ unit, expr: e, composed: composedOf(unit, key), called: isCalled(unit, e) });
      }
    }
    return this.#sites;
  }

  /** Costs a look at values, and at callers all over the program: it is asked of the few sites that the name fits. */
  #reach(site: KeyedSite): Reach {
    return memoized(this.#reaches, site, () => {
      const { unit, expr } = site;
      const { exprs } = unit.facts;
      const receiver = exprs.a[expr]!;
      const isGlobal = this.#binder.evaluator.values(unit, receiver).some((value) => value.k === 'global');
      if (!isGlobal && !this.#mayBeAnything(unit, receiver)) return 'none';
      if (this.#isWrittenDown(site, exprs.b[expr]!)) return 'none';
      return isGlobal ? 'global' : 'anything';
    });
  }

  #mayBeAnything(unit: Unit, receiver: number): boolean {
    const values = this.#binder.evaluator.values(unit, receiver);
    // A table that is written down is one, whatever its annotation leaves open.
    return (
      values.some((value) => value.k === 'unknown' || value.k === 'missing') &&
      !values.some((value) => value.k === 'object' || value.k === 'array')
    );
  }

  /** Whether all values of a key are written down: those strings are spelled there. */
  #isWrittenDown({ unit, composed }: KeyedSite, key: number): boolean {
    if (key < 0 || key === composed) return false;
    const values = this.#binder.evaluator.values(unit, key);
    if (values.length > 0 && values.every((value) => value.k === 'string')) return true;
    const decl = declarationOf(unit, key);
    const isParameter = decl >= 0 && unit.facts.decls.kind[decl] === DeclKind.Parameter;
    return isParameter && this.#isWrittenByCallers(unit, decl);
  }

  /** Whether every caller of a function writes down what it gives for a parameter: those strings are spelled there. */
  #isWrittenByCallers(unit: Unit, parameter: number): boolean {
    const { decls, exprs, occs } = unit.facts;
    const init = decls.init[parameter]!;
    if (init < 0 || exprs.kind[init] !== ExprKind.ParamOf) return false;
    if (unit.references(parameter).some((occ) => occs.role[occ] === Role.Write)) return false;
    const calls = this.#callSites.of(unit, exprs.a[init]!);
    // One that nobody calls is called from somewhere that is not seen.
    if (calls === null || calls.handedOn || calls.sites.length === 0) return false;
    return calls.sites.every(({ unit: user, expr }) => {
      const args = user.argumentsOf(expr);
      if (args.some((each) => user.facts.exprs.kind[each] === ExprKind.Spread)) return false;
      const given = args[exprs.b[init]!];
      return given === undefined || this.#binder.evaluator.values(user, given).every((value) => value.k === 'string');
    });
  }
}

/** Row of the Composed expression that a key is, or that the variable was given which it names; UNKNOWN_KEY elsewhere. */
function composedOf(unit: Unit, key: number): number {
  if (key < 0) return UNKNOWN_KEY;
  const { exprs, occs, decls } = unit.facts;
  if (exprs.kind[key] === ExprKind.Composed) return key;
  const decl = declarationOf(unit, key);
  if (decl < 0 || decls.kind[decl] !== DeclKind.Variable) return UNKNOWN_KEY;
  const init = decls.init[decl]!;
  if (init < 0 || exprs.kind[init] !== ExprKind.Composed) return UNKNOWN_KEY;
  return unit.references(decl).some((occ) => occs.role[occ] === Role.Write) ? UNKNOWN_KEY : init;
}

/** The declaration of its file that a name is bound to, or -1. */
function declarationOf(unit: Unit, key: number): number {
  const { exprs, occs } = unit.facts;
  return exprs.kind[key] === ExprKind.Ident && exprs.a[key]! >= 0 ? occs.bind[exprs.a[key]!]! : -1;
}

/** Whether what an expression gives is called: there, through `call` and its like, or under the name that it is given. */
function isCalled(unit: Unit, e: number, depth = 0): boolean {
  const { exprs, occs, decls } = unit.facts;
  const target = exprs.target[e]!;
  if (depth > 4 || target < 0) return false;
  switch (exprs.use[e]) {
    case Use.Part:
      switch (exprs.kind[target]) {
        case ExprKind.Call:
        case ExprKind.New:
        case ExprKind.Tagged:
          return exprs.a[target] === e;
        case ExprKind.Cast:
        case ExprKind.Either:
          return isCalled(unit, target, depth + 1);
        case ExprKind.Member: {
          const occ = exprs.b[target]!;
          return occ >= 0 && ['call', 'apply', 'bind'].includes(unit.text(occs.name[occ]!));
        }
        default:
          return false;
      }
    case Use.Init:
      return (
        decls.kind[target] === DeclKind.Variable &&
        unit.references(target).some((occ) => occs.expr[occ]! >= 0 && isCalled(unit, occs.expr[occ]!, depth + 1))
      );
    default:
      return false;
  }
}

/** A function, a method, or what may hold one. What a class keeps for itself is called by its own code, which writes the name. */
function isCallable({ unit, decl }: DeclRef): boolean {
  const { decls, exprs } = unit.facts;
  switch (decls.kind[decl]) {
    case DeclKind.Function:
    case DeclKind.Class:
      return true;
    case DeclKind.Method:
      return (decls.flags[decl]! & DeclFlag.NonPublic) === 0;
    default: {
      if ((decls.flags[decl]! & DeclFlag.NonPublic) !== 0) return false;
      const init = decls.init[decl]!;
      const type = decls.type[decl]!;
      if (type >= 0 && HOLDS_NO_FUNCTION.has(exprs.kind[type]!)) return false;
      return init >= 0 && !HOLDS_NO_FUNCTION.has(exprs.kind[init]!);
    }
  }
}
