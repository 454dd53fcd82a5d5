import { DeclFlag, DeclKind } from '../../../facts/kinds.ts';
import type { Binder } from './binder.ts';
import type { DeclRef } from './unit.ts';

/** The names that a type declares, inherited ones included. */
interface Shape {
  readonly all: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
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
    for (const name of wanted.required) if (!own.all.has(name)) return false;
    return true;
  }

  #shape(ref: DeclRef, onStatics: boolean): Shape {
    const key = `${ref.unit.side.tag}\0${ref.unit.path}\0${ref.decl}\0${onStatics}`;
    const known = this.#shapes.get(key);
    if (known !== undefined) return known;
    const all = new Set<string>();
    const required = new Set<string>();
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
            if (isClass && (flags & (DeclFlag.NonPublic | DeclFlag.HashPrivate)) !== 0) nominal = true;
          }
      }
      for (const parent of this.#binder.parents(at, onStatics)) {
        if (parent === null) whole = false;
        else visit(parent, depth + 1);
      }
    };
    visit(ref, 0);
    const shape = { all, required, whole, nominal };
    this.#shapes.set(key, shape);
    return shape;
  }
}
