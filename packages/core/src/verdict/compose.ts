import type { Limit, Reason, SymbolVerdict, Verdict } from 'nonesuch-schema';
import { ContradictionError, isProvenUse, type Observation } from '../accounting.ts';
import { byRank, reasonOf } from '../reasons/registry.ts';
import type { VerdictInputs } from './inputs.ts';
import { type FoundLimit, limitsOf, oneSubject } from './limits.ts';

/** What the evidence about one symbol comes to. */
export interface ComposedVerdict {
  /** Of the symbol. */
  readonly symbol: SymbolVerdict;
  /** Of the answer. */
  readonly verdict: Required<Verdict>;
  /** Why, the one that decides first. Never empty. */
  readonly reasons: readonly Required<Reason>[];
  /** Everything that held it down, the limiting one first, also where a use decides. `samples` is for the caller to fill. */
  readonly limits: readonly Limit[];
}

/** Limits that say that the index itself is not to be trusted. */
const IMPAIRED: ReadonlySet<string> = new Set(['index_corrupt', 'wrong_revision', 'stale_index']);

/**
 * The one function that makes a verdict. Nothing else may.
 *
 * A proven use decides, whatever else could not be seen: existence needs only the place that is cited, in the revision
 * that was asked for. Then a move. Then any limit makes it inconclusive. Only what is left is absent.
 *
 * @throws ContradictionError, UnknownReasonError where an input contradicts itself: a defect, never a property of a
 *   repository
 */
export function composeVerdict(inputs: VerdictInputs): ComposedVerdict {
  const found = limitsOf(inputs);
  const limits = found.map(limitOf);
  const codes = found.map((limit) => limit.code);
  const rightRevision = inputs.revision === 'asked';
  const uses = (inputs.occurrences ?? []).filter(isProvenUse);

  if (rightRevision && uses.length > 0) {
    return { symbol: 'referenced', verdict: positive(inputs, codes), reasons: reasonsOf(uses), limits };
  }
  if (rightRevision && inputs.moved !== null) {
    const { code, subject } = inputs.moved;
    if (reasonOf(code).family !== 'move') throw new ContradictionError(`${code} is no move`);
    return { symbol: 'moved', verdict: positive(inputs, codes), reasons: [reason(code, 0, subject)], limits };
  }
  if (found.length > 0) {
    const verdict: Required<Verdict> = {
      state: codes.some((code) => IMPAIRED.has(code)) ? 'degraded' : 'low_confidence',
      trust: 'inconclusive',
      absence_claim: 'not_authoritative',
      safe_to_conclude_absent: false,
      limiting: codes,
    };
    return {
      symbol: 'inconclusive',
      verdict,
      reasons: found.map(({ code, count, subject }) => reason(code, count, subject)),
      limits,
    };
  }
  const verdict: Required<Verdict> = {
    state: 'absent',
    trust: 'authoritative',
    absence_claim: 'authoritative',
    safe_to_conclude_absent: true,
    limiting: [],
  };
  return { symbol: 'absent', verdict, reasons: absenceReasons(inputs), limits: [] };
}

/** Of an answer that says that something is there: what was not seen takes nothing from it. */
function positive(inputs: VerdictInputs, limiting: Required<Verdict>['limiting']): Required<Verdict> {
  const intact = inputs.index === 'intact';
  return {
    state: intact ? 'ok' : 'degraded',
    trust: intact ? 'authoritative' : 'inconclusive',
    absence_claim: 'not_applicable',
    safe_to_conclude_absent: false,
    limiting,
  };
}

/** What explains an absence: the accounted occurrences, and why there are no others. */
function absenceReasons(inputs: VerdictInputs): Required<Reason>[] {
  const explained = reasonsOf(inputs.occurrences ?? []);
  const present = new Set(explained.map(({ code }) => code as string));
  const stands = explained.length > 0;
  for (const code of new Set(inputs.explanations)) {
    if (reasonOf(code).family !== 'accounted') throw new ContradictionError(`${code} explains no absence`);
    // Where the name stands somewhere, saying that it stands nowhere would be false.
    if (present.has(code) || (code === 'name_nowhere' && stands)) continue;
    explained.push(reason(code, 0, null));
  }
  if (explained.length === 0) explained.push(reason('name_nowhere', 0, null));
  return explained.sort(byRank);
}

function reasonsOf(observations: readonly Observation[]): Required<Reason>[] {
  const byCode = new Map<string, { count: number; subjects: Set<string> }>();
  for (const { code, subject } of observations) {
    const group = byCode.get(code) ?? { count: 0, subjects: new Set<string>() };
    group.count++;
    if (subject) group.subjects.add(subject);
    byCode.set(code, group);
  }
  return [...byCode].map(([code, { count, subjects }]) => reason(code, count, oneSubject(subjects))).sort(byRank);
}

/**
 * A reason as reports carry it.
 *
 * @param count places it stands for; 0 where it is about the symbol itself
 * @throws UnknownReasonError
 */
export function reason(code: string, count: number, subject: string | null): Required<Reason> {
  const definition = reasonOf(code);
  return {
    code: definition.code,
    message: definition.describe({ count, subject }),
    count,
    subject,
    remedy: definition.remedy,
    docs: definition.docs,
  };
}

function limitOf({ code, count, subject }: FoundLimit): Limit {
  const { message, remedy, docs } = reason(code, count, subject);
  return { code, impact: reasonOf(code).impact!, count, message, remedy, samples: [], docs, subject };
}
