import { DeclKind, ExprKind, Role } from '../../../../facts/kinds.ts';
import { memoized } from '../../memo.ts';
import type { Binder } from './binder.ts';
import { functionKey } from './function-key.ts';
import type { Program } from './program.ts';
import type { Unit } from './unit.ts';

interface Named {
  readonly idents: ReadonlyMap<string, readonly number[]>;
  readonly members: ReadonlyMap<string, readonly number[]>;
  readonly requires: readonly number[];
}

interface Aliases {
  /** Names of imports and variables that are a declaration's value, by the key of a function. */
  readonly ofDeclaration: ReadonlyMap<string, readonly number[]>;
  readonly ofModules: readonly number[];
}

/**
 * Expressions of a file that may be a function, filed by what would make them one: each function asks for a few of them,
 * where a file has thousands.
 */
export class FunctionPlaces {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #named = new Map<Unit, Named>();
  readonly #aliases = new Map<Unit, Aliases>();

  constructor(program: Program, binder: Binder) {
    this.#program = program;
    this.#binder = binder;
  }

  /**
   * Expressions to look at for the function, in their order: names, members and aliases.
   *
   * @param isMethod whether it is one: a bare name is none
   */
  of(unit: Unit, names: ReadonlySet<string>, key: string, isMethod: boolean): readonly number[] {
    const { idents, members, requires } = memoized(this.#named, unit, () => this.#file(unit));
    const found = new Set(requires);
    for (const name of names) {
      for (const e of members.get(name) ?? []) found.add(e);
      if (!isMethod) for (const e of idents.get(name) ?? []) found.add(e);
    }
    if (!isMethod) {
      const aliases = memoized(this.#aliases, unit, () => this.#alias(unit));
      for (const e of aliases.ofDeclaration.get(key) ?? []) found.add(e);
      for (const e of aliases.ofModules) found.add(e);
    }
    return [...found].sort((a, b) => a - b);
  }

  #file(unit: Unit): Named {
    const { exprs, occs } = unit.facts;
    const idents = new Map<string, number[]>();
    const members = new Map<string, number[]>();
    const requires: number[] = [];
    for (let e = 0; e < exprs.count; e++) {
      const kind = exprs.kind[e]!;
      if (kind === ExprKind.RequireCall) requires.push(e);
      else if (kind === ExprKind.Ident && exprs.a[e]! >= 0)
        memoized(idents, unit.text(occs.name[exprs.a[e]!]!), (): number[] => []).push(e);
      else if (kind === ExprKind.Member) {
        const occ = exprs.b[e]!;
        const name = occ >= 0 ? unit.text(occs.name[occ]!) : unit.text(exprs.c[e]!);
        memoized(members, name, (): number[] => []).push(e);
      }
    }
    return { idents, members, requires };
  }

  #alias(unit: Unit): Aliases {
    const { exprs, occs, decls } = unit.facts;
    const ofDeclaration = new Map<string, number[]>();
    const ofModules: number[] = [];
    for (let e = 0; e < exprs.count; e++) {
      const occ = exprs.kind[e] === ExprKind.Ident ? exprs.a[e]! : -1;
      const bind = occ < 0 ? -1 : occs.bind[occ]!;
      if (bind < 0 || occs.role[occ] === Role.Write) continue;
      if (!unit.isImport(bind) && decls.kind[bind] !== DeclKind.Variable) continue;
      for (const value of this.#binder.evaluator.values(unit, e)) {
        if (value.k === 'namespace') ofModules.push(e);
        else if (value.k === 'declaration')
          memoized(ofDeclaration, functionKey(this.#program, value.ref), (): number[] => []).push(e);
      }
    }
    return { ofDeclaration, ofModules };
  }
}
