import { DeclFlag, DeclKind, ExprKind, Role, Use } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import type { CallSites } from '../bind/call-sites.ts';
import { calleeName } from '../bind/callee-name.ts';
import { isDecorated, isIteratorStep } from '../bind/class-shapes.ts';
import { fitsComposed } from '../bind/composed-key.ts';
import { declarationKey } from '../bind/declaration-key.ts';
import type { Importers } from '../bind/importers.ts';
import { calleeRoot, LINKING } from '../bind/object-methods.ts';
import type { Overrides } from '../bind/overrides.ts';
import type { Program } from '../bind/program.ts';
import type { DeclRef, Unit } from '../bind/unit.ts';
import { type Asks, isAsked } from '../conventions/asks.ts';
import { CONTRACT_METHODS, conventionOf } from '../conventions/conventions.ts';
import type { Findings } from '../question/findings.ts';
import { ClassFlow, type ClassListener } from './class-flow.ts';
import type { CustomMatchers } from './custom-matchers.ts';
import { ExpectedTypes } from './expected-types.ts';
import { isFilled } from './filled-values.ts';
import type { FlowListener } from './flow-listener.ts';
import { ELEMENT } from './held.ts';
import { HolderFlow } from './holder-flow.ts';
import { givesToHost } from './host-results.ts';
import type { InstanceFlowResult } from './instance-flow-result.ts';
import { isLeftAlone } from './left-alone.ts';
import type { MemberShape } from './member-shape.ts';
import { NamespaceFlow } from './namespace-flow.ts';
import { asksOf, decoratorAsks, isGivenCallback, ownerAsks } from './outside-asks.ts';
import type { Surroundings } from './surroundings.ts';

/** Methods by which lists and maps keep what they are given. */
const COLLECTING = new Set('push unshift add set splice fill'.split(' '));
/** Methods that write all fields of what they are given. */
const SERIALIZING = new Set('json jsonp send end write postMessage put'.split(' '));
/** Methods of lists whose result holds what their callbacks return. */
const GATHERING = new Set(['map', 'flatMap', 'from']);

/** What Svelte asks of a store. */
const STORE_CONTRACT: ReadonlySet<string> = new Set(['subscribe', 'set']);

/** Members of the runtime's lists that give nobody the list itself. */
const KEEPS = new Set(
  'length constructor push pop shift unshift indexOf lastIndexOf includes join at keys values entries'.split(' '),
);

/** Enough to follow the values of any class that a person wrote; a class of which more than this is made has escaped. */
const MAX_STEPS = 20_000;

/**
 * Follows every value of a class, and of its subclasses, from `new` and `this` to everything that reads a member of it:
 * through variables, arguments of functions of ours, results, exports. A value that is handed to a package's function may
 * have any member called; one that is kept where it is not followed may be any receiver of which nothing is known.
 */
export class InstanceFlow {
  readonly #surroundings: Surroundings;
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #importers: Importers;
  readonly #findings: Findings;
  readonly #member: string;
  readonly #isField: boolean;
  readonly #isSetter: boolean;
  readonly #isPrivate: boolean;
  readonly #flow: NamespaceFlow;
  readonly #callSites: CallSites;
  readonly #overrides: Overrides;
  readonly #matchers: CustomMatchers;
  readonly #classFlow: ClassFlow;
  readonly #holders: HolderFlow;
  readonly #expected: ExpectedTypes;
  readonly #served: boolean;
  readonly #classes: DeclRef[] = [];
  readonly #seenClasses = new Set<string>();
  readonly #followed = new Set<string>();
  #escaped = false;
  #inherits = false;
  #onGlobal = false;
  #typed = false;
  #steps = 0;

