import type { FreshnessState } from 'nonesuch-schema';
import type { Observation } from '../accounting.ts';
import type { MoveCode } from '../reasons/reason.ts';

/** A way to reach the symbol that leaves no occurrence, and that could not be ruled out. */
export interface OpenGate {
  /** Code of a limit. */
  readonly code: string;
  /** One argument for the wording: a package, a pattern, a framework. */
  readonly subject: string | null;
}

/** Something that was not read, and that could have held a use of this symbol. */
export interface UnreadPart {
  /** Code of a limit: `file_unread`, `lfs_pointer`, `submodule`. */
  readonly code: string;
  /** How many files. */
  readonly count: number;
  readonly subject: string | null;
}

/**
 * All that a verdict is made of. Each input can only push it down. `null` is silence: nobody looked, and silence is no
 * agreement, so it pushes down as the worst that the input could have said.
 */
export interface VerdictInputs {
  /** What every occurrence of every spelling turned out to be. */
  readonly occurrences: readonly Observation[] | null;
  /** The ways to reach it unspelled that could not be ruled out. Empty where all were. */
  readonly gates: readonly OpenGate[] | null;
  /** Accounted codes that explain an absence where no occurrence does. They never argue for one. */
  readonly explanations: readonly string[];
  /** Where it lives on; null where it does not. */
  readonly moved: { readonly code: MoveCode; readonly subject: string | null } | null;
  readonly index: 'intact' | 'corrupt' | null;
  /** Whether what was looked at is the revision that was asked for. */
  readonly revision: 'asked' | 'another' | null;
  /**
   * Of what was looked at, against what the question is about. A question about a commit is `fresh` whatever the
   * working tree holds; `unknown` is silence.
   */
  readonly freshness: FreshnessState;
  readonly scope: { readonly narrowedTo: readonly string[] } | null;
  /** Empty where everything that could have held a use was read. */
  readonly unread: readonly UnreadPart[] | null;
  /** Whether the look ran to its end; `subject` names the limit that cut it. */
  readonly budget: { readonly exhausted: boolean; readonly subject: string | null } | null;
}
