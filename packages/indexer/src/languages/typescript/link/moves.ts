import type { DeclaredSymbol } from '../../semantics.ts';
import { memoized } from '../memo.ts';
import type { Binder } from './bind/binder.ts';
import type { Program } from './bind/program.ts';
import type { Unit } from './bind/unit.ts';
import { symbolsOf } from './question/symbols.ts';
import type { Target } from './question/target.ts';

/** Where a removed symbol lives on. */
export interface Move {
  readonly code: 'moved_file' | 'renamed' | 'reexport_shim';
  readonly path: string;
  readonly key: string;
}

/** Finds what became of symbols that a change took from their place. */
export class Moves {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #symbols = new Map<Unit, DeclaredSymbol[]>();

  constructor(program: Program, binder: Binder) {
    this.#program = program;
    this.#binder = binder;
  }

  /**
   * A symbol has moved where its old place offers it again from elsewhere, where its file was renamed, where a
   * declaration that is new in head has its name and its body, or where one in the same file has its body under a new name.
   */
  find(target: Target): Move | null {
    if (!target.removed) return null;
    const head = this.#program.head.unit(target.headPath);
    return (
      this.#shim(target, head) ??
      this.#renamedFile(target, head) ??
      this.#elsewhere(target) ??
      this.#renamed(target, head)
    );
  }

  #shim(target: Target, head: Unit | null): Move | null {
    if (head === null || target.isMember) return null;
    for (const name of target.exportNames) {
      if (head.exportRows(name).length === 0 && head.exportRows('*').length === 0) continue;
      for (const ref of this.#binder.exported(head, name).decls) {
        if (ref.unit.side.tag !== 'head' || (ref.unit === head && name !== 'default')) continue;
        const key = this.#keyOf(ref.unit, ref.decl);
        if (ref.unit === head) continue;
        if (key !== null) return { code: 'reexport_shim', path: ref.unit.path, key };
      }
    }
    return null;
  }

  #renamedFile(target: Target, head: Unit | null): Move | null {
    if (head === null || target.headPath === target.symbol.path) return null;
    const same = this.#symbolsOf(head).find((each) => each.key === target.symbol.key);
    return same === undefined ? null : { code: 'moved_file', path: head.path, key: same.key };
  }

  #elsewhere(target: Target): Move | null {
    const hashes = bodies(target.unit, target.symbol.decls);
    const { name } = target.symbol;
    if (name === 'default' || hashes.size === 0) return null;
    for (const path of this.#program.head.view.filesWithWord(name)) {
      if (path === target.symbol.path || !this.#changed(path)) continue;
      const unit = this.#program.head.unit(path);
      if (unit === null) continue;
      for (const each of this.#symbolsOf(unit)) {
        if (
          each.name !== name ||
          !comparable(each.kind, target.symbol.kind) ||
          (each.container === null) !== (target.symbol.container === null)
        )
          continue;
        if (this.#existedBefore(unit, each.key)) continue;
        for (const hash of bodies(unit, each.decls))
          if (hashes.has(hash)) return { code: 'moved_file', path, key: each.key };
      }
    }
    return null;
  }

  #renamed(target: Target, head: Unit | null): Move | null {
    if (head === null) return null;
    const hashes = bodies(target.unit, target.symbol.decls);
    if (hashes.size === 0) return null;
    for (const each of this.#symbolsOf(head)) {
      if (
        each.kind !== target.symbol.kind ||
        each.container !== target.symbol.container ||
        each.key === target.symbol.key
      )
        continue;
      if (this.#existedBefore(head, each.key)) continue;
      for (const hash of bodies(head, each.decls))
        if (hashes.has(hash)) return { code: 'renamed', path: head.path, key: each.key };
    }
    return null;
  }

  #existedBefore(unit: Unit, key: string): boolean {
    const before = this.#program.counterpart(unit);
    return before !== null && this.#symbolsOf(before).some((each) => each.key === key);
  }

  #changed(path: string): boolean {
    const now = this.#program.head.view.file(path)?.oid;
    const before = this.#program.base?.view.file(this.#program.basePath(path))?.oid;
    return now !== before;
  }

  #keyOf(unit: Unit, decl: number): string | null {
    return this.#symbolsOf(unit).find((each) => each.decls.includes(decl))?.key ?? null;
  }

  #symbolsOf(unit: Unit): DeclaredSymbol[] {
    return memoized(this.#symbols, unit, () => symbolsOf(unit.facts, unit.path));
  }
}

/** Body hashes of declarations; those that are not computed, or that say nothing, are left out. */
function bodies(unit: Unit, decls: readonly number[]): Set<number> {
  const out = new Set<number>();
  for (const decl of decls) {
    const hash = unit.facts.decls.bodyHash[decl]!;
    if (hash !== 0 && hash !== -1 && size(unit, decl) >= 12) out.add(hash);
  }
  return out;
}

/** Length without the name: two declarations of a few characters are alike by chance. */
function size(unit: Unit, decl: number): number {
  const { decls } = unit.facts;
  return decls.end[decl]! - decls.start[decl]! - (decls.nameEnd[decl]! - decls.nameStart[decl]!);
}

function comparable(a: string, b: string): boolean {
  return a === b || (CALLABLE.has(a) && CALLABLE.has(b));
}

const CALLABLE = new Set(['function', 'variable', 'method']);
