import { describe, expect, it } from 'vitest';
import type { Standing, TruthRecord } from '../truth/record.ts';
import { sample } from '../truth/sample.ts';
import type { EngineAnswer } from './answer.ts';
import { formatCells } from './format-tally.ts';
import { regrade } from './regrade.ts';
import { tally, upperBound } from './tally.ts';

function record(name: string, standing: Standing, surface: TruthRecord['surface'] = 'none'): TruthRecord {
  return {
    symbol: `src/a.ts#${name}`,
    path: 'src/a.ts',
    key: name,
    name,
    kind: 'function',
    level: 'top',
    standing,
    counts: {},
    files: 0,
    testFiles: 0,
    sites: [],
    exported: true,
    surface,
    blind: [],
  };
}

function answer(name: string, verdict: EngineAnswer['verdict']): EngineAnswer {
  return { symbol: `src/a.ts#${name}`, verdict, codes: ['some_code'], sample: null, microseconds: 5 };
}

describe('grading', () => {
  const truth = [
    record('a', 'used'),
    record('b', 'used'),
    record('c', 'unused'),
    record('d', 'unused', 'entry'),
    record('e', 'soft'),
    record('f', 'blind'),
  ];

  it('calls an absence false only where the compiler proved a use', () => {
    const verdicts = ['absent', 'referenced', 'absent', 'absent', 'absent', 'absent'] as const;
    const result = tally(
      truth,
      truth.map(({ name }, at) => answer(name, verdicts[at]!)),
    );
    expect(result.falseAbsences.map(({ truth: { name } }) => name)).toEqual(['a']);
    expect(result.doubtfulAbsences.map(({ truth: { name } }) => name)).toEqual(['e']);
    expect(result.all).toMatchObject({ used: 2, usedReferenced: 1, falseAbsences: 1, unused: 1, unusedAbsent: 1 });
  });

  it('does not ask for an absence where strangers may use the symbol, or the compiler is blind', () => {
    const result = tally(
      truth,
      truth.map(({ name }) => answer(name, 'inconclusive')),
    );
    expect(result.unusedInconclusive.map(({ truth: { name } }) => name)).toEqual(['c']);
    expect(result.all).toMatchObject({ falseAbsences: 0, ungraded: 3 });
  });

  it('does not grade an unused symbol that the compiler misses once it is deleted', () => {
    const found = (name: string, exportOnly: boolean) =>
      ({ symbol: `src/a.ts#${name}`, outcome: 'missed', exportOnly, errors: [], checkedFiles: 1 }) as const;
    const regraded = regrade(truth, [found('c', false), found('a', false)]);
    expect(regraded.map(({ standing }) => standing)).toEqual(['used', 'used', 'soft', 'unused', 'soft', 'blind']);
    expect(regrade(truth, [found('c', true)])).toEqual(truth);
  });

  it('refuses answers about other symbols', () => {
    expect(() => tally([record('a', 'used')], [answer('b', 'absent')])).toThrow('out of step');
  });

  it('bounds a rate of zero by three over the number of trials', () => {
    expect(upperBound(0, 3000)).toBe(0.001);
    expect(upperBound(0, 0)).toBeNull();
    expect(upperBound(1, 1000)).toBeGreaterThan(0.003);
  });

  it('prints 100% only of a whole', () => {
    const all = { ...tally([], []).all, trials: 2000, used: 2000, usedReferenced: 1999 };
    expect(formatCells([['all', all]])).toContain('99.9%');
  });
});

describe('sampling', () => {
  const list = Array.from({ length: 1000 }, (_, at) => at);

  it('draws the same symbols from the same seed, others from another, each at most once', () => {
    expect(sample(list, 50, 1)).toEqual(sample(list, 50, 1));
    expect(sample(list, 50, 1)).not.toEqual(sample(list, 50, 2));
    expect(new Set(sample(list, 500, 3)).size).toBe(500);
    expect(sample(list, 5000, 3)).toEqual(list);
  });
});
