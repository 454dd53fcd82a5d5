import { DeclKind, ExprKind, FileFlag, ImportKind, Space, Use } from '../../facts/kinds.ts';
import { exportDefined, exportUnknown, isExports } from './commonjs.ts';
import { isLiteralText, stringName, templateParts, typeArguments } from './expressions.ts';
import type { Extraction } from './extraction.ts';
import { specifier } from './imports.ts';
import { Field, Kind } from './kinds.ts';
import { type ExpressionHandlers, expression } from './walk.ts';

/** Row of an argument by its position, or -1. */
function argument(x: Extraction, args: number, position: number): number {
  if (args < 0) return -1;
  for (let at = args + 1, seen = 0; at < x.next[args]!; at = x.next[at]!) {
    if (x.kind[at] === Kind.comment) continue;
    if (seen++ === position) return at;
  }
  return -1;
}

/** Reads the arguments from a position on. */
function argumentsFrom(x: Extraction, args: number, call: number, from: number): void {
  if (args < 0) return;
  for (let at = args + 1, seen = 0; at < x.next[args]!; at = x.next[at]!) {
    if (x.kind[at] === Kind.comment) continue;
    if (seen++ >= from) expression(x, at, Use.Argument, call);
  }
}

function call(x: Extraction, row: number, use: number, target: number): number {
  const callee = x.child(row, Field.function);
  const args = x.child(row, Field.arguments);
  if (callee < 0) return generic(x, row, callee, args, use, target);
  if (args >= 0 && x.kind[args] === Kind.template_string) return tagged(x, row, callee, args, use, target);
  const kind = x.kind[callee];
  if (kind === Kind.import) return importCall(x, row, args, use, target);
  if (kind === Kind.identifier) {
    const special = namedCall(x, row, callee, args, use, target);
    if (special >= 0) return special;
  } else if (kind === Kind.member_expression) {
    const special = memberCall(x, row, callee, args, use, target);
    if (special >= 0) return special;
  }
  return generic(x, row, callee, args, use, target);
}

function generic(x: Extraction, row: number, callee: number, args: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.Call, row, use, target);
  if (callee >= 0) x.exprs.a[expr] = expression(x, callee, Use.Part, expr);
  typeArguments(x, x.childOfKind(row, Kind.type_arguments), expr);
  argumentsFrom(x, args, expr, 0);
  return expr;
}

function tagged(x: Extraction, row: number, callee: number, args: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.Tagged, row, use, target);
  x.exprs.a[expr] = expression(x, callee, Use.Part, expr);
  typeArguments(x, x.childOfKind(row, Kind.type_arguments), expr);
  templateParts(x, args, Use.Argument, expr);
  return expr;
}

/**
 * A call that loads a module: reads its first argument as a specifier, and makes the import row. Where the specifier is
 * composed, the row is of kind Computed and holds the fixed parts at its ends.
 */
function loads(x: Extraction, row: number, args: number, expr: number, kind: ImportKind): void {
  const first = argument(x, args, 0);
  const literal = isLiteralText(x, first);
  const imp = x.importRow(literal ? kind : ImportKind.Computed, -1, x.start[row]!);
  x.imports.set(imp, 'expr', expr);
  x.exprs.a[expr] = imp;
  if (literal) {
    x.imports.set(imp, 'specifier', specifier(x, first));
  } else if (first >= 0) {
    const composed = expression(x, first, Use.Argument, expr);
    if (x.exprs.kind[composed] === ExprKind.Composed) {
      x.imports.set(imp, 'specifier', x.exprs.c[composed]!);
      x.imports.set(imp, 'imported', x.exprs.b[composed]!);
    }
  }
  argumentsFrom(x, args, expr, 1);
}

function importCall(x: Extraction, row: number, args: number, use: number, target: number): number {
  const inType = x.inType > 0;
  const expr = x.expr(inType ? ExprKind.ImportType : ExprKind.ImportCall, row, use, target);
  loads(x, row, args, expr, inType ? ImportKind.Type : ImportKind.Dynamic);
  return expr;
}

/** Reads a callee for its names, where the call is not one to follow. */
function calleeNames(x: Extraction, callee: number, expr: number): void {
  expression(x, callee, Use.Part, expr);
}

