import { FIRST_KIND, type KindTable } from './condensed-tree.ts';

/** The part of a grammar that a kind table is laid over. */
export interface GrammarNames {
  readonly symbolCount: number;
  readonly fieldCount: number;
  /** Node type of a public symbol, or null where the number is none. */
  symbolName(symbol: number): string | null;
  symbolIsNamed(symbol: number): boolean;
  fieldName(field: number): string | null;
}

/** A kind table in a grammar's own numbers. */
export interface KindMap {
  /** Kind of each public symbol, or 0 where it is dropped. */
  readonly kinds: Uint16Array;
  /** 1 for each public symbol whose text is interned. */
  readonly texts: Uint8Array;
  /** Number of each of the grammar's fields, or 0. The grammar's own fields start at 1. */
  readonly fields: Uint8Array;
}

/**
 * Lays a kind table over a grammar. Several symbols of a grammar can bear one name (aliases): all of them get its kind.
 * What the grammar lacks is skipped, so one table serves the dialects of a language.
 */
export function mapKinds(grammar: GrammarNames, table: KindTable): KindMap {
  if (table.fields.length > 255) throw new RangeError('A kind table holds at most 255 fields');
  const numbers = new Map<string, number>();
  for (const [at, kind] of table.kinds.entries()) numbers.set(`${kind.named ? 'n' : 'a'} ${kind.type}`, at);
  const kinds = new Uint16Array(grammar.symbolCount);
  const texts = new Uint8Array(grammar.symbolCount);
  for (let symbol = 0; symbol < grammar.symbolCount; symbol++) {
    const at = numbers.get(`${grammar.symbolIsNamed(symbol) ? 'n' : 'a'} ${grammar.symbolName(symbol)}`);
    if (at === undefined) continue;
    kinds[symbol] = FIRST_KIND + at;
    texts[symbol] = table.kinds[at]!.text === true ? 1 : 0;
  }
  const fields = new Uint8Array(grammar.fieldCount + 1);
  for (let field = 1; field <= grammar.fieldCount; field++) {
    fields[field] = table.fields.indexOf(grammar.fieldName(field) ?? '') + 1;
  }
  return { kinds, texts, fields };
}
