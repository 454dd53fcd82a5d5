import type { TextEncoding } from '../decode/decode.ts';

/**
 * What facts are keyed by: the blob, the room that reads it, and the part of its path that the room may look at. Facts
 * depend on nothing else, so a unit is shared by every path, revision, branch and worktree in which the blob stands.
 */
export interface UnitKey {
  /** Blob id, hex. */
  readonly oid: string;
  readonly room: string;
  /** Stands in for the path when facts are extracted: see languages/registry.ts. */
  readonly variant: string;
}

/** One string for a key, for maps. */
export function keyText(key: UnitKey): string {
  return `${key.oid} ${key.room} ${key.variant}`;
}

export const UNIT_STATES = ['read', 'binary', 'lfs', 'unread', 'link'] as const;
export type UnitState = (typeof UNIT_STATES)[number];

/** What is known of a unit beside its facts. */
export interface UnitInfo {
  readonly state: UnitState;
  /** Why it is in this state, where that needs a reason: a code such as `checker_failed`. */
  readonly reason: string | null;
  /** Room that extracted the facts: the key's, or `text` where the key's room failed. Null where there are no facts. */
  readonly room: string | null;
  readonly encoding: TextEncoding | null;
  /** Size of the blob in bytes. */
  readonly bytes: number;
  /** FileFlag bits of the facts. */
  readonly flags: number;
}
