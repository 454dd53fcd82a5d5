import { DeclFlag, DeclKind, DeclLevel, LinkKind, Role } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import { declarationKey } from '../bind/declaration-key.ts';

import type { Program } from '../bind/program.ts';
import type { DeclRef, Unit } from '../bind/unit.ts';

/** How many signatures may lie between a type and the door that shows it. */
const MAX_DEPTH = 5;

/**
 * Types that strangers get hold of without their being exported: the result of a public function, the parent of a public
 * class, the options of a public signature.
 */
export class PublicClosure {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #opens: (ref: DeclRef) => string | null;

  /** @param opens name of the package that exports a declaration to strangers, or null */
  constructor(program: Program, binder: Binder, opens: (ref: DeclRef) => string | null) {
    this.#program = program;
    this.#binder = binder;
    this.#opens = opens;
  }

  /** The package through whose public declarations a type is shown, or null. */
  showing(type: DeclRef): string | null {
    const seen = new Set<string>();
    let layer: DeclRef[] = [type];
    for (let depth = 0; depth < MAX_DEPTH && layer.length > 0; depth++) {
      const next: DeclRef[] = [];
      for (const ref of layer) {
        const key = declarationKey(this.#program, ref);
        if (seen.has(key)) continue;
        seen.add(key);
        const opened = this.#opens(ref);
        if (opened !== null) return opened;
        next.push(...this.#mentions(ref));
      }
      layer = next;
    }
    return null;
  }

  /** Top-level declarations that name the type, or that give away a value of it. */
  #mentions(type: DeclRef): DeclRef[] {
    const { head } = this.#program;
    const name = type.unit.text(type.unit.facts.decls.name[type.decl]!);
    if (name === '') return [];
    const out: DeclRef[] = [];
    for (const path of new Set([type.unit.path, ...head.view.filesWithWord(name)])) {
      const unit = head.unit(path);
      if (unit === null) continue;
      const id = unit.nameId(name);
      const { occs } = unit.facts;
      for (let o = 0; o < occs.count; o++) {
        if (occs.name[o] !== id || occs.bind[o]! < 0) continue;
        const role = occs.role[o];
        if (role !== Role.TypeReference && role !== Role.Reference) continue;
        const bound = { unit, decl: occs.bind[o]! };
        const leads =
          this.#same(bound, type) || this.#binder.declaration(bound).decls.some((ref) => this.#same(ref, type));
        const outer = leads ? outermost(unit, occs.start[o]!) : -1;
        if (outer >= 0 && !this.#same({ unit, decl: outer }, type) && shows(unit, outer, o))
          out.push({ unit, decl: outer });
      }
    }
    return out;
  }

  #same(a: DeclRef, b: DeclRef): boolean {
    return declarationKey(this.#program, a) === declarationKey(this.#program, b);
  }
}

function outermost(unit: Unit, offset: number): number {
  const { decls } = unit.facts;
  for (let d = 0; d < decls.count; d++)
    if (
      decls.level[d] === DeclLevel.TopLevel &&
      decls.container[d]! < 0 &&
      decls.kind[d] !== DeclKind.Import &&
      decls.start[d]! <= offset &&
      offset < decls.end[d]!
    )
      return d;
  return -1;
}

/** Whether a reference inside a declaration is a part of what others see of it. What `new` makes inside counts where nothing says what is returned. */
function shows(unit: Unit, decl: number, occ: number): boolean {
  const { decls, occs, links, exprs } = unit.facts;
  if (occs.role[occ] === Role.TypeReference) return (decls.flags[decl]! & DeclFlag.NonPublic) === 0;
  const expr = occs.expr[occ]!;
  for (const link of unit.links(decl))
    if (links.kind[link] !== LinkKind.Decorator && links.expr[link] === expr) return true;
  return expr >= 0 && exprs.target[expr]! >= 0 && exprs.kind[exprs.target[expr]!] === 6 && decls.type[decl]! < 0;
}
