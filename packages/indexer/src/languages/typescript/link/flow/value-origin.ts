import { DeclKind, ExprKind } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import { isDeclaredGlobally } from '../bind/global-names.ts';
import { RUNTIME_NAMES } from '../bind/runtime-names.ts';
import type { DeclRef, Unit } from '../bind/unit.ts';

/** Where a value comes from that is none of ours. */
export type Origin =
  | { readonly from: 'package'; readonly specifier: string }
  /** By the name of the global that it is, or is read from. */
  | { readonly from: 'runtime'; readonly name: string }
  /** A global that nothing here declares: a library that a page loads. */
  | { readonly from: 'page' };

/** Parts of which the first says where the whole comes from. */
const CHAIN = new Set<number>([
  ExprKind.Member,
  ExprKind.Call,
  ExprKind.New,
  ExprKind.Await,
  ExprKind.Cast,
  ExprKind.TypeMember,
  ExprKind.Index,
]);

/** Declarations that are typed as what they hold, and not as what they return. */
const HOLDS_VALUE = new Set<number>([DeclKind.Variable, DeclKind.Parameter, DeclKind.Property]);

const DEEPEST = 6;

/**
 * Where the value of an expression comes from: by the import that a chain of members and calls begins with, by what a
 * variable or a field was made of, or is typed as. Null where it is ours, or nothing is known.
 */
export function originOf(binder: Binder, unit: Unit, expr: number, depth = 0): Origin | null {
  if (expr < 0 || depth > DEEPEST) return null;
  const { exprs } = unit.facts;
  switch (exprs.kind[expr]) {
    case ExprKind.Ident:
    case ExprKind.TypeName:
      return exprs.a[expr]! < 0 ? null : ofName(binder, unit, exprs.a[expr]!, depth);
    case ExprKind.RequireCall:
    case ExprKind.ImportCall:
    case ExprKind.ImportType:
      return exprs.a[expr]! < 0 ? null : ofImport(binder, unit, exprs.a[expr]!);
    case ExprKind.TypeUnion:
      return originOf(binder, unit, exprs.a[expr]!, depth + 1) ?? originOf(binder, unit, exprs.b[expr]!, depth + 1);
    case ExprKind.Member: {
      const field = ofField(binder, unit, expr, depth);
      if (field !== null) return field;
      break;
    }
    default:
  }
  if (!CHAIN.has(exprs.kind[expr]!)) return null;
  // What a call of ours, or a member of a value of ours, gives is another question.
  const head = exprs.a[expr]!;
  if (head >= 0 && exprs.kind[head] === ExprKind.Ident && exprs.a[head]! >= 0 && isOurs(binder, unit, head))
    return null;
  return originOf(binder, unit, head, depth + 1);
}

function isOurs(binder: Binder, unit: Unit, expr: number): boolean {
  return binder.evaluator
    .values(unit, expr)
    .some((value) => value.k === 'declaration' || value.k === 'instance' || value.k === 'namespace');
}

function ofName(binder: Binder, unit: Unit, occ: number, depth: number): Origin | null {
  const { occs } = unit.facts;
  const bind = occs.bind[occ]!;
  if (bind >= 0) return ofDeclaration(binder, { unit, decl: bind }, depth);
  const name = unit.text(occs.name[occ]!);
  if (RUNTIME_NAMES.has(name)) return { from: 'runtime', name };
  return isDeclaredGlobally(unit.side, name) ? null : { from: 'page' };
}

function ofDeclaration(binder: Binder, { unit, decl }: DeclRef, depth: number): Origin | null {
  const { decls } = unit.facts;
  const row = unit.isImport(decl) ? unit.importOf(decl) : -1;
  if (row >= 0) return ofImport(binder, unit, row);
  if (!HOLDS_VALUE.has(decls.kind[decl]!)) return null;
  return (
    (decls.type[decl]! < 0 ? null : originOf(binder, unit, decls.type[decl]!, depth + 1)) ??
    originOf(binder, unit, decls.init[decl]!, depth + 1)
  );
}

/** `this.map`: by the type of the field, or what is put there where it is declared. */
function ofField(binder: Binder, unit: Unit, member: number, depth: number): Origin | null {
  const { exprs, occs } = unit.facts;
  const receiver = exprs.a[member]!;
  const occ = exprs.b[member]!;
  if (receiver < 0 || occ < 0) return null;
  for (const value of binder.evaluator.values(unit, receiver)) {
    if (value.k !== 'instance') continue;
    for (const ref of binder.member(value, unit.text(occs.name[occ]!)).decls) {
      const found = ofDeclaration(binder, ref, depth + 1);
      if (found !== null) return found;
    }
  }
  return null;
}

function ofImport(binder: Binder, unit: Unit, row: number): Origin | null {
  if (binder.modules(unit, row).kind !== 'external') return null;
  return { from: 'package', specifier: unit.text(unit.facts.imports.specifier[row]!) };
}
