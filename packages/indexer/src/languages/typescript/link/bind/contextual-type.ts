import { DeclKind, ExprKind, ImportKind, Role, Use } from '../../../../facts/kinds.ts';
import { augmentsPackages } from './augmentations.ts';
import type { Binder } from './binder.ts';
import { bringsType } from './brought-types.ts';
import { componentProps } from './component-props.ts';
import { expectedElement } from './list-calls.ts';
import { keyBefore } from './literal-keys.ts';
import type { DeclRef, Unit } from './unit.ts';
import { EXTERNAL, isOthers, UNKNOWN, type Value } from './value.ts';

/**
 * What the place of an object literal expects of it. An empty list: nothing does, the literal stands for itself (an
 * untyped variable, a statement), so its keys supply no declared member.
 */
export class ContextualType {
  readonly #binder: Binder;

  constructor(binder: Binder) {
    this.#binder = binder;
  }

  /** @param expr an object literal, or an expression whose value it becomes */
  of(unit: Unit, expr: number, depth = 0): readonly Value[] {
    if (expr < 0 || depth > 12) return [UNKNOWN];
    const { exprs, decls } = unit.facts;
    const target = exprs.target[expr]!;
    const { evaluator } = this.#binder;
    switch (exprs.use[expr]) {
      case Use.Init: {
        if (target < 0) return [UNKNOWN];
        const type = decls.type[target]!;
        const kind = decls.kind[target]!;
        if (type >= 0) return evaluator.values(unit, type);
        // A property of a class may be typed by what the class implements, a parameter's default by its caller.
        return kind === DeclKind.Variable ? [] : [UNKNOWN];
      }
      case Use.Statement:
      case Use.Tested:
      case Use.Destructured:
        return [];
      case Use.Return: {
        if (target < 0) return [UNKNOWN];
        const type = decls.type[target]!;
        if (type >= 0)
          return evaluator.values(unit, type).flatMap((value) => (value.k === 'promise' ? value.of : [value]));
        return this.#returned(unit, target, depth);
      }
      case Use.Stored:
        return target < 0 ? [UNKNOWN] : this.#stored(unit, expr, target, depth);
      case Use.Part:
        return this.#part(unit, expr, target, depth);
      case Use.Argument:
        return target < 0 ? [UNKNOWN] : this.#argument(unit, expr, target, depth);
      case Use.Assigned:
        return target < 0 ? [UNKNOWN] : evaluator.values(unit, unit.facts.exprs.a[target]!);
      case Use.Jsx:
        return target < 0
          ? []
          : this.attribute(unit, target, this.#keyBefore(unit, target, exprs.start[expr]!, Role.JsxAttribute));
      case Use.Export:
        return [];
      default:
        return [UNKNOWN];
    }
  }

  /** What an element expects of an attribute; of `null`, the type that holds its attributes. */
  attribute(unit: Unit, element: number, name: string | null): readonly Value[] {
    const tag = unit.facts.exprs.a[element]!;
    // An element of the platform: its attributes are declared by the platform.
    if (tag < 0) return [EXTERNAL];
    const found = this.#binder.evaluator.values(unit, tag).flatMap((value): readonly Value[] => {
      // `<Formik<Values> …>`: the types that are given are the ones that are expected.
      if (value.k === 'external') return isGeneric(unit, element) ? [UNKNOWN] : [EXTERNAL];
      if (value.k !== 'declaration') return [UNKNOWN];
      const { decls } = value.ref.unit.facts;
      return decls.kind[value.ref.decl] === DeclKind.Function
        ? this.#parameter(value.ref.unit, value.ref.decl, 0)
        : [UNKNOWN];
    });
    const parameter = (ref: DeclRef): readonly Value[] => this.#parameter(ref.unit, ref.decl, 0);
    const isUnknown = found.some((value) => value.k === 'unknown');
    const props = (isUnknown ? componentProps(this.#binder, unit, tag, parameter) : null) ?? found;
    return name === null ? props : props.flatMap((value) => this.#memberType(value, name));
  }

  /** A function without an annotated result: the result of what expects the function, where that is a callback we know nothing of. */
  #returned(unit: Unit, func: number, depth: number): readonly Value[] {
    const literal = unit.expressionOf(func);
    if (literal < 0) return [];
    // `registerAs<Ours>('key', () => ({ … }))`: what the callback gives is likely what the type is for.
    const typed = this.#typeArguments(unit, literal);
    if (typed.length > 0) return [...typed, UNKNOWN];
    const expected = this.of(unit, literal, depth + 1);
    return expected.length === 0 ? [] : [UNKNOWN];
  }

  /** What is written in `<…>` behind a package's function that is given an argument. */
  #typeArguments(unit: Unit, argument: number): readonly Value[] {
    const { exprs } = unit.facts;
    const call = exprs.use[argument] === Use.Argument ? exprs.target[argument]! : -1;
    const callee = call < 0 ? -1 : exprs.a[call]!;
    const { evaluator } = this.#binder;
    if (callee < 0 || evaluator.values(unit, callee).some((value) => value.k !== 'external')) return [];
    return unit
      .typeArgumentsOf(call)
      .flatMap((each) => evaluator.values(unit, each))
      .flatMap((value) => (value.k === 'promise' || value.k === 'array' ? value.of : [value]))
      .filter((value) => value.k === 'instance');
  }

