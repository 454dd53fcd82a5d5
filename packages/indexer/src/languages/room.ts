import type { Facts } from '../facts/facts.ts';
import type { CondensedTree, KindTable } from '../syntax/condensed-tree.ts';
import type { Sketch } from './sketch.ts';

/** How a room reads one file. */
export interface Reading {
  /** Grammar to parse with, one of the room's `grammars`. */
  readonly grammar: string;
  /**
   * For a file that holds the language inside another one (Vue, Svelte, Astro, MDX, HTML): what the markup is.
   * The room blanks the markup out before the parse, offset by offset, and reads the markup's words itself.
   */
  readonly host?: 'vue' | 'svelte' | 'astro' | 'mdx' | 'html';
}

/** Which paths a room reads. It is asked of every path of a revision, in programs that parse none of them. */
export interface RoomReader {
  /** `typescript`. Written into facts and reports. */
  readonly id: string;
  /** How a path is read, or null where the room has no claim on it. Decided by the path alone. */
  reading(path: string): Reading | null;
}

/** The half of a language that runs in workers: from text to facts. Pure, and local to one file. */
export interface LanguageRoom extends RoomReader {
  /** Grammar id to the wasm file of an installed package, e.g. `tree-sitter-typescript/tree-sitter-tsx.wasm`. */
  readonly grammars: Readonly<Record<string, string>>;
  readonly kinds: KindTable;
  /** The text that is given to the parser: of the same length, with what is not the language blanked out. */
  prepare(text: string, reading: Reading): string;
  /**
   * Facts of a parsed file.
   *
   * @param tree the tree of `prepare(text)`, or null where the parse was given up (then words only, flag Unparsed)
   * @param text the decoded text, without a byte order mark
   * @param path for the extension's sake only (`.d.ts`, `.mts`): facts must not depend on the rest of it
   */
  extract(tree: CondensedTree | null, text: string, path: string, reading: Reading): Facts;
  /**
   * What can be said of a text without a parse, or null where that is no cheaper. A room without it is always read whole.
   *
   * @param text the decoded text
   */
  sketch?(text: string, reading: Reading): Sketch | null;
}
