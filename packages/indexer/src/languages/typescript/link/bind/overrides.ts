import { DeclKind } from '../../../../facts/kinds.ts';
import { memoized } from '../../memo.ts';
import type { Binder } from './binder.ts';
import { declarationKey } from './declaration-key.ts';
import { derives } from './derives.ts';
import type { Program } from './program.ts';
import type { DeclRef } from './unit.ts';

/** Which methods a class below declares again: a call of one may run the other. */
export class Overrides {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #memo = new Map<string, boolean>();

  constructor(program: Program, binder: Binder) {
    this.#program = program;
    this.#binder = binder;
  }

  has(func: DeclRef): boolean {
    const { decls } = func.unit.facts;
    const container = decls.container[func.decl]!;
    if (container < 0 || decls.kind[container] !== DeclKind.Class) return false;
    return memoized(this.#memo, declarationKey(this.#program, func), () =>
      this.#find({ unit: func.unit, decl: container }, func.unit.text(decls.name[func.decl]!)),
    );
  }

  #find(cls: DeclRef, name: string): boolean {
    const { head } = this.#program;
    const above = new Set([declarationKey(this.#program, cls)]);
    for (const path of head.view.filesWithWord(name)) {
      const unit = head.unit(path);
      const id = unit?.nameId(name) ?? -1;
      if (unit === null || id < 0) continue;
      const { decls } = unit.facts;
      for (let d = 0; d < decls.count; d++) {
        const container = decls.container[d]!;
        if (decls.name[d] !== id || container < 0 || decls.kind[container] !== DeclKind.Class) continue;
        if (unit === cls.unit && container === cls.decl) continue;
        if (derives(this.#program, this.#binder, { unit, decl: container }, above)) return true;
      }
    }
    return false;
  }
}
