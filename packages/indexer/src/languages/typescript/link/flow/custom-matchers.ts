import { ExprKind } from '../../../../facts/kinds.ts';
import type { Program } from '../bind/program.ts';

/** What adds matchers of a program's own to a test runner: `expect.extend(…)`, serializers, Chai's plugins. */
const ADDING = [
  'extend',
  'addSnapshotSerializer',
  'addEqualityTesters',
  'addMethod',
  'addProperty',
  'addChainableMethod',
  'overwriteMethod',
  'overwriteProperty',
];

/** Whether matchers are the program's own: those call what they like of the value that `expect` is given. */
export class CustomMatchers {
  readonly #program: Program;
  #some: boolean | null = null;

  constructor(program: Program) {
    this.#program = program;
  }

  get some(): boolean {
    this.#some ??= ADDING.some((name) => this.#isCalled(name));
    return this.#some;
  }

  #isCalled(name: string): boolean {
    const { head } = this.#program;
    return head.view.filesWithWord(name).some((path) => {
      const unit = head.unit(path);
      if (unit === null) return false;
      const { exprs, occs } = unit.facts;
      for (let e = 0; e < exprs.count; e++) {
        const callee = exprs.kind[e] === ExprKind.Call ? exprs.a[e]! : -1;
        if (callee < 0 || exprs.kind[callee] !== ExprKind.Member || exprs.b[callee]! < 0) continue;
        if (unit.text(occs.name[exprs.b[callee]!]!) !== name) continue;
        if (name !== 'extend') return true;
        // `_.extend(…)` and `z.object(…).extend(…)` are something else.
        const receiver = exprs.a[callee]!;
        const root = receiver >= 0 && exprs.kind[receiver] === ExprKind.Ident ? exprs.a[receiver]! : -1;
        if (root >= 0 && /expect/i.test(unit.text(occs.name[root]!))) return true;
      }
      return false;
    });
  }
}
