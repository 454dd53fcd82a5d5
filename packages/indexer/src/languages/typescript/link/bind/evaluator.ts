import { DeclFlag, DeclKind, ExprKind, Role, Space } from '../../../../facts/kinds.ts';
import { memoized } from '../../memo.ts';
import type { Binder } from './binder.ts';
import { constructed } from './constructed.ts';
import { isFixedList, unspelled } from './fixed-list.ts';
import { globalTypes } from './global-types.ts';
import { listCall } from './list-calls.ts';
import { parameterOf } from './parameter-value.ts';
import { isRuntimeType, LIST_TYPES, PROMISE_TYPES, RUNTIME_NAMES, TRANSPARENT_TYPES } from './runtime-names.ts';
import { thisAt } from './this-value.ts';
import type { DeclRef, Unit } from './unit.ts';
import { EXTERNAL, FOREIGN, type Found, limited, PLAIN, UNKNOWN, type Value } from './value.ts';

/** Properties of the global object that hold it, or another page's. */
const WINDOWS = new Set(['window', 'self', 'globalThis', 'top', 'parent', 'opener', 'frames', 'global']);

/**
 * What expressions may evaluate to. Flow-insensitive and cheap: it follows initialisers, annotations, `new`, `this`,
 * returns and parameters that say what they are, and answers `unknown` everywhere else. It never guesses.
 */
export class Evaluator {
  readonly #binder: Binder;
  readonly #memo = new Map<Unit, Map<number, readonly Value[]>>();
  readonly #declMemo = new Map<Unit, Map<number, readonly Value[]>>();

  constructor(binder: Binder) {
    this.#binder = binder;
  }

