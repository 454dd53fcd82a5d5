/**
 * A parse tree as preorder rows in typed arrays: only nodes of the kinds that a language keeps, no object per node.
 * Whatever parses fills this shape, and rooms read nothing else, so the parser can change behind it.
 */

/** A node kind that a room keeps. Its number is its position in `KindTable.kinds` plus `FIRST_KIND`. */
export interface KindSpec {
  /** The grammar's node type, e.g. `identifier`, or the token itself for an anonymous one, e.g. `default`. */
  readonly type: string;
  readonly named: boolean;
  /** Whether the node's text is interned into the row's `name`. */
  readonly text?: boolean;
}

/** What a room keeps. A kind that the grammar lacks is skipped; a field that it lacks is skipped. */
export interface KindTable {
  readonly kinds: readonly KindSpec[];
  /** Field names. The number of a field is its position plus 1; 0 is no field. */
  readonly fields: readonly string[];
}

/** An ERROR node: the parser skipped something. Always kept. */
export const ERROR_KIND = 1;
/** A MISSING node: the parser inserted something. Always kept; `start` equals `end`. */
export const MISSING_KIND = 2;
/** Kinds of a room's own table start here. */
export const FIRST_KIND = 3;

export interface CondensedTree {
  /** The decoded text. Offsets are its UTF-16 code units. */
  readonly text: string;
  /** Number of rows. Arrays may be longer. Row 0 is the root, kept whatever its kind (then kind 0). */
  readonly count: number;
  readonly kind: Uint16Array;
  /**
   * The field by which the row hangs on its parent row. Where nodes between the two were dropped: the field of the
   * link that leaves the parent row, or else of the first link below it that has one.
   */
  readonly field: Uint8Array;
  /** Parent row; of the root, -1. */
  readonly parent: Int32Array;
  readonly start: Uint32Array;
  readonly end: Uint32Array;
  /** Row behind the subtree: the children of r are the rows from r + 1, each followed by next[child], before next[r]. */
  readonly next: Uint32Array;
  /** Interned text (see `names`), or -1. */
  readonly name: Int32Array;
  /**
   * Text of an interned name. Within one tree, equal texts have equal ids. Trees that share this function share its ids,
   * which are small and dense: they can index an array that is kept from file to file. Others may mean other names by them.
   */
  nameOf(id: number): string;
  /** True where the tree has an ERROR or a MISSING node. */
  readonly broken: boolean;
}

/** Why a text has no tree. */
export interface ParseFailure {
  readonly failure: 'time' | 'memory' | 'crash';
  readonly message: string;
}
