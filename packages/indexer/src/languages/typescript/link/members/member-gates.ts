import { DeclFlag, DeclKind, ExprKind } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import { fitsKey } from '../bind/composed-key.ts';
import { declarationKey } from '../bind/declaration-key.ts';
import { derives } from '../bind/derives.ts';
import type { Program } from '../bind/program.ts';
import type { DeclRef, Unit } from '../bind/unit.ts';
import { IMPLICIT_METHODS, LIFECYCLE_METHODS } from '../conventions/conventions.ts';
import { hookedBy } from '../conventions/member-hooks.ts';
import type { InstanceFlowResult } from '../flow/instance-flow-result.ts';
import { localWholeRead } from '../flow/template-reads.ts';
import type { Findings } from '../question/findings.ts';
import type { Target } from '../question/target.ts';
import { convertsThrough, extendsHarmlessClass, outsideParents } from './runtime-classes.ts';
import { containerKeys } from './target-shape.ts';
import { checkWholeReads } from './whole-reads.ts';

/** What a member's container promises to others, as far as it could be followed. */
export interface Ancestry {
  /** Keys of the members of the same name that the container's types declare: a call through one may land here. */
  readonly members: ReadonlySet<string>;
  readonly declared: readonly DeclRef[];
  /** A type that the container extends or implements lies outside: it may ask for any member. */
  readonly outside: 'extends' | 'implements' | null;
  /** Names of the classes of the runtime, and of packages, that it descends from. */
  readonly runtime: ReadonlySet<string>;
}

export const NO_ANCESTRY: Ancestry = { members: new Set(), declared: [], outside: null, runtime: new Set() };

/** The member's name among everything that its container extends and implements. */
export function ancestryOf(program: Program, binder: Binder, target: Target): Ancestry {
  if (!target.isMember) return NO_ANCESTRY;
  const { unit, refs } = target;
  const members = new Set<string>();
  const declared: DeclRef[] = [];
  const runtime = new Set<string>();
  let outside: Ancestry['outside'] = null;
  const seen = new Set<string>();
  const name = target.symbol.name;
  const visit = (ref: DeclRef, depth: number): void => {
    const key = `${ref.unit.side.tag}${declarationKey(program, ref)}`;
    if (seen.has(key) || depth > 16) return;
    seen.add(key);
    for (const parent of outsideParents(binder, ref)) if (parent !== null) runtime.add(parent);
    const follow = (parent: DeclRef | null, how: 'extends' | 'implements'): void => {
      if (parent === null) {
        outside ??= how;
        return;
      }
      for (const each of binder.merged(parent))
        for (const decl of each.unit.members(each.decl).get(name) ?? []) {
          const found = { unit: each.unit, decl };
          members.add(declarationKey(program, found));
          declared.push(found);
        }
      visit(parent, depth + 1);
    };
    for (const parent of parentsOf(binder, ref, name)) follow(parent, 'extends');
    for (const parent of binder.contracts(ref)) follow(parent, 'implements');
  };
  for (const ref of refs) {
    const container = unit.facts.decls.container[ref.decl]!;
    if (container >= 0) visit({ unit, decl: container }, 0);
  }
  return { members, declared, outside, runtime };
}

/** Parents, without those classes of the runtime that are known not to ask for a member of this name. */
function parentsOf(binder: Binder, ref: DeclRef, name: string): (DeclRef | null)[] {
  return binder.parents(ref).filter((parent) => parent !== null || !extendsHarmlessClass(binder, ref, name));
}

/** Methods that a statement of the language asks of the type of a value: `await`, a loop over an iterator. */
const AWAITED = new Set(['then', 'next', 'return', 'throw']);

