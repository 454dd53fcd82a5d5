import { DeclFlag, DeclKind, ExportKind, ExprKind, FileFlag, Role, Use } from '../../../../facts/kinds.ts';
import { memoized } from '../../memo.ts';
import type { Binder } from './binder.ts';
import { declarationKey } from './declaration-key.ts';
import { derives } from './derives.ts';
import { functionKey } from './function-key.ts';
import { FunctionPlaces } from './function-places.ts';
import type { Importers } from './importers.ts';
import type { Program } from './program.ts';
import { reexports } from './reexports.ts';
import { isRuntimeMember } from './runtime-names.ts';
import type { Side } from './side.ts';
import type { DeclRef, Unit } from './unit.ts';
import type { Value } from './value.ts';

export interface CallSite {
  readonly unit: Unit;
  /** The Call expression. */
  readonly expr: number;
}

/** Who calls a function. */
export interface Calls {
  readonly sites: readonly CallSite[];
  /** The function stands where its calls are not seen, too: somebody else may have the result. */
  readonly handedOn: boolean;
  /** Files in which it stands: called, as a tag, under another name; templates that may have it as a tag among them. */
  readonly units: ReadonlySet<Unit>;
}

/** What a member of the function's name may be, read from some receiver. */
type Meant = 'it' | 'perhaps' | 'another';

/**
 * Who calls a function of ours: its result goes on there. A function is a value, so each place where it stands is looked
 * at: where it is neither called nor in a place that is known to call nothing, it has been handed on.
 */
export class CallSites {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #importers: Importers;
  readonly #functions: FunctionPlaces;
  readonly #memo = new Map<Unit, Map<number, Calls | null>>();

  constructor(program: Program, binder: Binder, importers: Importers) {
    this.#program = program;
    this.#binder = binder;
    this.#importers = importers;
    this.#functions = new FunctionPlaces(program, binder);
  }

  /**
   * The calls of a function or method, by its own name and under others, in the revision that it stands in.
   *
   * @param func row of a Function or Method of `unit`; of a function literal, that of the literal
   * @returns null where the function has no name to be called by: it is handed on where it is written
   */
  of(unit: Unit, func: number): Calls | null {
    return memoized(
      memoized(this.#memo, unit, () => new Map<number, Calls | null>()),
      func,
      () => this.#find(unit, func),
    );
  }

  #find(unit: Unit, func: number): Calls | null {
    const { decls, flags } = unit.facts;
    const literal = unit.expressionOf(func);
    const owner = unit.holderOf(func);
    if (literal >= 0 && owner === func) return null;
    const name = owner < 0 ? '' : unit.text(decls.name[owner]!);
    const kind = decls.kind[owner];
    // Whoever has a value of the class calls what its field keeps.
    if (kind === DeclKind.Property) return { sites: [], handedOn: true, units: new Set() };
    if (name === '' || (kind !== DeclKind.Function && kind !== DeclKind.Method && kind !== DeclKind.Variable))
      return null;
    const places = new Places(this.#program, this.#binder, this.#functions, { unit, decl: func }, name);
    // Other scripts read a global by its bare name, a template what its script declares.
    if ((decls.flags[owner]! & DeclFlag.Global) !== 0 || (flags & FileFlag.TemplateScope) !== 0) places.handedOn = true;
    const { users, exporters } = this.#users(unit.side, unit.path, name);
    const names = this.#names(exporters, { unit, decl: func }).add(name);
    for (const user of users) {
      if ((user.facts.flags & FileFlag.TemplateScope) !== 0) places.units.add(user);
      places.in(user, names);
    }
    return places;
  }

  #names(exporters: readonly Unit[], func: DeclRef): Set<string> {
    const names = new Set(['default']);
    for (const each of exporters)
      for (const name of each.exportNames())
        if (
          name !== '*' &&
          this.#binder
            .exported(each, name)
            .decls.some((ref) => functionKey(this.#program, ref) === functionKey(this.#program, func))
        )
          names.add(name);
    return names;
  }

  #users(side: Side, path: string, name: string): { users: Unit[]; exporters: Unit[] } {
    const paths = new Set([path, ...side.view.filesWithWord(name)]);
    const exporters = new Set([path]);
    for (const from of exporters)
      for (const { unit, row } of this.#importers.of(side, from)) {
        paths.add(unit.path);
        const local = unit.facts.imports.local[row]!;
        if (local < 0 || reexports(unit, local).length > 0) exporters.add(unit.path);
      }
    const units = (all: Iterable<string>): Unit[] => [...all].flatMap((each) => side.unit(each) ?? []);
    return { users: units(paths), exporters: units(exporters) };
  }
}

/** Collects what becomes of one function. */
class Places implements Calls {
  readonly sites: CallSite[] = [];
  readonly units = new Set<Unit>();
  handedOn = false;
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #functions: FunctionPlaces;
  readonly #func: DeclRef;
  readonly #name: string;
  readonly #key: string;
  readonly #isMethod: boolean;
  readonly #seen = new Set<string>();

