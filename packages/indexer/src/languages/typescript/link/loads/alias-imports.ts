import { ImportKind, Role } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import { importAt } from '../bind/import-at.ts';
import type { Program } from '../bind/program.ts';
import type { Unit } from '../bind/unit.ts';

/**
 * Whether a name may be taken of a module by way of a specifier that a bundler leads to it, and that we take for a package:
 * some file imports the name of a package, or reads it of one. Whatever leads to the module as we resolve it is seen as it is.
 */
export function isTakenOfPackage(program: Program, binder: Binder, name: string): boolean {
  for (const path of program.head.view.filesWithWord(name)) {
    const unit = program.head.unit(path);
    if (unit === null) continue;
    const { occs } = unit.facts;
    const id = unit.nameId(name);
    for (let o = 0; o < occs.count; o++) if (occs.name[o] === id && isOfPackage(program, binder, unit, o)) return true;
  }
  return false;
}

function isOfPackage(program: Program, binder: Binder, unit: Unit, o: number): boolean {
  const { occs, exprs, imports } = unit.facts;
  switch (occs.role[o]) {
    case Role.ImportedName:
    case Role.ReexportedName: {
      const row = importAt(unit, o);
      return row >= 0 && imports.specifier[row]! >= 0 && isPackage(program, unit, row);
    }
    case Role.Member:
    case Role.PatternKey: {
      const expr = occs.expr[o]!;
      const receiver = expr < 0 ? -1 : exprs.a[expr]!;
      return receiver >= 0 && binder.evaluator.values(unit, receiver).some((value) => value.k === 'external');
    }
    case Role.Declaration: {
      const row = unit.isImport(occs.bind[o]!) ? unit.importOf(occs.bind[o]!) : -1;
      return row >= 0 && imports.kind[row] === ImportKind.Named && isPackage(program, unit, row);
    }
    default:
      return false;
  }
}

function isPackage(program: Program, unit: Unit, row: number): boolean {
  return program.module(unit, unit.text(unit.facts.imports.specifier[row]!)).kind === 'external';
}
