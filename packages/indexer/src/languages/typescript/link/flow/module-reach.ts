import { memoized } from '../../memo.ts';
import type { Binder } from '../bind/binder.ts';
import { declarationKey } from '../bind/declaration-key.ts';
import type { Importers } from '../bind/importers.ts';
import type { Program } from '../bind/program.ts';
import type { DeclRef } from '../bind/unit.ts';
import type { Asks } from '../conventions/asks.ts';
import { conventionOf } from '../conventions/conventions.ts';
import { isTakenByAlias } from '../loads/alias-imports.ts';
import type { Loads } from '../loads/loads.ts';
import type { ModuleMentions } from '../loads/module-mentions.ts';
import { Findings } from '../question/findings.ts';
import { symbolsOf } from '../question/symbols.ts';
import { standingTarget, type Target } from '../question/target.ts';
import type { Exposer, Exposure } from './exposure.ts';
import { lazyAsks } from './lazy-asks.ts';

/** Who has what a module exports without an import that names it. */
export class ModuleReach {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #importers: Importers;
  readonly #exposer: Exposer;
  readonly #mentions: ModuleMentions;
  readonly #loads: Loads;
  readonly #loose = new Map<string, boolean>();
  readonly #loaded = new Map<string, boolean>();
  readonly #asks = new Map<string, readonly Asks[]>();

  constructor(
    program: Program,
    binder: Binder,
    importers: Importers,
    exposer: Exposer,
    mentions: ModuleMentions,
    loads: Loads,
  ) {
    this.#program = program;
    this.#binder = binder;
    this.#importers = importers;
    this.#exposer = exposer;
    this.#mentions = mentions;
    this.#loads = loads;
  }

  /** Whether something loads the module at a path by a pattern, by its folder or by its path. */
  isLoaded(path: string): boolean {
    return memoized(this.#loaded, path, () => {
      if (this.#mentions.of(path).length > 0) return true;
      const findings = new Findings();
      this.#loads.check(path, false, findings);
      return !findings.isSilent;
    });
  }

  /**
   * What tools ask of a class that they find themselves: one whose configuration names its module, one that is given a function
   * that imports it, one by whose convention the module has its place.
   */
  asksOf(ref: DeclRef): readonly Asks[] {
    return memoized(this.#asks, declarationKey(this.#program, ref), () => {
      const found: Asks[] = [];
      for (const [path, names] of this.#modulesOf(ref)) {
        const taken = (): boolean =>
          [...names.keys()].some((name) => isTakenByAlias(this.#program, this.#binder, name));
        if (this.#mentions.of(path).some(({ by }) => by === 'configuration' || (by === 'alias' && taken())))
          found.push('anything');
        found.push(...lazyAsks(this.#program, this.#binder, this.#importers, path));
        for (const name of names.keys()) {
          const convention = conventionOf(path, name, (each) => this.#depends(path, each));
          if (convention !== null) found.push(convention.asks);
        }
      }
      return found;
    });
  }

  #modulesOf(ref: DeclRef): Exposure['modules'] {
    const target = this.#outermost(ref);
    return target === null ? new Map() : this.#exposer.expose(target, new Findings()).modules;
  }

  #outermost({ unit, decl }: DeclRef): Target | null {
    const { container } = unit.facts.decls;
    let outer = decl;
    while (container[outer]! >= 0) outer = container[outer]!;
    const symbol = symbolsOf(unit.facts, unit.path).find((each) => each.decls.includes(outer));
    const target = symbol === undefined ? null : standingTarget(this.#program, unit, symbol);
    return target?.reach === 'program' ? target : null;
  }

  /** Whether a namespace that holds a declaration goes where it is not followed, or a tool takes what its module exports. */
  isLoose(ref: DeclRef): boolean {
    return memoized(this.#loose, declarationKey(this.#program, ref), () => this.#find(ref));
  }

  #find(ref: DeclRef): boolean {
    const target = this.#outermost(ref);
    if (target === null) return false;
    const { modules, loose } = this.#exposer.expose(target, new Findings());
    if (loose) return true;
    return [...modules].some(
      ([path, names]) =>
        this.isLoaded(path) ||
        [...names.keys()].some((name) => conventionOf(path, name, (each) => this.#depends(path, each)) !== null),
    );
  }

  #depends(path: string, dependency: string): boolean {
    return this.#program.head.resolver.files.dependsOn(path, dependency);
  }
}
