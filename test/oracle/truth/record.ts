/**
 * What the compiler says of one declared symbol: the judge's answer, in the words of our own symbol references.
 * Written as one JSON line per symbol.
 */

export type SymbolKind =
  | 'function'
  | 'class'
  | 'method'
  | 'property'
  | 'accessor'
  | 'interface'
  | 'type'
  | 'enum'
  | 'enum member'
  | 'namespace'
  | 'variable'
  | 'default';

/** How a site reaches the symbol. Only the first two prove that a deletion would be missed. */
export type SiteForce =
  /** The checker resolves the name at the site to this declaration. */
  | 'direct'
  /** The site names the member of a base class or an interface, and may run this one. */
  | 'through_base'
  /** The site names an override or an implementation; this one may stay unread. */
  | 'through_derived'
  /** A key computed from a union of literals. */
  | 'computed'
  /** A base class or an interface demands the member. */
  | 'contract';

export interface Site {
  readonly path: string;
  /** UTF-16 offset in the file's text. */
  readonly start: number;
  readonly force: SiteForce;
}

/**
 * `used`: at least one site outside the symbol's own declarations proves it. `soft`: only sites that may or may not
 * matter. `unused`: none, and the oracle could have seen them. `blind`: none, but the oracle cannot see all places.
 */
export type Standing = 'used' | 'soft' | 'unused' | 'blind';

export interface TruthRecord {
  /** `path#Name`, `path#Container.member`, `path#default`. */
  readonly symbol: string;
  readonly path: string;
  readonly key: string;
  readonly name: string;
  readonly kind: SymbolKind;
  readonly level: 'top' | 'member';
  readonly standing: Standing;
  /** Sites outside the symbol's own declarations, by force. */
  readonly counts: Readonly<Partial<Record<SiteForce, number>>>;
  /** Sites in other files, and those of them that are tests. */
  readonly files: number;
  readonly testFiles: number;
  /** A few sites, the strongest first. */
  readonly sites: readonly Site[];
  /** Its own file offers it to others. */
  readonly exported: boolean;
  /** `entry`: strangers can name it through a published entry; `deep`: by its file's path alone, in a package without an exports map. */
  readonly surface: 'none' | 'deep' | 'entry';
  /** Why the oracle may have missed a use. */
  readonly blind: readonly string[];
}
