import type { LedgerState } from './state.ts';

/** A reason of the ledger means one thing: it belongs to one state. */
export const ledgerReasons = {
  /** The text could be read, and parsing it was given up. */
  parse_given_up: 'NOT_CHECKED/CHECKER_FAILED',
  worker_failed: 'NOT_CHECKED/CHECKER_FAILED',
  read_failed: 'NOT_CHECKED/CHECKER_FAILED',
  unknown_encoding: 'NOT_CHECKED/DATA_DEGENERATE',
  lfs_pointer: 'NOT_CHECKED/PREREQUISITE_FAILED',
  missing_object: 'NOT_CHECKED/PREREQUISITE_FAILED',
  submodule: 'NOT_CHECKED/PREREQUISITE_FAILED',
  waived: 'NOT_CHECKED/WAIVED',
  scope_narrowed: 'OUT_OF_SCOPE/CALLER',
  /** Ignored by git, so no part of a revision. */
  ignored: 'OUT_OF_SCOPE/DATA_TRANSIENT',
  binary: 'OUT_OF_SCOPE/DATA_PERMANENT',
  symlink: 'OUT_OF_SCOPE/DATA_PERMANENT',
} as const satisfies Record<string, LedgerState>;

export type LedgerReason = keyof typeof ledgerReasons;