function namedCall(x: Extraction, row: number, callee: number, args: number, use: number, target: number): number {
  const length = x.end[callee]! - x.start[callee]!;
  if (length === 7 && x.is(callee, 'require')) {
    const first = argument(x, args, 0);
    if (first >= 0 && x.kind[first] === Kind.array) return amd(x, row, callee, args, use, target);
    x.flags |= FileFlag.CommonJs;
    const expr = x.expr(ExprKind.RequireCall, row, use, target);
    calleeNames(x, callee, expr);
    loads(x, row, args, expr, ImportKind.Require);
    return expr;
  }
  if (length === 6 && x.is(callee, 'define')) return amd(x, row, callee, args, use, target);
  if (length === 9 && x.is(callee, 'requirejs')) return amd(x, row, callee, args, use, target);
  if (length === 4 && x.is(callee, 'eval')) x.flags |= FileFlag.Eval;
  if (length === 8 && x.is(callee, 'Function')) x.flags |= FileFlag.Eval;
  if (length === 13 && x.is(callee, 'importScripts')) return mention(x, row, callee, args, use, target, ImportKind.Url);
  if (length === 13 && x.is(callee, 'createRequire')) x.makesRequire = true;
  else if (x.makesRequire && isMadeRequire(x, callee))
    return loadCall(x, row, callee, args, use, target, ImportKind.Require);
  if (length === 12 && x.is(callee, '__exportStar')) return exportStar(x, row, callee, args, use, target);
  return -1;
}

/** Whether a name is declared as `createRequire(…)`: what Node makes of a file's address is its `require`. */
function isMadeRequire(x: Extraction, callee: number): boolean {
  const decl = x.scopes.lookup(x.scope, x.nameOf(callee), Space.Value);
  const made = decl < 0 ? -1 : x.decls.init[decl]!;
  if (made < 0 || x.exprs.kind[made] !== ExprKind.Call || x.exprs.a[made]! < 0) return false;
  const maker = x.exprs.a[made]!;
  const occ =
    x.exprs.kind[maker] === ExprKind.Ident
      ? x.exprs.a[maker]!
      : x.exprs.kind[maker] === ExprKind.Member
        ? x.exprs.b[maker]!
        : -1;
  return occ >= 0 && x.names.textOf(x.occs.name[occ]!) === 'createRequire';
}

/** Methods of a test runner that name a module. */
const MOCKS: ReadonlySet<string> = new Set([
  'mock',
  'unmock',
  'doMock',
  'doUnmock',
  'dontMock',
  'deepUnmock',
  'setMock',
  'unstable_mockModule',
  'unstable_unmockModule',
  'createMockFromModule',
  'genMockFromModule',
]);

/** Methods of a test runner that load one. */
const LOADS: ReadonlyMap<string, ImportKind> = new Map<string, ImportKind>([
  ['requireActual', ImportKind.Require],
  ['requireMock', ImportKind.Require],
  ['importActual', ImportKind.Dynamic],
  ['importMock', ImportKind.Dynamic],
]);

function memberCall(x: Extraction, row: number, callee: number, args: number, use: number, target: number): number {
  const object = x.child(callee, Field.object);
  const property = x.child(callee, Field.property);
  if (object < 0 || property < 0) return -1;
  const first = argument(x, args, 0);
  if (first < 0) return -1;
  if (x.kind[object] === Kind.meta_property) return metaCall(x, row, callee, property, args, use, target);
  if (x.kind[object] !== Kind.identifier) return -1;
  const name = x.text.slice(x.start[property]!, x.end[property]!);
  if (name === 'createRequire') x.makesRequire = true;
  if (x.is(object, 'require')) {
    if (name === 'resolve') return mention(x, row, callee, args, use, target, ImportKind.Mention);
    if (name === 'context') return context(x, row, callee, args, use, target);
    return -1;
  }
  if (x.is(object, 'jest') || x.is(object, 'vi') || x.is(object, 'vitest')) {
    if (MOCKS.has(name)) return mention(x, row, callee, args, use, target, ImportKind.Mention);
    const kind = LOADS.get(name);
    return kind === undefined ? -1 : loadCall(x, row, callee, args, use, target, kind);
  }
  if (x.is(object, 'module') && name === 'require')
    return loadCall(x, row, callee, args, use, target, ImportKind.Require);
  if (x.is(object, 'System') && name === 'import')
    return loadCall(x, row, callee, args, use, target, ImportKind.Dynamic);
  if (x.is(object, 'Object') || x.is(object, 'Reflect')) {
    if (name === 'defineProperty' && isExports(x, first)) return defineExport(x, row, callee, args, use, target);
    if ((name === 'assign' || name === 'defineProperties') && isExports(x, first))
      return assignExports(x, row, callee, args, use, target);
  }
  if (name === '__exportStar') return exportStar(x, row, callee, args, use, target);
  return -1;
}

function loadCall(
  x: Extraction,
  row: number,
  callee: number,
  args: number,
  use: number,
  target: number,
  kind: ImportKind,
): number {
  const expr = x.expr(kind === ImportKind.Require ? ExprKind.RequireCall : ExprKind.ImportCall, row, use, target);
  calleeNames(x, callee, expr);
  loads(x, row, args, expr, kind);
  return expr;
}

