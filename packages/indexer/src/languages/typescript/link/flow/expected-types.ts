import { DeclKind, ExprKind } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import { declarationKey } from '../bind/declaration-key.ts';
import { derives } from '../bind/derives.ts';
import type { Program } from '../bind/program.ts';
import type { DeclRef, Unit } from '../bind/unit.ts';
import type { Value } from '../bind/value.ts';

/**
 * The types that are declared where values of a class, or a namespace, stand. Such a type asks them for its members even where nobody
 * reads one through it: without them the program does not compile.
 */
export class ExpectedTypes {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #types = new Map<string, DeclRef>();
  /** Some type could not be followed: it may be any. */
  #unknown = false;

  constructor(program: Program, binder: Binder) {
    this.#program = program;
    this.#binder = binder;
  }

  add(unit: Unit, type: number): void {
    for (const value of this.#binder.evaluator.values(unit, type)) this.#value(value);
  }

  /** What a function declares of a parameter, its overloads among them. */
  addParameter(unit: Unit, func: number, position: number): void {
    const { decls, exprs } = unit.facts;
    for (let d = 0; d < decls.count; d++) {
      if (decls.kind[d] !== DeclKind.Parameter || decls.owner[d] !== func || decls.type[d]! < 0) continue;
      const init = decls.init[d]!;
      if (init >= 0 && exprs.kind[init] === ExprKind.ParamOf && exprs.b[init] !== position) continue;
      this.add(unit, decls.type[d]!);
    }
  }

  /** What the type of a variable that holds a function expects of its results is not followed. */
  addResult(unit: Unit, variable: number): void {
    if (variable >= 0 && unit.facts.decls.type[variable]! >= 0) this.#unknown = true;
  }

  #value(value: Value): void {
    switch (value.k) {
      case 'instance':
        this.#types.set(declarationKey(this.#program, value.ref), value.ref);
        return;
      case 'array':
      case 'promise':
        for (const each of value.of) this.#value(each);
        return;
      case 'unknown':
      case 'missing':
        this.#unknown = true;
    }
  }

  /** Whether a type, or one that extends it, is expected of some value, or may be. */
  mayAsk(type: DeclRef): boolean {
    return (this.#unknown && type.unit.facts.decls.kind[type.decl] !== DeclKind.Class) || this.asks(type);
  }

  /** Whether a type, or one that extends it, is expected of some value. */
  asks(type: DeclRef): boolean {
    const key = new Set([declarationKey(this.#program, type)]);
    return [...this.#types.values()].some((each) => derives(this.#program, this.#binder, each, key));
  }
}
