import { DeclFlag, DeclKind, Space } from '../../../../facts/kinds.ts';
import type { DeclaredSymbol } from '../../../semantics.ts';
import { type Binder, sameDeclaration } from '../bind/binder.ts';
import type { Program } from '../bind/program.ts';
import type { Unit } from '../bind/unit.ts';
import { symbolsOf } from './symbols.ts';

/**
 * What a symbol can lose while its name stays: one of its overloads, the half of an accessor that reads or the one that
 * writes, its value (a class that becomes an interface) or its type.
 */
export type PartKind = 'overload' | 'getter' | 'setter' | 'value' | 'type';

const PARTS: ReadonlySet<string> = new Set<PartKind>(['overload', 'getter', 'setter', 'value', 'type']);

/** What was lost of a symbol that stays; null for a symbol that is asked about as a whole. */
export function partOf({ kind, part }: DeclaredSymbol): PartKind | null {
  return part === true && PARTS.has(kind) ? (kind as PartKind) : null;
}

/** Whether it is a name that a file handed on from another one. */
export function isHandedOn(symbol: DeclaredSymbol): boolean {
  return symbol.kind === 'export' && symbol.decls.length === 0;
}

/** Finds what a file of base has lost of what it still names, and the names that it handed on. */
export class LostParts {
  readonly #program: Program;
  readonly #binder: Binder;

  constructor(program: Program, binder: Binder) {
    this.#program = program;
    this.#binder = binder;
  }

