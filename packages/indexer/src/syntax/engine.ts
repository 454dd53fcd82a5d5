/// <reference path="./webassembly.d.ts" />
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
   * @returns the tree, valid until the next call of any parser of the engine, or why there is none
   */
  parse(text: string, budget: number): CondensedTree | ParseFailure;
}

/** Where trees come from. One per thread: its trees share one memory, and a tree is valid until the engine's next parse. */
export interface SyntaxEngine {
  /** Which implementation fills the trees: inside wasm memory, or node by node from JavaScript. */
  readonly kind: 'wasm' | 'cursor';
  parser(grammar: GrammarSource, table: KindTable): Promise<Parser>;
}