/** A call that names a module and takes no member of it. */
function mention(
  x: Extraction,
  row: number,
  callee: number,
  args: number,
  use: number,
  target: number,
  kind: ImportKind,
): number {
  const expr = x.expr(ExprKind.Call, row, use, target);
  x.exprs.a[expr] = expression(x, callee, Use.Part, expr);
  const first = argument(x, args, 0);
  if (isLiteralText(x, first)) {
    const imp = x.importRow(kind, -1, x.start[row]!);
    x.imports.set(imp, 'specifier', specifier(x, first));
    x.imports.set(imp, 'expr', expr);
    argumentsFrom(x, args, expr, 1);
    return expr;
  }
  const before = x.imports.count;
  argumentsFrom(x, args, expr, 0);
  // `vi.mock(import('./pool'))`: the promise is only there to be checked.
  if (before < x.imports.count && x.kind[first] === Kind.call_expression) x.imports.set(before, 'kind', kind);
  return expr;
}

function metaCall(
  x: Extraction,
  row: number,
  callee: number,
  property: number,
  args: number,
  use: number,
  target: number,
): number {
  if (x.is(property, 'resolve')) return mention(x, row, callee, args, use, target, ImportKind.Mention);
  if (!x.text.startsWith('glob', x.start[property]!)) return -1;
  const expr = x.expr(ExprKind.Call, row, use, target);
  x.exprs.a[expr] = expression(x, callee, Use.Part, expr);
  const first = argument(x, args, 0);
  if (isLiteralText(x, first)) {
    glob(x, first, expr);
  } else if (x.kind[first] === Kind.array) {
    for (let at = first + 1; at < x.next[first]!; at = x.next[at]!) {
      if (isLiteralText(x, at)) glob(x, at, expr);
      else if (x.kind[at] !== Kind.comment) expression(x, at, Use.Argument, expr);
    }
  } else {
    const imp = x.importRow(ImportKind.Computed, -1, x.start[row]!);
    x.imports.set(imp, 'expr', expr);
    expression(x, first, Use.Argument, expr);
  }
  argumentsFrom(x, args, expr, 1);
  return expr;
}

function glob(x: Extraction, row: number, expr: number): void {
  const imp = x.importRow(ImportKind.Glob, -1, x.start[row]!);
  x.imports.set(imp, 'imported', specifier(x, row));
  x.imports.set(imp, 'expr', expr);
}

/** `require.context('dir', recursive, /pattern/)`. */
function context(x: Extraction, row: number, callee: number, args: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.Call, row, use, target);
  x.exprs.a[expr] = expression(x, callee, Use.Part, expr);
  const first = argument(x, args, 0);
  const literal = isLiteralText(x, first);
  const imp = x.importRow(literal ? ImportKind.Context : ImportKind.Computed, -1, x.start[row]!);
  x.imports.set(imp, 'expr', expr);
  if (literal) x.imports.set(imp, 'specifier', specifier(x, first));
  const recursive = argument(x, args, 1);
  // Without the argument it goes down into every directory.
  if (recursive < 0 || x.kind[recursive] !== Kind.false) x.imports.set(imp, 'flags', x.imports.get(imp, 'flags') | 2);
  const filter = argument(x, args, 2);
  if (filter >= 0 && x.kind[filter] === Kind.regex) {
    const source = x.text.slice(x.start[filter]! + 1, x.text.lastIndexOf('/', x.end[filter]! - 1));
    x.imports.set(imp, 'imported', x.names.ofText(source));
  }
  argumentsFrom(x, args, expr, literal ? 1 : 0);
  return expr;
}

/** `define(['dependency'], function (dependency) {})`: each parameter is the module that its place names. */
function amd(x: Extraction, row: number, callee: number, args: number, use: number, target: number): number {
  let list = argument(x, args, 0);
  let position = 0;
  if (isLiteralText(x, list)) list = argument(x, args, ++position);
  if (list < 0 || x.kind[list] !== Kind.array) return -1;
  const expr = x.expr(ExprKind.Call, row, use, target);
  x.exprs.a[expr] = expression(x, callee, Use.Part, expr);
  if (position === 1) expression(x, argument(x, args, 0), Use.Argument, expr);
  const rows: number[] = [];
  for (let at = list + 1; at < x.next[list]!; at = x.next[at]!) {
    if (x.kind[at] === Kind.comment) continue;
    if (!isLiteralText(x, at)) {
      expression(x, at, Use.Stored, -1);
      rows.push(-1);
      continue;
    }
    const name = specifier(x, at);
    const text = x.names.textOf(name);
    if (text === 'exports' || text === 'require' || text === 'module') {
      rows.push(-1);
      continue;
    }
    const imp = x.importRow(ImportKind.Amd, name, x.start[at]!);
    rows.push(imp);
  }
  const declared = x.decls.count;
  const made = x.exprs.count;
  argumentsFrom(x, args, expr, position + 1);
  const callback = firstFunction(x, declared);
  for (let at = made; callback >= 0 && at < x.exprs.count; at++) {
    if (x.exprs.kind[at] !== ExprKind.ParamOf || x.exprs.a[at] !== callback) continue;
    const imp = rows[x.exprs.b[at]!] ?? -1;
    if (imp < 0) continue;
    x.exprs.kind[at] = ExprKind.RequireCall;
    x.exprs.a[at] = imp;
    x.exprs.b[at] = -1;
    x.imports.set(imp, 'expr', at);
  }
  return expr;
}

