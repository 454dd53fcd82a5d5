import type { Facts } from '../facts/facts.ts';

/** What the ledger says of one tracked path, as far as a language has to know. */
export interface TrackedFile {
  readonly path: string;
  /** Blob id (hex), of a working-tree file the id that its bytes would have; null for a gitlink. */
  readonly oid: string | null;
  readonly mode: 'file' | 'executable' | 'symlink' | 'gitlink';
  /**
   * `read`: decoded, every word is in the postings. `binary`: holds NUL bytes and no known encoding. `lfs`: a pointer.
   * `unread`: nothing is known of its content (missing object, unknown encoding, failed read), `reason` says why.
   */
  readonly state: 'read' | 'binary' | 'lfs' | 'unread' | 'link';
  readonly reason: string | null;
  /**
   * Id of the room that its path belongs to, `text` where none has a claim on it; null where it is not read. Facts of a file
   * at which its room failed are of the room `text`.
   */
  readonly room: string | null;
  /** Left out by the caller (`--scope`): its content must not be used. */
  readonly outOfScope: boolean;
}

/** What else is asked of a file with a word. Depends on its path and its words alone; with more words, more files fit. */
export type Fitting = (path: string, has: (word: string) => boolean) => boolean;

/**
 * One revision of a repository, as a language looks at it. All reads are from an index; nothing here touches the tree.
 * Paths are as git has them, with `/`.
 */
export interface RevisionView {
  /** The same object for all views that show the same paths, configuration and scope of one revision: for caches. */
  readonly revision?: object;
  file(path: string): TrackedFile | undefined;
  /** Every tracked path. */
  files(): Iterable<TrackedFile>;
  /** Whether some tracked path lies under this directory (no slash at the end; '' is the root). */
  isDirectory(path: string): boolean;
  /** Facts of a path in state `read`; null for any other. Cached for a while: do not hold many. */
  facts(path: string): Facts | null;
  /** Paths whose text has this word: an identifier, or a compound with hyphens (`detail-panel`). Decoded spellings (`\u0061`) count. `fitting` narrows them. */
  filesWithWord(word: string, fitting?: Fitting): readonly string[];
  /** Words of the vocabulary that contain this text and are longer: the first ones in code unit order, at most `limit`. */
  longerWords(text: string, limit: number): readonly string[];
  /**
   * Paths that have an import whose specifier ends in this segment, extension dropped: of `../shared/weight.js` it is
   * `weight`, of `@example/kit` it is `kit`, of `.`, `..` and `./` it is the empty string.
   * May name more files than those, never fewer: `filesLeading` tells which ones are meant.
   */
  filesImporting(segment: string): readonly string[];
  /**
   * Of these paths, those with an import whose specifier is one that is asked for. Neither they nor the others are counted as
   * looked at.
   *
   * @param leads whether a specifier, as it is written in the file at this path, is asked for; the answer must depend on
   *   nothing else
   */
  filesLeading(paths: Iterable<string>, leads: (path: string, specifier: string) => boolean): readonly string[];
  /**
   * Paths that have an import with this part in its specifier: what stands between slashes, or between slashes, dots, hyphens
   * and at signs. Of `@example/web-kit/build/a.js` those are `@example`, `example`, `web-kit`, `web`, `kit`, `build`, `a.js`, `a`, `js`.
   * May name more files than those, never fewer: `filesLeading` tells which ones are meant.
   */
  filesWithSpecifierPart(part: string): readonly string[];
  /** Paths with a row of this import kind (ImportKind.Glob, Context, Computed, Amd, Augment …). May name more. */
  filesWithImportKind(kind: number): readonly string[];
  /** Where a symbolic link leads, as it is written; null for what is none. */
  linkTarget(path: string): string | null;
  /** Text of a configuration file (package.json, tsconfig*.json, jsconfig.json, pnpm-workspace.yaml, lerna.json), or null. */
  config(path: string): string | null;
  /** Paths that git ignores by rule, as far as a prefix is known: patterns of the tracked .gitignore files. */
  ignores(path: string): boolean;
}

