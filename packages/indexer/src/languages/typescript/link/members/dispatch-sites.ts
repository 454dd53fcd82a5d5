import { DeclFlag, DeclKind, ExprKind, Role, SiteKind, Use } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import type { CallSites } from '../bind/call-sites.ts';
import { fitsKey } from '../bind/composed-key.ts';
import { HOLDS_NO_FUNCTION } from '../bind/no-function.ts';
import type { Program } from '../bind/program.ts';
import type { DeclRef, Unit } from '../bind/unit.ts';
import type { Findings } from '../question/findings.ts';

/** `service[method](…)`: a place where a member is had under a key that is not written down, of a receiver that may be anything. */
interface DispatchSite {
  readonly unit: Unit;
  /** Row of the Index. */
  readonly expr: number;
  /** Row of the Composed expression that makes the key, or -1 where nothing of it is known. */
  readonly composed: number;
  /** What is had there is called. */
  readonly called: boolean;
  /** It is had of the global object. */
  readonly onGlobal: boolean;
}

const UNKNOWN_KEY = -1;

/**
 * The sites that can reach a member of what has gone out of sight, wherever they stand. A key of which nothing is known
 * reaches what is called under it; one with a fixed part reaches every name that fits.
 */
export class DispatchSites {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #callSites: CallSites;
  #sites: DispatchSite[] | null = null;

  constructor(program: Program, binder: Binder, callSites: CallSites) {
    this.#callSites = callSites;
    this.#program = program;
    this.#binder = binder;
  }

  /**
   * Adds a gate for the first site that can reach the name.
   *
   * @param refs what is declared under it
   * @param isGlobal whether it is a member of the global object, and not of what lies behind other receivers
   */
  check(name: string, refs: readonly DeclRef[], isGlobal: boolean, findings: Findings): void {
    const callable = refs.some(isCallable);
    for (const { unit, expr, composed, called, onGlobal } of this.#all()) {
      if (onGlobal !== isGlobal) continue;
      const fits = composed === UNKNOWN_KEY ? null : fitsKey(unit, composed, name);
      if (fits === false || (fits === null && !(called && callable))) continue;
      const start = unit.facts.exprs.start[expr]!;
      findings.gate(fits === null ? 'dynamic_key' : 'name_composed', { unit, start, end: start });
      return;
    }
  }

  #all(): readonly DispatchSite[] {
    if (this.#sites !== null) return this.#sites;
    this.#sites = [];
    const { head } = this.#program;
    for (const path of head.view.filesWithImportKind(SiteKind.Dispatch)) {
      const unit = head.unit(path);
      if (unit === null || head.view.file(path)?.outOfScope) continue;
      const { exprs } = unit.facts;
      for (let e = 0; e < exprs.count; e++) {
        if (exprs.kind[e] !== ExprKind.Index) continue;
        const onGlobal = this.#binder.evaluator.values(unit, exprs.a[e]!).some((value) => value.k === 'global');
        if (!onGlobal && !this.#mayBeAnything(unit, exprs.a[e]!)) continue;
        const composed = this.#keyOf(unit, exprs.b[e]!);
        if (composed !== null) this.#sites.push({ unit, expr: e, composed, called: isCalled(unit, e), onGlobal });
      }
    }
    return this.#sites;
  }

  #mayBeAnything(unit: Unit, receiver: number): boolean {
    const values = this.#binder.evaluator.values(unit, receiver);
    // A table that is written down is one, whatever its annotation leaves open.
    return (
      values.some((value) => value.k === 'unknown' || value.k === 'missing') &&
      !values.some((value) => value.k === 'object' || value.k === 'array')
    );
  }

  /** Row of the Composed expression, UNKNOWN_KEY, or null for a key whose values are all written down (or numbers). */
  #keyOf(unit: Unit, key: number): number | null {
    if (key < 0) return UNKNOWN_KEY;
    const { exprs, occs, decls } = unit.facts;
    if (exprs.kind[key] === ExprKind.Composed) return key;
    if (exprs.kind[key] === ExprKind.Number) return null;
    const values = this.#binder.evaluator.values(unit, key);
    if (values.length > 0 && values.every((value) => value.k === 'string')) return null;
    const decl = exprs.kind[key] === ExprKind.Ident && exprs.a[key]! >= 0 ? occs.bind[exprs.a[key]!]! : -1;
    if (decl >= 0 && decls.kind[decl] === DeclKind.Parameter && this.#isWrittenByCallers(unit, decl)) return null;
    if (decl < 0 || decls.kind[decl] !== DeclKind.Variable) return UNKNOWN_KEY;
    const init = decls.init[decl]!;
    const rewritten = unit.references(decl).some((occ) => occs.role[occ] === Role.Write);
    const kind = init < 0 || rewritten ? -1 : exprs.kind[init];
    return kind === ExprKind.Composed ? init : UNKNOWN_KEY;
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
      const args = user.children(expr).filter((child) => user.facts.exprs.use[child] === Use.Argument);
      if (args.some((each) => user.facts.exprs.kind[each] === ExprKind.Spread)) return false;
      const given = args[exprs.b[init]!];
      return given === undefined || this.#binder.evaluator.values(user, given).every((value) => value.k === 'string');
    });
  }
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
