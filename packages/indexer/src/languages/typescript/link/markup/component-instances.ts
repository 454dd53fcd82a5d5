import { ImportKind, Role } from '../../../../facts/kinds.ts';
import { memoized } from '../../memo.ts';
import type { Binder } from '../bind/binder.ts';
import type { Program } from '../bind/program.ts';
import type { Unit } from '../bind/unit.ts';
import { isComponentFile } from '../conventions/conventions.ts';
import { open, type Standing } from '../question/standing.ts';
import type { Target } from '../question/target.ts';

/**
 * What the script of a component exports are its props and its methods: a value of the component has them as members
 * (`bind:this={form}`, `form.reset()`), and whoever makes one gives them as keys (`mount(Card, { props: { dense } })`).
 */
export class ComponentInstances {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #target: Target;
  readonly #importing = new Map<Unit, boolean>();
  readonly #applies: boolean;

  constructor(program: Program, binder: Binder, target: Target) {
    this.#program = program;
    this.#binder = binder;
    this.#target = target;
    this.#applies = !target.isMember && isComponentFile(target.symbol.path) && target.reach === 'program';
  }

  /** What an occurrence that leads elsewhere as a name of the module may still be as a member of the component. */
  reconsider(unit: Unit, o: number, found: Standing): Standing {
    if (!this.#applies || found.standing !== 'accounted' || found.code === 'own_body') return found;
    switch (unit.facts.occs.role[o]) {
      case Role.PatternKey:
        // What another component takes from its own `$props()`.
        if (isComponentFile(unit.path) && unit.exportRows(unit.text(unit.facts.occs.name[o]!)).length > 0) return found;
        return this.#isUnknown(unit, o) ? open('unresolved_member') : found;
      case Role.Member:
        return this.#isUnknown(unit, o) ? open('unresolved_member') : found;
      case Role.PropertyKey:
      case Role.Shorthand:
        return this.#imports(unit) ? open('unresolved_member') : found;
      default:
        return found;
    }
  }

  #isUnknown(unit: Unit, o: number): boolean {
    const { occs, exprs } = unit.facts;
    const expr = occs.expr[o]!;
    const receiver = expr < 0 ? -1 : exprs.a[expr]!;
    if (receiver < 0) return true;
    const name = unit.text(occs.name[o]!);
    const values = this.#binder.evaluator.values(unit, receiver);
    return (
      values.length === 0 ||
      values.some((value) => {
        if (value.k === 'unknown' || value.k === 'missing') return true;
        const { miss } = this.#binder.member(value, name);
        return miss === 'unknown' || miss === 'missing';
      })
    );
  }

  #imports(unit: Unit): boolean {
    return memoized(this.#importing, unit, () => {
      const { imports } = unit.facts;
      for (let row = 0; row < imports.count; row++) {
        if (imports.kind[row] === ImportKind.Mention || imports.specifier[row]! < 0) continue;
        const module = this.#binder.modules(unit, row);
        if (module.kind !== 'units') continue;
        if (module.units.some((each) => this.#program.pathInHead(each) === this.#target.headPath)) return true;
      }
      return false;
    });
  }
}