function firstFunction(x: Extraction, from: number): number {
  return from < x.decls.count && x.decls.kind[from] === DeclKind.Function ? from : -1;
}

/** `Object.defineProperty(exports, 'name', { … })`. */
function defineExport(x: Extraction, row: number, callee: number, args: number, use: number, target: number): number {
  const key = argument(x, args, 1);
  if (!isLiteralText(x, key)) return assignExports(x, row, callee, args, use, target);
  const expr = x.expr(ExprKind.Call, row, use, target);
  x.exprs.a[expr] = expression(x, callee, Use.Part, expr);
  expression(x, argument(x, args, 0), Use.Part, expr);
  if (x.names.textOf(stringName(x, key)) === '__esModule') {
    x.flags |= FileFlag.CommonJs;
    argumentsFrom(x, args, expr, 1);
    return expr;
  }
  const out = exportDefined(x, row, key);
  const descriptor = argument(x, args, 2);
  if (descriptor >= 0) {
    const value = expression(x, descriptor, Use.Argument, expr);
    x.exports.set(out, 'expr', value);
    x.decls.init[x.exports.get(out, 'decl')] = -1;
  }
  return expr;
}

/** `Object.assign(exports, value, …)`: whatever the values hold is exported. */
function assignExports(x: Extraction, row: number, callee: number, args: number, use: number, target: number): number {
  const expr = x.expr(ExprKind.Call, row, use, target);
  x.exprs.a[expr] = expression(x, callee, Use.Part, expr);
  expression(x, argument(x, args, 0), Use.Part, expr);
  for (let position = 1; ; position++) {
    const value = argument(x, args, position);
    if (value < 0) return expr;
    exportUnknown(x, row, expression(x, value, Use.Argument, expr));
  }
}

/** A compiler's `export * from`: `__exportStar(require('…'), exports)`. */
function exportStar(x: Extraction, row: number, callee: number, args: number, use: number, target: number): number {
  const first = argument(x, args, 0);
  if (first < 0 || !isExports(x, argument(x, args, 1))) return -1;
  const expr = x.expr(ExprKind.Call, row, use, target);
  x.exprs.a[expr] = expression(x, callee, Use.Part, expr);
  exportUnknown(x, row, expression(x, first, Use.Argument, expr));
  argumentsFrom(x, args, expr, 1);
  return expr;
}

function construct(x: Extraction, row: number, use: number, target: number): number {
  const callee = x.child(row, Field.constructor);
  const args = x.child(row, Field.arguments);
  const expr = x.expr(ExprKind.New, row, use, target);
  if (callee >= 0) x.exprs.a[expr] = expression(x, callee, Use.Part, expr);
  typeArguments(x, x.childOfKind(row, Kind.type_arguments), expr);
  let from = 0;
  if (callee >= 0 && x.kind[callee] === Kind.identifier && args >= 0) {
    if (x.is(callee, 'Function')) x.flags |= FileFlag.Eval;
    const first = argument(x, args, 0);
    if (isLiteralText(x, first) && namesFile(x, callee, args)) {
      const imp = x.importRow(ImportKind.Url, -1, x.start[row]!);
      x.imports.set(imp, 'specifier', specifier(x, first));
      x.imports.set(imp, 'expr', expr);
      from = 1;
    }
  }
  argumentsFrom(x, args, expr, from);
  return expr;
}

/** `new URL('…', import.meta.url)`, `new Worker('…')`. */
function namesFile(x: Extraction, callee: number, args: number): boolean {
  if (x.is(callee, 'Worker') || x.is(callee, 'SharedWorker')) return true;
  const base = argument(x, args, 1);
  return x.is(callee, 'URL') && base >= 0 && x.text.startsWith('import.meta', x.start[base]!);
}

export const callHandlers: ExpressionHandlers = { call_expression: call, new_expression: construct };

/** `import('…')` as a type. */
export const callTypeHandlers: ExpressionHandlers = {
  call_expression: (x, row, use, target) => {
    x.inType++;
    const expr = call(x, row, use, target);
    x.inType--;
    return expr;
  },
};
