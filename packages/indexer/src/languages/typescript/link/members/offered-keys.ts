import { ExprKind, Role, Use } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import { keyOf } from '../bind/literal-keys.ts';
import type { Program } from '../bind/program.ts';
import type { Unit } from '../bind/unit.ts';
import type { Target } from '../question/target.ts';
import { isKeptByOwnName, registrationOf, textsNamed } from './registered-names.ts';

/**
 * Keys under which base kept a removed function or value, and head does not any more: `export default { getUser }`,
 * `Tabs.Panel = TabsPanel`, `window.save = save`, `defineExpose({ openAt })`. Who reads such a key names the symbol by
 * it, though no module exports it.
 */
export interface OfferedKeys {
  readonly names: ReadonlySet<string>;
  /** It was put on the global object: every script sees it by its bare name. */
  readonly everywhere: boolean;
  /** It was given to code that we do not see under such a name: that one may have it under any receiver, or under none. */
  readonly registered: boolean;
  /** Whether a value of a declaration, or of a module's default export (`default`), had such a key. */
  had(unit: Unit, owner: string, key: string): boolean;
}

export const NOTHING_OFFERED: OfferedKeys = {
  names: new Set(),
  everywhere: false,
  registered: false,
  had: () => false,
};

const GLOBAL_OBJECTS: ReadonlySet<string> = new Set(['window', 'globalThis', 'self', 'global']);

interface Place {
  readonly key: string;
  /** The declaration, or `default`, whose value has the key; null where it is kept elsewhere. */
  readonly owner: string | null;
  readonly everywhere: boolean;
  /** How the key is written: as one of a literal, as a text that a call is given, or nowhere (the value tells its own name). */
  readonly by: 'key' | 'text' | 'name';
}

/** Finds the keys that head has dropped together with the symbol. */
export function offeredKeys(program: Program, binder: Binder, target: Target): OfferedKeys {
  if (!target.removed || target.isMember || program.base === null) return NOTHING_OFFERED;
  const names = new Set<string>();
  const owners = new Set<string>();
  let everywhere = false;
  let registered = false;
  for (const unit of unitsNaming(program, target))
    for (const place of placesIn(unit, binder, target)) {
      const headPath = program.headPath(unit.path);
      const now = program.head.unit(headPath);
      if (now !== null && place.by !== 'name' && written(now, place) >= written(unit, place)) continue;
      names.add(place.key);
      everywhere ||= place.everywhere;
      registered ||= place.by === 'text';
      if (place.owner !== null) owners.add(`${headPath}\0${place.owner}\0${place.key}`);
    }
  return names.size === 0
    ? NOTHING_OFFERED
    : { names, everywhere, registered, had: (unit, owner, key) => owners.has(`${unit.path}\0${owner}\0${key}`) };
}

/** Files of base in which the symbol may be read: its own, and those that import it. */
function unitsNaming(program: Program, target: Target): Unit[] {
  const units = new Set([target.unit]);
  const { base } = program;
  if (target.reach !== 'file' && base !== null)
    for (const path of base.view.filesWithWord(target.symbol.name)) {
      const unit = base.unit(path);
      if (unit !== null) units.add(unit);
    }
  return [...units];
}

function placesIn(unit: Unit, binder: Binder, target: Target): Place[] {
  const { decls, occs, exprs } = unit.facts;
  const found: Place[] = [];
  const readers = unit === target.unit ? target.refs.map((ref) => ref.decl) : [];
  if (unit !== target.unit)
    for (const decl of unit.topLevel(target.symbol.name))
      if (unit.isImport(decl) && binder.declaration({ unit, decl }).decls.some((ref) => target.is(ref)))
        readers.push(decl);
  for (const decl of readers)
    for (const o of unit.references(decl)) {
      const expr = occs.expr[o]!;
      if (expr < 0) continue;
      const at = exprs.target[expr]!;
      const kept = registrationOf(binder, unit, expr);
      for (const key of kept?.names ?? []) found.push({ key, owner: null, everywhere: kept!.everywhere, by: 'text' });
      if (isKeptByOwnName(unit, expr))
        found.push({ key: target.symbol.name, owner: null, everywhere: false, by: 'name' });
      if (exprs.use[expr] === Use.Stored && at >= 0 && exprs.kind[at] === ExprKind.Object) {
        const key = keyOf(unit, at, expr);
        const owner = ownerOfLiteral(unit, at);
        // Under another key it counts where the literal is known: `{ render: renderRow }` stands in every table.
        if (key === '' || (owner === null && key !== target.symbol.name)) continue;
        found.push({ key, owner, everywhere: false, by: 'key' });
      } else if (exprs.use[expr] === Use.Assigned && at >= 0) {
        const left = exprs.a[at]!;
        if (left < 0 || exprs.kind[left] !== ExprKind.Member) continue;
        const name = exprs.b[left]! >= 0 ? occs.name[exprs.b[left]!]! : exprs.c[left]!;
        if (name < 0) continue;
        const receiver = exprs.a[left]!;
        const root = receiver >= 0 && exprs.kind[receiver] === ExprKind.Ident ? exprs.a[receiver]! : -1;
        const bound = root >= 0 ? occs.bind[root]! : -1;
        const everywhere = root >= 0 && bound < 0 && GLOBAL_OBJECTS.has(unit.text(occs.name[root]!));
        const owner = bound >= 0 ? unit.text(decls.name[bound]!) : null;
        found.push({ key: unit.text(name), owner, everywhere, by: 'key' });
      }
    }
  return found;
}

/**
 * What a literal is the value of: `default`, the declaration that it initialises, the function that returns it (`name()`).
 * Null where it is none.
 */
export function ownerOfLiteral(unit: Unit, literal: number): string | null {
  const { decls, exprs, exports } = unit.facts;
  const at = exprs.target[literal]!;
  if (at < 0) return null;
  if (exprs.use[literal] === Use.Export) return unit.text(exports.name[at]!);
  if (exprs.use[literal] === Use.Return) return nameOfFunction(unit, at);
  return exprs.use[literal] === Use.Init ? unit.text(decls.name[at]!) || 'default' : null;
}

function nameOfFunction(unit: Unit, func: number): string | null {
  const named = unit.holderOf(func);
  const name = named < 0 ? '' : unit.text(unit.facts.decls.name[named]!);
  return name === '' ? null : `${name}()`;
}

function written(unit: Unit, { key, by }: Place): number {
  return by === 'name' ? 0 : keysNamed(unit, key) + textsNamed(unit, key);
}

/** How often a file spells a name as a key that it gives something under. */
function keysNamed(unit: Unit, key: string): number {
  const id = unit.nameId(key);
  if (id < 0) return 0;
  const { occs, exprs } = unit.facts;
  let count = 0;
  for (let o = 0; o < occs.count; o++) {
    if (occs.name[o] !== id) continue;
    const expr = occs.expr[o]!;
    const parent = expr < 0 ? -1 : exprs.target[expr]!;
    const isAssigned =
      occs.role[o] === Role.Member && parent >= 0 && exprs.kind[parent] === ExprKind.Assign && exprs.a[parent] === expr;
    if (isAssigned || occs.role[o] === Role.PropertyKey || occs.role[o] === Role.Shorthand) count++;
  }
  return count;
}
