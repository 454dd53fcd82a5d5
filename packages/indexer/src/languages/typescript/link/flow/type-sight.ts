import { DeclKind, ExprKind, Role, Use } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import type { CallSites } from '../bind/call-sites.ts';
import { declarationKey } from '../bind/declaration-key.ts';
import type { Program } from '../bind/program.ts';
import { reexports } from '../bind/reexports.ts';
import type { DeclRef, Unit } from '../bind/unit.ts';
import { symbolsOf } from '../question/symbols.ts';
import { standingTarget, type Target } from '../question/target.ts';
import { isComponentType } from './component-types.ts';

/**
 * The files in which an expression can have a type (an interface, an object type): those that name it, and those where
 * functions stand that take it. It can be told where the type is named as an annotation of a parameter or of a local
 * variable alone, and each such function is only called, or only a tag: nothing infers the type from it then.
 */
export class TypeSight {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #callSites: CallSites;
  readonly #isHeld: (func: Target) => boolean;
  readonly #key: string;
  readonly #name: string;
  readonly #units = new Set<Unit>();

  /** @param isHeld whether some namespace holds a function: it may be had from that one, too */
  constructor(
    program: Program,
    binder: Binder,
    callSites: CallSites,
    isHeld: (func: Target) => boolean,
    type: DeclRef,
  ) {
    this.#program = program;
    this.#binder = binder;
    this.#callSites = callSites;
    this.#isHeld = isHeld;
    this.#key = declarationKey(program, type);
    this.#name = type.unit.text(type.unit.facts.decls.name[type.decl]!);
  }

  /**
   * @param users files that may name the type
   * @returns null where it cannot be told
   */
  units(users: Iterable<Unit>): ReadonlySet<Unit> | null {
    for (const unit of users) {
      this.#units.add(unit);
      const { exprs } = unit.facts;
      const named = new Set<number>();
      for (let e = 0; e < exprs.count; e++) {
        if (exprs.kind[e] !== ExprKind.TypeName && exprs.kind[e] !== ExprKind.TypeMember) continue;
        if (!this.#isType(unit, e)) continue;
        named.add(exprs.kind[e] === ExprKind.TypeName ? exprs.a[e]! : exprs.b[e]!);
        if (!this.#named(unit, e)) return null;
      }
      if (this.#isNamedOtherwise(unit, named)) return null;
    }
    return this.#units;
  }

  #isType(unit: Unit, e: number): boolean {
    return this.#binder.evaluator
      .values(unit, e)
      .some((value) => value.k === 'instance' && declarationKey(this.#program, value.ref) === this.#key);
  }

  /** A mention of the type that is no expression: in a doc comment, in a heritage clause. */
  #isNamedOtherwise(unit: Unit, named: ReadonlySet<number>): boolean {
    const { occs } = unit.facts;
    const id = unit.nameId(this.#name);
    for (let o = 0; o < occs.count; o++) {
      if (occs.name[o] !== id || named.has(o) || occs.bind[o]! < 0) continue;
      if (occs.role[o] !== Role.TypeReference && occs.role[o] !== Role.DocType) continue;
      const found = this.#binder.declaration({ unit, decl: occs.bind[o]! });
      if (found.decls.some((ref) => declarationKey(this.#program, ref) === this.#key)) return true;
    }
    return false;
  }

  /** Whether a place that names the type is one of those that give it to nobody else. */
  #named(unit: Unit, e: number): boolean {
    const { exprs, decls } = unit.facts;
    const target = exprs.target[e]!;
    if (exprs.use[e] === Use.Part && target >= 0) {
      if (exprs.kind[target] === ExprKind.TypeUnion) return this.#named(unit, target);
      return exprs.kind[target] === ExprKind.TypeMember && exprs.a[target] === e;
    }
    if (exprs.use[e] === Use.TypeArgument && target >= 0 && isComponentType(unit, target))
      return this.#holds(unit, exprs.target[target]!);
    if (exprs.use[e] !== Use.Annotation) return false;
    if (target < 0) return this.#taken(unit, e);
    if (decls.type[target] !== e) return false;
    switch (decls.kind[target]) {
      case DeclKind.Parameter:
        return this.#isClosed(unit, decls.owner[target]!);
      case DeclKind.Variable:
        return reexports(unit, target).length === 0;
      default:
        return false;
    }
  }

  /** `({ name }: Pet) => …`: a pattern with a type is a cast of the parameter that it takes apart. */
  #taken(unit: Unit, type: number): boolean {
    const { exprs } = unit.facts;
    for (let e = 0; e < exprs.count; e++) {
      if (exprs.kind[e] !== ExprKind.Cast || exprs.b[e] !== type) continue;
      const from = exprs.a[e]!;
      return from < 0 || exprs.kind[from] !== ExprKind.ParamOf || this.#isClosed(unit, exprs.a[from]!);
    }
    return false;
  }

  /** `const Panel: React.FC<PanelProps> = (props) => …` */
  #holds(unit: Unit, variable: number): boolean {
    const { exprs, decls } = unit.facts;
    const init = variable < 0 ? -1 : decls.init[variable]!;
    return init >= 0 && exprs.kind[init] === ExprKind.Function && this.#isClosed(unit, exprs.a[init]!);
  }

  /** Whether a function is only called, or only a tag, in files that are known. */
  #isClosed(unit: Unit, func: number): boolean {
    if (func < 0 || unit.facts.decls.kind[func] !== DeclKind.Function) return false;
    const calls = this.#callSites.of(unit, func);
    if (calls === null || calls.handedOn) return false;
    const name = unit.text(unit.facts.decls.name[unit.holderOf(func)]!);
    const symbol = symbolsOf(unit.facts, unit.path).find((each) => each.key === name || each.aliases.includes(name));
    if (symbol !== undefined && this.#isHeld(standingTarget(this.#program, unit, symbol))) return false;
    for (const each of calls.units) this.#units.add(each);
    return true;
  }
}