  constructor(surroundings: Surroundings, findings: Findings, shape: MemberShape) {
    this.#surroundings = surroundings;
    this.#served = shape.served;
    this.#program = surroundings.program;
    this.#binder = surroundings.binder;
    this.#importers = surroundings.importers;
    this.#callSites = surroundings.callSites;
    this.#overrides = surroundings.overrides;
    this.#matchers = surroundings.matchers;
    this.#findings = findings;
    this.#member = shape.name;
    this.#isField = shape.isField;
    this.#isSetter = shape.isSetter;
    this.#isPrivate = shape.isPrivate;
    this.#flow = new NamespaceFlow(this.#binder);
    this.#expected = new ExpectedTypes(this.#program, this.#binder);
    this.#holders = new HolderFlow(surroundings, (at, asks) => this.#askedFor(at, asks));
    this.#classFlow = new ClassFlow(this.#program, this.#binder, this.#importers);
  }

  /** @param cls the class, as head declares it */
  follow(cls: DeclRef): InstanceFlowResult {
    this.#add(cls);
    for (let at = 0; at < this.#classes.length && !this.#exhausted(); at++) this.#class(this.#classes[at]!);
    const handedOn = this.#escaped || this.#exhausted();
    return {
      escaped: handedOn || this.#inherits,
      handedOn,
      typed: this.#typed,
      mayBeIn: () => this.#typed || this.#escaped,
      onGlobal: this.#onGlobal,
      standsFor: (type) => this.#expected.mayAsk(type),
    };
  }

  #exhausted(): boolean {
    return this.#steps > MAX_STEPS;
  }

