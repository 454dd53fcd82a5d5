import { DeclKind, DeclLevel, ExportKind, ExprKind, Role } from '../../facts/kinds.ts';
import { settleCommonJs } from './commonjs.ts';
import type { Extraction } from './extraction.ts';
import { OPAQUE } from './scopes.ts';

/** Looks up every occurrence that waits for it, now that all declarations are known. */
export function bindOccurrences(x: Extraction): void {
  const { occs, scopes } = x;
  for (const decl of x.globals) {
    const name = x.decls.name[decl]!;
    if (scopes.own(0, name, x.decls.space[decl]!) === -1) scopes.bind(0, name, decl, x.decls.space[decl]!);
  }
  for (let occ = 0; occ < occs.count; occ++) {
    if (occs.spaces[occ] === 0) continue;
    const bound = scopes.lookup(occs.scope[occ]!, occs.name[occ]!, occs.spaces[occ]!);
    if (bound === OPAQUE) occs.role[occ] = Role.Inert;
    else occs.bind[occ] = bound;
  }
}

/** Gives the exports by name the declarations that their names are bound to. */
export function bindExports(x: Extraction): void {
  for (let row = 0; row < x.exports.count; row++) {
    const occ = x.exports.get(row, 'occ');
    if (occ < 0 || x.exports.get(row, 'decl') >= 0) continue;
    const bound = x.occs.bind[occ]!;
    x.exports.set(row, 'decl', bound);
    if (bound >= 0 || x.exports.get(row, 'expr') < 0) continue;
    // `export default name` of a global: the value has no declaration here but the export itself.
    const start = x.exports.get(row, 'start');
    const decl = x.decls.add(DeclKind.DefaultValue, DeclLevel.TopLevel, -1, -1, start, x.occs.end[occ]!);
    x.decls.space[decl] = 1;
    x.decls.init[decl] = x.exports.get(row, 'expr');
    x.exports.set(row, 'decl', decl);
    if (x.exports.get(row, 'kind') === ExportKind.Local) x.exports.set(row, 'kind', ExportKind.Expression);
  }
  settleCommonJs(x);
}

/** Fills the ranges in which local names are visible. */
export function fillScopes(x: Extraction): void {
  const { decls, scopes } = x;
  for (let decl = 0; decl < decls.count; decl++) {
    const scope = decls.scope[decl]!;
    if (scope < 0) continue;
    decls.scopeStart[decl] = scopes.start[scope]!;
    decls.scopeEnd[decl] = scopes.end[scope]!;
  }
}

/**
 * Orders occurrences and words by their start. The walk meets nearly all in order; what points at an occurrence follows it.
 */
export function order(x: Extraction): void {
  orderTexts(x);
  const { occs, exprs, finder } = x;
  const { count } = occs;
  const places = finder.sorted(occs.start, count);
  if (places === null) return;
  if (moved.length < count) moved = new Int32Array(count * 2);
  for (let to = 0; to < count; to++) moved[places[to]!] = to;
  for (const column of [occs.name, occs.start, occs.end, occs.role, occs.bind, occs.expr])
    gather(column, places, count);
  for (let expr = 0; expr < exprs.count; expr++) {
    const kind = exprs.kind[expr];
    if ((kind === ExprKind.Ident || kind === ExprKind.TypeName) && exprs.a[expr]! >= 0) {
      exprs.a[expr] = moved[exprs.a[expr]!]!;
    } else if ((kind === ExprKind.Member || kind === ExprKind.TypeMember) && exprs.b[expr]! >= 0) {
      exprs.b[expr] = moved[exprs.b[expr]!]!;
    }
  }
  follow(x.imports.column('occ'), x.imports.count, moved);
  follow(x.exports.column('occ'), x.exports.count, moved);
}

function follow(occ: Int32Array, count: number, moved: Int32Array): void {
  for (let row = 0; row < count; row++) if (occ[row]! >= 0) occ[row] = moved[occ[row]!]!;
}

function orderTexts(x: Extraction): void {
  const { texts, finder } = x;
  const places = finder.sorted(texts.start, texts.count);
  if (places === null) return;
  for (const column of [texts.name, texts.start, texts.class]) gather(column, places, texts.count);
}

/** Puts the rows of a column into the order of their places. */
function gather(column: Int32Array, places: Int32Array, count: number): void {
  if (old.length < count) old = new Int32Array(count * 2);
  old.set(column.subarray(0, count));
  for (let to = 0; to < count; to++) column[to] = old[places[to]!]!;
}

/** Kept from file to file: where each occurrence went, and a column before it is put in order. */
let moved = new Int32Array(1024);
let old = new Int32Array(1024);
