import { DeclFlag, DeclKind, ExprKind, LinkKind, Role, Use } from '../../../facts/kinds.ts';
import type { Binder } from './binder.ts';
import { CallSites } from './call-sites.ts';
import { fitsComposed } from './composed-key.ts';
import { CONTRACT_METHODS, conventionOf } from './conventions.ts';
import { declarationKey } from './declaration-key.ts';
import type { Findings } from './findings.ts';
import type { Importers } from './importers.ts';
import { calleeRoot, type FlowListener, NamespaceFlow } from './namespace-flow.ts';
import type { Program } from './program.ts';
import { reexports } from './reexports.ts';
import { RUNTIME_NAMES } from './runtime-names.ts';
import type { DeclRef, Unit } from './unit.ts';
import type { Value } from './value.ts';

/** Where the values of a class go. */
export interface InstanceFlowResult {
  /** Some value, or the class itself, goes where it is not followed: a receiver of which nothing is known may be one. */
  readonly escaped: boolean;
  /** Something is typed as the class: an object literal may stand for a value of it. */
  readonly typed: boolean;
}

/** Nothing was followed: every receiver may be one. */
export const OPEN_FLOW: InstanceFlowResult = { escaped: true, typed: true };

/** Enough to follow the values of any class that a person wrote; a class of which more than this is made has escaped. */
const MAX_STEPS = 20_000;

/**
 * Follows every value of a class, and of its subclasses, from `new` and `this` to everything that reads a member of it:
 * through variables, arguments of functions of ours, results, exports. A value that is handed to a package's function may
 * have any member called; one that is kept where it is not followed may be any receiver of which nothing is known.
 */
export class InstanceFlow {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #importers: Importers;
  readonly #findings: Findings;
  readonly #member: string;
  readonly #isField: boolean;
  readonly #flow: NamespaceFlow;
  readonly #callSites: CallSites;
  readonly #served: boolean;
  readonly #classes: DeclRef[] = [];
  readonly #seenClasses = new Set<string>();
  readonly #followed = new Set<string>();
  #escaped = false;
  #typed = false;
  #steps = 0;

  constructor(
    program: Program,
    binder: Binder,
    importers: Importers,
    findings: Findings,
    member: string,
    isField: boolean,
    served: boolean,
  ) {
    this.#served = served;
    this.#program = program;
    this.#binder = binder;
    this.#importers = importers;
    this.#findings = findings;
    this.#member = member;
    this.#isField = isField;
    this.#flow = new NamespaceFlow(binder);
    this.#callSites = new CallSites(program, binder, importers);
  }