  #stored(unit: Unit, expr: number, literal: number, depth: number): readonly Value[] {
    const { exprs } = unit.facts;
    const expected = this.of(unit, literal, depth + 1);
    if (exprs.kind[literal] === ExprKind.Array)
      return expected.flatMap((value): readonly Value[] =>
        value.k === 'array' ? value.of : value.k === 'plain' || value.k === 'foreign' ? [] : [UNKNOWN],
      );
    if (exprs.kind[expr] === ExprKind.Spread) return expected;
    const key = this.#keyBefore(unit, literal, exprs.start[expr]!, Role.PropertyKey);
    if (key === null) return expected.length === 0 ? [] : [UNKNOWN];
    return expected.flatMap((value) => this.#memberType(value, key));
  }

  /** The key of a literal (the attribute of an element) that stands nearest in front of an offset. */
  #keyBefore(unit: Unit, owner: number, offset: number, role: number): string | null {
    const key = keyBefore(unit, owner, offset, role);
    return key < 0 ? null : unit.text(unit.facts.occs.name[key]!);
  }

  #memberType(value: Value, name: string): readonly Value[] {
    if (isOthers(value)) return [value];
    const found = this.#binder.member(value, name);
    if (found.miss !== null && found.miss !== 'none') return [UNKNOWN];
    // What the type does not declare, it does not type: an index signature is not modelled.
    if (found.decls.length === 0) return [UNKNOWN];
    return found.decls.flatMap((ref) => this.#binder.evaluator.ofDeclaration(ref));
  }

  #part(unit: Unit, expr: number, parent: number, depth: number): readonly Value[] {
    const { exprs } = unit.facts;
    if (parent < 0) return [UNKNOWN];
    switch (exprs.kind[parent]) {
      case ExprKind.Cast: {
        const type = exprs.b[parent]!;
        return type < 0 ? this.of(unit, parent, depth + 1) : this.#binder.evaluator.values(unit, type);
      }
      case ExprKind.Either:
      case ExprKind.Await:
      case ExprKind.Spread:
        return this.of(unit, parent, depth + 1);
      case ExprKind.Member:
      case ExprKind.Index:
        return exprs.a[parent] === expr ? [] : [UNKNOWN];
      default:
        return [UNKNOWN];
    }
  }

  #argument(unit: Unit, expr: number, call: number, depth: number): readonly Value[] {
    const { exprs } = unit.facts;
    const callee = exprs.a[call]!;
    if (callee < 0) return [UNKNOWN];
    const position = unit.argumentsOf(call).indexOf(expr);
    const element = expectedElement(this.#binder.evaluator, unit, call, position);
    if (element !== null) return element;
    const typed = unit.typeArgumentsOf(call);
    return this.#binder.evaluator.values(unit, callee).flatMap((value): readonly Value[] => {
      if (value.k !== 'declaration') {
        // `createContext<Ours>({ … })`: the type that is given is the one that is expected.
        if (typed.length > 0) return [...typed.flatMap((each) => this.#binder.evaluator.values(unit, each)), UNKNOWN];
        return value.k === 'external' && this.#isItsOwn(unit, expr, call, depth) ? [EXTERNAL] : [UNKNOWN];
      }
      const { decls } = value.ref.unit.facts;
      const kind = decls.kind[value.ref.decl];
      if (kind === DeclKind.Function || kind === DeclKind.Method)
        return this.#binder.signatures(value.ref).flatMap((ref) => this.#parameter(ref.unit, ref.decl, position));
      if (kind === DeclKind.Class) return this.#constructorParameter(value.ref.unit, value.ref.decl, position);
      return [UNKNOWN];
    });
  }

  /**
   * Whether what a package's function is given has a type of the package's. It has one of ours where the function is generic,
   * and the place of its result, or something else that it is given, says which.
   */
  #isItsOwn(unit: Unit, expr: number, call: number, depth: number): boolean {
    const { exprs } = unit.facts;
    const others = unit.children(call).filter((child) => exprs.use[child] === Use.Argument && child !== expr);
    if (!others.every((each) => isUntyped(unit, each))) return false;
    // `useQuery({ queryFn: loadUser, initialData: { … } })`: the literal itself brings in a type of ours.
    if (bringsType(this.#binder, unit, expr)) return false;
    if (augmentsPackages(this.#binder.program)) return false;
    return this.of(unit, call, depth + 1).every(isOthers);
  }

  #constructorParameter(unit: Unit, cls: number, position: number): readonly Value[] {
    const { decls } = unit.facts;
    for (let d = 0; d < decls.count; d++)
      if (decls.kind[d] === DeclKind.Constructor && decls.container[d] === cls)
        return this.#parameter(unit, d, position);
    return [UNKNOWN];
  }

  /** The declared type of a parameter. Parameters are the rows whose `init` is the ParamOf of their position, or leads to it. */
  #parameter(unit: Unit, func: number, position: number): readonly Value[] {
    const { decls, exprs } = unit.facts;
    for (let e = 0; e < exprs.count; e++) {
      if (exprs.kind[e] !== ExprKind.ParamOf || exprs.a[e] !== func || exprs.b[e] !== position) continue;
      // A typed pattern is a cast of the parameter.
      for (
        let at = e, steps = 0;
        at >= 0 && steps < 4;
        at = exprs.use[at] === Use.Part ? exprs.target[at]! : -1, steps++
      )
        if (exprs.kind[at] === ExprKind.Cast && exprs.b[at]! >= 0)
          return this.#binder.evaluator.values(unit, exprs.b[at]!);
      for (let d = 0; d < decls.count; d++) {
        if (decls.type[d]! < 0 || (decls.kind[d] !== DeclKind.Parameter && decls.kind[d] !== DeclKind.Property))
          continue;
        if (leadsTo(unit, decls.init[d]!, e)) return this.#binder.evaluator.values(unit, decls.type[d]!);
      }
      return isUntypedParameter(unit, func, e) ? [] : [UNKNOWN];
    }
    return [UNKNOWN];
  }
}

