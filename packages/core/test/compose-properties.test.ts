import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountFor, composeReportVerdict, composeVerdict, reasonOf, type VerdictInputs } from '../src/index.ts';
import { agreeing, anyInputs, observation, provenUse, pushDown } from './arbitraries.ts';

const TRUST = ['inconclusive', 'authoritative'];
const trustOf = (inputs: VerdictInputs) => TRUST.indexOf(composeVerdict(inputs).verdict.trust);

describe('a verdict', () => {
  it('is absent where everything agrees (the control: it does not always refuse)', () => {
    fc.assert(
      fc.property(agreeing, (inputs) => {
        const { symbol, verdict, limits } = composeVerdict(inputs);
        expect(symbol).toBe('absent');
        expect(verdict).toMatchObject({
          state: 'absent',
          trust: 'authoritative',
          absence_claim: 'authoritative',
          safe_to_conclude_absent: true,
        });
        expect(limits).toEqual([]);
      }),
    );
  });

  it('is never absent once any one thing is taken away', () => {
    fc.assert(
      fc.property(agreeing, pushDown, (inputs, push) => {
        const { symbol, verdict } = composeVerdict(push(inputs));
        expect(symbol).toBe('inconclusive');
        expect(verdict.safe_to_conclude_absent).toBe(false);
        expect(verdict.state).not.toBe('absent');
      }),
    );
  });

  it('never turns a limit into an absence, whatever else is given', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { symbol, verdict, limits } = composeVerdict(inputs);
        if (limits.length > 0) expect(symbol).not.toBe('absent');
        expect(verdict.safe_to_conclude_absent).toBe(symbol === 'absent');
        expect(verdict.absence_claim === 'authoritative').toBe(symbol === 'absent');
        expect(verdict.state === 'absent').toBe(symbol === 'absent');
      }),
    );
  });

  it('never gains trust from a further limit', () => {
    fc.assert(
      fc.property(anyInputs, pushDown, (inputs, push) => {
        expect(trustOf(push(inputs))).toBeLessThanOrEqual(trustOf(inputs));
      }),
    );
  });

  it('never gains trust from a whole run of further limits', () => {
    fc.assert(
      fc.property(anyInputs, fc.array(pushDown, { maxLength: 6 }), (inputs, pushes) => {
        let before = inputs;
        for (const push of pushes) {
          const after = push(before);
          expect(trustOf(after)).toBeLessThanOrEqual(trustOf(before));
          before = after;
        }
      }),
    );
  });

  it('is referenced where a use is proven in the revision that was asked for, whatever was not seen', () => {
    fc.assert(
      fc.property(anyInputs, provenUse, (inputs, use) => {
        const seen: VerdictInputs = { ...inputs, revision: 'asked', occurrences: [...(inputs.occurrences ?? []), use] };
        expect(composeVerdict(seen).symbol).toBe('referenced');
        expect(composeVerdict({ ...seen, revision: 'another' }).symbol).toBe('inconclusive');
        expect(composeVerdict({ ...seen, revision: null }).symbol).toBe('inconclusive');
      }),
    );
  });

  it('does not depend on the order of the inputs', () => {
    const shuffled = anyInputs.chain((inputs) =>
      fc.record({
        inputs: fc.constant(inputs),
        other: fc.record({
          occurrences: fc.shuffledSubarray([...(inputs.occurrences ?? [])], {
            minLength: inputs.occurrences?.length ?? 0,
          }),
          gates: fc.shuffledSubarray([...(inputs.gates ?? [])], { minLength: inputs.gates?.length ?? 0 }),
          unread: fc.shuffledSubarray([...(inputs.unread ?? [])], { minLength: inputs.unread?.length ?? 0 }),
          explanations: fc.shuffledSubarray([...inputs.explanations], { minLength: inputs.explanations.length }),
        }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ inputs, other }) => {
        const reordered: VerdictInputs = {
          ...inputs,
          explanations: other.explanations,
          occurrences: inputs.occurrences && other.occurrences,
          gates: inputs.gates && other.gates,
          unread: inputs.unread && other.unread,
        };
        expect(composeVerdict(reordered)).toEqual(composeVerdict(inputs));
      }),
    );
  });

  it('always gives a reason, of the family that its verdict speaks for', () => {
    const family = { referenced: 'use', inconclusive: 'limit', absent: 'accounted', moved: 'move' };
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { symbol, reasons } = composeVerdict(inputs);
        expect(reasons.length).toBeGreaterThan(0);
        for (const { code } of reasons) expect(reasonOf(code).family).toBe(family[symbol]);
        const ranks = reasons.map(({ code }) => reasonOf(code).rank);
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      }),
    );
  });
});

describe('an accounting', () => {
  it('adds up', () => {
    fc.assert(
      fc.property(fc.array(observation, { maxLength: 40 }), (observations) => {
        const accounting = accountFor(['name'], observations);
        expect(accounting.accounted + accounting.open).toBe(accounting.occurrences);
        expect(Object.values(accounting.by_disposition).reduce((sum, count) => sum + count, 0)).toBe(
          accounting.occurrences,
        );
        expect(accounting.uses).toBeLessThanOrEqual(accounting.accounted);
        expect(accounting.occurrences).toBe(observations.filter(({ spelled }) => spelled).length);
      }),
    );
  });

  it('does not depend on the order of the occurrences', () => {
    fc.assert(
      fc.property(fc.array(observation, { maxLength: 20 }), (observations) => {
        expect(accountFor([], [...observations].reverse())).toEqual(accountFor([], observations));
      }),
    );
  });
});

describe('the verdict of a report', () => {
  const inputsOf = (many: readonly VerdictInputs[]) => ({
    verdicts: many.map((inputs) => composeVerdict(inputs).verdict),
    notJudged: [],
    diagnostics: [],
    truncated: false,
  });

  it('is safe to conclude from only where each part is', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(agreeing, anyInputs), { maxLength: 4 }), (many) => {
        const report = inputsOf(many);
        const all = report.verdicts.length > 0 && report.verdicts.every((verdict) => verdict.safe_to_conclude_absent);
        expect(composeReportVerdict(report).safe_to_conclude_absent).toBe(all);
      }),
    );
  });

  it('is trusted no more than its least trusted part', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(agreeing, anyInputs), { minLength: 1, maxLength: 4 }), (many) => {
        const report = inputsOf(many);
        const least = Math.min(...report.verdicts.map(({ trust }) => TRUST.indexOf(trust)));
        expect(TRUST.indexOf(composeReportVerdict(report).trust)).toBeLessThanOrEqual(least);
      }),
    );
  });

  it('is not authoritative where a changed file was not judged, a diagnostic says incomplete, or symbols were cut', () => {
    fc.assert(
      fc.property(fc.array(agreeing, { maxLength: 3 }), (many) => {
        const report = inputsOf(many);
        expect(composeReportVerdict(report).trust).toBe('authoritative');
        expect(composeReportVerdict({ ...report, notJudged: ['unsupported_language'] }).trust).toBe('inconclusive');
        expect(composeReportVerdict({ ...report, diagnostics: [{ impact: 'incomplete' }] }).trust).toBe('inconclusive');
        expect(composeReportVerdict({ ...report, diagnostics: [{ impact: 'advisory' }] }).trust).toBe('authoritative');
        expect(composeReportVerdict({ ...report, truncated: true }).trust).toBe('inconclusive');
        expect(composeReportVerdict({ ...report, diagnostics: [{ impact: 'invalid' }] }).state).toBe('degraded');
      }),
    );
  });
});
