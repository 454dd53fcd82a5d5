import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  honestPercent,
  honestRatio,
  Ledger,
  LedgerError,
  type LedgerReason,
  type LedgerUnit,
  ledgerReasons,
  ledgerStateNames,
  ledgerStates,
  ledgerUnit,
} from '../src/index.ts';

const reasonsOf = (state: string) =>
  (Object.keys(ledgerReasons) as LedgerReason[]).filter((reason) => ledgerReasons[reason] === state);
/** A right unit of a state. */
const unitOf = (state: string, unit = 'a.ts'): LedgerUnit => {
  const pointer = ledgerStates[state as keyof typeof ledgerStates].pointer;
  const reason = state === 'CHECKED' ? {} : { reason: reasonsOf(state)[0] };
  return { unit, state, ...reason, ...(pointer === null ? {} : { [pointer]: 'somebody' }) } as LedgerUnit;
};

describe('a unit', () => {
  it.each(ledgerStateNames)('%s is accepted with its pointers, and each is demanded', (state) => {
    const unit = unitOf(state);
    expect(ledgerUnit(unit)).toEqual(unit);
    for (const member of Object.keys(unit)) {
      if (member === 'unit') continue;
      const { [member as 'state']: _dropped, ...without } = unit;
      expect(() => ledgerUnit(without as LedgerUnit), `without ${member}`).toThrow(LedgerError);
    }
  });

  it.each(ledgerStateNames)('%s refuses the pointers of the other states, and an empty one', (state) => {
    const own = ledgerStates[state].pointer;
    for (const pointer of ['waived_by', 'blocked_by', 'permanent_wrt'] as const) {
      const value = pointer === own ? '' : 'somebody';
      expect(() => ledgerUnit({ ...unitOf(state), [pointer]: value } as LedgerUnit)).toThrow(LedgerError);
    }
  });

  it('refuses a reason of another state, and a state that there is not', () => {
    expect(() => ledgerUnit({ unit: 'a', state: 'NOT_CHECKED/CHECKER_FAILED', reason: 'binary' })).toThrow(LedgerError);
    expect(() => ledgerUnit({ unit: 'a', state: 'toString' } as unknown as LedgerUnit)).toThrow(LedgerError);
    expect(() => ledgerUnit({ unit: 'a', state: 'CHECKED', reason: 'binary' } as unknown as LedgerUnit)).toThrow(
      LedgerError,
    );
  });

  it('has a reason for every state but CHECKED, and no two states share owner and meaning', () => {
    for (const state of ledgerStateNames) if (state !== 'CHECKED') expect(reasonsOf(state).length).toBeGreaterThan(0);
    const pairs = ledgerStateNames.map((state) => `${ledgerStates[state].owner} ${ledgerStates[state].meaning}`);
    expect(new Set(pairs).size).toBe(8);
  });
});

describe('a ledger', () => {
  const units = fc.array(fc.constantFrom(...ledgerStateNames), { maxLength: 30 });
  const filled = (states: readonly string[]) => {
    const ledger = new Ledger();
    states.forEach((state, index) => {
      ledger.add(unitOf(state, `f${index}`));
    });
    return ledger;
  };

  it('derives counts that add up', () => {
    fc.assert(
      fc.property(units, fc.integer({ min: 0, max: 3 }), (states, missing) => {
        const ledger = filled(states);
        for (let index = 0; index < missing; index++) ledger.expect(`missing${index}`);
        const { states: counts, gaps } = ledger.coverage();
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(ledger.total);
        expect(gaps.length).toBe(ledger.total - ledger.checked);
      }),
    );
  });

  it('says 1 and 100% only where all that could be checked was', () => {
    fc.assert(
      fc.property(units, fc.boolean(), (states, missing) => {
        const ledger = filled(states);
        if (missing) ledger.expect('never came');
        const whole = ledger.evaluable > 0 && ledger.checked === ledger.evaluable;
        expect(ledger.ratio === 1).toBe(whole);
        expect(ledger.coverage().percent === '100%').toBe(whole);
        expect(ledger.whole).toBe(whole);
      }),
    );
  });

  it('has no ratio where nothing could have been checked', () => {
    expect(new Ledger().ratio).toBeNull();
    expect(filled(['OUT_OF_SCOPE/CALLER', 'OUT_OF_SCOPE/DATA_PERMANENT']).ratio).toBeNull();
    expect(filled(['OUT_OF_SCOPE/CALLER']).whole).toBe(false);
    expect(filled(['NOT_CHECKED/WAIVED']).ratio).toBe(0);
  });

  it('refuses a unit twice', () => {
    const ledger = filled(['CHECKED']);
    expect(() => ledger.add(unitOf('CHECKED', 'f0'))).toThrow(LedgerError);
  });

  it('takes a declared unit that came for no gap, and one that did not for one', () => {
    const ledger = filled(['CHECKED']);
    ledger.expect('f0');
    expect(ledger.missing).toEqual([]);
    ledger.expect('f1');
    expect(ledger.coverage()).toMatchObject({
      ratio: 0.5,
      gaps: [{ unit: 'f1', reason: 'never_recorded', owner: 'tooling' }],
    });
  });
});

describe('a share in words', () => {
  it('is never rounded to all or nothing', () => {
    expect(honestPercent(413, 415)).toBe('99%');
    expect(honestPercent(1, 400)).toBe('1%');
    expect(honestPercent(999_999, 1_000_000)).toBe('99%');
    expect(honestPercent(415, 415)).toBe('100%');
    expect(honestPercent(0, 400)).toBe('0%');
    expect(honestPercent(0, 0)).toBeNull();
  });

  it('is 1 only where part equals whole, at any size', () => {
    const shares = fc
      .bigInt({ min: 1n, max: BigInt(Number.MAX_SAFE_INTEGER) })
      .chain((whole) => fc.tuple(fc.bigInt({ min: 0n, max: whole }), fc.constant(whole)));
    fc.assert(
      fc.property(shares, ([part, whole]) => {
        expect(honestRatio(Number(part), Number(whole)) === 1).toBe(part === whole);
      }),
    );
    const most = Number.MAX_SAFE_INTEGER;
    expect(honestRatio(most - 1, most)).toBeLessThan(1);
  });

  it('refuses a part that is none', () => {
    expect(() => honestPercent(2, 1)).toThrow(RangeError);
    expect(() => honestRatio(-1, 1)).toThrow(RangeError);
    expect(() => honestRatio(Number.NaN, 1)).toThrow(RangeError);
  });
});

describe('a ledger with other entries for some of its units', () => {
  const ledger = new Ledger();
  ledger.add({ unit: 'a', state: 'CHECKED' });
  ledger.add({ unit: 'b', state: 'CHECKED' });
  const failed = { unit: 'b', state: 'NOT_CHECKED/CHECKER_FAILED', reason: 'parse_given_up' } as const;

  it('counts them, and leaves the first one as it was', () => {
    const other = ledger.with(new Map([['b', failed]]));
    expect([other.total, other.checked, other.whole]).toEqual([2, 1, false]);
    expect([ledger.total, ledger.checked, ledger.whole]).toEqual([2, 2, true]);
  });

  it('refuses a unit that was not on it', () => {
    expect(() => ledger.with(new Map([['c', { ...failed, unit: 'c' }]]))).toThrow(LedgerError);
  });
});