/** Gates of a member: what calls it unasked, and where its container is read by keys that are not spelled. */
export function checkMember(
  program: Program,
  binder: Binder,
  target: Target,
  ancestry: Ancestry,
  instances: InstanceFlowResult,
  containerUsers: Iterable<Unit>,
  findings: Findings,
): void {
  const { unit, refs, symbol } = target;
  const { decls } = unit.facts;
  const isPrivate = refs.every((ref) => (decls.flags[ref.decl]! & (DeclFlag.NonPublic | DeclFlag.HashPrivate)) !== 0);
  const inClass = refs.some((ref) => decls.kind[decls.container[ref.decl]!] === DeclKind.Class);
  if (refs.some((ref) => (decls.flags[ref.decl]! & DeclFlag.Decorated) !== 0))
    findings.gate('decorator_registration', place(target), symbol.name);
  if (refs.every((ref) => (decls.flags[ref.decl]! & DeclFlag.HashPrivate) !== 0)) return;
  const users = [...containerUsers];
  if (inClass) {
    for (const ref of ancestry.declared) findings.gate('interface_implementation', placeOf(ref), symbol.name);
    if (ancestry.outside === 'extends' || (ancestry.outside === 'implements' && !isPrivate))
      findings.gate('implicit_contract', place(target), symbol.container);
    const methodLike = refs.some(
      (ref) => decls.kind[ref.decl] === DeclKind.Method || decls.kind[ref.decl] === DeclKind.Accessor,
    );
    if (IMPLICIT_METHODS.has(symbol.name)) findings.gate('implicit_invocation', place(target), symbol.name);
    else if (methodLike && LIFECYCLE_METHODS.has(symbol.name))
      findings.gate('convention_name', place(target), symbol.name);
    checkHooks(program, target, ancestry, instances, users, findings);
  } else if (AWAITED.has(symbol.name) && refs.some((ref) => decls.kind[ref.decl] === DeclKind.Method))
    findings.gate('implicit_invocation', place(target), symbol.name);
  checkComputedKeys(program, binder, target, users, findings);
  // What a loop of a template gives is one of the values that its file holds.
  for (const user of inClass && instances.escaped ? users : []) {
    const start = localWholeRead(user);
    if (start !== null) findings.gate('dynamic_key', { unit: user, start, end: start });
  }
  checkWholeReads(program, binder, target, users, findings);
}

/** What libraries find by its name, and what the runtime calls of values that go where something is made of them. */
function checkHooks(
  program: Program,
  target: Target,
  ancestry: Ancestry,
  instances: InstanceFlowResult,
  users: readonly Unit[],
  findings: Findings,
): void {
  const { name } = target.symbol;
  const { decls } = target.unit.facts;
  const { files } = program.head.resolver;
  const dependencies = (): Set<string> =>
    new Set(
      [target.headPath, ...users.map((each) => each.path)].flatMap((path) =>
        files.packagesAbove(path).flatMap((each) => [...each.dependencies]),
      ),
    );
  const isStatic = target.refs.every((ref) => (decls.flags[ref.decl]! & DeclFlag.Static) !== 0);
  const tool = hookedBy(name, isStatic ? 'static' : 'value', dependencies);
  if (tool !== null) findings.gate('convention_name', place(target), tool);
  if (isStatic) return;
  const isError = [...ancestry.runtime].some((each) => /^[A-Z]\w*Error$|^Error$/.test(each));
  const reader = isError && instances.handedOn ? hookedBy(name, 'error', dependencies) : null;
  if (reader !== null) findings.gate('implicit_contract', place(target), reader);
  if ([...ancestry.runtime].some((each) => convertsThrough(each, name)) && instances.handedOn)
    findings.gate('implicit_invocation', place(target), name);
}

/** `this[key]`, `Enum[key]`, `instance[`on${event}`]` where the receiver is, or may be, the container. */
function checkComputedKeys(
  program: Program,
  binder: Binder,
  target: Target,
  users: readonly Unit[],
  findings: Findings,
): void {
  const containers = containerKeys(program, target);
  const name = target.symbol.name;
  for (const unit of users) {
    const { exprs } = unit.facts;
    for (let e = 0; e < exprs.count; e++) {
      if (exprs.kind[e] !== ExprKind.Index) continue;
      const receivers = binder.evaluator.values(unit, exprs.a[e]!);
      const isContainer = receivers.some(
        (value) =>
          (value.k === 'instance' || value.k === 'declaration') && derives(program, binder, value.ref, containers),
      );
      const key = exprs.b[e]!;
      // `point[0]`: no member that a name can spell.
      if (key >= 0 && exprs.kind[key] === ExprKind.Number) continue;
      const keys = binder.evaluator.values(unit, key);
      if (keys.length > 0 && keys.every((value) => value.k === 'string')) {
        if (isContainer && keys.some((value) => value.k === 'string' && value.text === name))
          findings.use(unit, exprs.start[key]!, exprs.start[key]!, 'namespace_member', false);
        continue;
      }
      const composed = key >= 0 && exprs.kind[key] === ExprKind.Composed;
      const fits = composed ? fitsKey(unit, key, name) : null;
      const start = exprs.start[e]!;
      if (isContainer && fits !== false)
        findings.gate(composed ? 'name_composed' : 'dynamic_key', { unit, start, end: start });
      else if (fits === true && receivers.some((value) => value.k === 'unknown'))
        findings.gate('name_composed', { unit, start, end: start });
    }
  }
}

function place(target: Target): { unit: Unit; start: number; end: number } | null {
  // Of a removed member the place is in base; gates point into head, so it is left out.
  return target.removed || target.refs.length === 0 ? null : placeOf(target.refs[0]!);
}

function placeOf(ref: DeclRef): { unit: Unit; start: number; end: number } {
  const { decls } = ref.unit.facts;
  return { unit: ref.unit, start: decls.nameStart[ref.decl]!, end: decls.nameEnd[ref.decl]! };
}
