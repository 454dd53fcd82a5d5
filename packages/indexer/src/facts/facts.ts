import type { Table } from './table.ts';

/** Raise when an extractor or the meaning of a column changes: facts of another version are extracted again. */
export const FACTS_VERSION = 23;

/**
 * Offsets are UTF-16 code units of the decoded text, from 0. Lines and columns are derived from `lines`.
 * A column holds -1 where a row has no such thing.
 */
export const DECL_SHAPE = {
  /** Row of `names`, or -1 where the declaration has no name that can be written. */
  name: 'int',
  /** DeclKind. */
  kind: 'uint',
  /** DeclLevel. */
  level: 'uint',
  /** The declaration that it is a member of (class, interface, enum, namespace, augmentation, object type), or -1. */
  container: 'int',
  /** The nearest declaration whose range encloses it, or -1. */
  owner: 'int',
  /** Range of the whole declaration, decorators and `export` included; of a variable, its declarator. */
  start: 'delta',
  end: 'delta',
  /** Range of the name as it is written, or -1. */
  nameStart: 'int',
  nameEnd: 'int',
  /** Bits of Space. */
  space: 'uint',
  /** Bits of DeclFlag. */
  flags: 'uint',
  /** Expression: the annotated type; of a function its return type. */
  type: 'int',
  /** Expression: initialiser, or what a pattern gives it (Member, RestOf, ElementOf, ParamOf). */
  init: 'int',
  /** Scope: range in which a local name is visible is that of its `owner`; of a block-scoped one, from `scopeStart` to `scopeEnd`. */
  scopeStart: 'int',
  scopeEnd: 'int',
  /** A hash of the declaration's tokens without its name, for moves; 0 where it is not computed. */
  bodyHash: 'int',
} as const;

export const OCC_SHAPE = {
  name: 'int',
  start: 'delta',
  end: 'delta',
  /** Role. */
  role: 'uint',
  /** Declaration in the same file, or -1. */
  bind: 'int',
  /** Expression whose identifier this is, or -1. */
  expr: 'int',
} as const;

/** Words of the file that are no identifiers of the parsed program (of an unparsed file: all its words). */
export const TEXT_SHAPE = {
  name: 'int',
  start: 'delta',
  /** TextClass. */
  class: 'uint',
} as const;

export const EXPR_SHAPE = {
  /** ExprKind. */
  kind: 'uint',
  a: 'int',
  b: 'int',
  c: 'int',
  /** Use. */
  use: 'uint',
  target: 'int',
  start: 'delta',
} as const;

export const IMPORT_SHAPE = {
  /** Row of `names`: the specifier's text. */
  specifier: 'int',
  /** ImportKind. */
  kind: 'uint',
  /** Row of `names`. */
  imported: 'int',
  /** Declaration that it binds. */
  local: 'int',
  /** Occurrence of the imported name. */
  occ: 'int',
  /** Expression. */
  expr: 'int',
  /** Bits of ImportFlag. */
  flags: 'uint',
  start: 'delta',
} as const;

export const EXPORT_SHAPE = {
  /** Row of `names`: the name as others see it, `default`, `export=` or `*`. */
  name: 'int',
  /** ExportKind. */
  kind: 'uint',
  decl: 'int',
  /** Import row. */
  imp: 'int',
  /** Expression. */
  expr: 'int',
  /** Occurrence of the local name in `export { local as name }`, or -1. */
  occ: 'int',
  /** 1 where it is type only. */
  typeOnly: 'uint',
  start: 'delta',
} as const;

export const LINK_SHAPE = {
  decl: 'int',
  /** LinkKind. */
  kind: 'uint',
  expr: 'int',
} as const;

export type Decls = Table<typeof DECL_SHAPE>;
export type Occs = Table<typeof OCC_SHAPE>;
export type Texts = Table<typeof TEXT_SHAPE>;
export type Exprs = Table<typeof EXPR_SHAPE>;
export type Imports = Table<typeof IMPORT_SHAPE>;
export type Exports = Table<typeof EXPORT_SHAPE>;
export type Links = Table<typeof LINK_SHAPE>;

/**
 * All that is known of one blob, from the blob alone: no fact depends on another file, or on the blob's path beyond
 * the room that its extension chooses. So facts are shared by revisions, branches and worktrees.
 */
export interface Facts {
  /** The room that extracted them: `typescript`, or `text` for a file that is only read as words. */
  readonly room: string;
  /** Bits of FileFlag. */
  readonly flags: number;
  readonly names: readonly string[];
  /** Offset at which each line starts; the first is 0. LF, CRLF and a lone CR end a line. */
  readonly lines: Int32Array;
  /** Length of the decoded text in UTF-16 code units. */
  readonly length: number;
  readonly decls: Decls;
  /** Ordered by start. */
  readonly occs: Occs;
  /** Ordered by start. */
  readonly texts: Texts;
  readonly exprs: Exprs;
  readonly imports: Imports;
  readonly exports: Exports;
  readonly links: Links;
  /** Pairs start, end of the parts that could not be parsed, in order. */
  readonly errors: Int32Array;
  /** The whole text, of files that configure resolution (package.json, tsconfig and what it extends, workspaces), else null. */
  readonly config: string | null;
}