  of(path: string): DeclaredSymbol[] {
    const before = this.#program.base?.unit(path) ?? null;
    if (before === null || this.#program.headPath(path) !== path) return [];
    const now = this.#program.head.unit(path);
    return [...(now === null ? [] : this.#parts(before, now)), ...this.#handedOn(before, now)];
  }

  #parts(before: Unit, now: Unit): DeclaredSymbol[] {
    const kept = new Map(symbolsOf(now.facts, now.path).map((symbol) => [symbol.key, symbol]));
    return symbolsOf(before.facts, before.path).flatMap((symbol) => {
      const there = kept.get(symbol.key);
      const lost = there === undefined ? [] : lostOf(before, symbol.decls, now, there.decls);
      return lost.map((kind) => ({ ...symbol, kind, part: true as const }));
    });
  }

  /** `export { a } from './x'` that is gone, where `a` itself stays: whose removal tells of those that went with it. */
  #handedOn(before: Unit, now: Unit | null): DeclaredSymbol[] {
    const declared = new Set(symbolsOf(before.facts, before.path).flatMap((symbol) => symbol.offered));
    const lost: DeclaredSymbol[] = [];
    for (const name of new Set([...before.exportNames(), ...this.#throughStars(before, now)])) {
      if (name === '*' || name === 'export=' || name === '' || declared.has(name)) continue;
      if (now !== null && isOfferedByHead(this.#binder, now, name)) continue;
      const { decls } = this.#binder.exported(before, name);
      if (decls.length > 0 && !decls.some((ref) => this.#stays(ref))) continue;
      const offered = [name];
      const { path } = before;
      lost.push({ path, key: name, name, container: null, kind: 'export', decls: [], aliases: [], offered });
    }
    return lost;
  }

  /** Names that came through an `export * from` that head has lost. */
  *#throughStars(before: Unit, now: Unit | null, seen = new Set([before])): Iterable<string> {
    const left = new Set(now === null ? [] : starsOf(now));
    for (const row of before.exportRows('*')) {
      const imp = before.facts.exports.imp[row]!;
      if (imp < 0 || left.has(before.text(before.facts.imports.specifier[imp]!))) continue;
      const module = this.#binder.modules(before, imp);
      for (const unit of module.kind === 'units' ? module.units : []) {
        if (seen.has(unit)) continue;
        seen.add(unit);
        for (const name of unit.exportNames()) if (name !== 'default') yield name;
        yield* this.#throughStars(unit, null, seen);
      }
    }
  }

  #stays(ref: { unit: Unit; decl: number }): boolean {
    const head = this.#program.head.unit(this.#program.pathInHead(ref.unit));
    return head !== null && sameDeclaration(ref, head) !== null;
  }
}

/** Whether head offers a name of a module from head, or from outside. */
export function isOfferedByHead(binder: Binder, unit: Unit, name: string): boolean {
  if (unit.side.tag === 'base') return false;
  const found = binder.exported(unit, name);
  if (found.miss === 'external' || found.miss === 'unknown' || found.miss === 'missing') return true;
  return (
    found.decls.some((ref) => ref.unit.side.tag === 'head') ||
    found.values.some((value) => {
      if (value.k === 'namespace' || value.k === 'object') return value.unit.side.tag === 'head';
      return value.k === 'instance' ? value.ref.unit.side.tag === 'head' : true;
    })
  );
}

/** Specifiers of a file's `export * from`. */
function starsOf(unit: Unit): string[] {
  const { exports, imports } = unit.facts;
  return unit
    .exportRows('*')
    .flatMap((row) => (exports.imp[row]! < 0 ? [] : [unit.text(imports.specifier[exports.imp[row]!]!)]));
}

function lostOf(before: Unit, was: readonly number[], now: Unit, is: readonly number[]): PartKind[] {
  const lost: PartKind[] = [];
  if (overloads(before, was) > Math.max(1, overloads(now, is)) && isCallable(now, is)) lost.push('overload');
  if (reads(before, was) && writes(now, is) && !reads(now, is)) lost.push('getter');
  if (writes(before, was) && reads(now, is) && !writes(now, is)) lost.push('setter');
  const spaces = isAtTop(before, was) && isAtTop(now, is) ? spacesOf(before, was) & ~spacesOf(now, is) : 0;
  if ((spaces & Space.Value) !== 0) lost.push('value');
  if ((spaces & Space.Type) !== 0) lost.push('type');
  return lost;
}

function overloads({ facts: { decls } }: Unit, rows: readonly number[]): number {
  return rows.filter(
    (row) =>
      (decls.flags[row]! & DeclFlag.Signature) !== 0 &&
      (decls.kind[row] === DeclKind.Function || decls.kind[row] === DeclKind.Method),
  ).length;
}

function isCallable({ facts: { decls } }: Unit, rows: readonly number[]): boolean {
  return rows.some((row) => decls.kind[row] === DeclKind.Function || decls.kind[row] === DeclKind.Method);
}

/** A field is read and written, whatever else its declaration says. */
function has({ facts: { decls } }: Unit, rows: readonly number[], half: number): boolean {
  return rows.some((row) =>
    decls.kind[row] === DeclKind.Accessor
      ? (decls.flags[row]! & half) !== 0
      : decls.kind[row] === DeclKind.Property || decls.kind[row] === DeclKind.Method,
  );
}

function reads(unit: Unit, rows: readonly number[]): boolean {
  return has(unit, rows, DeclFlag.Getter);
}

function writes(unit: Unit, rows: readonly number[]): boolean {
  const { decls } = unit.facts;
  const isAccessor = rows.some((row) => decls.kind[row] === DeclKind.Accessor);
  // What was readonly was never written: turned into a getter it loses nothing.
  const isField = rows.some(
    (row) => decls.kind[row] === DeclKind.Property && (decls.flags[row]! & DeclFlag.Readonly) === 0,
  );
  return isField || (isAccessor && has(unit, rows, DeclFlag.Setter));
}

/** Members have one space; and what is imported beside a declaration of its name is in the other one. */
function isAtTop(unit: Unit, rows: readonly number[]): boolean {
  const { decls } = unit.facts;
  return rows.every(
    (row) =>
      decls.container[row]! < 0 && !unit.topLevel(unit.text(decls.name[row]!)).some((each) => unit.isImport(each)),
  );
}

function spacesOf({ facts: { decls } }: Unit, rows: readonly number[]): number {
  return rows.reduce((all, row) => all | Math.max(0, decls.space[row]!), 0);
}
