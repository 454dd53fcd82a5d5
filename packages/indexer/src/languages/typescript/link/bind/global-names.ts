import { DeclFlag, DeclKind } from '../../../../facts/kinds.ts';
import type { Side } from './side.ts';

/** Whether a file of a revision declares a name for every script: at the top level of a script, in `declare global`. */
export function isDeclaredGlobally(side: Side, name: string): boolean {
  for (const path of side.view.filesWithWord(name)) {
    const unit = side.unit(path);
    if (unit === null) continue;
    const { decls } = unit.facts;
    for (const decl of unit.topLevel(name)) if ((decls.flags[decl]! & DeclFlag.Global) !== 0) return true;
    const id = unit.nameId(name);
    for (let d = 0; d < decls.count; d++)
      if (decls.name[d] === id && decls.container[d]! >= 0 && decls.kind[decls.container[d]!] === DeclKind.Augmentation)
        return true;
  }
  return false;
}
