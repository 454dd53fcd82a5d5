import type { Diagnostic, Limit, SymbolVerdict, Verdict } from 'nonesuch-schema';
import { completionOf } from '../completion.ts';
import type { LimitCode } from '../reasons/reason.ts';
import { byRank } from '../reasons/registry.ts';

/** The verdicts, the one that a reader must see first in front. */
export const verdictOrder = [
  'referenced',
  'inconclusive',
  'absent',
  'moved',
] as const satisfies readonly SymbolVerdict[];

/** Orders verdicts, the worst first. */
export function byVerdict(a: SymbolVerdict, b: SymbolVerdict): number {
  return verdictOrder.indexOf(a) - verdictOrder.indexOf(b);
}

/** What an answer about several symbols rests on. */
export interface ReportInputs {
  /** The answer's part of each symbol's verdict. */
  readonly verdicts: readonly Verdict[];
  /** Changed files whose removals nobody could judge, by code. */
  readonly notJudged: readonly LimitCode[];
  readonly diagnostics: readonly Pick<Diagnostic, 'impact'>[];
  /** Whether symbols were left out. */
  readonly truncated: boolean;
}

/** The verdict of a whole answer: no better than its worst part. */
export function composeReportVerdict(inputs: ReportInputs): Required<Verdict> {
  const { verdicts } = inputs;
  const completion = completionOf(inputs.diagnostics, inputs.truncated);
  const whole = completion === 'complete' && inputs.notJudged.length === 0;
  const limiting = new Set<LimitCode>(inputs.notJudged);
  if (inputs.truncated) limiting.add('budget_exhausted');
  for (const verdict of verdicts) for (const code of verdict.limiting ?? []) limiting.add(code);

  const degraded = completion === 'invalid' || verdicts.some(({ state }) => state === 'degraded');
  const doubtful = !whole || verdicts.some(({ trust }) => trust === 'inconclusive');
  const absences = verdicts.filter(({ absence_claim }) => absence_claim !== 'not_applicable');
  const authoritative =
    !degraded && !doubtful && absences.every(({ absence_claim }) => absence_claim === 'authoritative');
  const allAbsent = authoritative && absences.length > 0 && absences.length === verdicts.length;
  return {
    state: degraded ? 'degraded' : doubtful ? 'low_confidence' : allAbsent ? 'absent' : 'ok',
    trust: degraded || doubtful ? 'inconclusive' : 'authoritative',
    absence_claim: absences.length === 0 ? 'not_applicable' : authoritative ? 'authoritative' : 'not_authoritative',
    safe_to_conclude_absent: allAbsent,
    limiting: [...limiting]
      .map((code) => ({ code }))
      .sort(byRank)
      .map(({ code }) => code),
  };
}

/** Puts the limits of several symbols together: each code once, counts added, at most ten samples, the limiting one first. */
export function mergeLimits(limits: Iterable<Limit>): Limit[] {
  const merged = new Map<LimitCode, Limit>();
  for (const limit of limits) {
    const before = merged.get(limit.code);
    merged.set(
      limit.code,
      before === undefined
        ? { ...limit, samples: limit.samples.slice(0, 10) }
        : { ...before, count: before.count + limit.count, samples: [...before.samples, ...limit.samples].slice(0, 10) },
    );
  }
  return [...merged.values()].sort(byRank);
}
