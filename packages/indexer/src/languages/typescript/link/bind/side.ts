import type { RevisionView } from '../../../semantics.ts';
import { memoized } from '../../memo.ts';
import { ModuleResolver } from '../resolve/module-resolver.ts';
import { dirOf, join } from '../resolve/path-names.ts';
import { Unit } from './unit.ts';

/** Extensions whose facts this room has extracted. */
const OURS = 'typescript';

const resolvers = new WeakMap<object, ModuleResolver>();

/** Paths and configuration are the same for every question about a revision, and no answer counts them as parsed. */
function resolverOf(view: RevisionView): ModuleResolver {
  return memoized(resolvers, view.revision ?? view, () => new ModuleResolver(view));
}

/** One revision with its resolver and the units that were looked at. */
export class Side {
  readonly tag: 'head' | 'base';
  readonly view: RevisionView;
  readonly resolver: ModuleResolver;
  readonly #units = new Map<string, Unit | null>();

  constructor(tag: 'head' | 'base', view: RevisionView) {
    this.tag = tag;
    this.view = view;
    this.resolver = resolverOf(view);
  }

  /** The parsed file at a path, or null where there is none that this room reads, or where it is out of scope. */
  unit(path: string): Unit | null {
    const known = this.#units.get(path);
    if (known !== undefined) return known;
    const file = this.view.file(path);
    const facts = file === undefined || file.outOfScope || file.room !== OURS ? null : this.view.facts(path);
    const unit = facts === null || facts.room !== OURS ? null : new Unit(this, path, facts);
    this.#units.set(path, unit);
    return unit;
  }

  /** The tracked path that a symbolic link ends at; the path itself where it is no link, or leads out of the repository. */
  behindLinks(path: string): string {
    let at = path;
    // A ring of links ends nowhere.
    for (let steps = 0; steps < 8; steps++) {
      const written = this.view.linkTarget(at);
      if (written === null) return at;
      const target = join(dirOf(at), written);
      if (target === null) return path;
      at = target;
    }
    return path;
  }
}
