import { DeclFlag, DeclKind, ExprKind, Role, Use } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import type { Importers } from '../bind/importers.ts';
import type { Program } from '../bind/program.ts';
import { reexports } from '../bind/reexports.ts';
import type { DeclRef, Unit } from '../bind/unit.ts';
import type { Value } from '../bind/value.ts';

/** What becomes of a class. */
export interface ClassListener {
  /** An expression whose value is a value of the class: `new Class()`. */
  instance(unit: Unit, expr: number): void;
  /** `Class.prototype`. */
  prototype(unit: Unit, expr: number): void;
  /** The class is an argument of a call: it escapes, and whoever is called has it. */
  argument(unit: Unit, expr: number, call: number): void;
  /** A literal keeps the class: it escapes, and whoever is given the literal has it. */
  stored?(unit: Unit, literal: number): void;
  /** The class goes where it is not followed: somebody may make values of it there. */
  escaped(): void;
  /** Something is typed as the class. */
  typed(): void;
  subclass(cls: DeclRef): void;
}

/** Statics by which classes of the runtime make values of those that extend them. */
const MAKERS = new Set(['of', 'from', 'fromAsync']);

/** Follows a class itself, as the value that it is, to where values of it are made. */
export class ClassFlow {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #importers: Importers;
  readonly #followed = new Set<string>();

  constructor(program: Program, binder: Binder, importers: Importers) {
    this.#program = program;
    this.#binder = binder;
    this.#importers = importers;
  }

  follow(cls: DeclRef, listener: ClassListener): void {
    const { unit, decl } = cls;
    // Other scripts name a global class without importing it.
    if ((unit.facts.decls.flags[decl]! & DeclFlag.Global) !== 0) listener.escaped();
    const literal = unit.expressionOf(decl);
    if (literal >= 0) this.value(unit, literal, listener);
    const exporters = this.#exporters(cls);
    const names = this.#namesOf(cls, exporters);
    for (const user of this.#users(cls, exporters)) this.#usesIn(user, cls, names, listener);
  }

  /** What becomes of an expression whose value is the class. */
  value(unit: Unit, e: number, listener: ClassListener): void {
    const { exprs, decls } = unit.facts;
    const target = exprs.target[e]!;
    switch (exprs.use[e]) {
      case Use.Part:
        return this.#part(unit, e, target, listener);
      case Use.Tested:
      case Use.Statement:
      case Use.Annotation:
      case Use.TypeArgument:
      case Use.Interpolated:
        return;
      case Use.Heritage:
        if (target >= 0 && decls.kind[target] === DeclKind.Class) listener.subclass({ unit, decl: target });
        else listener.escaped();
        return;
      case Use.Init:
        return this.#init(unit, target, listener);
      case Use.Export:
        return;
      case Use.Argument:
        if (target >= 0) listener.argument(unit, e, target);
        listener.escaped();
        return;
      case Use.Stored:
        if (target >= 0) listener.stored?.(unit, target);
        listener.escaped();
        return;
      default:
        listener.escaped();
    }
  }

  #part(unit: Unit, e: number, parent: number, listener: ClassListener): void {
    const { exprs } = unit.facts;
    switch (parent < 0 ? -1 : exprs.kind[parent]) {
      case ExprKind.New:
        if (exprs.a[parent] === e) listener.instance(unit, parent);
        return;
      case ExprKind.Member:
        return this.#member(unit, parent, listener);
      case ExprKind.TypeQuery:
      case ExprKind.TypeMember:
        listener.typed();
        return;
      case ExprKind.Call:
      case ExprKind.Primitive:
      case ExprKind.Composed:
        return;
      case ExprKind.Cast:
      case ExprKind.Either:
        return this.value(unit, parent, listener);
      default:
        listener.escaped();
    }
  }

  /** Statics are members of their own; the prototype has those of the values, and is not followed where somebody adds to it. */
  #member(unit: Unit, member: number, listener: ClassListener): void {
    const { exprs, occs } = unit.facts;
    const occ = exprs.b[member]!;
    const name = occ < 0 ? unit.text(exprs.c[member]!) : unit.text(occs.name[occ]!);
    if (name === 'prototype') listener.prototype(unit, member);
    // `Path.of(…)`: what a class of the runtime has for its subclasses makes values of them.
    const call = exprs.target[member]!;
    if (MAKERS.has(name) && exprs.use[member] === Use.Part && exprs.kind[call] === ExprKind.Call)
      if (!this.#isOurs(unit, member, name)) listener.instance(unit, call);
    if (name === 'prototype' || name === 'bind' || name === 'call' || name === 'apply') listener.escaped();
  }

