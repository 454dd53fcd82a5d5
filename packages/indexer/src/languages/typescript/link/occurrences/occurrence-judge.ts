import type { LimitCode, UseCode } from 'nonesuch-schema';
import { DeclKind, ExprKind, FileFlag, ImportKind, Role, Space } from '../../../../facts/kinds.ts';
import { augmentsPackages } from '../bind/augmentations.ts';
import type { Binder } from '../bind/binder.ts';
import { ContextualType } from '../bind/contextual-type.ts';
import { isDeclaredGlobally } from '../bind/global-names.ts';
import { importAt } from '../bind/import-at.ts';
import { isInjected } from '../bind/injected-modules.ts';
import type { Program } from '../bind/program.ts';
import { isRuntimeMember, RUNTIME_NAMES } from '../bind/runtime-names.ts';
import type { DeclRef, Unit } from '../bind/unit.ts';
import type { Found, Value } from '../bind/value.ts';
import { isOthers } from '../bind/value.ts';
import type { Exposure } from '../flow/exposure.ts';
import type { InstanceFlowResult } from '../flow/instance-flow-result.ts';
import { MemberContracts } from '../members/member-contracts.ts';
import type { Ancestry } from '../members/member-gates.ts';
import { type OfferedKeys, ownerOfLiteral } from '../members/offered-keys.ts';
import {
  isInContainerBody,
  isInOwnBody,
  isNamespaceMember,
  isScriptValue,
  isTypeAlone,
  isTypeMember,
  seesPrivate,
} from '../members/target-shape.ts';
import { accounted, open, type Standing, use } from '../question/standing.ts';
import { inAugmentation, type Target } from '../question/target.ts';
import { augments } from './augmented-modules.ts';
import { dangles } from './dangling-reads.ts';
import { importCode } from './import-code.ts';
import { Narrowing } from './narrowing.ts';
import { OutsideReceivers } from './outside-receivers.ts';
import { isOwnExport } from './own-exports.ts';

const OTHER_FRAMES = new Set(['top', 'parent', 'opener', 'frames']);

/** Gives each identifier of a parsed file its disposition towards one symbol. */
export class OccurrenceJudge {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #target: Target;
  readonly #exposure: Exposure;
  readonly #contextual: ContextualType;
  readonly #contracts: MemberContracts;
  readonly #narrowing: Narrowing;
  /** Where values of the container's class go: where none goes out of sight, its flow has found every use. */
  readonly #instances: InstanceFlowResult;
  readonly #offered: OfferedKeys;
  readonly #outside: OutsideReceivers;

  constructor(
    program: Program,
    binder: Binder,
    target: Target,
    exposure: Exposure,
    ancestry: Ancestry,
    instances: InstanceFlowResult,
    offered: OfferedKeys,
  ) {
    this.#offered = offered;
    this.#outside = new OutsideReceivers(program, binder, target, offered);
    this.#instances = instances;
    this.#program = program;
    this.#binder = binder;
    this.#target = target;
    this.#exposure = exposure;
    this.#narrowing = new Narrowing(target);
    this.#contextual = new ContextualType(binder);
    this.#contracts = new MemberContracts(program, binder, target, ancestry);
  }

  /** Whether the symbol is read from its container alone, and the container goes nowhere. */
  get sealed(): boolean {
    return this.#target.isMember && this.#isClosedContainer();
  }