/** A symbol as its language declares it. */
export interface DeclaredSymbol {
  readonly path: string;
  /** `Name`, `Container.member`, `default`: what stands behind the `#`. */
  readonly key: string;
  /** The name as it is spelled; of an anonymous default export, `default`. */
  readonly name: string;
  /** Key of its container, or null. */
  readonly container: string | null;
  /**
   * `function`, `class`, `method`, `property`, `accessor`, `interface`, `type`, `enum`, `enum member`, `namespace`, `variable`;
   * of a part that was lost: `overload`, `getter`, `setter`, `value`, `type`, `export`.
   */
  readonly kind: string;
  /** Set where it is a part of a symbol that stays: its key names that symbol. */
  readonly part?: true;
  /** Rows of `decls`: overloads and merged declarations of one file are one symbol. */
  readonly decls: readonly number[];
  /** Other keys by which it may be asked for (`default` for an exported function with a name). */
  readonly aliases: readonly string[];
  /** Names under which its own file offers it to others; of a member none. */
  readonly offered: readonly string[];
}

/** What an occurrence is, once a language has looked at it. The code is one of the registry's. */
export interface Disposition {
  readonly path: string;
  /** Offsets in the decoded text. */
  readonly start: number;
  readonly end: number;
  /** Reason code: of evidence of use, of a limit, or of an occurrence that is accounted for. */
  readonly code: string;
  readonly standing: 'use' | 'open' | 'accounted';
  /** For a use: whether it leads to the symbol for certain. */
  readonly proof: 'proven' | 'unproven' | null;
  /** False where the symbol is used here without being spelled (a default import, a glob): not in the count of occurrences. */
  readonly spelled: boolean;
}

/** A way to reach the symbol that leaves no occurrence of its spelling, and that could not be ruled out. */
export interface Gate {
  readonly code: string;
  /** Where it stands, or null (a convention of the path, a published package). */
  readonly at: { readonly path: string; readonly start: number; readonly end: number } | null;
  /** One typed argument for the wording: the package's name, the pattern, the framework. */
  readonly subject: string | null;
}

export interface Judgement {
  readonly spellings: readonly string[];
  readonly dispositions: readonly Disposition[];
  readonly gates: readonly Gate[];
  /** Accounted codes that explain an absence where no occurrence does (`closed_namespace`, `longer_identifier`, `name_nowhere`). */
  readonly explanations: readonly string[];
  /** Where the symbol lives on, and by which code (`moved_file`, `renamed`, `reexport_shim`); else null. */
  readonly moved: { readonly code: string; readonly path: string; readonly key: string } | null;
}

/** The two revisions of a removal. For a question about one revision, `base` is null. */
export interface Comparison {
  readonly head: RevisionView;
  readonly base: RevisionView | null;
  /** Head path of a renamed file to its base path, as git pairs them. */
  readonly renames: ReadonlyMap<string, string>;
}

/** The half of a language that runs on an opened index: from facts to dispositions. Pure. */
export interface LanguageSemantics {
  readonly id: string;
  /** All symbols that a file declares: top level and members, in the order of their declarations. */
  symbols(facts: Facts, path: string): DeclaredSymbol[];
  /** Binds the occurrences of a revision. One linker serves many questions; it caches what it resolves. */
  linker(comparison: Comparison, options: LinkOptions): Linker;
}

export interface LinkOptions {
  /** Whether what a published package opens to strangers blocks an absence. */
  readonly publicSurface: 'block' | 'note';
}

export interface Linker {
  /**
   * Judges one symbol: with `base`, one that base declares and head does not; without, one that head declares.
   * Every occurrence of every spelling in every file gets exactly one disposition.
   */
  judge(symbol: DeclaredSymbol): Judgement;
  /** Parts that a file of base lost of what head still names: an overload, a setter, a name that it handed on from elsewhere. */
  lostParts?(path: string): DeclaredSymbol[];
}
