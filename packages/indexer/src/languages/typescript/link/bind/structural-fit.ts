import { DeclFlag, DeclKind, ExprKind } from '../../../../facts/kinds.ts';
import type { Binder } from './binder.ts';
import type { DeclRef, Unit } from './unit.ts';

/** The names that a type declares, inherited ones included. */
interface Shape {
  readonly all: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  /** The primitive types of those members that are declared to have one; of a literal type, its text in quotes. */
  readonly primitives: ReadonlyMap<string, string>;
  /** False where a parent could not be followed: it may have more. */
  readonly whole: boolean;
  /** A private member makes a class nominal: only it and its subclasses fit. */
  readonly nominal: boolean;
}

/**
 * Whether a value of one class may stand where another type is expected without saying so: TypeScript asks for members,
 * not for names. A call through that type then lands in the class.
 */
export class StructuralFit {
  readonly #binder: Binder;
  readonly #shapes = new Map<string, Shape>();

  constructor(binder: Binder) {
    this.#binder = binder;
  }

  /**
   * @param container the class whose member is asked about
   * @param onStatics whether that member is static: then the class itself is the value
   * @param type the type through which a member of the same name is read
   */
  fits(container: DeclRef, onStatics: boolean, type: DeclRef): boolean {
    const kind = type.unit.facts.decls.kind[type.decl];
    if (kind !== DeclKind.Interface && kind !== DeclKind.TypeAlias && kind !== DeclKind.Class) return false;
    const wanted = this.#shape(type, false);
    if (wanted.nominal) return false;
    const own = this.#shape(container, onStatics);
    if (!own.whole) return true;
    // What may be missing does not do where it is asked for; nor does a text where a number is.
    for (const name of wanted.required) {
      if (OBJECT_MEMBERS.has(name) || (onStatics && CLASS_MEMBERS.has(name))) continue;
      if (!own.required.has(name)) return false;
      const [has, asked] = [own.primitives.get(name), wanted.primitives.get(name)];
      if (has !== undefined && asked !== undefined && !isAssignable(has, asked)) return false;
    }
    return true;
  }

  #shape(ref: DeclRef, onStatics: boolean): Shape {
    const key = `${ref.unit.side.tag}\0${ref.unit.path}\0${ref.decl}\0${onStatics}`;
    const known = this.#shapes.get(key);
    if (known !== undefined) return known;
    const all = new Set<string>();
    const required = new Set<string>();
    const primitives = new Map<string, string>();
    let whole = true;
    let nominal = false;
    const seen = new Set<string>();
    const visit = (at: DeclRef, depth: number): void => {
      const place = `${at.unit.path}\0${at.decl}`;
      if (seen.has(place)) return;
      seen.add(place);
      if (depth > 16) {
        whole = false;
        return;
      }
      for (const each of this.#binder.merged(at)) {
        const { decls } = each.unit.facts;
        const isClass = decls.kind[each.decl] === DeclKind.Class;
        for (const [name, rows] of each.unit.members(each.decl))
          for (const row of rows) {
            const flags = decls.flags[row]!;
            if (isClass && ((flags & DeclFlag.Static) !== 0) !== onStatics) continue;
            all.add(name);
            if ((flags & DeclFlag.Optional) === 0) required.add(name);
            const primitive = primitiveOf(each.unit, decls.type[row]!, decls.kind[row]!);
            if (primitive !== null && rows.length === 1) primitives.set(name, primitive);
            if (isClass && (flags & (DeclFlag.NonPublic | DeclFlag.HashPrivate)) !== 0) nominal = true;
          }
      }
      for (const parent of this.#binder.parents(at, onStatics)) {
        if (parent === null) whole = false;
        else visit(parent, depth + 1);
      }
    };
    visit(ref, 0);
    const shape = { all, required, primitives, whole, nominal };
    this.#shapes.set(key, shape);
    return shape;
  }
}

const PRIMITIVES = new Set(['string', 'number', 'boolean', 'bigint', 'symbol']);

/** What every object has, and every class, whoever declares it. */
const OBJECT_MEMBERS = new Set(Object.getOwnPropertyNames(Object.prototype));
const CLASS_MEMBERS = new Set(['name', 'length', 'prototype', 'apply', 'call', 'bind']);

/** A literal that is no text: a number, `true`, `null`. Which one, the facts do not say. */
const NO_TEXT = '""';

/** `'circle'` does where a string is asked for, and where `'circle'` is; a string does not where `'circle'` is. */
function isAssignable(has: string, asked: string): boolean {
  return has === asked || (asked === 'string' && has.startsWith('"')) || (has === NO_TEXT && !asked.startsWith('"'));
}

function primitiveOf(unit: Unit, type: number, kind: number): string | null {
  const { exprs } = unit.facts;
  if (kind !== DeclKind.Property || type < 0) return null;
  if (exprs.kind[type] === ExprKind.LiteralType) return `"${unit.text(exprs.c[type]!)}"`;
  if (exprs.kind[type] !== ExprKind.PrimitiveType) return null;
  const name = unit.text(exprs.c[type]!);
  return PRIMITIVES.has(name) ? name : null;
}
