/**
 * What a quick look at a text says of it, without a parse: never less than its facts would say, often more. A view that
 * answers from sketches looks into the facts of each file that a sketch names, so its answers are those of the facts.
 */
export interface Sketch {
  /** Every word that the facts can have, decoded spellings included. */
  readonly words: readonly string[];
  /** What could be a specifier of an import. */
  readonly specifiers: readonly string[];
  /** Kinds of imports that the file may have: see `ASKED_KINDS`. */
  readonly kinds: readonly number[];
}
