import type { LedgerOwner, LedgerState } from 'nonesuch-schema';

export type { LedgerOwner, LedgerState };

/** The pointers that a state can demand, beside its reason. */
export type Pointer = 'waived_by' | 'blocked_by' | 'permanent_wrt';

/** What a state of the ledger means. */
export interface StateDefinition {
  /** Who could change it. */
  readonly owner: LedgerOwner;
  /** Whether its units belong to what could have been checked. */
  readonly evaluable: boolean;
  /** The pointer that a unit in this state must carry; null where its reason is enough. */
  readonly pointer: Pointer | null;
  readonly meaning: string;
}

/** The eight states. Each gap has somebody who could close it, and no two have the same owner and remedy. */
export const ledgerStates = {
  CHECKED: { owner: 'nobody', evaluable: true, pointer: null, meaning: 'looked at' },
  'NOT_CHECKED/DATA_DEGENERATE': {
    owner: 'data',
    evaluable: true,
    pointer: null,
    meaning: 'there, and unusable as it is',
  },
  'NOT_CHECKED/CHECKER_FAILED': {
    owner: 'tooling',
    evaluable: true,
    pointer: null,
    meaning: 'the look failed: it crashed, ran out of time, or could not observe',
  },
  'NOT_CHECKED/WAIVED': {
    owner: 'waiver_holder',
    evaluable: true,
    pointer: 'waived_by',
    meaning: 'somebody takes responsibility for not looking',
  },
  'NOT_CHECKED/PREREQUISITE_FAILED': {
    owner: 'upstream',
    evaluable: true,
    pointer: 'blocked_by',
    meaning: 'something else has to be there first',
  },
  'OUT_OF_SCOPE/CALLER': { owner: 'caller', evaluable: false, pointer: null, meaning: 'the caller did not ask for it' },
  'OUT_OF_SCOPE/DATA_TRANSIENT': {
    owner: 'deployment',
    evaluable: false,
    pointer: null,
    meaning: 'does not apply here, and may elsewhere',
  },
  'OUT_OF_SCOPE/DATA_PERMANENT': {
    owner: 'nobody',
    evaluable: false,
    pointer: 'permanent_wrt',
    meaning: 'can never hold what is looked for',
  },
} as const satisfies Record<LedgerState, StateDefinition>;

/** The states, in the order in which reports name them. */
export const ledgerStateNames = Object.keys(ledgerStates) as readonly LedgerState[];
