import { ExprKind, Use } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import type { Importers } from '../bind/importers.ts';
import type { Program } from '../bind/program.ts';
import type { Unit } from '../bind/unit.ts';
import type { Target } from '../question/target.ts';

/** The name of a custom element, or a component's tag that could be one. */
const TAG = /^[a-z][\p{L}\p{N}._]*(?:-[\p{L}\p{N}._]+)+$/u;

interface Registration {
  /** Tags that the first argument can be. */
  readonly tags: readonly string[];
  /** Expression of what is registered. */
  readonly value: number;
}

/**
 * Tags under which programs register what is behind them: `customElements.define('fancy-box', FancyBox)`,
 * `app.component('fancy-box', FancyBox)`. A tag and the thing, side by side in one call, whatever the call is named.
 */
export class Registrations {
  readonly #binder: Binder;
  readonly #target: Target;
  /** Tags that the symbol is registered for, on the side that declares it. */
  readonly ofTarget: ReadonlySet<string>;

  constructor(program: Program, binder: Binder, importers: Importers, target: Target) {
    this.#binder = binder;
    this.#target = target;
    this.ofTarget = target.isMember ? new Set() : new Set(this.#tagsOfTarget(program, importers));
  }

  /** Whether a file registers something else for this tag. */
  givesElsewhere(unit: Unit, tag: string): boolean {
    return registrationsOf(this.#binder, unit).some(
      ({ tags, value }) => tags.includes(tag) && !this.#isTarget(unit, value),
    );
  }

  *#tagsOfTarget(program: Program, importers: Importers): Iterable<string> {
    const { side, symbol, unit } = this.#target;
    const paths = new Set([unit.path]);
    // What another file registers is used there; where it is a removal, that may be gone with it.
    if (side !== program.head) {
      if (symbol.name !== 'default') for (const path of side.view.filesWithWord(symbol.name)) paths.add(path);
      for (const site of importers.of(side, unit.path)) paths.add(site.unit.path);
    }
    for (const path of paths) {
      const user = side.unit(path);
      if (user === null) continue;
      for (const { tags, value } of registrationsOf(this.#binder, user)) if (this.#isTarget(user, value)) yield* tags;
    }
  }

  #isTarget(unit: Unit, value: number): boolean {
    return this.#binder.evaluator
      .values(unit, value)
      .some(
        (each) => each.k === 'declaration' && (this.#target.is(each.ref) || this.#initialises(each.ref.decl, unit)),
      );
  }

  /** `const FancyBox = class …`: the class is the variable's value. */
  #initialises(decl: number, unit: Unit): boolean {
    const literal = unit === this.#target.unit ? unit.expressionOf(decl) : -1;
    if (literal < 0 || unit.facts.exprs.use[literal] !== Use.Init) return false;
    return this.#target.refs.some((ref) => ref.decl === unit.facts.exprs.target[literal]);
  }
}

function registrationsOf(binder: Binder, unit: Unit): Registration[] {
  const found: Registration[] = [];
  const { exprs } = unit.facts;
  for (let e = 0; e < exprs.count; e++) {
    if (exprs.kind[e] !== ExprKind.Call) continue;
    const args = unit.argumentsOf(e);
    if (args.length < 2) continue;
    const tags = binder.evaluator
      .values(unit, args[0]!)
      .flatMap((value) => (value.k === 'string' && TAG.test(value.text) ? [value.text] : []));
    if (tags.length > 0) found.push({ tags, value: args[1]! });
  }
  return found;
}