  values(unit: Unit, expr: number): readonly Value[] {
    if (expr < 0) return [UNKNOWN];
    const memo = memoized(this.#memo, unit, () => new Map<number, readonly Value[]>());
    const known = memo.get(expr);
    if (known !== undefined) return known;
    memo.set(expr, [UNKNOWN]);
    const found = limited(this.#evaluate(unit, expr));
    memo.set(expr, found);
    return found;
  }

  #evaluate(unit: Unit, e: number): readonly Value[] {
    const { exprs } = unit.facts;
    const a = exprs.a[e]!;
    const b = exprs.b[e]!;
    switch (exprs.kind[e]) {
      case ExprKind.Ident:
        return this.#identifier(unit, a, Space.Value);
      case ExprKind.This:
        return thisAt(unit, exprs.start[e]!);
      case ExprKind.Super:
        return thisAt(unit, exprs.start[e]!).flatMap((value): readonly Value[] => {
          if (value.k !== 'instance' && value.k !== 'declaration') return [UNKNOWN];
          const k = value.k;
          const parents = this.#binder.parents(value.ref, true);
          return parents.length === 0 ? [UNKNOWN] : parents.map((ref) => (ref === null ? UNKNOWN : { k, ref }));
        });
      case ExprKind.Member:
        return this.#member(unit, e);
      case ExprKind.Index:
        return this.values(unit, a).flatMap((value) =>
          value.k === 'array' ? value.of.map(unspelled) : value.k === 'string' ? [PLAIN] : [UNKNOWN],
        );
      case ExprKind.Call:
        return listCall(this, unit, e) ?? this.#call(unit, e);
      case ExprKind.New:
        return this.#wholes(this.values(unit, a)).flatMap((value): readonly Value[] => {
          if (value.k === 'declaration' && value.ref.unit.facts.decls.kind[value.ref.decl] === DeclKind.Class)
            return [{ k: 'instance', ref: value.ref }];
          if (value.k === 'external') return constructed(this, unit, e);
          return [value.k === 'plain' ? PLAIN : value.k === 'foreign' ? FOREIGN : UNKNOWN];
        });
      case ExprKind.Await:
        return this.values(unit, a).flatMap((value) =>
          value.k === 'promise' ? value.of : value.k === 'plain' || value.k === 'foreign' ? [UNKNOWN] : [value],
        );
      case ExprKind.ImportCall:
        return [{ k: 'promise', of: this.#module(unit, a) }];
      case ExprKind.RequireCall:
      case ExprKind.ImportType:
        return this.#module(unit, a);
      case ExprKind.Either:
        return a < 0 ? this.values(unit, b) : [...this.values(unit, a), ...this.values(unit, b)];
      case ExprKind.Function:
      case ExprKind.Class:
        return a < 0 ? [UNKNOWN] : [{ k: 'declaration', ref: { unit, decl: a } }];
      case ExprKind.String:
      case ExprKind.LiteralType:
        return [{ k: 'string', text: unit.text(exprs.c[e]!) }];
      case ExprKind.Composed:
      case ExprKind.Number:
      case ExprKind.Boolean:
      case ExprKind.Null:
      case ExprKind.RegExp:
      case ExprKind.Primitive:
      case ExprKind.JsxElement:
      case ExprKind.FunctionType:
      case ExprKind.KeyOf:
        return [PLAIN];
      case ExprKind.Array: {
        const of = unit.children(e).flatMap((child) => this.#elements(unit, child));
        return [{ k: 'array', of: limited(of) }];
      }
      case ExprKind.Object:
        return [{ k: 'object', unit, expr: e }];
      case ExprKind.Cast:
        return this.#cast(unit, a, b);
      case ExprKind.Spread:
        return this.values(unit, a);
      case ExprKind.RestOf:
        return this.values(unit, a).map((value) => (value.k === 'namespace' || value.k === 'array' ? value : UNKNOWN));
      case ExprKind.ElementOf:
        return this.values(unit, a).flatMap((value) =>
          value.k === 'array'
            ? isFixedList(unit, a)
              ? value.of
              : value.of.map(unspelled)
            : value.k === 'string'
              ? [PLAIN]
              : [UNKNOWN],
        );
      case ExprKind.ParamOf:
        return parameterOf(this, unit, a, b);
      case ExprKind.TypeName:
        return this.#typeName(unit, e, a);
      case ExprKind.TypeMember: {
        const name = unit.text(unit.facts.occs.name[b]!);
        return this.values(unit, a).flatMap((value) => {
          const inner = value.k === 'instance' ? ({ k: 'declaration', ref: value.ref } as const) : value;
          return this.#asTypes(this.#binder.member(inner, name));
        });
      }
      case ExprKind.TypeQuery:
        return this.values(unit, a);
      case ExprKind.TypeUnion:
        return [...this.values(unit, a), ...this.values(unit, b)];
      case ExprKind.ArrayType:
        return [{ k: 'array', of: this.values(unit, a) }];
      case ExprKind.PrimitiveType: {
        const name = unit.text(exprs.c[e]!);
        return name === 'any' || name === 'unknown' || name === 'object' || name === '' ? [UNKNOWN] : [PLAIN];
      }
      case ExprKind.ObjectType:
        return a < 0 ? [UNKNOWN] : [{ k: 'instance', ref: { unit, decl: a } }];
      case ExprKind.Assign:
        return this.values(unit, b);
      case ExprKind.ImportMeta:
        // To the global interface every file can add, and packages do.
        return [...globalTypes(this.#binder.program, 'ImportMeta'), UNKNOWN];
      default:
        return [UNKNOWN];
    }
  }

  /** What an item of a list's literal puts into the list. */
  #elements(unit: Unit, item: number): readonly Value[] {
    const values = this.values(unit, item);
    if (unit.facts.exprs.kind[item] !== ExprKind.Spread) return values;
    return values.flatMap((value) => (value.k === 'array' ? value.of : value.k === 'string' ? [PLAIN] : [UNKNOWN]));
  }

  #module(unit: Unit, row: number): readonly Value[] {
    if (row < 0) return [UNKNOWN];
    const target = this.#binder.modules(unit, row);
    switch (target.kind) {
      case 'units':
        return target.units.map((each) => ({ k: 'namespace', unit: each }));
      case 'asset':
        return [PLAIN];
      case 'external':
        return [EXTERNAL];
      case 'missing':
        return [{ k: 'missing', code: target.code }];
    }
  }

  #identifier(unit: Unit, occ: number, space: number): readonly Value[] {
    if (occ < 0) return [UNKNOWN];
    const { occs } = unit.facts;
    const bind = occs.bind[occ]!;
    if (bind >= 0)
      return space === Space.Type ? this.ofType({ unit, decl: bind }) : this.ofDeclaration({ unit, decl: bind });
    const name = unit.text(occs.name[occ]!);
    if (name === 'undefined') return [PLAIN];
    if (name === 'exports') return [{ k: 'namespace', unit }];
    const gone = this.#gone(unit, name);
    if (gone !== null) return space === Space.Type ? this.ofType(gone) : this.ofDeclaration(gone);
    if (name === 'window' || name === 'globalThis' || name === 'self' || name === 'global') return [{ k: 'global' }];
    if (RUNTIME_NAMES.has(name)) return [EXTERNAL];
    return [UNKNOWN];
  }

  /** What a free name of head meant in base: a declaration that this file has lost. */
  #gone(unit: Unit, name: string): DeclRef | null {
    const before = unit.side.tag === 'head' ? this.#binder.program.counterpart(unit) : null;
    const decl = before?.topLevel(name)[0];
    return before === null || decl === undefined ? null : { unit: before, decl };
  }

