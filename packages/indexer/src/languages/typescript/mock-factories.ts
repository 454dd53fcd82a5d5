import { DeclKind, ExprKind, ImportKind } from '../../facts/kinds.ts';
import type { Extraction } from './extraction.ts';
import { mention } from './module-loads.ts';

/**
 * `vi.mock('./pool', async (importOriginal) => …)`: names a module, and gives its factory a function that loads it. Each
 * call of that function is an import of the module.
 */
export function mockCall(
  x: Extraction,
  row: number,
  callee: number,
  args: number,
  use: number,
  target: number,
): number {
  const [loads, declared, made] = [x.imports.count, x.decls.count, x.exprs.count];
  const expr = mention(x, row, callee, args, use, target, ImportKind.Mention);
  const specifier = loads < x.imports.count ? x.imports.get(loads, 'specifier') : -1;
  const original = specifier < 0 ? -1 : firstParameter(x, declared, made);
  for (let at = made, end = x.exprs.count; original >= 0 && at < end; at++) {
    if (x.exprs.kind[at] !== ExprKind.Call) continue;
    const called = x.exprs.a[at]!;
    if (called < 0 || x.exprs.kind[called] !== ExprKind.Ident) continue;
    const occ = x.exprs.a[called]!;
    if (occ < 0 || x.occs.name[occ] !== original) continue;
    const imp = x.importRow(ImportKind.Dynamic, specifier, x.exprs.start[at]!);
    x.imports.set(imp, 'expr', at);
    x.exprs.kind[at] = ExprKind.ImportCall;
    x.exprs.a[at] = imp;
    x.exprs.b[at] = -1;
  }
  return expr;
}

/** Name row of the first parameter of the function that was declared first since then; -1 where it has none. */
function firstParameter(x: Extraction, declared: number, made: number): number {
  if (declared >= x.decls.count || x.decls.kind[declared] !== DeclKind.Function) return -1;
  for (let decl = declared; decl < x.decls.count; decl++) {
    const init = x.decls.init[decl]!;
    if (init < made || x.exprs.kind[init] !== ExprKind.ParamOf) continue;
    if (x.exprs.a[init] === declared && x.exprs.b[init] === 0) return x.decls.name[decl]!;
  }
  return -1;
}
