import type { LimitCode } from 'nonesuch-schema';
import type { Comparison } from '../../../semantics.ts';
import { memoized } from '../../memo.ts';
import type { Resolution } from '../resolve/module-resolver.ts';
import { dirOf, stemOf } from '../resolve/path-names.ts';
import { Side } from './side.ts';
import type { Unit } from './unit.ts';

/** A module that a specifier leads to, or why there is none. */
export type ModuleTarget =
  /** `guessed`: no rule leads there, a file of that name lies where a root may be. It may be meant, and proves nothing. */
  | { readonly kind: 'units'; readonly units: readonly Unit[]; readonly guessed: boolean }
  /** In the repository, but nothing that this room reads (JSON, CSS, an image), or a foreign language. */
  | { readonly kind: 'asset'; readonly path: string }
  | { readonly kind: 'external' }
  | { readonly kind: 'missing'; readonly code: LimitCode; readonly path: string | null };

/**
 * The head revision, and the base behind it. A look-up that fails in head is tried in base: what only base can answer
 * is what the change took away, so an occurrence that binds there dangles.
 */
export class Program {
  readonly head: Side;
  readonly base: Side | null;
  readonly #headOfBase = new Map<string, string>();
  readonly #baseOfHead: ReadonlyMap<string, string>;
  readonly #anew = new Map<string, string>();

  constructor(comparison: Comparison) {
    this.head = new Side('head', comparison.head);
    this.base = comparison.base === null ? null : new Side('base', comparison.base);
    this.#baseOfHead = comparison.renames;
    for (const [head, base] of comparison.renames) this.#headOfBase.set(base, head);
  }

  /** The same file on the other side, through renames; null where it has none. */
  counterpart(unit: Unit): Unit | null {
    if (this.base === null) return null;
    if (unit.side.tag === 'head') return this.base.unit(this.basePath(unit.path));
    return this.head.unit(this.headPath(unit.path));
  }

  /** Path that a base file has in head: its own while it is there, else the one that it was renamed to. */
  headPath(basePath: string): string {
    if (this.head.view.file(basePath) !== undefined) return basePath;
    const renamed = this.#headOfBase.get(basePath);
    if (renamed !== undefined || this.base === null) return renamed ?? basePath;
    return memoized(this.#anew, basePath, () => this.#inPlaceOf(basePath) ?? basePath);
  }

  /** `format.js` that was written anew as `format.ts`, or as `format/index.ts`: what imported the one imports the other. */
  #inPlaceOf(basePath: string): string | null {
    const { head, base } = this;
    const isNew = (path: string): boolean =>
      head.view.file(path) !== undefined && base!.view.file(path) === undefined && !this.#baseOfHead.has(path);
    return samePlace(basePath).find(isNew) ?? null;
  }

  /** Path of head of a file of either side. */
  pathInHead(unit: Unit): string {
    return unit.side.tag === 'base' ? this.headPath(unit.path) : unit.path;
  }

  basePath(headPath: string): string {
    const before = this.#baseOfHead.get(headPath);
    if (before !== undefined || this.base === null || this.base.view.file(headPath) !== undefined)
      return before ?? headPath;
    return samePlace(headPath).find((path) => this.#wasReplacedBy(path, headPath)) ?? headPath;
  }

  #wasReplacedBy(basePath: string, headPath: string): boolean {
    return this.base!.view.file(basePath) !== undefined && this.headPath(basePath) === headPath;
  }

  /** Where a specifier leads on the unit's own side; from head, a module that only base has is found there. */
  module(from: Unit, specifier: string, loader: 'module' | 'amd' = 'module'): ModuleTarget {
    const own = this.#target(from.side, from.side.resolver.resolve(from.path, specifier, loader));
    if (own.kind !== 'missing' && own.kind !== 'external') return own;
    if (from.side.tag === 'head' && this.base !== null) {
      const before = this.#target(this.base, this.base.resolver.resolve(this.basePath(from.path), specifier, loader));
      if (before.kind === 'units') return before;
    }
    return own;
  }

  #target(side: Side, resolution: Resolution): ModuleTarget {
    if (resolution.kind !== 'files') return resolution;
    const units: Unit[] = [];
    for (const path of resolution.paths) {
      const unit = side.unit(side.behindLinks(path));
      if (unit !== null) units.push(unit);
    }
    if (units.length > 0) return { kind: 'units', units, guessed: resolution.guessed };
    const file = side.view.file(resolution.paths[0]!);
    if (file !== undefined && file.state !== 'read' && file.state !== 'link')
      return { kind: 'missing', code: file.state === 'lfs' ? 'lfs_pointer' : 'file_unread', path: file.path };
    if (file?.outOfScope) return { kind: 'missing', code: 'scope_narrowed', path: file.path };
    return { kind: 'asset', path: resolution.paths[0]! };
  }
}

const SOURCES = ['ts', 'tsx', 'js', 'jsx', 'mjs', 'cjs', 'mts', 'cts'];

/** Paths of sources that the specifier of a source leads to, too: with another ending, as the index of a folder. */
function samePlace(path: string): string[] {
  const ending = /\.([cm]?[jt]sx?)$/.exec(path);
  if (ending === null || path.endsWith('.d.ts')) return [];
  const bare = path.slice(0, ending.index);
  const place = stemOf(path) === 'index' && dirOf(path) !== '' ? dirOf(path) : bare;
  return [place, `${place}/index`].flatMap((each) => SOURCES.map((source) => `${each}.${source}`));
}
