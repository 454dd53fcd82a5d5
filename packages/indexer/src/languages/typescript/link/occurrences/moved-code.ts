import { Role, Space } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import { isDeclaredGlobally } from '../bind/global-names.ts';
import { importAt } from '../bind/import-at.ts';
import type { Program } from '../bind/program.ts';
import { RUNTIME_NAMES } from '../bind/runtime-names.ts';
import type { Unit } from '../bind/unit.ts';
import type { Found } from '../bind/value.ts';
import { open, type Standing } from '../question/standing.ts';
import type { Target } from '../question/target.ts';

/**
 * What a file keeps to itself, no other file can name. But code of it that a change moved to another file may go on naming it
 * there, where nothing is declared by that name any more: as a free name, as an import that finds nothing, as a private name.
 */
export class MovedCode {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #target: Target;

  constructor(program: Program, binder: Binder, target: Target) {
    this.#program = program;
    this.#binder = binder;
    this.#target = target;
  }

  /** Files that the change made or edited, in which the name stands. */
  files(): string[] {
    const { head, base } = this.#program;
    const { removed, reach, symbol, headPath } = this.#target;
    if (!removed || reach !== 'file' || base === null || symbol.name === '') return [];
    return head.view
      .filesWithWord(symbol.name)
      .filter(
        (path) => path !== headPath && head.view.file(path)?.oid !== base.view.file(this.#program.basePath(path))?.oid,
      );
  }

  /** @returns null where the occurrence means something else */
  judge(unit: Unit, o: number): Standing | null {
    const { occs } = unit.facts;
    if (unit.path === this.#target.headPath || unit.side.tag !== 'head') return null;
    switch (occs.role[o]) {
      case Role.Reference:
      case Role.Write:
      case Role.Shorthand:
        return this.#free(unit, o, Space.Value | Space.Namespace);
      case Role.TypeReference:
      case Role.DocType:
        return this.#free(unit, o, Space.Type | Space.Namespace);
      case Role.ImportedName:
      case Role.ReexportedName: {
        const row = importAt(unit, o);
        if (row < 0 || this.#target.isMember) return null;
        const module = this.#binder.modules(unit, row);
        const isItsModule =
          module.kind === 'units' &&
          module.units.some((each) => this.#program.pathInHead(each) === this.#target.headPath);
        return isItsModule && isLost(this.#binder.importRow(unit, row)) ? open('unresolved_import') : null;
      }
      case Role.Member:
      case Role.PatternKey:
        return this.#target.isMember ? this.#privateName(unit, o) : this.#ofNamespace(unit, o);
      default:
        return null;
    }
  }

  #free(unit: Unit, o: number, space: number): Standing | null {
    const { occs } = unit.facts;
    const target = this.#target;
    if (target.isMember || occs.bind[o]! >= 0) return null;
    const name = unit.text(occs.name[o]!);
    const declared = target.symbol.decls.some((decl) => (target.unit.facts.decls.space[decl]! & space) !== 0);
    if (!declared || RUNTIME_NAMES.has(name) || isDeclaredGlobally(this.#program.head, name)) return null;
    return this.#wasThere(unit, (each, at) => each.facts.occs.bind[at]! < 0) ? null : open('homograph');
  }

  #ofNamespace(unit: Unit, o: number): Standing | null {
    const { occs, exprs } = unit.facts;
    const receiver = occs.expr[o]! < 0 ? -1 : exprs.a[occs.expr[o]!]!;
    if (receiver < 0) return null;
    return this.#binder.evaluator
      .values(unit, receiver)
      .some(
        (value) =>
          value.k === 'namespace' &&
          this.#program.pathInHead(value.unit) === this.#target.headPath &&
          isLost(this.#binder.member(value, unit.text(occs.name[o]!))),
      )
      ? open('unresolved_member')
      : null;
  }

  /** `#name` in a class that does not declare it. */
  #privateName(unit: Unit, o: number): Standing | null {
    const { occs, decls } = unit.facts;
    const name = unit.text(occs.name[o]!);
    if (!name.startsWith('#')) return null;
    const offset = occs.start[o]!;
    for (let d = 0; d < decls.count; d++)
      if (decls.start[d]! <= offset && offset < decls.end[d]! && unit.members(d).has(name)) return null;
    return this.#wasThere(unit, () => true) ? null : open('unresolved_member');
  }

  /** Whether the file had such an occurrence before the change: then it meant something else. */
  #wasThere(unit: Unit, isSuch: (before: Unit, o: number) => boolean): boolean {
    const before = this.#program.counterpart(unit);
    const id = before?.nameId(this.#target.symbol.name) ?? -1;
    if (before === null || id < 0) return false;
    const { occs } = before.facts;
    for (let o = 0; o < occs.count; o++) if (occs.name[o] === id && isSuch(before, o)) return true;
    return false;
  }
}

function isLost(found: Found): boolean {
  return found.decls.length === 0 && found.values.length === 0 && found.miss === 'none';
}
