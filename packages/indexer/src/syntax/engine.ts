import type { CondensedTree, KindTable, ParseFailure } from './condensed-tree.ts';

/** A grammar that can be loaded. */
export interface GrammarSource {
  /** `typescript`, `tsx`, `javascript`. */
  readonly id: string;
  /** The grammar's compiled wasm. */
  readonly module: WebAssembly.Module | Uint8Array;
}

/** A loaded parser with the kinds that one room keeps. */
export interface Parser {
  /**
   * Parses `text`.
   *
   * @param budget milliseconds after which the parse is given up
   * @returns the tree, valid until the next call, or why there is none
   */
  parse(text: string, budget: number): CondensedTree | ParseFailure;
}

/** Where trees come from. One per thread. */
export interface SyntaxEngine {
  parser(grammar: GrammarSource, table: KindTable): Promise<Parser>;
}
