import { DeclFlag, DeclKind } from '../../../../facts/kinds.ts';
import { type Binder, sameDeclaration } from '../bind/binder.ts';
import type { CallSites } from '../bind/call-sites.ts';
import type { Importers } from '../bind/importers.ts';
import { Overrides } from '../bind/overrides.ts';
import type { Program } from '../bind/program.ts';
import type { Side } from '../bind/side.ts';
import type { DeclRef, Unit } from '../bind/unit.ts';
import { CustomMatchers } from '../flow/custom-matchers.ts';
import { ExpectedTypes } from '../flow/expected-types.ts';
import type { Exposer, Exposure } from '../flow/exposure.ts';
import type { FlowListener } from '../flow/flow-listener.ts';
import { InstanceFlow } from '../flow/instance-flow.ts';
import { type InstanceFlowResult, OPEN_FLOW } from '../flow/instance-flow-result.ts';
import type { ModuleReach } from '../flow/module-reach.ts';
import { NamespaceFlow } from '../flow/namespace-flow.ts';
import { StaticAsks } from '../flow/static-asks.ts';
import type { Surroundings } from '../flow/surroundings.ts';
import { TypeFlow } from '../flow/type-flow.ts';
import { TypeSight } from '../flow/type-sight.ts';
import { NO_ANCESTRY } from '../members/member-gates.ts';
import { NOTHING_OFFERED } from '../members/offered-keys.ts';
import { OccurrenceJudge } from '../occurrences/occurrence-judge.ts';
import { Findings } from '../question/findings.ts';
import { symbolsOf } from '../question/symbols.ts';
import { standingTarget, type Target } from '../question/target.ts';

const NO_EXPOSURE: Exposure = {
  names: new Set(),
  modules: new Map(),
  loose: false,
  kept: false,
  namespaceSeen: false,
  imported: false,
  standsFor: () => false,
};

/** What holds a member, and where the values that have the member go. */
export class Containers {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #importers: Importers;
  readonly #exposer: Exposer;
  readonly #surroundings: Surroundings;