  /** @param cls the class, as head declares it */
  follow(cls: DeclRef): InstanceFlowResult {
    this.#add(cls);
    for (let at = 0; at < this.#classes.length && !this.#exhausted(); at++) this.#class(this.#classes[at]!);
    return { escaped: this.#escaped || this.#exhausted(), typed: this.#typed };
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
    const { unit, decl } = cls;
    if (unit.links(decl).some((link) => unit.facts.links.kind[link] === LinkKind.Decorator)) this.#escaped = true;
    for (const user of this.#users(cls)) this.#usesIn(user, cls);
    this.#thisIn(cls, 0);
  }

  /** `this` in the class's own body, and in what it inherits, is a value of it. */
  #thisIn(cls: DeclRef, depth: number): void {
    const { unit, decl } = cls;
    const { decls, exprs } = unit.facts;
    if (depth > 16 || !this.#once(`t\0${unit.path}\0${decl}`)) return;
    for (let e = 0; e < exprs.count; e++) {
      const start = exprs.start[e]!;
      if (exprs.kind[e] !== ExprKind.This || start < decls.start[decl]! || start >= decls.end[decl]!) continue;
      if (this.#binder.evaluator.values(unit, e).some((value) => value.k === 'instance' || value.k === 'unknown'))
        this.#expression(unit, e);
    }
    for (const parent of this.#binder.parents(cls, true)) {
      if (parent === null) this.#escaped = true;
      else this.#thisIn(parent, depth + 1);
    }
  }

  *#users(cls: DeclRef): Iterable<Unit> {
    const { head } = this.#program;
    const name = cls.unit.text(cls.unit.facts.decls.name[cls.decl]!);
    const paths = new Set([cls.unit.path]);
    if (name !== '') for (const path of head.view.filesWithWord(name)) paths.add(path);
    // Under other names: of importers of its module, and of those that export it again.
    for (const path of this.#exporters(cls))
      for (const site of this.#importers.of(head, path)) paths.add(site.unit.path);
    for (const path of paths) {
      const unit = head.unit(path);
      if (unit !== null) yield unit;
    }
  }

  #exporters(cls: DeclRef): Set<string> {
    const paths = new Set([cls.unit.path]);
    for (const path of paths)
      for (const { unit, row } of this.#importers.of(this.#program.head, path)) {
        const local = unit.facts.imports.local[row]!;
        if (local < 0 || reexports(unit, local).length > 0) paths.add(unit.path);
      }
    return paths;
  }

  #usesIn(unit: Unit, cls: DeclRef): void {
    const { occs, exprs, decls } = unit.facts;
    const bindings = new Set<number>();
    for (let d = 0; d < decls.count; d++) {
      if (unit === cls.unit && d === cls.decl) bindings.add(d);
      else if (this.#leads(unit, d, cls)) bindings.add(d);
    }
    for (let o = 0; o < occs.count; o++) {
      const expr = occs.expr[o]!;
      const role = occs.role[o]!;
      if (role === Role.ExportedLocal || role === Role.Declaration || role === Role.ImportedName) continue;
      if (bindings.has(occs.bind[o]!)) {
        if (role === Role.TypeReference || role === Role.DocType) {
          this.#typed = true;
          continue;
        }
        if (expr >= 0) this.#classValue(unit, expr);
        else this.#escaped = true;
      } else if (
        role === Role.Member &&
        expr >= 0 &&
        exprs.kind[expr] === ExprKind.Member &&
        this.#names(cls, unit, o)
      ) {
        // `ns.Class`: read from a namespace.
        if (
          this.#binder.evaluator.values(unit, expr).some((value) => value.k === 'declaration' && same(value.ref, cls))
        )
          this.#classValue(unit, expr);
      }
    }
  }

  /** Whether an import binds the class, or the module of which it is the whole export. */
  #leads(unit: Unit, decl: number, cls: DeclRef): boolean {
    const { decls, exprs } = unit.facts;
    if (decls.kind[decl] === DeclKind.Variable) {
      const init = decls.init[decl]!;
      if (init < 0 || (exprs.kind[init] !== ExprKind.RequireCall && exprs.kind[init] !== ExprKind.Member)) return false;
      return this.#binder.evaluator.values(unit, init).some((value) => this.#isClass(value, cls));
    }
    if (decls.kind[decl] !== DeclKind.Import) return false;
    const found = this.#binder.declaration({ unit, decl });
    return found.decls.some((ref) => same(ref, cls)) || found.values.some((value) => this.#isClass(value, cls));
  }

  #isClass(value: Value, cls: DeclRef): boolean {
    if (value.k === 'declaration') return same(value.ref, cls);
    return value.k === 'namespace' && this.#binder.exported(value.unit, 'export=').decls.some((ref) => same(ref, cls));
  }

  #names(cls: DeclRef, unit: Unit, occ: number): boolean {
    const name = unit.text(unit.facts.occs.name[occ]!);
    return name === cls.unit.text(cls.unit.facts.decls.name[cls.decl]!) || name === 'default';
  }

  /** What becomes of the class itself. */
  #classValue(unit: Unit, e: number): void {
    const { exprs, decls } = unit.facts;
    const target = exprs.target[e]!;
    switch (exprs.use[e]) {
      case Use.Part:
        switch (target < 0 ? -1 : exprs.kind[target]) {
          case ExprKind.New:
            if (exprs.a[target] === e) this.#expression(unit, target);
            return;
          case ExprKind.Member:
          case ExprKind.TypeQuery:
          case ExprKind.TypeMember:
          case ExprKind.Call:
          case ExprKind.Primitive:
            return;
          case ExprKind.Cast:
          case ExprKind.Either:
            return this.#classValue(unit, target);
          default:
            this.#escaped = true;
            return;
        }
      case Use.Tested:
      case Use.Statement:
      case Use.Annotation:
      case Use.TypeArgument:
      case Use.Interpolated:
        return;
      case Use.Heritage:
        if (target < 0) this.#escaped = true;
        // A subclass with a member of its own hides the one that is asked about.
        else if (decls.kind[target] !== DeclKind.Class) this.#escaped = true;
        else if (!unit.members(target).has(this.#member)) this.#add({ unit, decl: target });
        return;
      case Use.Init:
        if (target >= 0 && decls.kind[target] === DeclKind.Variable && this.#once(`c\0${unit.path}\0${target}`))
          for (const occ of unit.references(target)) {
            const expr = unit.facts.occs.expr[occ]!;
            if (expr >= 0) this.#classValue(unit, expr);
            else if (unit.facts.occs.role[occ] !== Role.Declaration) this.#escaped = true;
          }
        else if (target < 0 || decls.kind[target] !== DeclKind.Variable) this.#escaped = true;
        if (target >= 0 && reexports(unit, target).length > 0) this.#escaped = true;
        return;
      case Use.Export:
        return;
      default:
        this.#escaped = true;
    }
  }

  #expression(unit: Unit, e: number): void {
    this.#steps++;
    if (!this.#exhausted()) this.#flow.expression(unit, e, this.#listener);
  }

  #binding(unit: Unit, decl: number): void {
    this.#steps++;
    if (!this.#exhausted()) this.#flow.binding(unit, decl, this.#listener);
  }

  readonly #listener: FlowListener = {
    id: 'instance',
    read: (unit, name, _expr, start, end) => {
      if (name === this.#member && !this.#served && unit.side.tag === 'head' && end > start)
        this.#findings.use(unit, start, end, 'resolved', true);
      return null;
    },
    whole: () => undefined,
    open: (unit, start, end, code) => {
      // Only fields of a value are its own: methods are on its prototype, and no copy takes them.
      if (code === 'dynamic_key') this.#dynamic(unit, start, end);
      else this.#escaped = true;
    },
    loose: () => undefined,
    exportedAs: (unit, name) => this.#exported(unit.path, name),
    fits: (head, tail) => fitsComposed(this.#member, head, tail),
    argument: (unit, e, call, position) => this.#argument(unit, e, call, position),
    returned: (unit, _e, func) => this.#returned(unit, func),
    stored: (unit, _e, literal) => {
      this.#escaped = true;
      this.#held(unit, literal);
      return true;
    },
  };

  /** A package that is handed a value may call what its documentation asks for. */
  #askedFor(at: { unit: Unit; start: number; end: number }): void {
    if (CONTRACT_METHODS.has(this.#member)) this.#findings.gate('implicit_contract', at, null);
  }

  #dynamic(unit: Unit, start: number, end: number): void {
    this.#findings.gate('dynamic_key', { unit, start, end });
  }

  /** Importers of an exported value go on with it. */
  #exported(path: string, name: string): void {
    if (!this.#once(`x\0${path}\0${name}`)) return;
    const { head } = this.#program;
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
    if (
      conventionOf(path, name, (dependency) =>
        head.resolver.files.packagesAbove(path).some((each) => each.dependencies.has(dependency)),
      ) !== null
    )
      this.#findings.gateAtFile('convention_file', path, name);
  }

  #argument(unit: Unit, e: number, call: number, position: number): boolean {
    const { exprs } = unit.facts;
    const callee = exprs.a[call]!;
    const start = exprs.start[e]!;
    const root = calleeRoot(unit, callee);
    if (root !== null) {
      if (this.#isField) this.#dynamic(unit, start, start);
      // `Object.assign(target, value)` and its like hand the value on.
      this.#escaped = true;
      return true;
    }
    for (const value of callee < 0 ? [] : this.#binder.evaluator.values(unit, callee)) {
      if (value.k === 'declaration') this.#parameter(value.ref, position);
      else if (value.k === 'external' && !this.#isRuntime(unit, callee)) {
        this.#askedFor({ unit, start, end: start });
        this.#escaped = true;
      } else if (value.k !== 'external') this.#escaped = true;
    }
    if (callee < 0) this.#escaped = true;
    else if (this.#isGivenCallback(unit, callee)) this.#askedFor({ unit, start, end: start });
    return true;
  }

  /** `next(error)`, `resolve(value)`: a function that somebody handed in, and that may be a package's. */
  #isGivenCallback(unit: Unit, callee: number): boolean {
    const { exprs, occs, decls } = unit.facts;
    const occ = exprs.kind[callee] === ExprKind.Ident ? exprs.a[callee]! : -1;
    return occ >= 0 && occs.bind[occ]! >= 0 && decls.kind[occs.bind[occ]!] === DeclKind.Parameter;
  }

  /** `console.log(value)`, `expect(value)`, `new Map(value)`: the runtime and the test runner call nothing that is not asked for. */
  #isRuntime(unit: Unit, callee: number): boolean {
    const { exprs, occs } = unit.facts;
    let at = callee;
    while (at >= 0 && exprs.kind[at] === ExprKind.Member) at = exprs.a[at]!;
    if (at < 0 || exprs.kind[at] !== ExprKind.Ident) return false;
    const occ = exprs.a[at]!;
    const name = unit.text(occs.name[occ]!);
    if (occs.bind[occ]! < 0 && RUNTIME_NAMES.has(name)) {
      if (name !== 'console' && name !== 'expect' && name !== 'assert') this.#escaped = true;
      return true;
    }
    return name === 'expect' || name === 'assert';
  }

  #parameter(func: DeclRef, position: number): void {
    for (const { unit, decl } of this.#binder.merged(func)) {
      const { decls, exprs } = unit.facts;
      if (decls.kind[decl] !== DeclKind.Function && decls.kind[decl] !== DeclKind.Method) {
        // A constructor keeps what it is given, most of the time.
        this.#escaped = true;
        continue;
      }
      let found = false;
      for (let e = 0; e < exprs.count; e++) {
        if (exprs.kind[e] !== ExprKind.ParamOf || exprs.a[e] !== decl || exprs.b[e] !== position) continue;
        found = true;
        for (let d = 0; d < decls.count; d++)
          if (decls.kind[d] === DeclKind.Parameter && decls.init[d] === e) {
            if ((decls.flags[d]! & DeclFlag.Rest) !== 0) this.#escaped = true;
            this.#binding(unit, d);
          }
        this.#expression(unit, e);
      }
      // `arguments`, a rest parameter, a signature without a body.
      if (!found && (decls.flags[decl]! & DeclFlag.Signature) === 0) this.#escaped = true;
    }
  }

  /** A function hands the value back: to whoever calls it. */
  #returned(unit: Unit, func: number): boolean {
    if (!this.#once(`r\0${unit.path}\0${func}`)) return true;
    const { exprs } = unit.facts;
    const literal = unit.expressionOf(func);
    if (literal >= 0 && exprs.use[literal] === Use.Argument) {
      const callee = exprs.a[exprs.target[literal]!]!;
      const external =
        callee >= 0 && this.#binder.evaluator.values(unit, callee).some((value) => value.k === 'external');
      if (external && !this.#isRuntime(unit, callee))
        this.#askedFor({ unit, start: exprs.start[literal]!, end: exprs.start[literal]! });
    }
    const sites = this.#callSites.of(unit, func);
    if (sites === null) this.#escaped = true;
    else for (const site of sites) this.#expression(site.unit, site.expr);
    return true;
  }

  /** A literal that keeps a value: who is given the literal can reach it. Only those that lie outside are asked about here. */
  #held(unit: Unit, literal: number): void {
    if (this.#once(`h\0${unit.path}\0${literal}`)) this.#flow.expression(unit, literal, this.#holder);
  }

  readonly #holder: FlowListener = {
    id: 'holder',
    read: () => null,
    whole: () => undefined,
    open: () => undefined,
    loose: () => undefined,
    exportedAs: (unit, name) => {
      const { files } = this.#program.head.resolver;
      const depends = (dependency: string): boolean =>
        files.packagesAbove(unit.path).some((each) => each.dependencies.has(dependency));
      const asDefault = name === 'export=' ? 'default' : name;
      if (conventionOf(unit.path, asDefault, depends) !== null) this.#askedFor({ unit, start: 0, end: 0 });
    },
    argument: (unit, e, call) => {
      const { exprs } = unit.facts;
      const callee = exprs.a[call]!;
      const start = exprs.start[e]!;
      if (
        callee >= 0 &&
        this.#binder.evaluator.values(unit, callee).some((value) => value.k === 'external') &&
        !this.#isRuntime(unit, callee)
      )
        this.#askedFor({ unit, start, end: start });
      return true;
    },
    returned: () => true,
    stored: (unit, _e, literal) => {
      this.#held(unit, literal);
      return true;
    },
  };

  #once(key: string): boolean {
    if (this.#followed.has(key)) return false;
    this.#followed.add(key);
    return true;
  }
}

function same(a: DeclRef, b: DeclRef): boolean {
  return a.unit === b.unit && a.decl === b.decl;
}
