import { DeclFlag, DeclKind, DeclLevel, ExprKind, FileFlag, Role, Use } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import { calleeRoot, ENUMERATING } from '../bind/object-methods.ts';
import type { Unit } from '../bind/unit.ts';
import { isLazyLoader, readsDefaultOnly } from '../loads/lazy-loaders.ts';
import { type FlowListener, without } from './flow-listener.ts';
import { wholeReads } from './template-reads.ts';

/** Functions that hand their first argument back, or look at single members that a later argument spells. */
const SPIES = new Set(['spyOn', 'stub', 'mock', 'replace', 'spy', 'replaceProperty']);
const SAME = new Set(['mocked', 'freeze', 'unref', 'toRaw', 'markRaw']);

const FUNCTIONS: ReadonlySet<number> = new Set([DeclKind.Function, DeclKind.Method]);

/** Follows one value from where it appears to everything that can become of it. */
export class NamespaceFlow {
  readonly #binder: Binder;
  readonly #seen = new Set<string>();

  constructor(binder: Binder) {
    this.#binder = binder;
  }

  /** Follows all references of a local binding. */
  binding(unit: Unit, decl: number, listener: FlowListener): void {
    if (!this.#first('d', unit, decl, listener)) return;
    const { occs, exports, decls } = unit.facts;
    if (decls.type[decl]! >= 0) listener.expected?.(unit, decls.type[decl]!);
    for (const occ of unit.references(decl)) {
      const role = occs.role[occ]!;
      const start = occs.start[occ]!;
      const end = occs.end[occ]!;
      if (role === Role.Declaration || role === Role.Write || role === Role.PatternKey || role === Role.ImportedName)
        continue;
      if (role === Role.ExportedLocal) {
        for (let e = 0; e < exports.count; e++)
          if (exports.occ[e] === occ) listener.exportedAs(unit, unit.text(exports.name[e]!));
        continue;
      }
      const expr = occs.expr[occ]!;
      if (expr >= 0) this.expression(unit, expr, listener);
      else if (role === Role.TypeReference || role === Role.DocType) listener.loose(unit, start);
      else {
        listener.whole(unit, start, end, 'handed on');
        listener.open(unit, start, end, 'namespace_escape');
      }
    }
    for (let e = 0; e < exports.count; e++)
      if (exports.decl[e] === decl && exports.occ[e]! < 0) listener.exportedAs(unit, unit.text(exports.name[e]!));
    for (const { page, start } of wholeReads(this.#binder.program, unit, decl))
      listener.open(page, start, start, 'dynamic_key');
    if (isSeenElsewhere(unit, decl)) listener.kept(unit, unit.facts.decls.start[decl]!);
    if ((unit.facts.decls.flags[decl]! & DeclFlag.Global) !== 0) listener.isGlobal?.();
  }

  /** Follows the value of one expression. */
  expression(unit: Unit, e: number, listener: FlowListener): void {
    if (!this.#first('e', unit, e, listener)) return;
    const { exprs } = unit.facts;
    const start = exprs.start[e]!;
    const target = exprs.target[e]!;
    const escapes = (): void => {
      listener.whole(unit, start, start, 'handed on');
      listener.open(unit, start, start, 'namespace_escape');
    };
    switch (exprs.use[e]) {
      case Use.Part:
        return this.#part(unit, e, target, listener);
      case Use.Init:
        return this.#init(unit, target, listener, start);
      case Use.Destructured:
        return this.#destructured(unit, e, listener);
      case Use.Statement:
      case Use.Tested:
        return;
      case Use.Annotation:
      case Use.TypeArgument:
        return listener.loose(unit, start);
      case Use.Argument:
        return this.#argument(unit, e, target, listener, escapes);
      case Use.Assigned: {
        const left = target < 0 ? -1 : exprs.a[target]!;
        const occ = left >= 0 && exprs.kind[left] === ExprKind.Ident ? exprs.a[left]! : -1;
        const bind = occ >= 0 ? unit.facts.occs.bind[occ]! : -1;
        if (bind >= 0) this.binding(unit, bind, listener);
        else escapes();
        listener.assigned?.(unit, e, left);
        // An assignment is an expression too.
        if (target >= 0) this.expression(unit, target, listener);
        return;
      }
      case Use.Export: {
        const name = target < 0 ? '' : unit.text(unit.facts.exports.name[target]!);
        if (name === '') escapes();
        else listener.exportedAs(unit, name);
        return;
      }
      case Use.Return:
        return this.#returned(unit, e, target, listener, escapes);
      case Use.Stored:
        return target >= 0 && listener.stored?.(unit, e, target) === true ? undefined : escapes();
      case Use.Iterated:
        // `for (… of …)` asks the iterator alone; `for (… in …)` walks over the keys.
        if (takesElements(unit, e, listener)) return;
        return listener.open(unit, start, start, 'dynamic_key');
      case Use.KeysAsked:
        return listener.open(unit, start, start, 'dynamic_key');
      case Use.Heritage:
      case Use.Decorator:
        return listener.whole(unit, start, start, 'called');
      case Use.Spread:
        if (target >= 0 && exprs.kind[target] === ExprKind.Spread) listener.spread?.(unit, target);
        listener.copied?.(unit, start);
        listener.whole(unit, start, start, 'handed on');
        return listener.open(unit, start, start, 'namespace_escape');
      default: {
        const func = unit.enclosing(start, FUNCTIONS);
        // `yield value`: whoever calls the generator has it.
        if (func >= 0 && (unit.facts.decls.flags[func]! & DeclFlag.Generator) !== 0) listener.yielded?.(unit, func);
        return escapes();
      }
    }
  }

  #part(unit: Unit, e: number, parent: number, listener: FlowListener): void {
    const { exprs, occs } = unit.facts;
    const start = exprs.start[e]!;
    if (parent < 0) return listener.open(unit, start, start, 'namespace_escape');
    switch (exprs.kind[parent]) {
      case ExprKind.Member:
      case ExprKind.TypeMember: {
        const occ = exprs.b[parent]!;
        const name = occ >= 0 ? unit.text(occs.name[occ]!) : unit.text(exprs.c[parent]!);
        const at = occ >= 0 ? occs.start[occ]! : start;
        if (name === 'then') return this.#then(unit, parent, listener);
        if (name === 'catch' || name === 'finally') {
          const call = exprs.target[parent]!;
          if (exprs.use[parent] === Use.Part && call >= 0) this.expression(unit, call, listener);
          return;
        }
        const inner = listener.read(unit, name, parent, at, occ >= 0 ? occs.end[occ]! : at);
        if (inner !== null) this.expression(unit, parent, inner);
        return;
      }
      case ExprKind.Index: {
        if (exprs.a[parent] !== e) return;
        const keys = this.#binder.evaluator.values(unit, exprs.b[parent]!);
        if (keys.length > 0 && keys.every((key) => key.k === 'string')) {
          for (const key of keys) {
            const inner = key.k === 'string' ? listener.read(unit, key.text, parent, start, start) : null;
            if (inner !== null) this.expression(unit, parent, inner);
          }
          return;
        }
        const key = exprs.b[parent]!;
        if (key >= 0 && exprs.kind[key] === ExprKind.Composed && listener.fits !== undefined) {
          const part = (name: number): string => (name >= 0 ? unit.text(name) : '');
          if (!listener.fits(part(exprs.c[key]!), part(exprs.b[key]!))) return;
        }
        listener.element?.(unit, parent);
        return listener.open(unit, start, start, 'dynamic_key');
      }
      case ExprKind.Call:
      case ExprKind.New:
      case ExprKind.Tagged:
        return listener.whole(unit, start, start, 'called');
      case ExprKind.JsxElement:
        return listener.whole(unit, start, start, 'called');
      case ExprKind.Cast:
        if (exprs.b[parent]! >= 0) listener.expected?.(unit, exprs.b[parent]!);
        return this.expression(unit, parent, listener);
      case ExprKind.Await:
      case ExprKind.Either:
      case ExprKind.RestOf:
        return this.expression(unit, parent, listener);
      case ExprKind.Spread:
        listener.spread?.(unit, parent);
        listener.copied?.(unit, start);
        listener.whole(unit, start, start, 'handed on');
        return listener.open(unit, start, start, 'namespace_escape');
      case ExprKind.TypeQuery:
      case ExprKind.IndexedType:
      case ExprKind.TypeUnion:
        return listener.loose(unit, start);
      case ExprKind.KeyOf:
      case ExprKind.Primitive:
      case ExprKind.Composed:
        return;
      case ExprKind.Assign: {
        // `ns = …` writes the variable; `x = ns` is Use.Assigned.
        return;
      }
      default:
        listener.whole(unit, start, start, 'handed on');
        return listener.open(unit, start, start, 'namespace_escape');
    }
  }

  /** `import('…').then(callback)`: the callback's first parameter is the namespace. */
  #then(unit: Unit, member: number, listener: FlowListener): void {
    const { exprs } = unit.facts;
    const call = exprs.target[member]!;
    const start = exprs.start[member]!;
    if (exprs.use[member] !== Use.Part || call < 0) return listener.open(unit, start, start, 'namespace_escape');
    const callback = unit.argumentsOf(call)[0];
    if (callback === undefined) return;
    if (exprs.kind[callback] !== ExprKind.Function) return listener.open(unit, start, start, 'namespace_escape');
    this.parameter(unit, exprs.a[callback]!, 0, listener);
    // `(m) => m` hands the namespace on: the returned identifier is a reference of the binding.
  }

  /** Follows what a function is given at a position. Returns whether it has a parameter there. */
  parameter(unit: Unit, func: number, position: number, listener: FlowListener): boolean {
    const { exprs, decls } = unit.facts;
    let found = false;
    for (let e = 0; e < exprs.count; e++) {
      if (exprs.kind[e] !== ExprKind.ParamOf || exprs.a[e] !== func || exprs.b[e] !== position) continue;
      found = true;
      for (let d = 0; d < decls.count; d++)
        if (decls.kind[d] === DeclKind.Parameter && decls.init[d] === e) this.binding(unit, d, listener);
      this.expression(unit, e, listener);
    }
    return found;
  }

  #init(unit: Unit, decl: number, listener: FlowListener, start: number): void {
    if (decl < 0) return listener.open(unit, start, start, 'namespace_escape');
    const { decls } = unit.facts;
    switch (decls.kind[decl]) {
      case DeclKind.Variable:
      case DeclKind.Parameter:
      case DeclKind.Import:
        return this.binding(unit, decl, listener);
      case DeclKind.Property:
        if ((decls.flags[decl]! & DeclFlag.HashPrivate) !== 0) return this.#privateField(unit, decl, listener);
        // Whoever has a value of the class can read it, however that one came to it.
        listener.kept(unit, start);
        listener.property?.(unit, decl);
        return this.binding(unit, decl, listener);
      default:
        return listener.kept(unit, start);
    }
  }

  /** `#name` is read in the body of its class and nowhere else. */
  #privateField(unit: Unit, decl: number, listener: FlowListener): void {
    const { occs, decls } = unit.facts;
    for (let o = 0; o < occs.count; o++) {
      if (occs.name[o] !== decls.name[decl] || (occs.role[o] !== Role.Member && occs.role[o] !== Role.PatternKey))
        continue;
      if (occs.expr[o]! >= 0) this.expression(unit, occs.expr[o]!, listener);
      else listener.kept(unit, occs.start[o]!);
    }
  }

