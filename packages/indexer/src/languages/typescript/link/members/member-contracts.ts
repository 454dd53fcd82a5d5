import { DeclFlag, DeclKind } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import { declarationKey } from '../bind/declaration-key.ts';
import type { Program } from '../bind/program.ts';
import { StructuralFit } from '../bind/structural-fit.ts';
import type { DeclRef, Unit } from '../bind/unit.ts';
import type { Exposure } from '../flow/exposure.ts';
import type { InstanceFlowResult } from '../flow/instance-flow-result.ts';
import type { Target } from '../question/target.ts';
import type { Ancestry } from './member-gates.ts';
import { isNamespaceMember } from './target-shape.ts';
import { TypePatterns } from './type-patterns.ts';

/** Containers whose values are told by their members. */
const HAS_SHAPE = new Set<number>([DeclKind.Class, DeclKind.Interface, DeclKind.TypeAlias]);

/** What members of other types ask of the symbol: a call through one of them may run it, an `override` needs it. */
export class MemberContracts {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #target: Target;
  readonly #fit: StructuralFit;
  /** What the symbol's container extends or implements: a call through a member of one of them may land here. */
  readonly #ancestry: Ancestry;
  readonly #patterns: TypePatterns;

  constructor(program: Program, binder: Binder, target: Target, ancestry: Ancestry) {
    this.#program = program;
    this.#binder = binder;
    this.#target = target;
    this.#fit = new StructuralFit(binder);
    this.#patterns = new TypePatterns(program, binder);
    this.#ancestry = ancestry;
  }

  /** Whether the container descends from a class of the runtime: what is typed as a list, or a map, may be a value of it. */
  get isOfRuntime(): boolean {
    return this.#target.isMember && [...this.#ancestry.runtime].some((name) => !name.includes('.'));
  }

  /**
   * Whether a call of another type's member may run this one: the container extends or implements that type, or has its
   * members without saying so.
   */
  mayDispatchHere(ref: DeclRef): boolean {
    if (!this.#target.isMember) return false;
    if (this.#ancestry.members.has(this.#keyOf(ref))) return true;
    const type = ref.unit.facts.decls.container[ref.decl]!;
    const { unit, refs } = this.#target;
    const { decls } = unit.facts;
    return (
      type >= 0 &&
      refs.some((mine) => {
        const container = decls.container[mine.decl]!;
        if (container < 0 || !HAS_SHAPE.has(decls.kind[container]!)) return false;
        const onStatics = decls.kind[container] === DeclKind.Class && (decls.flags[mine.decl]! & DeclFlag.Static) !== 0;
        return this.#fit.fits({ unit, decl: container }, onStatics, { unit: ref.unit, decl: type });
      })
    );
  }

  /** Whether a declaration is a member of a type that values of the symbol's container stand for, or may stand for. */
  asksFor(unit: Unit, decl: number, instances: InstanceFlowResult, exposure: Exposure): boolean {
    const { decls } = unit.facts;
    const container = decls.container[decl]!;
    const kind = container < 0 ? -1 : decls.kind[container]!;
    if (!HAS_SHAPE.has(kind)) return false;
    const type = { unit, decl: container };
    // An optional member is asked of nobody, unless the types have no other in common.
    if ((decls.flags[decl]! & DeclFlag.Optional) !== 0)
      return this.#isAllInCommon(unit, container) && instances.standsFor(type);
    // Of a module, an enum, a namespace it is asked under their own names, which every type can spell.
    if (!this.#target.isMember || isNamespaceMember(this.#target))
      return (
        this.#target.reach !== 'file' &&
        (exposure.standsFor(type) || (exposure.loose && kind !== DeclKind.Class && this.#patterns.has(type)))
      );
    // A class is taken for a type where it is written as one.
    const mayStand =
      kind === DeclKind.Class ? false : instances.escaped || (instances.typed && this.#patterns.has(type));
    return (mayStand || instances.standsFor(type)) && this.mayDispatchHere({ unit, decl });
  }

  /** A type of optional members alone asks for one of them, whichever it is. */
  #isAllInCommon(unit: Unit, type: number): boolean {
    const { decls } = unit.facts;
    const asked = unit.members(type);
    for (const rows of asked.values())
      if (rows.some((row) => (decls.flags[row]! & DeclFlag.Optional) === 0)) return false;
    return this.#target.refs.every((ref) => {
      const own = ref.unit.members(ref.unit.facts.decls.container[ref.decl]!);
      return [...own.keys()].every((name) => name === this.#target.symbol.name || !asked.has(name));
    });
  }

  /** `override` asks for the member in a class above: without it the program does not compile. */
  isOverriddenBy(unit: Unit, decl: number): boolean {
    const { decls } = unit.facts;
    if (!this.#target.isMember || (decls.flags[decl]! & DeclFlag.Override) === 0) return false;
    const mine = this.#target.refs.map((ref) =>
      this.#keyOf({ unit: ref.unit, decl: ref.unit.facts.decls.container[ref.decl]! }),
    );
    const seen = new Set<string>();
    const visit = (at: DeclRef): boolean =>
      this.#binder.parents(at, true).some((parent) => {
        if (parent === null || seen.has(this.#keyOf(parent))) return false;
        seen.add(this.#keyOf(parent));
        return mine.includes(this.#keyOf(parent)) || visit(parent);
      });
    return visit({ unit, decl: decls.container[decl]! });
  }

  #keyOf(ref: DeclRef): string {
    return declarationKey(this.#program, ref);
  }
}
