import { Use } from '../../../../facts/kinds.ts';
import { memoized } from '../../memo.ts';
import type { Unit } from '../bind/unit.ts';
import type { Target } from '../question/target.ts';

/** Files that ask of values if they are of the container's class: there a receiver may be one, whatever it is declared as. */
export class Narrowing {
  readonly #target: Target;
  readonly #memo = new Map<Unit, boolean>();

  constructor(target: Target) {
    this.#target = target;
  }

  isIn(unit: Unit): boolean {
    return memoized(this.#memo, unit, () => {
      const container = this.#target.symbol.container?.split('.').pop();
      const id = container === undefined ? -1 : unit.nameId(container);
      if (id < 0) return false;
      const { occs, exprs } = unit.facts;
      for (let o = 0; o < occs.count; o++)
        if (occs.name[o] === id && occs.expr[o]! >= 0 && exprs.use[occs.expr[o]!] === Use.Tested) return true;
      return false;
    });
  }
}
