import type { LimitCode } from 'nonesuch-schema';
import type { DeclRef, Unit } from './unit.ts';

/** What an expression may evaluate to, as far as members of ours could be read from it. */
export type Value =
  /** The namespace of a module: what `import * as`, `import()` and `require()` give. */
  | { readonly k: 'namespace'; readonly unit: Unit }
  | { readonly k: 'promise'; readonly of: readonly Value[] }
  /** The thing that is declared: a function, a class, an enum, a namespace, a variable that says no more. */
  | { readonly k: 'declaration'; readonly ref: DeclRef }
  /** A value of a class, an interface, an object type. */
  | { readonly k: 'instance'; readonly ref: DeclRef }
  | { readonly k: 'array'; readonly of: readonly Value[] }
  /** An object literal. */
  | { readonly k: 'object'; readonly unit: Unit; readonly expr: number }
  | { readonly k: 'string'; readonly text: string }
  /** A primitive, a value of the runtime's own types: no member of ours. */
  | { readonly k: 'plain' }
  /** A value of a type that a package declares: what fits the type may stand there, a value of ours too. */
  | { readonly k: 'foreign' }
  /** The global object: `window`, `globalThis`. */
  | { readonly k: 'global' }
  /** From a package that is not in this repository, itself: its members are its own. */
  | { readonly k: 'external' }
  /** From a module that should be in this repository and could not be seen. */
  | { readonly k: 'missing'; readonly code: LimitCode }
  | { readonly k: 'unknown' };

export const PLAIN: Value = { k: 'plain' };
export const FOREIGN: Value = { k: 'foreign' };
export const UNKNOWN: Value = { k: 'unknown' };
export const EXTERNAL: Value = { k: 'external' };

/** Whether a value is the runtime's or a package's, by what is known of it. */
export function isOthers({ k }: Value): boolean {
  return k === 'external' || k === 'plain' || k === 'foreign';
}

/** What a name leads to in a module or in a type. */
export interface Found {
  readonly decls: readonly DeclRef[];
  /** What is no declaration: a namespace that is exported as a name, the value of an exported expression. */
  readonly values: readonly Value[];
  /**
   * Where nothing was found: `none` for certain; `external`, it may come from outside (`export * from 'package'`, a
   * base class of a package); `missing`, from a module that could not be seen; `unknown`, from names that are not spelled.
   */
  readonly miss: null | 'none' | 'external' | 'missing' | 'unknown';
  /** With `missing`: the limit's code. */
  readonly code: LimitCode | null;
}

export const NOT_FOUND: Found = { decls: [], values: [], miss: 'none', code: null };

export function isFound(found: Found): boolean {
  return found.decls.length > 0 || found.values.length > 0;
}

/** Joins what several places give: found beats not found, and a doubt beats certainty that there is none. */
export function merge(all: readonly Found[]): Found {
  const decls: DeclRef[] = [];
  const values: Value[] = [];
  let miss: Found['miss'] = 'none';
  let code: LimitCode | null = null;
  for (const each of all) {
    for (const ref of each.decls)
      if (!decls.some((known) => known.decl === ref.decl && known.unit === ref.unit)) decls.push(ref);
    values.push(...each.values);
    if (each.miss !== null && rank[each.miss] > rank[miss ?? 'none']) miss = each.miss;
    code ??= each.code;
  }
  return decls.length > 0 || values.length > 0
    ? { decls, values, miss: null, code: null }
    : { decls, values, miss, code };
}

const rank = { none: 0, external: 1, unknown: 2, missing: 3 } as const;

/** Values of one expression that are told apart. */
const MAX_VALUES = 12;

/** Without doubles; too many to tell apart are unknown. */
export function limited(values: readonly Value[]): readonly Value[] {
  if (values.length < 2) return values.length === 0 ? [UNKNOWN] : values;
  const out: Value[] = [];
  for (const value of values) if (!out.some((known) => same(known, value))) out.push(value);
  return out.length > MAX_VALUES ? [...out.slice(0, MAX_VALUES), UNKNOWN] : out;
}

function same(x: Value, y: Value): boolean {
  if (x.k !== y.k) return false;
  switch (x.k) {
    case 'namespace':
      return x.unit === (y as typeof x).unit;
    case 'declaration':
    case 'instance':
      return x.ref.unit === (y as typeof x).ref.unit && x.ref.decl === (y as typeof x).ref.decl;
    case 'string':
      return x.text === (y as typeof x).text;
    case 'object':
      return x.unit === (y as typeof x).unit && x.expr === (y as typeof x).expr;
    case 'array':
    case 'promise':
      return false;
    default:
      return true;
  }
}