  #isOurs(unit: Unit, member: number, name: string): boolean {
    return this.#binder.evaluator
      .values(unit, unit.facts.exprs.a[member]!)
      .some((value) => this.#binder.member(value, name).decls.length > 0);
  }

  #init(unit: Unit, decl: number, listener: ClassListener): void {
    const { decls, occs } = unit.facts;
    if (decl < 0 || decls.kind[decl] !== DeclKind.Variable) return listener.escaped();
    const seenElsewhere = (decls.flags[decl]! & DeclFlag.Global) !== 0 || decls.container[decl]! >= 0;
    // `const Made: new () => Sink = Log`: somebody may make values of it who knows it by that type alone.
    if (seenElsewhere || decls.type[decl]! >= 0 || reexports(unit, decl).length > 0) listener.escaped();
    const key = `${unit.path}\0${decl}`;
    if (this.#followed.has(key)) return;
    this.#followed.add(key);
    for (const occ of unit.references(decl)) {
      const role = occs.role[occ];
      if (role === Role.Write) continue;
      const expr = occs.expr[occ]!;
      if (role === Role.TypeReference || role === Role.DocType) listener.typed();
      else if (expr >= 0) this.value(unit, expr, listener);
      else if (role !== Role.Declaration) listener.escaped();
    }
  }

  *#users(cls: DeclRef, exporters: Iterable<string>): Iterable<Unit> {
    const { head } = this.#program;
    const name = cls.unit.text(cls.unit.facts.decls.name[cls.decl]!);
    const paths = new Set([cls.unit.path]);
    if (name !== '') for (const path of head.view.filesWithWord(name)) paths.add(path);
    // Under other names: of importers of its module, and of those that export it again.
    for (const path of exporters) for (const site of this.#importers.of(head, path)) paths.add(site.unit.path);
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

  /** The names by which it is read from a namespace. */
  #namesOf(cls: DeclRef, exporters: Iterable<string>): Set<string> {
    const names = new Set([cls.unit.text(cls.unit.facts.decls.name[cls.decl]!), 'default']);
    for (const path of exporters) {
      const unit = this.#program.head.unit(path);
      for (const name of unit?.exportNames() ?? [])
        if (name !== '*' && this.#binder.exported(unit!, name).decls.some((ref) => same(ref, cls))) names.add(name);
    }
    return names;
  }

  #usesIn(unit: Unit, cls: DeclRef, names: ReadonlySet<string>, listener: ClassListener): void {
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
        if (role === Role.TypeReference || role === Role.DocType) listener.typed();
        else if (role === Role.Write) continue;
        else if (expr >= 0) this.value(unit, expr, listener);
        else listener.escaped();
      } else if (role === Role.Member && expr >= 0 && names.has(unit.text(occs.name[o]!))) {
        // `ns.Class`: read from a namespace.
        if (!this.#isIt(unit, expr, cls)) continue;
        if (exprs.kind[expr] === ExprKind.Member) this.value(unit, expr, listener);
        else listener.typed();
      }
    }
    // `new (require('./class'))()`, `ns['Class']`: read without a name of its own.
    for (let e = 0; e < exprs.count; e++) {
      const unnamed =
        exprs.kind[e] === ExprKind.RequireCall ||
        exprs.kind[e] === ExprKind.ImportType ||
        (exprs.kind[e] === ExprKind.Member && exprs.b[e]! < 0 && names.has(unit.text(exprs.c[e]!)));
      if (!unnamed || !this.#isIt(unit, e, cls)) continue;
      if (exprs.kind[e] === ExprKind.ImportType) listener.typed();
      else this.value(unit, e, listener);
    }
  }

  #isIt(unit: Unit, expr: number, cls: DeclRef): boolean {
    return this.#binder.evaluator
      .values(unit, expr)
      .some((value) => this.#isClass(value, cls) || (value.k === 'instance' && same(value.ref, cls)));
  }

  /** Whether an import binds the class, or the module of which it is the whole export. */
  #leads(unit: Unit, decl: number, cls: DeclRef): boolean {
    const { decls, exprs } = unit.facts;
    if (decls.kind[decl] === DeclKind.Variable || decls.kind[decl] === DeclKind.Parameter) {
      const init = decls.init[decl]!;
      const kind = init < 0 ? -1 : exprs.kind[init];
      if (kind !== ExprKind.RequireCall && kind !== ExprKind.Member) return false;
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
}

function same(a: DeclRef, b: DeclRef): boolean {
  return a.unit === b.unit && a.decl === b.decl;
}
