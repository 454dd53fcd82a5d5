import { DeclFlag, DeclKind, ExportKind, ExprKind, FileFlag, ImportKind, LinkKind } from '../../../../facts/kinds.ts';
import { memoized } from '../../memo.ts';
import { Evaluator } from './evaluator.ts';
import type { Program } from './program.ts';
import type { DeclRef, Unit } from './unit.ts';
import { EXTERNAL, type Found, isFound, merge, NOT_FOUND, type Value } from './value.ts';

/** Follows names through modules and types to the declarations that they lead to. */
export class Binder {
  readonly program: Program;
  readonly evaluator: Evaluator;
  readonly #exports = new Map<Unit, Map<string, Found>>();

  constructor(program: Program) {
    this.program = program;
    this.evaluator = new Evaluator(this);
  }

  /** What a module offers under a name; what head has lost is found in base. */
  exported(unit: Unit, name: string): Found {
    const own = this.#exportedHere(unit, name);
    if (unit.side.tag === 'base') return own;
    // A CommonJS module without a `default` answers with the whole: where base had one, it is that one that is gone.
    const lostDefault =
      name === 'default' &&
      unit.exportRows(name).length === 0 &&
      (this.program.counterpart(unit)?.exportRows(name).length ?? 0) > 0;
    if (isFound(own) && !lostDefault) return own;
    // Head offers the name from outside now: whoever asks for it is served.
    if (own.miss === 'external' && unit.exportRows(name).length > 0) return own;
    const before = this.program.counterpart(unit);
    if (before === null) return own;
    const found = this.#exportedHere(before, name);
    return isFound(found) ? found : own;
  }

  #exportedHere(unit: Unit, name: string): Found {
    const memo = memoized(this.#exports, unit, () => new Map<string, Found>());
    const known = memo.get(name);
    if (known !== undefined) return known;
    // A cycle of re-exports offers nothing of its own.
    memo.set(name, NOT_FOUND);
    const found = this.#resolveExport(unit, name);
    memo.set(name, found);
    return found;
  }

  #resolveExport(unit: Unit, name: string): Found {
    const { exports } = unit.facts;
    const all: Found[] = [];
    for (const row of unit.exportRows(name)) all.push(this.exportRow(unit, row));
    const explicit = merge(all);
    if (isFound(explicit) || (all.length > 0 && explicit.miss !== 'none')) return explicit;

    for (const row of unit.exportRows('*')) {
      const imp = exports.imp[row]!;
      if (imp >= 0 && name !== 'default')
        all.push(this.#throughModule(unit, imp, (target) => this.exported(target, name)));
      else if (imp < 0 || exports.kind[row] === ExportKind.CommonJsUnknown)
        all.push({ decls: [], values: [], miss: 'unknown', code: null });
    }
    if (name !== 'export=') all.push(...this.#throughWholeExport(unit, name));
    return merge(all);
  }

  /** Members of what `module.exports = …` and `export = …` hand out; with interop, that value is the default too. */
  #throughWholeExport(unit: Unit, name: string): Found[] {
    const rows = unit.exportRows('export=');
    const commonJs = rows.length > 0 || (unit.facts.flags & FileFlag.CommonJs) !== 0;
    if (name === 'default')
      return commonJs && (unit.facts.flags & FileFlag.Module) === 0
        ? [{ decls: [], values: [{ k: 'namespace', unit }], miss: null, code: null }]
        : [];
    return rows.flatMap((row) => {
      const expr = unit.facts.exports.expr[row]!;
      const values =
        expr < 0 ? this.#declValues(unit, unit.facts.exports.decl[row]!) : this.evaluator.values(unit, expr);
      return values
        .filter((value) => value.k !== 'object' && !(value.k === 'namespace' && value.unit === unit))
        .map((value) => this.member(value, name));
    });
  }

