import type { DECL_SHAPE, EXPR_SHAPE, Facts, OCC_SHAPE, TEXT_SHAPE } from '../../facts/facts.ts';
import type { Table, TableShape } from '../../facts/table.ts';
import { DECL_COLUMNS } from './columns.ts';
import type { Extraction } from './extraction.ts';

type Columns<S extends TableShape> = { readonly count: number } & { readonly [C in keyof S]: Int32Array };

/** Copies of exact length, which outlive the extraction. */
function finished<S extends TableShape>(columns: Columns<S>, names: readonly (keyof S & string)[]): Table<S> {
  const { count } = columns;
  const table: Record<string, Int32Array | number> = { count };
  // One buffer for all columns: an allocation for each of fifty columns is what a small file costs.
  const cells = new Int32Array(count * names.length);
  for (const [at, name] of names.entries()) {
    const column = cells.subarray(at * count, (at + 1) * count);
    column.set(columns[name].subarray(0, count));
    table[name] = column;
  }
  return table as Table<S>;
}

/** The tables of an extraction, as facts. */
export function finishedTables(
  x: Extraction,
): Pick<Facts, 'decls' | 'occs' | 'texts' | 'exprs' | 'imports' | 'exports' | 'links'> {
  return {
    decls: finished<typeof DECL_SHAPE>(x.decls, DECL_COLUMNS),
    occs: finished<typeof OCC_SHAPE>(x.occs, ['name', 'start', 'end', 'role', 'bind', 'expr']),
    texts: finished<typeof TEXT_SHAPE>(x.texts, ['name', 'start', 'class']),
    exprs: finished<typeof EXPR_SHAPE>(x.exprs, ['kind', 'a', 'b', 'c', 'use', 'target', 'start']),
    imports: x.imports.finish(),
    exports: x.exports.finish(),
    links: x.links.finish(),
  };
}
