import type { DeclRef } from '../bind/unit.ts';
import { isAsked } from '../conventions/asks.ts';
import type { Findings } from '../question/findings.ts';
import { ClassFlow } from './class-flow.ts';
import { asksOf, decoratorAsks } from './outside-asks.ts';
import type { Surroundings } from './surroundings.ts';

/** Who may ask a class itself, unspelled, for what is static: hosts, tools that find it by its place, functions that it is given to. */
export class StaticAsks {
  readonly #surroundings: Surroundings;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** Adds a gate for each that may ask for a static of this name. */
  check(cls: DeclRef, name: string, findings: Findings): void {
    const { program, binder, importers } = this.#surroundings;
    const start = cls.unit.facts.decls.nameStart[cls.decl]!;
    const at = { unit: cls.unit, start, end: start };
    for (const asks of decoratorAsks(binder, cls))
      if (isAsked(asks, name, true)) findings.gate('implicit_contract', at);
    for (const asks of this.#surroundings.asksOf(cls))
      if (isAsked(asks, name, true)) findings.gate('convention_name', at);
    new ClassFlow(program, binder, importers).follow(cls, {
      // Whoever wraps a class (a component of a higher order) may hand its statics on, and ask for them.
      argument: (unit, expr, call) => {
        const asks = asksOf(binder, unit, unit.facts.exprs.a[call]!);
        const where = unit.facts.exprs.start[expr]!;
        if (asks !== null && isAsked(asks, name, true))
          findings.gate('implicit_contract', { unit, start: where, end: where });
      },
      instance: () => undefined,
      prototype: () => undefined,
      escaped: () => undefined,
      typed: () => undefined,
      subclass: () => undefined,
    });
  }
}