  #declValues(unit: Unit, decl: number): readonly Value[] {
    return decl < 0 ? [] : this.evaluator.ofDeclaration({ unit, decl });
  }

  exportRow(unit: Unit, row: number): Found {
    const { exports } = unit.facts;
    const decl = exports.decl[row]!;
    const imp = exports.imp[row]!;
    const expr = exports.expr[row]!;
    if (exports.kind[row] === ExportKind.Through && imp >= 0) return this.importRow(unit, imp);
    const found: Found[] = [];
    if (decl >= 0) found.push(this.declaration({ unit, decl }), ...this.#importsBeside(unit, decl));
    if (expr >= 0) {
      const values = this.evaluator.values(unit, expr);
      const decls = values.flatMap((value) => (value.k === 'declaration' ? [value.ref] : []));
      const rest = values.filter((value) => value.k === 'namespace' || value.k === 'object' || value.k === 'instance');
      if (decls.length > 0 || rest.length > 0) found.push({ decls, values: rest, miss: null, code: null });
    }
    return merge(found);
  }

  /** What is imported under the name of a declaration: of the two, one is a type and the other a value. */
  #importsBeside(unit: Unit, decl: number): Found[] {
    const { decls } = unit.facts;
    if (decls.container[decl]! >= 0 || unit.isImport(decl)) return [];
    const name = unit.text(decls.name[decl]!);
    if (name === '') return [];
    const rows = unit.topLevel(name);
    return rows.includes(decl)
      ? rows.filter((row) => unit.isImport(row)).map((row) => this.declaration({ unit, decl: row }))
      : [];
  }

  /** A declaration, followed where it is an import; with it all that merge with it. */
  declaration(ref: DeclRef): Found {
    const { unit, decl } = ref;
    if (unit.isImport(decl)) {
      const row = unit.importOf(decl);
      if (row >= 0) return this.importRow(unit, row);
      const values = unit.facts.decls.init[decl]! < 0 ? [] : this.evaluator.values(unit, unit.facts.decls.init[decl]!);
      const decls = values.flatMap((value) => (value.k === 'declaration' || value.k === 'instance' ? [value.ref] : []));
      return {
        decls,
        values: values.filter((value) => value.k === 'namespace'),
        miss: decls.length > 0 ? null : 'unknown',
        code: null,
      };
    }
    return { decls: this.merged(ref), values: [], miss: null, code: null };
  }

  /** Declarations of the same name in the same place: an interface and its class, the parts of a namespace, overloads. */
  merged(ref: DeclRef): DeclRef[] {
    const { unit, decl } = ref;
    const { decls } = unit.facts;
    const name = unit.text(decls.name[decl]!);
    if (name === '') return [ref];
    const container = decls.container[decl]!;
    const rows = container >= 0 ? (unit.members(container).get(name) ?? []) : unit.topLevel(name);
    const same = rows.filter((row) => !unit.isImport(row));
    return same.includes(decl) ? same.map((row) => ({ unit, decl: row })) : [ref];
  }

  /** What callers of a function see: its overloads where it has some, else itself. */
  signatures(ref: DeclRef): DeclRef[] {
    const all = this.merged(ref).filter((each) => {
      const kind = each.unit.facts.decls.kind[each.decl];
      return kind === DeclKind.Function || kind === DeclKind.Method;
    });
    const overloads = all.filter((each) => (each.unit.facts.decls.flags[each.decl]! & DeclFlag.Signature) !== 0);
    return overloads.length > 0 ? overloads : all.length > 0 ? all : [ref];
  }

  /** What an import row binds or asks for. */
  importRow(unit: Unit, row: number): Found {
    const { imports } = unit.facts;
    const kind = imports.kind[row]!;
    const imported = unit.text(imports.imported[row]!);
    switch (kind) {
      case ImportKind.Named:
      case ImportKind.Reexport:
      case ImportKind.Doc:
        if (imported === '' || imported === '*') return this.#namespace(unit, row);
        return this.#throughModule(unit, row, (target) => this.exported(target, imported));
      case ImportKind.Default:
        return this.#throughModule(unit, row, (target) => this.exported(target, 'default'));
      default:
        return this.#namespace(unit, row);
    }
  }

  #namespace(unit: Unit, row: number): Found {
    return this.#throughModule(unit, row, (target) => ({
      decls: [],
      values: [{ k: 'namespace', unit: target }],
      miss: null,
      code: null,
    }));
  }

  /** The modules behind an import row. */
  modules(unit: Unit, row: number): ReturnType<Program['module']> {
    const { imports } = unit.facts;
    const loader = imports.kind[row] === ImportKind.Amd ? 'amd' : 'module';
    return this.program.module(unit, unit.text(imports.specifier[row]!), loader);
  }

  #throughModule(unit: Unit, row: number, ask: (target: Unit) => Found): Found {
    const target = this.modules(unit, row);
    switch (target.kind) {
      case 'units': {
        const all = target.units.map(ask);
        const found = merge(all);
        return found;
      }
      case 'asset':
        return { decls: [], values: [{ k: 'plain' }], miss: null, code: null };
      case 'external':
        return { decls: [], values: [], miss: 'external', code: null };
      case 'missing':
        return { decls: [], values: [], miss: 'missing', code: target.code };
    }
  }

  /** What `.name` reads from a value. */
  member(value: Value, name: string): Found {
    switch (value.k) {
      case 'namespace':
        return this.exported(value.unit, name);
      case 'declaration':
        return this.#memberOfDeclaration(value.ref, name);
      case 'instance':
        return this.typeMember(value.ref, name, false);
      case 'object':
        return this.#spreads(value.unit, value.expr) ? { ...NOT_FOUND, miss: 'unknown' } : NOT_FOUND;
      case 'missing':
        return { ...NOT_FOUND, miss: 'missing', code: value.code };
      case 'unknown':
      case 'global':
        return { ...NOT_FOUND, miss: 'unknown' };
      case 'external':
        return { decls: [], values: [EXTERNAL], miss: null, code: null };
      default:
        return NOT_FOUND;
    }
  }

  #spreads(unit: Unit, object: number): boolean {
    return unit.children(object).some((child) => unit.facts.exprs.kind[child] === ExprKind.Spread);
  }

  #memberOfDeclaration(ref: DeclRef, name: string): Found {
    const kind = ref.unit.facts.decls.kind[ref.decl];
    switch (kind) {
      case DeclKind.Class:
        return this.typeMember(ref, name, true);
      case DeclKind.Enum:
      case DeclKind.Namespace: {
        const own = this.#ownMembers(ref, name, null);
        if (own.length > 0) return { decls: own, values: [], miss: null, code: null };
        const before = this.#declarationBefore(ref);
        return before === null ? NOT_FOUND : this.#memberOfDeclaration(before, name);
      }
      case DeclKind.Function: {
        // A namespace may merge with the function; `f.name = …` is no declaration of ours.
        const own = this.merged(ref)
          .filter((each) => each.unit.facts.decls.kind[each.decl] === DeclKind.Namespace)
          .flatMap((each) => this.#ownMembers(each, name, null));
        return own.length > 0 ? { decls: own, values: [], miss: null, code: null } : NOT_FOUND;
      }
      case DeclKind.Method:
      case DeclKind.Accessor:
      case DeclKind.EnumMember:
        return NOT_FOUND;
      default:
        return { ...NOT_FOUND, miss: 'unknown' };
    }
  }

  #ownMembers(ref: DeclRef, name: string, wantStatic: boolean | null): DeclRef[] {
    const out: DeclRef[] = [];
    for (const each of this.merged(ref))
      for (const decl of each.unit.members(each.decl).get(name) ?? []) {
        const { decls } = each.unit.facts;
        const isClass = decls.kind[each.decl] === DeclKind.Class;
        if (wantStatic !== null && isClass && ((decls.flags[decl]! & DeclFlag.Static) !== 0) !== wantStatic) continue;
        out.push({ unit: each.unit, decl });
      }
    return out;
  }

  /** A member of a class, an interface or an object type, through what it extends; what head has lost is found in base. */
  typeMember(ref: DeclRef, name: string, wantStatic: boolean): Found {
    const own = this.#typeMemberHere(ref, name, wantStatic, 0);
    if (own.decls.length > 0 || ref.unit.side.tag === 'base') return own;
    const before = this.#declarationBefore(ref);
    if (before === null) return own;
    const found = this.#typeMemberHere(before, name, wantStatic, 0);
    return found.decls.length > 0 ? found : own;
  }

  #typeMemberHere(ref: DeclRef, name: string, wantStatic: boolean, depth: number): Found {
    const own = this.#ownMembers(ref, name, wantStatic);
    if (own.length > 0) return { decls: own, values: [], miss: null, code: null };
    if (depth > 12) return { ...NOT_FOUND, miss: 'unknown' };
    const all: Found[] = [];
    for (const parent of this.parents(ref, wantStatic))
      all.push(
        parent === null ? { ...NOT_FOUND, miss: 'unknown' } : this.#typeMemberHere(parent, name, wantStatic, depth + 1),
      );
    return merge(all);
  }

  /** What a type extends, directly (not what it implements). Null for a parent that could not be followed. */
  parents(ref: DeclRef, valueSide = false): (DeclRef | null)[] {
    return this.#linked(ref, LinkKind.Extends, valueSide);
  }

  /** The interfaces that a class says it implements. Null for one that could not be followed. */
  contracts(ref: DeclRef): (DeclRef | null)[] {
    return this.#linked(ref, LinkKind.Implements, false);
  }

  #linked(ref: DeclRef, kind: number, valueSide: boolean): (DeclRef | null)[] {
    const out: (DeclRef | null)[] = [];
    for (const each of this.merged(ref)) {
      const { facts } = each.unit;
      for (const link of each.unit.links(each.decl)) {
        if (facts.links.kind[link] !== kind) continue;
        const values = this.evaluator.values(each.unit, facts.links.expr[link]!);
        const before = out.length;
        for (const value of values) if (value.k === 'declaration' || value.k === 'instance') out.push(value.ref);
        if (out.length === before) out.push(null);
      }
      if (facts.decls.kind[each.decl] === DeclKind.TypeAlias && !valueSide && kind === LinkKind.Extends) {
        const type = facts.decls.type[each.decl]! >= 0 ? facts.decls.type[each.decl]! : facts.decls.init[each.decl]!;
        if (type < 0) continue;
        for (const value of this.evaluator.values(each.unit, type))
          if (value.k === 'instance') {
            if (value.ref.decl !== each.decl || value.ref.unit !== each.unit) out.push(value.ref);
          } else if (value.k === 'unknown' || value.k === 'missing' || value.k === 'external') out.push(null);
      }
    }
    return out;
  }

  /** The same declaration on the other side: same file, same names of it and of its containers. */
  #declarationBefore(ref: DeclRef): DeclRef | null {
    if (ref.unit.side.tag === 'base') return null;
    const before = this.program.counterpart(ref.unit);
    return before === null ? null : sameDeclaration(ref, before);
  }
}

/** The declaration of another unit that has the same name in the same containers, or null. */
export function sameDeclaration(ref: DeclRef, other: Unit): DeclRef | null {
  const { decls } = ref.unit.facts;
  const name = ref.unit.text(decls.name[ref.decl]!);
  const container = decls.container[ref.decl]!;
  if (name === '') return null;
  let rows: readonly number[];
  if (container < 0) rows = other.topLevel(name);
  else {
    const parent = sameDeclaration({ unit: ref.unit, decl: container }, other);
    if (parent === null) return null;
    rows = other.members(parent.decl).get(name) ?? [];
  }
  const row = rows.find((each) => other.facts.decls.kind[each] === decls.kind[ref.decl]) ?? rows[0];
  return row === undefined ? null : { unit: other, decl: row };
}
