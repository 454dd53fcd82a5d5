import { ContradictionError, checkObservation, isOpen } from '../accounting.ts';
import type { LimitCode, UseCode } from '../reasons/reason.ts';
import { byRank, reasonOf, unprovenLimit } from '../reasons/registry.ts';
import type { VerdictInputs } from './inputs.ts';

/** One limit, with all that it stands for. */
export interface FoundLimit {
  readonly code: LimitCode;
  /** Places, or files; 0 where it is about the symbol itself. */
  readonly count: number;
  readonly subject: string | null;
}

/** Every limit that the inputs hold, each code once, the limiting one first. */
export function limitsOf(inputs: VerdictInputs): FoundLimit[] {
  const found = new Map<LimitCode, { count: number; subjects: Set<string> }>();
  const push = (code: string, count: number, subject: string | null) => {
    if (reasonOf(code).family !== 'limit') throw new ContradictionError(`${code} is no limit`);
    const limit = found.get(code as LimitCode) ?? { count: 0, subjects: new Set<string>() };
    limit.count += count;
    if (subject !== null) limit.subjects.add(subject);
    found.set(code as LimitCode, limit);
  };

  if (inputs.index !== 'intact') push('index_corrupt', 0, null);
  if (inputs.revision !== 'asked') push('wrong_revision', 0, null);
  if (inputs.freshness !== 'fresh') push('stale_index', 0, null);
  if (inputs.scope === null) push('scope_narrowed', 0, null);
  else if (inputs.scope.narrowedTo.length > 0)
    push('scope_narrowed', 0, [...inputs.scope.narrowedTo].sort().join(', '));
  if (inputs.budget === null || inputs.budget.exhausted) push('budget_exhausted', 0, inputs.budget?.subject ?? null);
  if (inputs.occurrences === null || inputs.gates === null) push('budget_exhausted', 0, null);
  if (inputs.unread === null) push('file_unread', 0, null);

  for (const part of inputs.unread ?? []) push(part.code, part.count, part.subject);
  for (const gate of inputs.gates ?? []) push(gate.code, 1, gate.subject);
  for (const observation of inputs.occurrences ?? []) {
    checkObservation(observation);
    if (!isOpen(observation)) continue;
    const { code, standing } = observation;
    push(standing === 'use' ? unprovenLimit(code as UseCode) : code, 1, observation.subject ?? null);
  }

  const limits = [...found].map(([code, { count, subjects }]) => ({ code, count, subject: oneSubject(subjects) }));
  return limits.sort(byRank);
}

/** One subject stands for several, and says so. The least one, so that the order of the inputs does not show. */
export function oneSubject(subjects: ReadonlySet<string>): string | null {
  const [first, ...rest] = [...subjects].sort();
  if (first === undefined) return null;
  return rest.length === 0 ? first : `${first} and ${rest.length} more`;
}
