export type RemovalVerdict = 'referenced' | 'inconclusive' | 'absent' | 'moved';

/** One entry of a revision's tree. */
export type TrapFile =
  | { readonly kind: 'file'; readonly bytes: Buffer; readonly text: string }
  | { readonly kind: 'symlink'; readonly target: string }
  | { readonly kind: 'gitlink'; readonly oid: string };

/** Tracked paths of a revision, as git has them. */
export type TrapTree = ReadonlyMap<string, TrapFile>;

/** A fixture of FORMAT.md, read. */
export interface Trap {
  /** `T001`, `T001.control`. */
  readonly id: string;
  /** Whether it is an inverse control: the same code with the use really gone. */
  readonly control: boolean;
  readonly language: string;
  readonly title: string;
  readonly source: string;
  /** `path#Name`, `path#Container.member` or `path#default`. */
  readonly remove: string;
  readonly expect: RemovalVerdict;
  readonly accept: readonly RemovalVerdict[];
  readonly never: readonly RemovalVerdict[];
  readonly code: string;
  readonly why: string;
  readonly args: readonly string[];
  readonly base: TrapTree;
  readonly head: TrapTree;
  /** On disk in both revisions, and tracked in none. */
  readonly ignored: ReadonlyMap<string, TrapFile>;
  /** Written to the working tree after the head commit. */
  readonly dirty: ReadonlyMap<string, string>;
}