  constructor(program: Program, binder: Binder, functions: FunctionPlaces, func: DeclRef, name: string) {
    this.#program = program;
    this.#binder = binder;
    this.#functions = functions;
    this.#func = func;
    this.#name = name;
    this.#key = functionKey(program, func);
    this.#isMethod = func.unit.facts.decls.kind[func.decl] === DeclKind.Method;
  }

  in(unit: Unit, names: ReadonlySet<string>): void {
    const { exprs, occs } = unit.facts;
    for (const e of this.#functions.of(unit, names, this.#key, this.#isMethod)) {
      const a = exprs.a[e]!;
      switch (exprs.kind[e]) {
        case ExprKind.Ident: {
          if (this.#isMethod || a < 0 || occs.role[a] === Role.Write) break;
          if (this.#binder.evaluator.values(unit, e).some((value) => this.#is(value))) this.#value(unit, e, true);
          break;
        }
        case ExprKind.RequireCall:
          if (this.#binder.evaluator.values(unit, e).some((value) => this.#is(value))) this.#value(unit, e, true);
          break;
        case ExprKind.Member: {
          const occ = exprs.b[e]!;
          const name = occ >= 0 ? unit.text(occs.name[occ]!) : unit.text(exprs.c[e]!);
          if (!names.has(name)) break;
          const meant = this.#member(unit, e, name);
          if (meant !== 'another') this.#value(unit, e, meant === 'it');
          break;
        }
      }
    }
    if (unit !== this.#func.unit) return;
    for (const occ of unit.references(this.#func.decl)) {
      const role = occs.role[occ]!;
      if (occs.expr[occ]! < 0 && (role === Role.Reference || role === Role.Shorthand)) this.handedOn = true;
    }
  }

  #is(value: Value): boolean {
    if (value.k === 'namespace')
      return this.#binder.exported(value.unit, 'export=').decls.some((ref) => this.#isFunc(ref));
    return value.k === 'declaration' && this.#isFunc(value.ref);
  }

  #isFunc(ref: DeclRef): boolean {
    if (ref.unit === this.#func.unit && ref.decl === this.#func.decl) return true;
    return functionKey(this.#program, ref) === this.#key;
  }

  #member(unit: Unit, e: number, name: string): Meant {
    const { evaluator } = this.#binder;
    if (evaluator.values(unit, e).some((value) => this.#is(value))) return 'it';
    if (name !== this.#name) return 'another';
    const receiver = unit.facts.exprs.a[e]!;
    const values = receiver < 0 ? [] : evaluator.values(unit, receiver);
    return values.length === 0 || values.some((value) => this.#mayHave(value, name)) ? 'perhaps' : 'another';
  }

  /** Whether a member of a value may be the function, though the value's type does not say so. */
  #mayHave(value: Value, name: string): boolean {
    if (value.k === 'unknown' || value.k === 'missing') return true;
    if (!this.#isMethod || value.k === 'object' || value.k === 'namespace') return false;
    const found = this.#binder.member(value, name);
    if (found.miss !== null) return found.miss !== 'none' || !isRuntimeMember(value, name);
    return found.decls.some((ref) => {
      const container = ref.unit.facts.decls.container[ref.decl]!;
      if (container < 0) return false;
      // Whatever fits an interface has its members; a call on a class above runs the method that overrides it.
      if (ref.unit.facts.decls.kind[container] !== DeclKind.Class) return true;
      const mine = { unit: this.#func.unit, decl: this.#func.unit.facts.decls.container[this.#func.decl]! };
      const above = new Set([declarationKey(this.#program, { unit: ref.unit, decl: container })]);
      return mine.decl >= 0 && derives(this.#program, this.#binder, mine, above);
    });
  }

  /** @param sure whether the expression is the function, or only may be */
  #value(unit: Unit, e: number, sure: boolean): void {
    const key = `${unit.path}\0${e}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.units.add(unit);
    const { exprs } = unit.facts;
    const target = exprs.target[e]!;
    switch (exprs.use[e]) {
      case Use.Part:
        return this.#part(unit, target, sure);
      case Use.Statement:
      case Use.Tested:
      case Use.Interpolated:
      case Use.Destructured:
        return;
      case Use.Export:
        return;
      case Use.Init:
        return this.#init(unit, target, sure);
      case Use.Assigned:
      case Use.Stored:
        if (!this.#isOwnExport(unit, e)) this.handedOn = true;
        return;
      default:
        this.handedOn = true;
    }
  }

  #part(unit: Unit, parent: number, sure: boolean): void {
    const { exprs, occs } = unit.facts;
    switch (parent < 0 ? -1 : exprs.kind[parent]) {
      case ExprKind.Call:
      case ExprKind.New:
      case ExprKind.Tagged:
        return this.#called(unit, parent, sure);
      case ExprKind.Member: {
        const occ = exprs.b[parent]!;
        const name = occ < 0 ? '' : unit.text(occs.name[occ]!);
        if (name !== 'call' && name !== 'apply' && name !== 'bind') return;
        const call = exprs.target[parent]!;
        if (name !== 'bind' && exprs.use[parent] === Use.Part && call >= 0 && exprs.kind[call] === ExprKind.Call)
          return this.#called(unit, call, sure);
        this.handedOn = true;
        return;
      }
      case ExprKind.Cast:
      case ExprKind.Either:
        return this.#value(unit, parent, sure);
      case ExprKind.Assign:
      case ExprKind.JsxElement:
      case ExprKind.Primitive:
        return;
      default:
        this.handedOn = true;
    }
  }

  #called(unit: Unit, call: number, sure: boolean): void {
    const use = unit.facts.exprs.use[call];
    if (sure) this.sites.push({ unit, expr: call });
    else if (use !== Use.Statement && use !== Use.Tested) this.handedOn = true;
  }

  #init(unit: Unit, decl: number, sure: boolean): void {
    const { decls, occs } = unit.facts;
    const isLocal = decl >= 0 && decls.kind[decl] === DeclKind.Variable;
    if (!isLocal || (decls.flags[decl]! & DeclFlag.Global) !== 0 || decls.container[decl]! >= 0) {
      this.handedOn = true;
      return;
    }
    // Under another name in this file. Who imports that one is not looked for.
    if (reexports(unit, decl).length > 0) this.handedOn = true;
    for (const occ of unit.references(decl)) {
      const role = occs.role[occ]!;
      if (occs.expr[occ]! >= 0 && role !== Role.Write) this.#value(unit, occs.expr[occ]!, sure);
    }
  }

  /** `exports.name = name`, `module.exports = { name }`: importers are looked at. */
  #isOwnExport(unit: Unit, e: number): boolean {
    const { exports, exprs } = unit.facts;
    for (let row = 0; row < exports.count; row++) {
      const kind = exports.kind[row];
      if (kind !== ExportKind.CommonJsProperty && kind !== ExportKind.CommonJsWhole) continue;
      if (exports.expr[row] === e) return true;
      if (exprs.kind[e] === ExprKind.Ident && exports.occ[row]! >= 0 && exports.occ[row] === exprs.a[e]) return true;
    }
    return false;
  }
}
