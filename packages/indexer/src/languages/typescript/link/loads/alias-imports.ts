import { ImportKind, Role } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import { importAt } from '../bind/import-at.ts';
import type { Program } from '../bind/program.ts';
import type { Unit } from '../bind/unit.ts';

/**
 * Whether a name may be taken of a module by way of a specifier that a bundler leads to it, and that we take elsewhere: some
 * file asks a package for the name, or a module that does not have it. Whatever leads to the module as we resolve it is seen.
 */
export function isTakenByAlias(program: Program, binder: Binder, name: string): boolean {
  for (const path of program.head.view.filesWithWord(name)) {
    const unit = program.head.unit(path);
    if (unit === null) continue;
    const { occs } = unit.facts;
    const id = unit.nameId(name);
    for (let o = 0; o < occs.count; o++) if (occs.name[o] === id && leadsNowhere(binder, unit, o, name)) return true;
  }
  return false;
}

function leadsNowhere(binder: Binder, unit: Unit, o: number, name: string): boolean {
  const { occs, exprs, imports } = unit.facts;
  switch (occs.role[o]) {
    case Role.ImportedName:
    case Role.ReexportedName:
    case Role.Declaration: {
      const bind = occs.role[o] === Role.Declaration ? occs.bind[o]! : -1;
      const row = bind < 0 ? importAt(unit, o) : unit.isImport(bind) ? unit.importOf(bind) : -1;
      if (row < 0 || imports.specifier[row]! < 0) return false;
      if (imports.kind[row] !== ImportKind.Named && imports.kind[row] !== ImportKind.Reexport) return false;
      return binder.importRow(unit, row).decls.length === 0;
    }
    case Role.Member:
    case Role.PatternKey: {
      const expr = occs.expr[o]!;
      const receiver = expr < 0 ? -1 : exprs.a[expr]!;
      if (receiver < 0) return false;
      return binder.evaluator
        .values(unit, receiver)
        .some(
          (value) =>
            value.k === 'external' || (value.k === 'namespace' && binder.member(value, name).decls.length === 0),
        );
    }
    default:
      return false;
  }
}
