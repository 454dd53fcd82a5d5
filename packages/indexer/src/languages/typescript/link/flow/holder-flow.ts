import { ExprKind, Role } from '../../../../facts/kinds.ts';
import { nameOccurrence } from '../bind/callee-name.ts';
import type { Unit } from '../bind/unit.ts';
import type { Asks } from '../conventions/asks.ts';
import { CONTRACT_METHODS, conventionOf, isToolConfiguration, TOOL_HOOKS } from '../conventions/conventions.ts';
import type { FlowListener } from './flow-listener.ts';
import { NamespaceFlow } from './namespace-flow.ts';
import { asksOf } from './outside-asks.ts';
import type { Surroundings } from './surroundings.ts';

/** A place at which code that we do not see is handed something. */
export interface Place {
  readonly unit: Unit;
  readonly start: number;
  readonly end: number;
}

/**
 * Follows a literal that keeps a value of interest: who is given the literal can reach the value. Only those that lie outside
 * are asked about here; code of ours that reads the literal spells what it reads.
 */
export class HolderFlow {
  readonly #surroundings: Surroundings;
  readonly #askedFor: (at: Place, asks: Asks) => void;
  readonly #flow: NamespaceFlow;

  /** @param askedFor is told who may ask what of whatever the literal keeps */
  constructor(surroundings: Surroundings, askedFor: (at: Place, asks: Asks) => void) {
    this.#surroundings = surroundings;
    this.#askedFor = askedFor;
    this.#flow = new NamespaceFlow(surroundings.binder);
  }

  literal(unit: Unit, literal: number): void {
    this.#flow.expression(unit, literal, this.#listener);
  }

  /** A list, a map: all that its file does with what the variable, or the field, holds. */
  collection(unit: Unit, receiver: number): void {
    const { exprs, occs } = unit.facts;
    const occ = nameOccurrence(unit, receiver);
    if (occ < 0) return;
    if (exprs.kind[receiver] === ExprKind.Ident) {
      if (occs.bind[occ]! >= 0) this.#flow.binding(unit, occs.bind[occ]!, this.#listener);
      return;
    }
    for (let o = 0; o < occs.count; o++)
      if (occs.name[o] === occs.name[occ] && occs.role[o] === Role.Member && occs.expr[o]! >= 0)
        this.#flow.expression(unit, occs.expr[o]!, this.#listener);
  }

  readonly #listener: FlowListener = {
    id: 'holder',
    read: () => null,
    whole: () => undefined,
    open: () => undefined,
    loose: () => undefined,
    kept: () => undefined,
    exportedAs: (unit, name) => {
      const { files } = this.#surroundings.program.head.resolver;
      const depends = (dependency: string): boolean =>
        files.packagesAbove(unit.path).some((each) => each.dependencies.has(dependency));
      const asDefault = name === 'export=' ? 'default' : name;
      if (conventionOf(unit.path, asDefault, depends) !== null)
        this.#askedFor({ unit, start: 0, end: 0 }, isToolConfiguration(unit.path) ? TOOL_HOOKS : CONTRACT_METHODS);
    },
    argument: (unit, e, call, position) => {
      const { exprs } = unit.facts;
      const { binder } = this.#surroundings;
      const callee = exprs.a[call]!;
      const start = exprs.start[e]!;
      const asks = asksOf(binder, unit, callee);
      if (asks !== null) this.#askedFor({ unit, start, end: start }, asks);
      for (const value of callee < 0 ? [] : binder.evaluator.values(unit, callee))
        if (value.k === 'declaration') this.#flow.parameter(value.ref.unit, value.ref.decl, position, this.#listener);
      return true;
    },
    returned: (unit, _e, func) => {
      for (const site of this.#surroundings.callSites.of(unit, func)?.sites ?? [])
        this.#flow.expression(site.unit, site.expr, this.#listener);
      return true;
    },
    stored: (unit, _e, literal) => {
      this.literal(unit, literal);
      return true;
    },
  };
}
