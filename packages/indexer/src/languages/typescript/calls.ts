import { ExprKind, FileFlag, ImportKind, Use } from '../../facts/kinds.ts';
import { amd } from './amd.ts';
import { argument, argumentsFrom } from './arguments.ts';
import { isExports } from './commonjs.ts';
import { assignExports, defineExport, exportStar } from './export-calls.ts';
import { isLiteralText, templateParts, typeArguments } from './expressions.ts';
import type { Extraction } from './extraction.ts';
import { specifier } from './imports.ts';
import { Field, Kind } from './kinds.ts';
import { mockCall } from './mock-factories.ts';
import { importCall, isFreshRequire, isMadeRequire, loadCall, mention } from './module-loads.ts';
import { context, metaCall } from './module-patterns.ts';
import { type ExpressionHandlers, expression } from './walk.ts';

function call(x: Extraction, row: number, use: number, target: number): number {
  const callee = x.child(row, Field.function);
  const args = x.child(row, Field.arguments);
  if (callee < 0) return generic(x, row, callee, args, use, target);
  // The grammar takes `await f<T>()` for `(await f)<T>()`.
  if (x.kind[callee] === Kind.await_expression && x.start[callee] === x.start[row]) {
    const awaited = x.expr(ExprKind.Await, row, use, target);
    x.exprs.a[awaited] = callOf(x, row, x.first(callee), args, Use.Part, awaited);
    return awaited;
  }
  return callOf(x, row, callee, args, use, target);
}

function callOf(x: Extraction, row: number, callee: number, args: number, use: number, target: number): number {
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
  } else if (kind === Kind.call_expression && isFreshRequire(x, callee)) {
    return loadCall(x, row, callee, args, use, target, ImportKind.Require);
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

function namedCall(x: Extraction, row: number, callee: number, args: number, use: number, target: number): number {
  const length = x.end[callee]! - x.start[callee]!;
  if (length === 7 && x.is(callee, 'require')) {
    const first = argument(x, args, 0);
    if (first >= 0 && x.kind[first] === Kind.array) return amd(x, row, callee, args, use, target);
    x.flags |= FileFlag.CommonJs;
    return loadCall(x, row, callee, args, use, target, ImportKind.Require);
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
  const length = x.end[property]! - x.start[property]!;
  if (length === 13 && x.is(property, 'createRequire')) x.makesRequire = true;
  if (length === 12 && x.is(property, '__exportStar')) return exportStar(x, row, callee, args, use, target);
  if (!loadsModules(x, object)) return -1;
  return loaderCall(x, row, callee, object, property, first, args, use, target);
}

/** Objects whose methods load a module, or write to `exports`. */
const LOADERS: readonly string[] = ['require', 'jest', 'vi', 'vitest', 'module', 'System', 'Object', 'Reflect'];

function loadsModules(x: Extraction, object: number): boolean {
  const length = x.end[object]! - x.start[object]!;
  if (length > 7 || length === 3 || length === 5 || length < 2) return false;
  for (let at = 0; at < LOADERS.length; at++) if (x.is(object, LOADERS[at]!)) return true;
  return false;
}

/** A call of a method of such an object. Apart from the calls that are none, which are nearly all. */
function loaderCall(
  x: Extraction,
  row: number,
  callee: number,
  object: number,
  property: number,
  first: number,
  args: number,
  use: number,
  target: number,
): number {
  const name = x.text.slice(x.start[property]!, x.end[property]!);
  if (x.is(object, 'require')) {
    if (name === 'resolve') return mention(x, row, callee, args, use, target, ImportKind.Mention);
    if (name === 'context') return context(x, row, callee, args, use, target);
    return -1;
  }
  if (x.is(object, 'jest') || x.is(object, 'vi') || x.is(object, 'vitest')) {
    if (MOCKS.has(name)) return mockCall(x, row, callee, args, use, target);
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
  return -1;
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
