import type { Accounting, Proof, Standing } from 'nonesuch-schema';
import { type ReasonFamily, reasonOf } from './reasons/registry.ts';

/** What an occurrence turned out to be. The part of a language's disposition that is about evidence. */
export interface Observation {
  /** A code of the registry, of the family that its standing asks for. */
  readonly code: string;
  readonly standing: Standing;
  /** Of a use: whether it leads to the symbol for certain. What is open is never proven; what is accounted for has none. */
  readonly proof: Proof | null;
  /** False where the symbol is used here without being spelled: then it is no occurrence. */
  readonly spelled: boolean;
  /** One argument for the wording: the language of an occurrence that no adapter reads. */
  readonly subject?: string | null;
}

/** An observation that contradicts itself: a defect of the language room that made it. */
export class ContradictionError extends Error {
  readonly code = 'contradictory_observation';
  readonly hint = 'the code of an observation belongs to the family of its standing, and only a use can be proven';
  constructor(message: string) {
    super(message);
    this.name = 'ContradictionError';
  }
}

const FAMILY: Readonly<Record<Standing, ReasonFamily>> = { use: 'use', open: 'limit', accounted: 'accounted' };

/**
 * Checks an observation.
 *
 * @throws UnknownReasonError for a code that the registry does not hold
 * @throws ContradictionError for a code of another family, a use without a proof, something open that is proven, or an accounted
 *   occurrence with a proof
 */
export function checkObservation(observation: Observation): void {
  const { code, standing, proof } = observation;
  const { family } = reasonOf(code);
  if (family !== FAMILY[standing])
    throw new ContradictionError(`${code} is of the family ${family}, and stands for ${standing}`);
  const agrees = standing === 'use' ? proof !== null : standing === 'open' ? proof !== 'proven' : proof === null;
  if (!agrees) throw new ContradictionError(`${code}: ${standing} with the proof ${proof}`);
}

/** Whether it is a use for certain. */
export function isProvenUse(observation: Observation): boolean {
  return observation.standing === 'use' && observation.proof === 'proven';
}

/** Whether it might be a use: open, or a use that is not proven. */
export function isOpen(observation: Observation): boolean {
  return observation.standing === 'open' || (observation.standing === 'use' && observation.proof === 'unproven');
}

/**
 * Accounts for every occurrence: `accounted + open = occurrences`, and `by_disposition` adds up to `occurrences`.
 * A proven use is accounted for: what it means is known. A use that is not proven stays open.
 *
 * @throws ContradictionError, UnknownReasonError as `checkObservation`
 */
export function accountFor(spellings: readonly string[], observations: readonly Observation[]): Required<Accounting> {
  const counts = new Map<string, number>();
  let open = 0;
  let uses = 0;
  let occurrences = 0;
  for (const observation of observations) {
    checkObservation(observation);
    if (!observation.spelled) continue;
    occurrences++;
    counts.set(observation.code, (counts.get(observation.code) ?? 0) + 1);
    if (isOpen(observation)) open++;
    else if (observation.standing === 'use') uses++;
  }
  const byCode = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return {
    spellings: [...spellings],
    occurrences,
    accounted: occurrences - open,
    open,
    uses,
    by_disposition: Object.fromEntries(byCode),
  };
}
