import { DeclKind, ExprKind, Use } from '../../../../facts/kinds.ts';
import { memoized } from '../../memo.ts';
import type { Binder } from '../bind/binder.ts';
import { declarationKey } from '../bind/declaration-key.ts';
import type { Program } from '../bind/program.ts';
import type { DeclRef, Unit } from '../bind/unit.ts';

/**
 * Types that other types are matched against: `T extends { payload: infer P } ? P : never`, `Extract<Action, { kind: 'x' }>`,
 * `<T extends Named>`. What such a type declares is read of whatever is given for `T`, and no value has to go anywhere.
 */
export class TypePatterns {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #memo = new Map<string, boolean>();

  constructor(program: Program, binder: Binder) {
    this.#program = program;
    this.#binder = binder;
  }

  has(type: DeclRef): boolean {
    return memoized(this.#memo, declarationKey(this.#program, type), () => this.#find(type));
  }

  #find(type: DeclRef): boolean {
    const { exprs, decls } = type.unit.facts;
    for (let e = 0; e < exprs.count; e++)
      if (exprs.kind[e] === ExprKind.ObjectType && exprs.a[e] === type.decl && isMatched(type.unit, e)) return true;
    const name = type.unit.text(decls.name[type.decl]!);
    return name !== '' && this.#program.head.view.filesWithWord(name).some((path) => this.#isNamed(path, type));
  }

  #isNamed(path: string, type: DeclRef): boolean {
    const unit = this.#program.head.unit(path);
    if (unit === null) return false;
    const key = declarationKey(this.#program, type);
    const { exprs } = unit.facts;
    for (let e = 0; e < exprs.count; e++) {
      if (exprs.kind[e] !== ExprKind.TypeName && exprs.kind[e] !== ExprKind.TypeMember) continue;
      if (!isMatched(unit, e)) continue;
      const values = this.#binder.evaluator.values(unit, e);
      if (values.some((value) => value.k === 'instance' && declarationKey(this.#program, value.ref) === key))
        return true;
    }
    return false;
  }
}

/** Whether a type is an argument of a type, the bound of a type parameter, or no annotation of anything that is declared. */
function isMatched(unit: Unit, e: number): boolean {
  const { exprs, decls } = unit.facts;
  let at = e;
  while (exprs.use[at] === Use.Part && exprs.target[at]! >= 0 && exprs.kind[exprs.target[at]!] === ExprKind.TypeUnion)
    at = exprs.target[at]!;
  if (exprs.use[at] === Use.TypeArgument) return true;
  if (exprs.use[at] !== Use.Annotation) return false;
  const target = exprs.target[at]!;
  return target < 0 || decls.kind[target] === DeclKind.TypeParameter;
}
