import type { AccountedCode, Impact, LimitCode, MoveCode, ReasonCode, UseCode } from 'nonesuch-schema';

export type { AccountedCode, LimitCode, MoveCode, ReasonCode, UseCode };

/** What a reason speaks for: a use, a limit on what may be concluded, an occurrence that is no use, or a move. */
export type ReasonFamily = 'use' | 'limit' | 'accounted' | 'move';

/** The typed arguments of a reason's wording. */
export interface ReasonArguments {
  /** How many places it stands for; 0 where it is about the symbol itself. */
  readonly count: number;
  /** What it is about: a package, a pattern, a framework; null where it is about nothing in particular. */
  readonly subject: string | null;
}

interface Described {
  /** One line, in lower case: what the code means, about no symbol in particular. */
  readonly meaning: string;
  /** The reason in plain words. A finding is data; this is the only place that makes a sentence of it. */
  readonly describe: (args: ReasonArguments) => string;
  /** What would settle it, as an instruction; null where there is nothing to settle. */
  readonly remedy: string | null;
}

export interface UseReason extends Described {
  /** The limit that a use of this kind is, where it does not lead to the symbol for certain. */
  readonly unprovenAs: LimitCode;
}
export interface LimitReason extends Described {
  readonly impact: Impact;
}
export type AccountedReason = Described;
export type MoveReason = Described;

/** Everything that is known of a code. */
export interface ReasonDefinition extends Described {
  readonly code: ReasonCode;
  readonly family: ReasonFamily;
  /** Of a limit: what it does to the answer. Null for any other. */
  readonly impact: Impact | null;
  /** Place among the codes of its family, from 0: the one that says most comes first. */
  readonly rank: number;
  /** Path of its page, from the root of the repository. */
  readonly docs: string;
}