  #member(unit: Unit, e: number): readonly Value[] {
    const { exprs, occs } = unit.facts;
    const b = exprs.b[e]!;
    const name = b >= 0 ? unit.text(occs.name[b]!) : unit.text(exprs.c[e]!);
    const receiver = exprs.a[e]!;
    if (receiver >= 0 && exprs.kind[receiver] === ExprKind.Ident && name === 'exports') {
      const occ = exprs.a[receiver]!;
      if (occ >= 0 && occs.bind[occ]! < 0 && unit.text(occs.name[occ]!) === 'module') return [{ k: 'namespace', unit }];
    }
    if (receiver >= 0 && exprs.kind[receiver] === ExprKind.ImportMeta && name === 'env')
      return [...globalTypes(this.#binder.program, 'ImportMetaEnv'), UNKNOWN];
    return this.values(unit, receiver).flatMap((value): readonly Value[] => {
      if (value.k === 'external') return [EXTERNAL];
      if (value.k === 'global') return WINDOWS.has(name) ? [value] : RUNTIME_NAMES.has(name) ? [EXTERNAL] : [UNKNOWN];
      if (value.k === 'array' || value.k === 'string' || value.k === 'promise') return [UNKNOWN];
      if (value.k === 'plain' || value.k === 'foreign') return [UNKNOWN];
      const found = this.#binder.member(value, name);
      if (found.miss === 'missing') return [{ k: 'missing', code: found.code ?? 'unresolved_import' }];
      if (found.miss !== null) return [UNKNOWN];
      return this.#ofFound(found);
    });
  }

  #ofFound(found: Found): readonly Value[] {
    return [...found.values, ...found.decls.flatMap((ref) => this.ofDeclaration(ref))];
  }

