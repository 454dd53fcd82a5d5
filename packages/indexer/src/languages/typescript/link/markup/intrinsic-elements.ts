import { DeclKind, Role } from '../../../../facts/kinds.ts';
import type { Program } from '../bind/program.ts';
import type { Unit } from '../bind/unit.ts';
import { open, type Standing } from '../question/standing.ts';
import type { Target } from '../question/target.ts';

/**
 * Elements in lower case read a member of `JSX.IntrinsicElements`, and their attributes the members of its type. Whose
 * `JSX` that is, the compiler's options say, file by file: where the repository has one of its own, it may be that.
 */
export class IntrinsicElements {
  readonly #program: Program;
  readonly #isElement: boolean;
  readonly #isOfType: boolean;
  #declared: boolean | null = null;

  constructor(program: Program, target: Target) {
    this.#program = program;
    const { decls } = target.unit.facts;
    this.#isElement = target.isMember && /(?:^|\.)IntrinsicElements$/.test(target.symbol.container ?? '');
    this.#isOfType =
      target.isMember &&
      target.refs.some(({ decl }) => {
        const kind = decls.container[decl]! < 0 ? -1 : decls.kind[decls.container[decl]!];
        return kind === DeclKind.Interface || kind === DeclKind.TypeAlias || kind === DeclKind.Property;
      });
  }

  reconsider(unit: Unit, o: number, found: Standing): Standing {
    if (found.standing !== 'accounted' || found.code === 'own_body') return found;
    const { occs, exprs } = unit.facts;
    if (occs.role[o] === Role.JsxIntrinsic) return this.#isElement ? open('unresolved_member') : found;
    if (occs.role[o] !== Role.JsxAttribute || !this.#isOfType) return found;
    const element = occs.expr[o]!;
    const onIntrinsic = element >= 0 && exprs.a[element]! < 0;
    return onIntrinsic && this.#isDeclared() ? open('unresolved_member') : found;
  }

  /** Whether a file of the repository declares elements of its own. */
  #isDeclared(): boolean {
    this.#declared ??= this.#program.head.view.filesWithWord('IntrinsicElements').some((path) => {
      const unit = this.#program.head.unit(path);
      if (unit === null) return false;
      const { decls } = unit.facts;
      const id = unit.nameId('IntrinsicElements');
      for (let decl = 0; decl < decls.count; decl++) if (decls.name[decl] === id) return true;
      return false;
    });
    return this.#declared;
  }
}
