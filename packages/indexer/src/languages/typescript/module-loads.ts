import { ExprKind, ImportKind, Space, Use } from '../../facts/kinds.ts';
import { argument, argumentsFrom } from './arguments.ts';
import { callRow } from './call-row.ts';
import { isLiteralText } from './expressions.ts';
import type { Extraction } from './extraction.ts';
import { specifier } from './imports.ts';
import { Field, Kind } from './kinds.ts';
import { expression } from './walk.ts';

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

export function importCall(x: Extraction, row: number, args: number, use: number, target: number): number {
  const inType = x.inType > 0;
  const first = argument(x, args, 0);
  if (!inType && first >= 0 && x.kind[first] === Kind.ternary_expression) {
    const chosen = chosenLoad(x, row, first, use, target);
    if (chosen >= 0) return chosen;
  }
  const expr = x.expr(inType ? ExprKind.ImportType : ExprKind.ImportCall, row, use, target);
  loads(x, row, args, expr, inType ? ImportKind.Type : ImportKind.Dynamic);
  return expr;
}

/** `import(test ? './a' : './b')` is `test ? import('./a') : import('./b')`. Returns -1 where a branch is no literal. */
function chosenLoad(x: Extraction, row: number, choice: number, use: number, target: number): number {
  const branches = [x.child(choice, Field.consequence), x.child(choice, Field.alternative)];
  if (!branches.every((branch) => isLiteralText(x, branch))) return -1;
  const expr = x.expr(ExprKind.Either, row, use, target);
  const condition = x.child(choice, Field.condition);
  if (condition >= 0) expression(x, condition, Use.Tested, -1);
  const loaded = branches.map((branch) => {
    const call = x.expr(ExprKind.ImportCall, branch, Use.Part, expr);
    const imp = x.importRow(ImportKind.Dynamic, -1, x.start[branch]!);
    x.imports.set(imp, 'specifier', specifier(x, branch));
    x.imports.set(imp, 'expr', call);
    x.exprs.a[call] = imp;
    return call;
  });
  x.exprs.a[expr] = loaded[0]!;
  x.exprs.b[expr] = loaded[1]!;
  return expr;
}

export function loadCall(
  x: Extraction,
  row: number,
  callee: number,
  args: number,
  use: number,
  target: number,
  kind: ImportKind,
): number {
  const expr = x.expr(kind === ImportKind.Require ? ExprKind.RequireCall : ExprKind.ImportCall, row, use, target);
  expression(x, callee, Use.Part, expr);
  loads(x, row, args, expr, kind);
  return expr;
}

/** A call that names a module and takes no member of it. */
export function mention(
  x: Extraction,
  row: number,
  callee: number,
  args: number,
  use: number,
  target: number,
  kind: ImportKind,
): number {
  const expr = callRow(x, row, callee, use, target);
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

/** Whether a name is declared as `createRequire(…)`: what Node makes of a file's address is its `require`. */
export function isMadeRequire(x: Extraction, callee: number): boolean {
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

/** `createRequire(import.meta.url)('./x')`: the `require` that is made is called where it is made. */
export function isFreshRequire(x: Extraction, call: number): boolean {
  let maker = x.child(call, Field.function);
  if (maker >= 0 && x.kind[maker] === Kind.member_expression) maker = x.child(maker, Field.property);
  return maker >= 0 && x.is(maker, 'createRequire');
}