  /** What a found name means in a type. */
  #asTypes(found: Found): readonly Value[] {
    if (found.miss === 'external') return [FOREIGN];
    if (found.miss === 'missing') return [{ k: 'missing', code: found.code ?? 'unresolved_import' }];
    if (found.miss !== null) return [UNKNOWN];
    return [...found.values, ...found.decls.flatMap((ref) => this.ofType(ref))];
  }

  #call(unit: Unit, e: number): readonly Value[] {
    const callee = unit.facts.exprs.a[e]!;
    return this.#wholes(this.values(unit, callee)).flatMap((value): readonly Value[] => {
      if (value.k !== 'declaration') return [UNKNOWN];
      const { decls } = value.ref.unit.facts;
      const kind = decls.kind[value.ref.decl];
      if (kind !== DeclKind.Function && kind !== DeclKind.Method) return [UNKNOWN];
      return this.#binder.signatures(value.ref).flatMap((ref) => {
        const result = ref.unit.facts.decls.type[ref.decl]!;
        return result >= 0 ? this.values(ref.unit, result) : this.#returned(ref);
      });
    });
  }

  /** What a function without an annotated result returns. Where it is asynchronous, that in a promise: both are given. */
  #returned(ref: DeclRef): readonly Value[] {
    const { decls } = ref.unit.facts;
    if (
      (decls.flags[ref.decl]! & (DeclFlag.Generator | DeclFlag.Signature | DeclFlag.Ambient | DeclFlag.Abstract)) !==
      0
    )
      return [UNKNOWN];
    const returned = ref.unit.returnsOf(ref.decl);
    if (returned.length === 0) return [UNKNOWN];
    const values = limited(returned.flatMap((expr) => this.values(ref.unit, expr)));
    return [...values, { k: 'promise', of: values }];
  }

  /** A module that is called or constructed stands for its whole export. */
  #wholes(values: readonly Value[]): readonly Value[] {
    return values.flatMap((value): readonly Value[] => {
      if (value.k !== 'namespace') return [value];
      const whole = this.#binder.exported(value.unit, 'export=');
      return whole.decls.length > 0 ? whole.decls.flatMap((ref) => this.ofDeclaration(ref)) : [value];
    });
  }

  #cast(unit: Unit, operand: number, type: number): readonly Value[] {
    const asserted = type < 0 ? [UNKNOWN] : this.values(unit, type);
    const own = this.values(unit, operand);
    if (asserted.some((value) => value.k === 'unknown')) return own;
    // A namespace stays one, whatever it is called.
    return [...asserted, ...own.filter((value) => value.k === 'namespace' || value.k === 'instance')];
  }

  #typeName(unit: Unit, e: number, occ: number): readonly Value[] {
    const name = occ < 0 ? '' : unit.text(unit.facts.occs.name[occ]!);
    const free = occ < 0 || unit.facts.occs.bind[occ]! < 0;
    const args = unit.typeArgumentsOf(e);
    if (free && this.#gone(unit, name) === null) {
      const inner = args.length > 0 ? this.values(unit, args[0]!) : [UNKNOWN];
      if (name === 'InstanceType')
        return inner.map((value) => (value.k === 'declaration' ? { k: 'instance', ref: value.ref } : UNKNOWN));
      if (TRANSPARENT_TYPES.has(name)) return inner;
      if (LIST_TYPES.has(name)) return [{ k: 'array', of: inner }];
      if (PROMISE_TYPES.has(name))
        return [{ k: 'promise', of: inner.flatMap((value) => (value.k === 'promise' ? value.of : [value])) }];
      return isRuntimeType(name) ? [PLAIN] : [UNKNOWN];
    }
    const bound = this.#identifier(unit, occ, Space.Type);
    // A generic type of a package says nothing of its own, but its argument may be what is read from it.
    if (args.length > 0 && bound.every((value) => value.k === 'foreign'))
      return TRANSPARENT_TYPES.has(name) ? this.values(unit, args[0]!) : [UNKNOWN];
    return bound;
  }

  /** The value of a declared name. */
  ofDeclaration(ref: DeclRef): readonly Value[] {
    return this.#remembered(this.#declMemo, ref, () => this.#declared(ref));
  }

  #declared(ref: DeclRef): readonly Value[] {
    const { unit, decl } = ref;
    const { decls } = unit.facts;
    const kind = decls.kind[decl]!;
    switch (kind) {
      case DeclKind.Import: {
        // `import A = B.C` names what it is given.
        if (unit.importOf(decl) < 0 && decls.init[decl]! >= 0) return this.values(unit, decls.init[decl]!);
        const found = this.#binder.declaration(ref);
        if (found.miss === 'external') return [EXTERNAL];
        if (found.miss === 'missing') return [{ k: 'missing', code: found.code ?? 'unresolved_import' }];
        if (found.miss !== null) return [UNKNOWN];
        return this.#ofFound(found);
      }
      case DeclKind.Function:
      case DeclKind.Class:
      case DeclKind.Enum:
      case DeclKind.Namespace:
      case DeclKind.Method:
        return [{ k: 'declaration', ref }];
      case DeclKind.Interface:
      case DeclKind.TypeAlias:
      case DeclKind.TypeParameter:
        return [UNKNOWN];
      case DeclKind.EnumMember:
        return [PLAIN];
      default: {
        // What an accessor returns is its type; a variable is also itself, for those who ask what it is called.
        const type = decls.type[decl]!;
        if (type >= 0) {
          const typed = this.values(unit, type);
          if (!typed.some((value) => value.k === 'unknown')) return typed;
        }
        const init = decls.init[decl]!;
        if (init < 0) return [UNKNOWN];
        const values = this.values(unit, init);
        const rewritten =
          kind !== DeclKind.Property && unit.references(decl).some((occ) => unit.facts.occs.role[occ] === Role.Write);
        return rewritten ||
          type >= 0 ||
          (kind === DeclKind.Property && (decls.flags[decl]! & DeclFlag.Readonly) === 0 && !this.#isInstance(values))
          ? [...values, UNKNOWN]
          : values;
      }
    }
  }

  #isInstance(values: readonly Value[]): boolean {
    return values.every((value) => value.k === 'instance');
  }

  /** A value of a declared type. */
  ofType(ref: DeclRef): readonly Value[] {
    const { unit, decl } = ref;
    const { decls } = unit.facts;
    switch (decls.kind[decl]) {
      case DeclKind.Import:
        if (unit.importOf(decl) < 0 && decls.init[decl]! >= 0)
          return this.values(unit, decls.init[decl]!).flatMap((value) =>
            value.k === 'declaration' ? this.ofType(value.ref) : [value],
          );
        return this.#asTypes(this.#binder.declaration(ref));
      case DeclKind.Class:
      case DeclKind.Interface:
        return [{ k: 'instance', ref }];
      case DeclKind.TypeAlias: {
        const type = decls.type[decl]! >= 0 ? decls.type[decl]! : decls.init[decl]!;
        const values = type < 0 ? [] : this.values(unit, type);
        if (unit.members(decl).size > 0) return [{ k: 'instance', ref }, ...values];
        return values.length > 0 ? values : [UNKNOWN];
      }
      case DeclKind.Enum:
      case DeclKind.EnumMember:
        return [PLAIN];
      case DeclKind.Namespace:
        return [{ k: 'declaration', ref }];
      default:
        return [UNKNOWN];
    }
  }

  #remembered(
    memos: Map<Unit, Map<number, readonly Value[]>>,
    ref: DeclRef,
    make: () => readonly Value[],
  ): readonly Value[] {
    const memo = memoized(memos, ref.unit, () => new Map<number, readonly Value[]>());
    const known = memo.get(ref.decl);
    if (known !== undefined) return known;
    memo.set(ref.decl, [UNKNOWN]);
    const found = limited(make());
    memo.set(ref.decl, found);
    return found;
  }
}
