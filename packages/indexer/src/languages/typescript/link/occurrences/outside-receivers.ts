import { ExprKind, Role, Use } from '../../../../facts/kinds.ts';
import { memoized } from '../../memo.ts';
import type { Binder } from '../bind/binder.ts';
import { nameOccurrence } from '../bind/callee-name.ts';
import { calleeRoot } from '../bind/object-methods.ts';
import type { Program } from '../bind/program.ts';
import type { Unit } from '../bind/unit.ts';
import type { OfferedKeys } from '../members/offered-keys.ts';
import type { Target } from '../question/target.ts';

/**
 * Whether what is had of a package's value may be ours after all: a function that was registered there under its name
 * (`cy.login()`), a value that some file put on it (`Vue.prototype.$api = new Api()`, and elsewhere `Vue.prototype.$api.load()`).
 */
export class OutsideReceivers {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #target: Target;
  readonly #offered: OfferedKeys;
  readonly #memo = new Map<string, boolean>();

  constructor(program: Program, binder: Binder, target: Target, offered: OfferedKeys) {
    this.#program = program;
    this.#binder = binder;
    this.#target = target;
    this.#offered = offered;
  }

  /** @param receiver of which a member of the symbol's name is read, and which is a package's */
  mayHold(unit: Unit, receiver: number): boolean {
    if (!this.#target.isMember) return this.#offered.registered;
    if (receiver < 0 || unit.facts.exprs.kind[receiver] !== ExprKind.Member) return false;
    const occ = nameOccurrence(unit, receiver);
    const name = occ < 0 ? '' : unit.text(unit.facts.occs.name[occ]!);
    return name !== '' && memoized(this.#memo, name, () => this.#isPutOnPackages(name));
  }

  #isPutOnPackages(name: string): boolean {
    for (const path of this.#program.head.view.filesWithWord(name)) {
      const unit = this.#program.head.unit(path);
      const id = unit?.nameId(name) ?? -1;
      if (unit === null || id < 0) continue;
      const { occs, exprs } = unit.facts;
      for (let o = 0; o < occs.count; o++) {
        const e = occs.expr[o]!;
        if (occs.name[o] !== id || occs.role[o] !== Role.Member || e < 0) continue;
        const at = exprs.target[e]!;
        if (at >= 0 && exprs.kind[at] === ExprKind.Assign && exprs.a[at] === e && this.#isOutside(unit, exprs.a[e]!))
          return true;
      }
      for (let e = 0; e < exprs.count; e++)
        if (exprs.kind[e] === ExprKind.String && exprs.c[e] === id && this.#isDefined(unit, e)) return true;
    }
    return false;
  }

  /** `Object.defineProperty(Vue.prototype, '$api', …)` */
  #isDefined(unit: Unit, text: number): boolean {
    const { exprs } = unit.facts;
    const call = exprs.use[text] === Use.Argument ? exprs.target[text]! : -1;
    if (call < 0 || calleeRoot(unit, exprs.a[call]!) === null) return false;
    return this.#isOutside(unit, unit.children(call)[0]!);
  }

  #isOutside(unit: Unit, expr: number): boolean {
    return this.#binder.evaluator.values(unit, expr).some((value) => value.k === 'external');
  }
}