  /** Whether a file neither has values of the member's type nor places for one. */
  isOutOfSight(unit: Unit | null): boolean {
    return isTypeMember(this.#target) && !this.#instances.mayBeIn(unit);
  }

  /** Whether values that have the member are on the global object. */
  get onGlobal(): boolean {
    return this.#target.isMember && this.#instances.onGlobal;
  }

  /** Whether what has the symbol goes where a path of names may be followed through it. */
  get isReadByPath(): boolean {
    if (this.#target.isMember) return this.#instances.escaped;
    return this.#exposure.loose || this.#target.reach === 'global';
  }

  judge(unit: Unit, o: number): Standing {
    const found = this.#judge(unit, o);
    // Whatever it is: it runs where the symbol itself does.
    return found.standing !== 'accounted' && isInOwnBody(this.#target, unit, unit.facts.occs.start[o]!)
      ? accounted('own_body')
      : found;
  }

  #judge(unit: Unit, o: number): Standing {
    const { occs } = unit.facts;
    switch (occs.role[o]) {
      case Role.Declaration:
        return this.#declaration(unit, occs.bind[o]!);
      case Role.Reference:
      case Role.Write:
        return this.#reference(unit, o, Space.Value | Space.Namespace);
      case Role.Shorthand:
        // `{ name }` reads a value and writes a key: a member can be meant by the key alone.
        return this.#target.isMember
          ? this.#literalKey(unit, o)
          : this.#reference(unit, o, Space.Value | Space.Namespace);
      case Role.TypeReference:
      case Role.DocType:
        return this.#reference(unit, o, Space.Type | Space.Namespace);
      case Role.ExportedLocal:
        return this.#exportedLocal(unit, o);
      case Role.Member:
      case Role.PatternKey:
        return this.#member(unit, o);
      case Role.ImportedName:
      case Role.ReexportedName:
        return this.#imported(unit, o);
      case Role.PropertyKey:
        return this.#literalKey(unit, o);
      case Role.JsxAttribute:
        return isTypeMember(this.#target) && this.#instances.mayBeIn(unit)
          ? this.#supplied(unit, o, this.#contextual.attribute(unit, unit.facts.occs.expr[o]!, null))
          : accounted('property_key');
      case Role.JsxIntrinsic:
        return accounted('intrinsic_tag');
      case Role.ExportAlias:
        return accounted('other_declaration');
      case Role.Broken:
        return this.#target.reach === 'file' && unit.path !== this.#target.headPath
          ? accounted('resolved_elsewhere')
          : open('parse_error');
      default:
        return accounted('resolved_elsewhere');
    }
  }

  /** A key of an object literal: inert for what modules export, a possible supplier for a member of a type. */
  key(unit: Unit | null): Standing {
    // A literal has values, and no types.
    if (isTypeAlone(this.#target)) return accounted('property_key');
    // `typeof ns` may type a literal with the members of the namespace.
    const typedByNamespace =
      this.#exposure.loose &&
      this.#target.reach === 'program' &&
      (!this.#target.isMember || isNamespaceMember(this.#target));
    if (typedByNamespace) return open('unresolved_member');
    const supplies = this.#target.isMember && this.#target.reach !== 'file' && !isNamespaceMember(this.#target);
    return supplies && this.#instances.mayBeIn(unit) ? open('unresolved_member') : accounted('property_key');
  }

  /** A key supplies the member that the type expected at its literal declares. */
  #literalKey(unit: Unit, o: number): Standing {
    const found = this.key(unit);
    if (found.standing !== 'open') return found;
    const { occs, exprs } = unit.facts;
    const expr = occs.expr[o]!;
    const literal = occs.role[o] === Role.Shorthand && expr >= 0 ? exprs.target[expr]! : expr;
    if (literal < 0 || exprs.kind[literal] !== ExprKind.Object) return found;
    return this.#supplied(unit, o, this.#contextual.of(unit, literal));
  }

  #supplied(unit: Unit, o: number, expected: readonly Value[]): Standing {
    const name = unit.text(unit.facts.occs.name[o]!);
    let unknown = false;
    for (const value of expected) {
      // A type of a package may have members of ours, where some file adds to the package's types.
      if (value.k === 'foreign' && augmentsPackages(this.#program)) unknown = true;
      if (isOthers(value)) continue;
      const found = this.#binder.member(value, name);
      if (found.decls.some((ref) => this.#leadsHere(ref))) return use('resolved');
      if (found.miss === 'unknown' || found.miss === 'missing' || found.miss === 'external') unknown = true;
    }
    return unknown ? open('unresolved_member') : accounted('property_key');
  }

  #declaration(unit: Unit, decl: number): Standing {
    if (decl < 0) return accounted('other_declaration');
    const ref = { unit, decl };
    if (this.#target.is(ref)) return accounted('own_body');
    const { decls } = unit.facts;
    if (decls.kind[decl] === DeclKind.Import) return this.#importBinding(unit, decl);
    if (this.#contracts.isOverriddenBy(unit, decl)) return use('resolved');
    if (inAugmentation(unit, decl) && augments(this.#program, this.#binder, this.#target, this.#exposure, unit, decl))
      return open('declaration_merging');
    // What a type asks for, a value has to have that stands for one, whether or not somebody reads it.
    if (this.#contracts.asksFor(unit, decl, this.#instances, this.#exposure)) return open('interface_implementation');
    return accounted(decls.level[decl] === 2 ? 'resolved_elsewhere' : 'other_declaration');
  }

  #importBinding(unit: Unit, decl: number): Standing {
    const row = unit.importOf(decl);
    if (row < 0) return accounted('resolved_elsewhere');
    const imported = unit.text(unit.facts.imports.imported[row]!);
    const name = unit.text(unit.facts.decls.name[decl]!);
    // `import { other as name }` declares a name of its own.
    const kind = unit.facts.imports.kind[row];
    if (kind === ImportKind.Named && imported !== name) return accounted('resolved_elsewhere');
    if (kind !== ImportKind.Named) return accounted('resolved_elsewhere');
    return this.#ofImport(unit, row, this.#binder.importRow(unit, row));
  }

  #reference(unit: Unit, o: number, space: number): Standing {
    const { occs } = unit.facts;
    const bind = occs.bind[o]!;
    if (bind < 0) return this.#free(unit, o, space);
    const ref = { unit, decl: bind };
    if (this.#target.is(ref)) return isOwnExport(unit, o) ? accounted('own_body') : use('same_file');
    if (unit.isImport(bind)) {
      // The import of a type alone stays where the value beside it is gone.
      if (this.#wasDeclaredBeside(unit, bind, space)) return use('same_file');
      const row = unit.importOf(bind);
      return row < 0 ? accounted('resolved_elsewhere') : this.#ofImport(unit, row, this.#binder.importRow(unit, row));
    }
    return accounted('resolved_elsewhere');
  }

  /** Whether the removed symbol stood beside an import of its name, and in `space` the name meant the symbol. */
  #wasDeclaredBeside(unit: Unit, imported: number, space: number): boolean {
    const target = this.#target;
    if (!target.removed || target.isMember || unit.side.tag !== 'head') return false;
    const before = this.#program.counterpart(unit);
    const rows = before?.topLevel(unit.text(unit.facts.decls.name[imported]!)) ?? [];
    if (!rows.some((decl) => before!.isImport(decl))) return false;
    return rows.some((decl) => target.is({ unit: before!, decl }) && (before!.facts.decls.space[decl]! & space) !== 0);
  }

  #exportedLocal(unit: Unit, o: number): Standing {
    const bind = unit.facts.occs.bind[o]!;
    // A namespace that lists it has it as a member, too.
    if (bind >= 0 && this.#target.is({ unit, decl: bind }))
      return isOwnExport(unit, o) ? accounted('own_body') : open('namespace_escape');
    for (const decl of bind < 0 || unit.isImport(bind) ? [] : unit.topLevel(unit.text(unit.facts.occs.name[o]!))) {
      // `export { Name }` hands on the imported type beside the value of the same name, too.
      const row = unit.isImport(decl) ? unit.importOf(decl) : -1;
      if (row >= 0) return this.#ofImport(unit, row, this.#binder.importRow(unit, row));
    }
    return this.#reference(unit, o, Space.Value | Space.Type | Space.Namespace);
  }

  /** A name that nothing in its file declares. */
  #free(unit: Unit, o: number, space: number): Standing {
    const { occs } = unit.facts;
    const name = unit.text(occs.name[o]!);
    const target = this.#target;
    if (target.isMember) {
      if (isInContainerBody(this.#program, target, unit, occs.start[o]!)) return use('same_file');
      // Inside of `with (value) { … }` a bare name may be a member of the value.
      const mayBeInWith = (unit.facts.flags & FileFlag.Eval) !== 0 && target.reach !== 'file';
      return mayBeInWith ? open('unresolved_member') : accounted('resolved_elsewhere');
    }
    if (target.removed && unit.side.tag === 'head') {
      const before = this.#program.counterpart(unit);
      const rows = before?.topLevel(name) ?? [];
      for (const decl of rows) {
        if (!target.is({ unit: before!, decl })) {
          if (before!.isImport(decl)) {
            const found = this.#binder.declaration({ unit: before!, decl });
            if (found.decls.some((ref) => target.is(ref))) return use('resolved');
          }
          continue;
        }
        const declared = target.unit.facts.decls.space[decl]!;
        if (declared < 0 || (declared & space) !== 0) return use('same_file');
      }
    }
    if (target.reach === 'global') return use('resolved');
    // A value by the name of a type, or the other way round, is no code: what the parser lost may have made it a type.
    if ((unit.facts.flags & FileFlag.ParseErrors) !== 0 && unit.path === target.headPath) return open('parse_error');
    if (target.reach === 'file' || target.byKey) return accounted('resolved_elsewhere');
    if (unit.path === target.headPath) return accounted('resolved_elsewhere');
    if (RUNTIME_NAMES.has(name) && !isInjected(this.#program, target.headPath)) return accounted('resolved_elsewhere');
    if (isDeclaredGlobally(this.#program.head, name)) return accounted('resolved_elsewhere');
    // A build may import what a file does not: unplugin-auto-import, Nuxt, a bundler's ProvidePlugin.
    return open('homograph');
  }

  #imported(unit: Unit, o: number): Standing {
    const row = importAt(unit, o);
    return row < 0 ? accounted('resolved_elsewhere') : this.#ofImport(unit, row, this.#binder.importRow(unit, row));
  }

  #ofImport(unit: Unit, row: number, found: Found): Standing {
    if (found.decls.some((ref) => this.#target.is(ref))) {
      const module = this.#binder.modules(unit, row);
      return module.kind === 'units' && module.guessed
        ? open('unresolved_import')
        : use(importCode(this.#binder, this.#target, unit, row));
    }
    if (this.#target.isMember || this.#target.byKey) return accounted('resolved_elsewhere');
    if (found.miss === 'missing' && this.#target.reach !== 'file')
      return open(found.code === 'generated_missing' ? 'generated_missing' : (found.code ?? 'unresolved_import'));
    // The import dangles, whatever it meant: a rename that git did not pair looks like this.
    if (found.miss === 'none' && this.#target.removed && this.#target.reach !== 'file' && !this.#target.isMember)
      return open('unresolved_import');
    // `export * from` an unreadable place, `module.exports = { ...x }`: it may be this one, where its module is exposed.
    if (found.miss === 'unknown' && this.#target.reach !== 'file') return open('wildcard_reexport');
    return accounted('resolved_elsewhere');
  }

  #member(unit: Unit, o: number): Standing {
    const { occs, exprs } = unit.facts;
    const name = unit.text(occs.name[o]!);
    const expr = occs.expr[o]!;
    const target = this.#target;
    if (expr < 0) return target.isMember ? open('unresolved_member') : this.#looseMember();
    const receiver = exprs.a[expr]!;
    // `#name` is read where its class is in sight, and nowhere else: `#name in value` has no receiver.
    if (target.reach === 'file' && target.isMember)
      return seesPrivate(target, unit, o) ? use('same_file') : accounted('resolved_elsewhere');
    const values = receiver < 0 ? [] : this.#binder.evaluator.values(unit, receiver);
    let unknown = values.length === 0;
    let missing: LimitCode | null = null;
    let viaContract = false;
    for (const value of values) {
      const found = this.#binder.member(value, name);
      if (found.decls.some((ref) => this.#leadsHere(ref))) return use(this.#memberCode(value.k, exprs.kind[expr]!));
      if (found.decls.length === 0 && this.#hadKey(value, name)) return use('resolved');
      if (found.decls.some((ref) => this.#contracts.mayDispatchHere(ref))) viaContract = true;
      if (this.#contracts.isOfRuntime && isRuntimeMember(value, name)) viaContract = true;
      if (found.miss === 'missing') missing = found.code ?? 'unresolved_import';
      else if (found.miss === 'unknown') unknown = true;
      else if (value.k === 'external' && this.#outside.mayHold(unit, receiver)) unknown = true;
      else if (found.miss === 'none' && dangles(target, value)) missing = 'unresolved_member';
      else if (found.miss !== null && target.isMember && !isRuntimeMember(value, name)) unknown = true;
    }
    if (viaContract && this.#instances.escaped) return open('interface_implementation');
    // Where no value goes out of sight, its flow has found every read.
    if (unknown && target.isMember && !this.#instances.mayBeIn(unit)) unknown = false;
    if (target.isMember && this.#narrowing.isIn(unit)) unknown = true;
    if (target.reach === 'global' && !target.isMember) {
      if (values.some((value) => value.k === 'global')) return use('resolved');
      const root = receiver >= 0 && exprs.kind[receiver] === ExprKind.Ident ? exprs.a[receiver]! : -1;
      if (root >= 0 && occs.bind[root]! < 0 && OTHER_FRAMES.has(unit.text(occs.name[root]!))) return use('resolved');
    }
    if (missing !== null && target.reach !== 'file')
      return open(missing === 'generated_missing' ? 'unresolved_import' : missing);
    if (target.isMember)
      return unknown && target.reach !== 'file' && !this.#isClosedContainer()
        ? open('unresolved_member')
        : accounted('resolved_elsewhere');
    return unknown
      ? this.#looseMember()
      : accounted(this.#exposure.namespaceSeen ? 'closed_namespace' : 'resolved_elsewhere');
  }

  /** Whether base kept the symbol under this key of the value, and head does not. */
  #hadKey(value: Value, name: string): boolean {
    if (value.k === 'declaration')
      return this.#offered.had(
        value.ref.unit,
        value.ref.unit.text(value.ref.unit.facts.decls.name[value.ref.decl]!),
        name,
      );
    if (value.k !== 'object') return false;
    const owner = ownerOfLiteral(value.unit, value.expr);
    return owner !== null && this.#offered.had(value.unit, owner, name);
  }

  /** A found member may be an import that leads here. */
  #leadsHere(ref: DeclRef): boolean {
    if (this.#target.is(ref)) return true;
    if (!ref.unit.isImport(ref.decl)) return false;
    return this.#binder.declaration(ref).decls.some((each) => this.#target.is(each));
  }

  #memberCode(kind: string, exprKind: number): UseCode {
    if (this.#target.isMember) return kind === 'namespace' || kind === 'declaration' ? 'namespace_member' : 'resolved';
    if (exprKind === ExprKind.TypeMember) return 'type_only';
    const { flags } = this.#target.unit.facts;
    return (flags & (FileFlag.Module | FileFlag.CommonJs)) === FileFlag.CommonJs ? 'commonjs' : 'namespace_member';
  }

  #isClosedContainer(): boolean {
    // A member of an enum or of a TypeScript namespace is read from its container, or from where the container went:
    // the container's own flow says whether it went anywhere.
    return isNamespaceMember(this.#target) && !this.#exposure.loose;
  }

  #looseMember(): Standing {
    // A global function can be read from any alias of the global object.
    if (this.#target.reach === 'global' && !this.#target.isMember && isScriptValue(this.#target))
      return open('unresolved_member');
    if (this.#target.reach === 'program' && this.#exposure.loose) return open('unresolved_member');
    return accounted(this.#exposure.namespaceSeen ? 'closed_namespace' : 'resolved_elsewhere');
  }
}
