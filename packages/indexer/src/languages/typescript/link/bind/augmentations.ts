import { ImportKind } from '../../../../facts/kinds.ts';
import type { Program } from './program.ts';

const known = new WeakMap<Program, boolean>();

/** Whether some file adds declarations to a package's module: then what the package declares may name types of ours. */
export function augmentsPackages(program: Program): boolean {
  let found = known.get(program);
  if (found === undefined) {
    found = search(program);
    known.set(program, found);
  }
  return found;
}

function search(program: Program): boolean {
  const { head } = program;
  for (const path of head.view.filesWithImportKind(ImportKind.Augment)) {
    const unit = head.unit(path);
    if (unit === null) continue;
    const { imports } = unit.facts;
    for (let row = 0; row < imports.count; row++) {
      if (imports.kind[row] !== ImportKind.Augment) continue;
      const specifier = unit.text(imports.specifier[row]!);
      // `declare module '*.svg'` declares files of a kind.
      if (!specifier.includes('*') && program.module(unit, specifier).kind !== 'units') return true;
    }
  }
  return false;
}