  #destructured(unit: Unit, e: number, listener: FlowListener): void {
    const { exprs, occs } = unit.facts;
    for (let each = 0; each < exprs.count; each++) {
      if (exprs.a[each] !== e) continue;
      const kind = exprs.kind[each];
      if (kind === ExprKind.Member) {
        const occ = exprs.b[each]!;
        const name = occ >= 0 ? unit.text(occs.name[occ]!) : unit.text(exprs.c[each]!);
        const at = occ >= 0 ? occs.start[occ]! : exprs.start[each]!;
        const inner = listener.read(unit, name, each, at, at + name.length);
        if (inner !== null) this.expression(unit, each, inner);
      } else if (kind === ExprKind.RestOf) {
        const taken = this.#keysTaken(unit, e);
        this.expression(unit, each, without(listener, taken));
      } else if (kind === ExprKind.ElementOf) listener.element?.(unit, each);
      else if (kind === ExprKind.Either || kind === ExprKind.Cast) this.expression(unit, each, listener);
      else if (kind === ExprKind.Index) listener.open(unit, exprs.start[each]!, exprs.start[each]!, 'dynamic_key');
    }
  }

  #keysTaken(unit: Unit, e: number): Set<string> {
    const { exprs, occs } = unit.facts;
    const names = new Set<string>();
    for (let each = 0; each < exprs.count; each++)
      if (exprs.a[each] === e && exprs.kind[each] === ExprKind.Member) {
        const occ = exprs.b[each]!;
        names.add(occ >= 0 ? unit.text(occs.name[occ]!) : unit.text(exprs.c[each]!));
      }
    return names;
  }

  #argument(unit: Unit, e: number, call: number, listener: FlowListener, escapes: () => void): void {
    const { exprs, occs } = unit.facts;
    const callee = call < 0 ? -1 : exprs.a[call]!;
    const args = call < 0 ? [] : unit.argumentsOf(call);
    if (call >= 0 && listener.argument?.(unit, e, call, args.indexOf(e)) === true) return;
    const name =
      callee < 0
        ? ''
        : exprs.kind[callee] === ExprKind.Member && exprs.b[callee]! >= 0
          ? unit.text(occs.name[exprs.b[callee]!]!)
          : exprs.kind[callee] === ExprKind.Ident
            ? unit.text(occs.name[exprs.a[callee]!]!)
            : '';
    if (args[0] === e && SAME.has(name)) return this.expression(unit, call, listener);
    if (args[0] === e && SPIES.has(name) && args.length > 1) {
      const key = this.#binder.evaluator.values(unit, args[1]!);
      if (key.every((value) => value.k === 'string')) {
        for (const value of key)
          if (value.k === 'string')
            listener.read(unit, value.text, call, exprs.start[args[1]!]!, exprs.start[args[1]!]!);
        return;
      }
    }
    if (ENUMERATING.has(name) && calleeRoot(unit, callee) !== null)
      return listener.open(unit, exprs.start[e]!, exprs.start[e]!, 'dynamic_key');
    if (name === 'all' || name === 'allSettled') listener.loose(unit, exprs.start[e]!);
    escapes();
  }

  /** `() => import('…')` for a lazy loader takes the default export; any other function hands the namespace on. */
  #returned(unit: Unit, e: number, func: number, listener: FlowListener, escapes: () => void): void {
    const { exprs, occs, decls } = unit.facts;
    if (func >= 0 && decls.type[func]! >= 0) listener.expected?.(unit, decls.type[func]!);
    if (func >= 0 && listener.returned?.(unit, e, func) === true) return;
    const literal = func < 0 ? -1 : unit.expressionOf(func);
    if (literal >= 0 && exprs.use[literal] === Use.Argument) {
      const call = exprs.target[literal]!;
      const callee = call < 0 ? -1 : exprs.a[call]!;
      const name =
        callee >= 0 && exprs.kind[callee] === ExprKind.Ident
          ? unit.text(occs.name[exprs.a[callee]!]!)
          : callee >= 0 && exprs.kind[callee] === ExprKind.Member && exprs.b[callee]! >= 0
            ? unit.text(occs.name[exprs.b[callee]!]!)
            : '';
      if (isLazyLoader(name)) {
        const start = exprs.start[e]!;
        if (!readsDefaultOnly(unit, call, literal)) listener.kept(unit, start);
        const inner = listener.read(unit, 'default', e, start, start);
        if (inner !== null) inner.whole(unit, start, start, 'handed on');
        return;
      }
      // `.then((m) => m)`: the call's value is the promise of it again.
      if (name === 'then') return this.expression(unit, call, listener);
    }
    escapes();
  }

  #first(kind: string, unit: Unit, row: number, listener: FlowListener): boolean {
    const key = `${kind}\0${unit.side.tag}\0${unit.path}\0${row}\0${listener.id}`;
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }
}

/**
 * Whether a binding is read where its file does not show it: a global by other scripts, a member of a namespace through
 * that one, a top-level name of a component by its template.
 */
function isSeenElsewhere(unit: Unit, decl: number): boolean {
  const { decls, flags } = unit.facts;
  if ((decls.flags[decl]! & DeclFlag.Global) !== 0) return true;
  if (decls.kind[decl] === DeclKind.Variable && decls.container[decl]! >= 0) return true;
  return (flags & FileFlag.TemplateScope) !== 0 && decls.level[decl] === DeclLevel.TopLevel;
}

function takesElements(unit: Unit, e: number, listener: FlowListener): boolean {
  const { exprs } = unit.facts;
  let found = false;
  for (let each = 0; each < exprs.count; each++)
    if (exprs.kind[each] === ExprKind.ElementOf && exprs.a[each] === e) {
      found = true;
      listener.element?.(unit, each);
    }
  return found;
}