  constructor(
    program: Program,
    binder: Binder,
    importers: Importers,
    exposer: Exposer,
    callSites: CallSites,
    reach: ModuleReach,
  ) {
    this.#surroundings = {
      program,
      binder,
      importers,
      callSites,
      overrides: new Overrides(program, binder),
      matchers: new CustomMatchers(program),
      isLoose: (cls) => reach.isLoose(cls),
      isLoaded: (path) => reach.isLoaded(path),
      asksOf: (cls) => reach.asksOf(cls),
    };
    this.#program = program;
    this.#binder = binder;
    this.#importers = importers;
    this.#exposer = exposer;
  }

  /** The outermost container, as head has it where it stands there; else as it was. */
  outermost(target: Target): Target | null {
    const top = target.symbol.key.split('.')[0]!;
    const head = this.#program.head.unit(target.headPath);
    for (const unit of [head, target.unit]) {
      if (unit === null) continue;
      const symbol = symbolsOf(unit.facts, unit.path).find((each) => each.key === top || each.aliases.includes(top));
      if (symbol !== undefined) return standingTarget(this.#program, unit, symbol);
    }
    return null;
  }

  /** The class that declares the member, as head has it; null where it is no class, or is gone. */
  #classOf(target: Target): DeclRef | null {
    for (const ref of target.refs) {
      const container = target.unit.facts.decls.container[ref.decl]!;
      if (container < 0 || target.unit.facts.decls.kind[container] !== DeclKind.Class) continue;
      const before = { unit: target.unit, decl: container };
      if (!target.removed) return before;
      const head = this.#program.head.unit(target.headPath);
      return head === null ? null : sameDeclaration(before, head);
    }
    return null;
  }

  /** Whether receivers of which nothing is known can be values of the member's class. */
  instances(target: Target, findings: Findings): InstanceFlowResult {
    const cls = this.#classOf(target);
    if (cls === null && target.reach !== 'file') return this.#ofType(target);
    if (cls === null || target.reach === 'file') return OPEN_FLOW;
    const { decls } = target.unit.facts;
    if (target.refs.some((ref) => (decls.flags[ref.decl]! & DeclFlag.Static) !== 0)) {
      new StaticAsks(this.#surroundings).check(cls, target.symbol.name, findings);
      return OPEN_FLOW;
    }
    const isField = target.refs.some((ref) => decls.kind[ref.decl] === DeclKind.Property);
    const isPrivate = target.refs.every((ref) => (decls.flags[ref.decl]! & DeclFlag.NonPublic) !== 0);
    const served = this.#served(target, cls);
    const isSetter = target.refs.some((ref) => (decls.flags[ref.decl]! & DeclFlag.Setter) !== 0);
    const shape = { name: target.symbol.name, isField, isSetter, isPrivate, served };
    return new InstanceFlow(this.#surroundings, findings, shape).follow(cls);
  }

  /** The same for a member of an interface or an object type: whether another type may see its values. */
  #ofType(target: Target): InstanceFlowResult {
    const type = this.declaring(target);
    const kind = type === null ? -1 : type.unit.facts.decls.kind[type.decl];
    if (type === null || (kind !== DeclKind.Interface && kind !== DeclKind.TypeAlias)) return OPEN_FLOW;
    const container = this.outermost(target);
    if (container === null || target.symbol.container?.includes('.')) return OPEN_FLOW;
    const users = (side: Side): Iterable<Unit> => {
      exposure ??= this.#exposer.expose(container, new Findings());
      return this.#naming(side, target, container, exposure);
    };
    const follow = (): boolean => {
      const flow = new TypeFlow(this.#program, this.#binder, this.#importers, type, target.symbol.name);
      return flow.escapes(users(this.#program.head));
    };
    const look = (): ReadonlySet<Unit> | null => this.#sight(target, users);
    let exposure: Exposure | null = null;
    // Asked only where another type has a member of the name: following all values of a type takes its time.
    let escaped: boolean | null = null;
    let sight: ReadonlySet<Unit> | null | undefined;
    return {
      get escaped() {
        escaped ??= follow();
        return escaped;
      },
      handedOn: true,
      onGlobal: false,
      typed: true,
      mayBeIn(unit) {
        if (sight === undefined) sight = look();
        return sight === null || (unit !== null && sight.has(unit)) || this.escaped;
      },
      standsFor: () => false,
    };
  }

  /** Files of head in which an expression may have the type of the member, as it is there or as it was; null where that cannot be told. */
  #sight(target: Target, users: (side: Side) => Iterable<Unit>): ReadonlySet<Unit> | null {
    const { head } = this.#program;
    const { callSites } = this.#surroundings;
    const isSeen = (func: Target): boolean => {
      const { loose, namespaceSeen } = this.#exposer.expose(func, new Findings());
      return loose || namespaceSeen;
    };
    const found = new Set<Unit>();
    const declared = target.refs.map((ref) => target.unit.facts.decls.container[ref.decl]!);
    if (new Set(declared).size !== 1) return null;
    const before = { unit: target.unit, decl: declared[0]! };
    const now = this.declaring(target);
    if (now === null || now.unit.side !== head) return null;
    for (const type of before.unit === now.unit ? [now] : [now, before]) {
      const { side } = type.unit;
      const sight = new TypeSight(this.#program, this.#binder, callSites, isSeen, type);
      const units = sight.units(users(side));
      if (units === null) return null;
      for (const each of units) {
        const there = side === head ? each : head.unit(this.#program.headPath(each.path));
        if (there !== null) found.add(there);
      }
    }
    return found;
  }

  /** Whether values of the class still have a removed member, from a class above. */
  #served(target: Target, cls: DeclRef): boolean {
    return (
      target.removed &&
      this.#binder.typeMember(cls, target.symbol.name, false).decls.some((ref) => ref.unit.side.tag === 'head')
    );
  }

  /** Under which names the symbol, or its container, can be had. What the container's flow finds of a member goes to `findings`. */
  exposure(target: Target, container: Target | null, findings: Findings): Exposure {
    if (!target.isMember) return target.reach === 'file' ? NO_EXPOSURE : this.#exposer.expose(target, findings);
    if (container === null) return NO_EXPOSURE;
    const exposure = this.#exposer.expose(container, new Findings());
    const expected = new ExpectedTypes(this.#program, this.#binder);
    const loose = this.#containerFlow(target, container, exposure, expected, findings);
    return { ...exposure, loose: loose || exposure.loose, standsFor: (type) => expected.asks(type) };
  }

  /** Where the container is a value with members of its own (an enum, a namespace, a class's statics): what becomes of it. */
  #containerFlow(
    target: Target,
    container: Target,
    exposure: Exposure,
    expected: ExpectedTypes,
    findings: Findings,
  ): boolean {
    const { decls } = target.unit.facts;
    const valueLike = target.refs.every((ref) => {
      const kind = decls.kind[decls.container[ref.decl]!];
      return kind === DeclKind.Enum || kind === DeclKind.Namespace;
    });
    const isStatic = target.refs.every((ref) => (decls.flags[ref.decl]! & DeclFlag.Static) !== 0);
    if (!valueLike && !isStatic) return true;
    let loose = false;
    const { name } = target.symbol;
    const flow = new NamespaceFlow(this.#binder);
    const listener: FlowListener = {
      id: target.symbol.key,
      read: (unit, read, _expr, start, end) => {
        if (read === name && unit.side.tag === 'head') findings.use(unit, start, end, 'namespace_member', true);
        return null;
      },
      whole: () => undefined,
      open: (unit, start, end, code) => {
        loose = true;
        // A class is handed on to be made values of; only who asks for its keys reads its statics.
        if (unit.side.tag === 'head' && (valueLike || code === 'dynamic_key'))
          findings.gate(code, { unit, start, end });
      },
      loose: () => {
        loose = true;
      },
      kept: () => {
        loose = true;
      },
      expected: (unit, type) => expected.add(unit, type),
      // Who imports it under a name that does not lead to its declaration has it, too.
      exportedAs: (unit, as) => {
        if (!exposure.modules.get(unit.path)?.has(as)) loose = true;
      },
    };
    for (const unit of this.users(target, container, exposure)) {
      const { occs } = unit.facts;
      const judge = new OccurrenceJudge(
        this.#program,
        this.#binder,
        container,
        exposure,
        NO_ANCESTRY,
        OPEN_FLOW,
        NOTHING_OFFERED,
      );
      const ids = new Set([container.symbol.name, ...exposure.names].map((each) => unit.nameId(each)));
      for (let o = 0; o < occs.count; o++) {
        if (!ids.has(occs.name[o]!) || occs.expr[o]! < 0 || judge.judge(unit, o).standing !== 'use') continue;
        flow.expression(unit, occs.expr[o]!, listener);
      }
      // An import under another name: its binding is followed instead.
      for (let row = 0; row < unit.facts.imports.count; row++) {
        const local = unit.facts.imports.local[row]!;
        if (local < 0 || unit.facts.decls.kind[local] !== DeclKind.Import) continue;
        if (this.#binder.importRow(unit, row).decls.some((ref) => container.is(ref)))
          flow.binding(unit, local, listener);
      }
    }
    return loose || !valueLike;
  }

  /** Files that may hold values of the container: its own, those that spell it, those that import its module. */
  users(target: Target, container: Target | null, exposure: Exposure): Iterable<Unit> {
    return this.#naming(this.#program.head, target, container, exposure);
  }

  *#naming(side: Side, target: Target, container: Target | null, exposure: Exposure): Iterable<Unit> {
    const inSide = (path: string): string => (side === this.#program.head ? path : this.#program.basePath(path));
    const own = inSide(target.headPath);
    const paths = new Set<string>([own]);
    const immediate = target.symbol.container?.split('.').pop();
    for (const name of new Set([immediate, container?.symbol.name]))
      if (name !== undefined && name !== 'default') for (const path of side.view.filesWithWord(name)) paths.add(path);
    for (const module of [own, ...[...exposure.modules.keys()].map(inSide)])
      for (const site of this.#importers.of(side, module)) paths.add(site.unit.path);
    for (const path of paths) {
      const unit = side.unit(path);
      if (unit !== null) yield unit;
    }
  }

  /** The declaration that holds the member, as head has it where it stands there. */
  declaring(target: Target): DeclRef | null {
    for (const ref of target.refs) {
      const container = target.unit.facts.decls.container[ref.decl]!;
      if (container < 0) continue;
      const before = { unit: target.unit, decl: container };
      const head = target.removed ? this.#program.head.unit(target.headPath) : null;
      return (head === null ? null : sameDeclaration(before, head)) ?? before;
    }
    return null;
  }
}
