/// <reference path="./webassembly.d.ts" />
import type { CondensedTree, KindTable, ParseFailure } from './condensed-tree.ts';

/** A grammar that a room reads with. */
export interface GrammarSource {
  /** `typescript`, `tsx`, `javascript`: under this name the parser has it. */
  readonly id: string;
  /** Its wasm file in an installed package, which the cursor engine reads. */
  readonly file: string;
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
  /** @throws SyntaxEngineError `grammar_missing`, `grammar_invalid` */
  parser(grammar: GrammarSource, table: KindTable): Promise<Parser>;
}