/** Whether a parameter is of any type: of a function that is declared, and that no comment and no default types. */
function isUntypedParameter(unit: Unit, func: number, parameter: number): boolean {
  const { decls, exprs } = unit.facts;
  if (decls.kind[func] !== DeclKind.Function || decls.type[func]! >= 0 || unit.expressionOf(func) >= 0) return false;
  return exprs.use[parameter] === Use.Init && exprs.target[parameter]! >= 0 && !isDocumented(unit, func);
}

/** Whether a comment in front of a declaration names types: it may type the whole function. */
function isDocumented(unit: Unit, decl: number): boolean {
  const { decls, occs, imports } = unit.facts;
  const start = decls.start[decl]!;
  let before = 0;
  for (let d = 0; d < decls.count; d++) if (decls.end[d]! <= start) before = Math.max(before, decls.end[d]!);
  for (let o = 0; o < occs.count; o++)
    if (occs.role[o] === Role.DocType && occs.start[o]! >= before && occs.start[o]! < start) return true;
  for (let row = 0; row < imports.count; row++)
    if (imports.kind[row] === ImportKind.Doc && imports.start[row]! >= before && imports.start[row]! < start)
      return true;
  return false;
}

const UNTYPED: ReadonlySet<number> = new Set([
  ExprKind.String,
  ExprKind.Composed,
  ExprKind.Number,
  ExprKind.Boolean,
  ExprKind.Null,
  ExprKind.RegExp,
  ExprKind.Primitive,
  ExprKind.Object,
  ExprKind.Array,
]);

/** Literals, and functions that are written in place and annotate nothing: no type of ours comes in with them. */
function isUntyped(unit: Unit, expr: number): boolean {
  const { exprs, decls } = unit.facts;
  const func = exprs.kind[expr] === ExprKind.Function ? exprs.a[expr]! : -1;
  if (func < 0) return UNTYPED.has(exprs.kind[expr]!);
  for (let d = 0; d < decls.count; d++)
    if (decls.type[d]! >= 0 && (d === func || (decls.kind[d] === DeclKind.Parameter && decls.owner[d] === func)))
      return false;
  return true;
}

function isGeneric(unit: Unit, element: number): boolean {
  return unit.typeArgumentsOf(element).length > 0;
}

function leadsTo(unit: Unit, from: number, expr: number): boolean {
  const { exprs } = unit.facts;
  for (
    let at = from, steps = 0;
    at >= 0 && steps < 4;
    at = exprs.kind[at] === ExprKind.Either || exprs.kind[at] === ExprKind.RestOf ? exprs.a[at]! : -1, steps++
  )
    if (at === expr) return true;
  return false;
}
