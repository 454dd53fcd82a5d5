import { DeclFlag, DeclKind } from '../../../../facts/kinds.ts';
import type { Program } from './program.ts';
import type { Value } from './value.ts';

/** Values of the interfaces of a name that a repository declares for every file, as `ImportMetaEnv` in `vite-env.d.ts`. */
export function globalTypes(program: Program, name: string): readonly Value[] {
  const found: Value[] = [];
  for (const side of [program.head, program.base])
    for (const path of side?.view.filesWithWord(name) ?? []) {
      const unit = side!.unit(path);
      if (unit === null) continue;
      const { decls } = unit.facts;
      const id = unit.nameId(name);
      for (let decl = 0; decl < decls.count; decl++) {
        if (decls.name[decl] !== id || decls.kind[decl] !== DeclKind.Interface) continue;
        const container = decls.container[decl]!;
        const isGlobal =
          container < 0
            ? (decls.flags[decl]! & DeclFlag.Global) !== 0
            : decls.kind[container] === DeclKind.Augmentation && unit.importOf(container) < 0;
        if (isGlobal) found.push({ k: 'instance', ref: { unit, decl } });
      }
    }
  return found;
}
