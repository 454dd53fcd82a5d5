import { DeclKind, ExprKind, Use } from '../../../facts/kinds.ts';
import type { Binder } from './binder.ts';
import { declarationKey } from './declaration-key.ts';
import type { Importers } from './importers.ts';
import type { Program } from './program.ts';
import { reexports } from './reexports.ts';
import type { DeclRef, Unit } from './unit.ts';

export interface CallSite {
  readonly unit: Unit;
  /** The Call expression. */
  readonly expr: number;
}

/** Who calls a function of ours: its result goes on there. */
export class CallSites {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #importers: Importers;

  constructor(program: Program, binder: Binder, importers: Importers) {
    this.#program = program;
    this.#binder = binder;
    this.#importers = importers;
  }

  /**
   * The calls of a function or method, by its own name and under others.
   *
   * @param func row of a Function or Method of `unit`; of a function literal, that of the literal
   * @returns null where the function is handed on as a value, or has no name to be called by
   */
  of(unit: Unit, func: number): CallSite[] | null {
    const { decls, exprs } = unit.facts;
    const literal = unit.expressionOf(func);
    const owner = literal >= 0 && exprs.use[literal] === Use.Init ? exprs.target[literal]! : func;
    if (literal >= 0 && owner === func) return null;
    const name = owner < 0 ? '' : unit.text(decls.name[owner]!);
    const kind = decls.kind[owner];
    if (name === '' || (kind !== DeclKind.Function && kind !== DeclKind.Method && kind !== DeclKind.Variable))
      return null;
    const sites: CallSite[] = [];
    for (const user of this.#users(unit.path, name)) {
      const { exprs: rows } = user.facts;
      for (let e = 0; e < rows.count; e++) {
        const callee = rows.kind[e] === ExprKind.Call ? rows.a[e]! : -1;
        if (callee >= 0 && this.#calls(user, callee, { unit, decl: func })) sites.push({ unit: user, expr: e });
      }
    }
    return sites;
  }

  #calls(unit: Unit, callee: number, func: DeclRef): boolean {
    return this.#binder.evaluator
      .values(unit, callee)
      .some(
        (value) =>
          value.k === 'declaration' &&
          value.ref.unit === func.unit &&
          (value.ref.decl === func.decl ||
            declarationKey(this.#program, value.ref) === declarationKey(this.#program, func)),
      );
  }

  #users(path: string, name: string): Unit[] {
    const { head } = this.#program;
    const paths = new Set([path, ...head.view.filesWithWord(name)]);
    const exporters = new Set([path]);
    for (const from of exporters)
      for (const { unit, row } of this.#importers.of(head, from)) {
        paths.add(unit.path);
        const local = unit.facts.imports.local[row]!;
        if (local < 0 || reexports(unit, local).length > 0) exporters.add(unit.path);
      }
    return [...paths].flatMap((each) => head.unit(each) ?? []);
  }
}
