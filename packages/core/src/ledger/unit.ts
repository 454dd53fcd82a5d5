import { type LedgerReason, ledgerReasons } from './reason.ts';
import { type LedgerState, ledgerStates } from './state.ts';

interface Gap<S extends LedgerState> {
  /** A path, or a declared target. */
  readonly unit: string;
  readonly state: S;
  readonly reason: LedgerReason;
  readonly detail?: string | null;
}

/** One unit of the corpus. Each state demands its pointer, so a gap without somebody to ask cannot be written down. */
export type LedgerUnit =
  | { readonly unit: string; readonly state: 'CHECKED' }
  | Gap<'NOT_CHECKED/DATA_DEGENERATE'>
  | Gap<'NOT_CHECKED/CHECKER_FAILED'>
  | (Gap<'NOT_CHECKED/WAIVED'> & { readonly waived_by: string; readonly waiver_expires?: string | null })
  | (Gap<'NOT_CHECKED/PREREQUISITE_FAILED'> & { readonly blocked_by: string })
  | Gap<'OUT_OF_SCOPE/CALLER'>
  | Gap<'OUT_OF_SCOPE/DATA_TRANSIENT'>
  | (Gap<'OUT_OF_SCOPE/DATA_PERMANENT'> & { readonly permanent_wrt: string });

/** A unit that no ledger can hold: the types refuse it, and so does this, for values that come from outside. */
export class LedgerError extends Error {
  readonly code = 'ledger_refused';
  readonly hint = 'a unit needs one state, a reason that belongs to it, and the pointer that the state demands';
  constructor(message: string) {
    super(message);
    this.name = 'LedgerError';
  }
}

const POINTERS = ['waived_by', 'waiver_expires', 'blocked_by', 'permanent_wrt'] as const;

/**
 * Checks one unit and freezes it.
 *
 * @throws LedgerError for an unknown state, a checked unit with a reason, a gap without one, a reason of another
 *   state, a missing pointer, or a pointer that the state has no use for
 */
export function ledgerUnit(unit: LedgerUnit): LedgerUnit {
  const given: Readonly<Record<string, unknown>> = { ...unit };
  // Most units of a repository are just this, and there are many.
  if (unit.state === 'CHECKED' && unit.unit !== '' && Object.keys(given).length === 2)
    return Object.freeze({ ...unit });
  const definition = Object.hasOwn(ledgerStates, unit.state) ? ledgerStates[unit.state] : undefined;
  if (definition === undefined) throw new LedgerError(`there is no state ${JSON.stringify(unit.state)}`);
  if (unit.unit === '') throw new LedgerError('a unit needs a name');
  if (unit.state === 'CHECKED') {
    if (given.reason !== undefined) throw new LedgerError('a checked unit has no reason for not being checked');
  } else {
    if (typeof unit.reason !== 'string' || !Object.hasOwn(ledgerReasons, unit.reason)) {
      throw new LedgerError(`${unit.state} needs a reason of the ledger, not ${JSON.stringify(unit.reason)}`);
    }
    if (ledgerReasons[unit.reason] !== unit.state)
      throw new LedgerError(`the reason ${unit.reason} does not belong to ${unit.state}`);
  }
  for (const pointer of POINTERS) {
    const demanded = definition.pointer === pointer;
    const allowed = demanded || (pointer === 'waiver_expires' && definition.pointer === 'waived_by');
    const value = given[pointer];
    if (demanded && (typeof value !== 'string' || value === ''))
      throw new LedgerError(`${unit.state} needs ${pointer}`);
    if (!allowed && value !== undefined) throw new LedgerError(`${unit.state} has no use for ${pointer}`);
  }
  return Object.freeze({ ...unit });
}