  #add(cls: DeclRef): void {
    const key = declarationKey(this.#program, cls);
    if (this.#seenClasses.has(key)) return;
    this.#seenClasses.add(key);
    this.#classes.push(cls);
  }

  #class(cls: DeclRef): void {
    if (isDecorated(cls) || this.#surroundings.isLoose(cls)) this.#escaped = true;
    const start = cls.unit.facts.decls.nameStart[cls.decl]!;
    const at = { unit: cls.unit, start, end: start };
    for (const asks of decoratorAsks(this.#binder, cls)) this.#askedFor(at, asks);
    for (const asks of this.#surroundings.asksOf(cls)) this.#askedFor(at, asks);
    this.#thisIn(cls, 0);
    this.#classFlow.follow(cls, this.#classListener);
  }

  readonly #classListener: ClassListener = {
    instance: (unit, expr) => this.#expression(unit, expr),
    escaped: () => {
      this.#escaped = true;
    },
    typed: () => {
      this.#typed = true;
    },
    // The class is given to code that makes values of it, and asks for what it likes of them.
    argument: (unit, expr, call) => {
      const asks = asksOf(this.#binder, unit, unit.facts.exprs.a[call]!);
      const start = unit.facts.exprs.start[expr]!;
      if (asks !== null) this.#askedFor({ unit, start, end: start }, asks);
    },
    stored: (unit, literal) => this.#holders.holder(unit, literal, [ELEMENT]),
    prototype: (unit, expr) => {
      const { exprs, occs } = unit.facts;
      const callee = exprs.use[expr] === Use.Argument ? exprs.a[exprs.target[expr]!]! : -1;
      const occ = callee >= 0 && exprs.kind[callee] === ExprKind.Member ? exprs.b[callee]! : -1;
      const start = exprs.start[expr]!;
      // All that the class has is copied to something else, or listed.
      if (callee >= 0 && !(occ >= 0 && LINKING.has(unit.text(occs.name[occ]!)))) this.#dynamic(unit, start, start);
      this.#expression(unit, expr);
    },
    // A subclass with a member of its own hides the one that is asked about.
    subclass: (cls) => {
      if (!cls.unit.members(cls.decl).has(this.#member)) this.#add(cls);
    },
  };

  /** `this` in the class's own body, and in what it inherits, is a value of it; in what is static, it is the class. */
  #thisIn(cls: DeclRef, depth: number): void {
    const { unit, decl } = cls;
    const { decls, exprs, occs } = unit.facts;
    if (depth > 16 || !this.#once(`t\0${unit.path}\0${decl}`)) return;
    for (let e = 0; e < exprs.count; e++) {
      const start = exprs.start[e]!;
      if (exprs.kind[e] !== ExprKind.This || start < decls.start[decl]! || start >= decls.end[decl]!) continue;
      const values = this.#binder.evaluator.values(unit, e);
      if (values.some((value) => value.k === 'instance' || value.k === 'unknown')) this.#expression(unit, e);
      if (values.some((value) => value.k === 'declaration')) this.#classFlow.value(unit, e, this.#classListener);
    }
    // `new.target` is the class, whatever becomes of it.
    for (let o = 0; o < occs.count; o++)
      if (occs.role[o] === Role.MetaProperty && unit.text(occs.name[o]!) === 'target')
        if (occs.start[o]! >= decls.start[decl]! && occs.start[o]! < decls.end[decl]!) this.#escaped = true;
    for (const parent of this.#binder.parents(cls, true)) {
      if (parent === null) this.#inherits = true;
      else this.#thisIn(parent, depth + 1);
    }
  }

  #expression(unit: Unit, e: number): void {
    this.#steps++;
    if (!this.#exhausted()) this.#flow.expression(unit, e, this.#listener);
  }

  #binding(unit: Unit, decl: number): void {
    this.#steps++;
    if (this.#exhausted()) return;
    this.#subscribed(unit, decl);
    this.#flow.binding(unit, decl, this.#listener);
  }

  /** `$counter` in a component of Svelte subscribes to `counter`, and may set it. */
  #subscribed(unit: Unit, decl: number): void {
    if (!unit.path.endsWith('.svelte') || unit.nameId(`$${unit.text(unit.facts.decls.name[decl]!)}`) < 0) return;
    const start = unit.facts.decls.nameStart[decl]!;
    this.#askedFor({ unit, start, end: start }, STORE_CONTRACT);
  }

  readonly #listener: FlowListener = {
    id: 'instance',
    read: (unit, name, _expr, start, end) => {
      if (name === this.#member && !this.#served && unit.side.tag === 'head' && end > start)
        this.#findings.use(unit, start, end, 'resolved', true);
      // From a value to its class, and to its prototype.
      if (name === 'constructor' || name === '__proto__') this.#escaped = true;
      // `list.filter(…)` is a value of the class again, `list.forEach(…)` hands it to a function.
      if (this.#inherits && !KEEPS.has(name) && name in Array.prototype) this.#escaped = true;
      return null;
    },
    whole: () => undefined,
    open: (unit, start, end, code) => {
      // Only fields of a value are its own: methods are on its prototype, and no copy takes them.
      if (code === 'dynamic_key') this.#dynamic(unit, start, end);
      else this.#escaped = true;
    },
    loose: () => {
      this.#typed = true;
    },
    kept: (unit, start) => {
      this.#escaped = true;
      const { decls } = unit.facts;
      for (let d = 0; d < decls.count; d++) if (decls.start[d] === start) this.#subscribed(unit, d);
    },
    isGlobal: () => {
      this.#onGlobal = true;
    },
    assigned: (unit, e, left) => {
      const asks = ownerAsks(this.#binder, unit, left);
      const start = unit.facts.exprs.start[e]!;
      if (asks === 'global') this.#onGlobal = true;
      else this.#askedFor({ unit, start, end: start }, asks);
    },
    expected: (unit, type) => this.#expected.add(unit, type),
    copied: (unit, start) => {
      if (this.#isField && !this.#served) this.#findings.gate('namespace_escape', { unit, start, end: start });
    },
    exportedAs: (unit, name) => this.#exported(unit.path, name),
    fits: (head, tail) => fitsComposed(this.#member, head, tail),
    argument: (unit, e, call, position) => this.#argument(unit, e, call, position),
    returned: (unit, _e, func) => this.#returned(unit, func),
    yielded: (unit, func) => this.#holders.returned(unit, func, []),
    property: (unit, decl) => this.#holders.member(unit, decl, []),
    stored: (unit, e, literal) => {
      this.#escaped = true;
      this.#holders.literal(unit, literal, e);
      return true;
    },
  };

  /** Code that we do not see is handed a value: it may ask for what is not known to be left alone. */
  #askedFor(at: { unit: Unit; start: number; end: number }, asks: Asks): void {
    if (this.#isPrivate || this.#served || !isAsked(asks, this.#member, this.#isField)) return;
    this.#findings.gate('implicit_contract', at, null);
  }

  #dynamic(unit: Unit, start: number, end: number): void {
    this.#findings.gate('dynamic_key', { unit, start, end });
  }

  /** Importers of an exported value go on with it. */
  #exported(path: string, name: string): void {
    if (!this.#once(`x\0${path}\0${name}`)) return;
    const { head } = this.#program;
    // Whoever loads the module by its path, and whoever asks for the whole of it, has the value.
    if (name === 'export=' || this.#surroundings.isLoaded(path)) this.#escaped = true;
    const from = head.unit(path);
    if (from !== null) this.#holders.exported(from, name);
    for (const { unit, row } of this.#importers.of(head, path)) {
      const { imports, exports } = unit.facts;
      const local = imports.local[row]!;
      const imported = unit.text(imports.imported[row]!);
      const asksFor = imports.kind[row] === 1 ? 'default' : imported;
      if ((imports.kind[row] === 0 || imports.kind[row] === 1) && asksFor === name && local >= 0)
        this.#binding(unit, local);
      else if (imports.kind[row] === 6 && imported === name) {
        for (let e = 0; e < exports.count; e++)
          if (exports.imp[e] === row) this.#exported(unit.path, unit.text(exports.name[e]!));
      } else if (imports.kind[row] === 7 && name !== 'default') this.#exported(unit.path, name);
      else if (imports.kind[row] !== 0 && imports.kind[row] !== 1 && imports.kind[row] !== 6) this.#escaped = true;
    }
    if (conventionOf(path, name, (dependency) => head.resolver.files.dependsOn(path, dependency)) !== null)
      this.#findings.gateAtFile('convention_file', path, name);
  }

  #argument(unit: Unit, e: number, call: number, position: number): boolean {
    const { exprs } = unit.facts;
    const callee = exprs.a[call]!;
    const start = exprs.start[e]!;
    const root = calleeRoot(unit, callee);
    const args = unit.argumentsOf(call);
    if (root !== null) {
      const isSet = this.#isSetter && isFilled(this.#binder, unit, call, position);
      if (isSet || this.#isField || this.#mayName(unit, call, args)) this.#dynamic(unit, start, start);
      // `Object.assign(target, value)` and its like hand the value on.
      this.#escaped = true;
      return true;
    }
    // Behind a spread nobody knows which parameter it is.
    if (args.slice(0, position).some((each) => exprs.kind[each] === ExprKind.Spread)) this.#escaped = true;
    for (const value of callee < 0 ? [] : this.#binder.evaluator.values(unit, callee)) {
      if (value.k === 'declaration') this.#parameter(value.ref, position);
      else if (value.k !== 'external' || !isLeftAlone(unit, callee, this.#matchers)) this.#escaped = true;
    }
    if (callee < 0) this.#escaped = true;
    const called = calleeName(unit, call);
    // What is kept in a list goes where the list goes.
    if (COLLECTING.has(called)) this.#holders.collection(unit, exprs.a[callee]!);
    const asks = asksOf(this.#binder, unit, callee);
    // `private` hides nothing from what writes all fields.
    if (
      this.#isPrivate &&
      this.#isField &&
      SERIALIZING.has(called) &&
      asks !== null &&
      isAsked(asks, this.#member, true)
    )
      this.#findings.gate('implicit_contract', { unit, start, end: start }, null);
    if (asks !== null) this.#askedFor({ unit, start, end: start }, asks);
    else if (callee >= 0 && isGivenCallback(unit, callee))
      this.#askedFor({ unit, start, end: start }, CONTRACT_METHODS);
    return true;
  }

  /** Whether a function of `Object` or `Reflect` gives what is not a value's own: a member by its key, its prototype. */
  #mayName(unit: Unit, call: number, args: readonly number[]): boolean {
    const { exprs } = unit.facts;
    const name = calleeName(unit, call);
    if (name === 'getPrototypeOf') return exprs.use[call] !== Use.Tested && exprs.use[call] !== Use.Statement;
    if (name !== 'get' && name !== 'has' && name !== 'apply') return false;
    const keys = args[1] === undefined ? [] : this.#binder.evaluator.values(unit, args[1]);
    return !keys.every((key) => key.k === 'string' && key.text !== this.#member);
  }

  #parameter(func: DeclRef, position: number): void {
    let entered = false;
    for (const { unit, decl } of this.#binder.merged(func)) {
      const { decls } = unit.facts;
      this.#expected.addParameter(unit, decl, position);
      // A constructor keeps what it is given, most of the time.
      if (decls.kind[decl] !== DeclKind.Function && decls.kind[decl] !== DeclKind.Method) continue;
      if ((decls.flags[decl]! & (DeclFlag.Signature | DeclFlag.Abstract | DeclFlag.Ambient)) !== 0) continue;
      entered = true;
      // `arguments`, a parameter that is not there.
      if (unit.nameId('arguments') >= 0 || !this.#flow.parameter(unit, decl, position, this.#listener))
        this.#escaped = true;
      for (let d = 0; d < decls.count; d++)
        if (decls.kind[d] === DeclKind.Parameter && decls.owner[d] === decl && (decls.flags[d]! & DeclFlag.Rest) !== 0)
          this.#escaped = true;
    }
    // What an interface or an abstract class declares, somebody else implements; what a class above does, one below overrides.
    if (!entered || this.#overrides.has(func)) this.#escaped = true;
  }

  /** A function hands the value back: to whoever calls it. */
  #returned(unit: Unit, func: number): boolean {
    if (!this.#once(`r\0${unit.path}\0${func}`)) return true;
    const { exprs } = unit.facts;
    const literal = unit.expressionOf(func);
    if (literal >= 0 && exprs.use[literal] === Use.Init) this.#expected.addResult(unit, exprs.target[literal]!);
    if (literal >= 0 && exprs.use[literal] === Use.Argument) {
      const call = exprs.target[literal]!;
      const asks = asksOf(this.#binder, unit, exprs.a[call]!);
      const start = exprs.start[literal]!;
      if (GATHERING.has(calleeName(unit, call))) this.#holders.holder(unit, call, [ELEMENT]);
      if (asks !== null) this.#askedFor({ unit, start, end: start }, asks);
    }
    if (isIteratorStep(unit, func, this.#member)) {
      const start = unit.facts.decls.nameStart[func]!;
      this.#findings.gate('implicit_invocation', { unit, start, end: start }, this.#member);
    }
    if (unit.facts.decls.kind[func] === DeclKind.Accessor) this.#holders.member(unit, func, []);
    if (givesToHost(this.#surroundings, unit, func)) {
      const start = unit.facts.decls.nameStart[func]!;
      this.#askedFor({ unit, start, end: start }, 'fields');
    }
    const calls = this.#callSites.of(unit, func);
    if (calls === null || calls.handedOn) this.#escaped = true;
    for (const site of calls?.sites ?? []) this.#expression(site.unit, site.expr);
    return true;
  }

  #once(key: string): boolean {
    if (this.#followed.has(key)) return false;
    this.#followed.add(key);
    return true;
  }
}
