import { ExprKind, Role, Use } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import { keyBefore } from '../bind/literal-keys.ts';
import type { Program } from '../bind/program.ts';
import type { Unit } from '../bind/unit.ts';
import type { Target } from '../question/target.ts';

/**
 * Keys under which base kept a removed function or value, and head does not any more: `export default { getUser }`,
 * `Tabs.Panel = TabsPanel`, `window.save = save`, `defineExpose({ openAt })`. Who reads such a key names the symbol by
 * it, though no module exports it.
 */
export interface OfferedKeys {
  readonly names: ReadonlySet<string>;
  /** It was put on the global object: every script sees it by its bare name. */
  readonly everywhere: boolean;
  /** Whether a value of a declaration, or of a module's default export (`default`), had such a key. */
  had(unit: Unit, owner: string, key: string): boolean;
}

export const NOTHING_OFFERED: OfferedKeys = { names: new Set(), everywhere: false, had: () => false };

const GLOBAL_OBJECTS: ReadonlySet<string> = new Set(['window', 'globalThis', 'self', 'global']);

interface Place {
  readonly key: string;
  /** The declaration, or `default`, whose value has the key; null where it is kept elsewhere. */
  readonly owner: string | null;
  readonly everywhere: boolean;
}

/** Finds the keys that head has dropped together with the symbol. */
export function offeredKeys(program: Program, binder: Binder, target: Target): OfferedKeys {
  if (!target.removed || target.isMember || program.base === null) return NOTHING_OFFERED;
  const names = new Set<string>();
  const owners = new Set<string>();
  let everywhere = false;
  for (const unit of unitsNaming(program, target))
    for (const place of placesIn(unit, binder, target)) {
      const headPath = program.headPath(unit.path);
      const now = program.head.unit(headPath);
      if (now !== null && keysNamed(now, place.key) >= keysNamed(unit, place.key)) continue;
      names.add(place.key);
      everywhere ||= place.everywhere;
      if (place.owner !== null) owners.add(`${headPath}\0${place.owner}\0${place.key}`);
    }
  return names.size === 0
    ? NOTHING_OFFERED
    : { names, everywhere, had: (unit, owner, key) => owners.has(`${unit.path}\0${owner}\0${key}`) };
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
      if (exprs.use[expr] === Use.Stored && at >= 0 && exprs.kind[at] === ExprKind.Object) {
        const key = occs.role[o] === Role.Shorthand ? o : keyBefore(unit, at, occs.start[o]!);
        const owner = ownerOfLiteral(unit, at);
        // Under another key it counts where the literal is known: `{ render: renderRow }` stands in every table.
        if (key < 0 || (owner === null && unit.text(occs.name[key]!) !== target.symbol.name)) continue;
        found.push({ key: unit.text(occs.name[key]!), owner, everywhere: false });
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
        found.push({ key: unit.text(name), owner, everywhere });
      }
    }
  return found;
}

/** What a literal is the value of: `default`, or the declaration that it initialises. Null where it is neither. */
export function ownerOfLiteral(unit: Unit, literal: number): string | null {
  const { decls, exprs, exports } = unit.facts;
  const at = exprs.target[literal]!;
  if (at < 0) return null;
  if (exprs.use[literal] === Use.Export) return unit.text(exports.name[at]!);
  return exprs.use[literal] === Use.Init ? unit.text(decls.name[at]!) || 'default' : null;
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
