import { describe, expect, it } from 'vitest';
import {
  boundaryOf,
  type ClaimKind,
  claimOfSymbol,
  completionOf,
  confidenceOf,
  cutProvenance,
  exitCode,
  freshnessOf,
  isExhaustive,
  type Look,
  pathFreshness,
  type RunOutcome,
  reason,
  type Spoken,
  supports,
  wordingOf,
} from '../src/index.ts';

const whole: Look = {
  files: { looked: 4212, of: 4212 },
  occurrences: { accounted: 31, of: 31 },
  withoutText: 0,
  truncated: false,
};

describe('a claim', () => {
  const exhaustive: ClaimKind[] = ['absence', 'universal', 'superlative', 'count'];
  it.each(exhaustive)('of %s needs all of it, and there is no threshold', (kind) => {
    expect(supports(kind, whole, 0)).toBe(true);
    expect(supports(kind, { ...whole, files: { looked: 999_999, of: 1_000_000 } }, 0)).toBe(false);
    expect(supports(kind, { ...whole, files: null }, 0)).toBe(false);
    expect(supports(kind, { ...whole, files: { looked: 0, of: 0 } }, 0)).toBe(false);
    expect(supports(kind, { ...whole, truncated: true }, 0)).toBe(false);
    expect(supports(kind, { ...whole, occurrences: { accounted: 30, of: 31 } }, 0)).toBe(false);
  });

  it('of existence needs the one place that is cited', () => {
    const little: Look = { ...whole, files: { looked: 1, of: 4212 } };
    expect(supports('existence', little, 1)).toBe(true);
    expect(supports('existence', whole, 0)).toBe(false);
  });

  it('of absence is not supported where something was found', () => {
    expect(supports('absence', whole, 1)).toBe(false);
  });

  it('does not know whether it is exhaustive where nothing was counted', () => {
    expect(isExhaustive({ ...whole, files: null })).toBeNull();
  });
});

describe('the sentence that may be said', () => {
  const spoken = (verdict: Spoken['verdict'], code: string, rest: Partial<Spoken> = {}): Spoken => ({
    name: 'toWeeks',
    part: 'symbol',
    verdict,
    reasons: [reason(code, 2, null)],
    look: whole,
    firstUse: null,
    movedTo: null,
    ...rest,
  });

  it('says of an export that it is one: its own file may use what it offered', () => {
    expect(wordingOf(spoken('absent', 'comment', { part: 'export' }))).toMatch(/^Nothing uses the export `toWeeks`: /);
    expect(wordingOf(spoken('referenced', 'resolved', { part: 'export' }))).toMatch(/^The export `toWeeks` is used: /);
  });

  it('has its boundary where it is about an absence', () => {
    expect(wordingOf(spoken('absent', 'comment'))).toBe(
      'Nothing uses `toWeeks`: 31 of 31 occurrences accounted for, in 4,212 of 4,212 tracked files.',
    );
  });

  it('is no absence where not all was looked at', () => {
    const claim = claimOfSymbol(spoken('absent', 'comment', { look: { ...whole, files: { looked: 4211, of: 4212 } } }));
    expect(claim).toMatchObject({ supported: false, exhaustive: false });
    expect(claim?.wording).toBe(
      'Found no use of `toWeeks`, and did not look everywhere: 31 of 31 occurrences accounted for, in 4,211 of 4,212 tracked files.',
    );
  });

  it('names the limiting reason, and how many others there are', () => {
    const reasons = [
      reason('string_match', 1, null),
      reason('public_surface', 0, 'kit'),
      reason('file_unread', 1, null),
    ];
    expect(wordingOf(spoken('inconclusive', 'comment', { reasons }))).toBe(
      'Cannot tell whether something uses `toWeeks`: 1 occurrence is in a string that something may read as a name, and 2 other reasons.',
    );
  });

  it('shows where a use is', () => {
    expect(wordingOf(spoken('referenced', 'resolved', { firstUse: { path: 'src/a.ts', line: 7 } }))).toBe(
      '`toWeeks` is used: 2 places resolve to it, first src/a.ts:7.',
    );
  });

  it('shows where it moved', () => {
    expect(
      wordingOf(spoken('moved', 'moved_file', { movedTo: { path: 'src/b.ts', symbol: 'src/b.ts#toWeeks' } })),
    ).toBe('`toWeeks` lives on as `src/b.ts#toWeeks`.');
  });

  it('quotes a name that holds the quote otherwise', () => {
    expect(wordingOf(spoken('absent', 'comment', { name: 'a`b' }))).toContain('Nothing uses "a`b"');
  });

  it('tells files without text apart', () => {
    expect(boundaryOf({ ...whole, occurrences: { accounted: 0, of: 0 }, withoutText: 3 })).toBe(
      'no occurrence, in 4,212 of 4,212 tracked files with text (3 without)',
    );
  });
});

describe('completion', () => {
  it('follows from impacts and cuts alone', () => {
    expect(completionOf([], false)).toBe('complete');
    expect(completionOf([{ impact: 'advisory' }], false)).toBe('complete');
    expect(completionOf([{ impact: 'declared_non_exhaustive' }, { impact: 'advisory' }], false)).toBe('declared');
    expect(completionOf([{ impact: 'declared_non_exhaustive' }], true)).toBe('partial');
    expect(completionOf([{ impact: 'incomplete' }, { impact: 'invalid' }], false)).toBe('invalid');
  });
});

describe('provenance', () => {
  const sites = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ path: 'a.ts', line: index + 1, column: 1 }));
  it('is cut at 16, and says so', () => {
    expect(cutProvenance(sites(16))).toMatchObject({ provenance_truncated: false });
    expect(cutProvenance(sites(17))).toEqual({ provenance: sites(16), provenance_truncated: true });
  });
});

describe('an exit code', () => {
  const clean: RunOutcome = {
    usageError: false,
    blind: false,
    verdicts: ['absent', 'moved'],
    notJudged: 0,
    failOn: 'inconclusive',
  };
  it('is 0 where nothing is at or above the bar', () => {
    expect(exitCode(clean)).toBe(0);
    expect(exitCode({ ...clean, verdicts: ['inconclusive'], failOn: 'referenced' })).toBe(0);
  });
  it('is 1 where something is', () => {
    expect(exitCode({ ...clean, verdicts: ['inconclusive'] })).toBe(1);
    expect(exitCode({ ...clean, verdicts: ['referenced'], failOn: 'referenced' })).toBe(1);
  });
  it('is 1 where changed files could not be judged: that is not clean', () => {
    expect(exitCode({ ...clean, notJudged: 1 })).toBe(1);
  });
  it('is 3 where it could not see, whatever it found and whatever is a failure', () => {
    expect(exitCode({ ...clean, blind: true, verdicts: ['referenced'] })).toBe(3);
    expect(exitCode({ ...clean, blind: true, failOn: 'none' })).toBe(3);
  });
  it('is 2 where it was asked for nothing that there is', () => {
    expect(exitCode({ ...clean, usageError: true })).toBe(2);
  });
});

describe('freshness', () => {
  it('is by content', () => {
    expect(pathFreshness({ indexed: 'a', head: 'b', workingTree: 'a' })).toBe('fresh');
    expect(pathFreshness({ indexed: 'a', head: 'a', workingTree: 'b' })).toBe('edited_uncommitted');
    expect(pathFreshness({ indexed: 'a', head: 'b', workingTree: 'c' })).toBe('stale_index');
    expect(pathFreshness({ indexed: 'a', head: 'a', workingTree: null })).toBe('edited_uncommitted');
  });

  it('is unknown where it was not observed, and never fresh', () => {
    expect(pathFreshness({ indexed: undefined, head: undefined, workingTree: undefined })).toBe('unknown');
    expect(freshnessOf({ indexRevision: 'a', headRevision: 'a', edited: null })).toMatchObject({
      state: 'unknown',
      edited: null,
    });
    expect(freshnessOf({ indexRevision: null, headRevision: 'a', edited: [] }).state).toBe('unknown');
    expect(freshnessOf({ indexRevision: 'a', headRevision: 'a', edited: [] }).state).toBe('fresh');
    expect(freshnessOf({ indexRevision: 'a', headRevision: 'b', edited: [] }).state).toBe('stale_index');
    expect(freshnessOf({ indexRevision: 'a', headRevision: 'a', edited: ['x'] })).toMatchObject({
      state: 'edited_uncommitted',
      edited: 1,
      edited_sample: ['x'],
    });
  });
});

describe('confidence', () => {
  const components = { margin: 0.5, strength: 1, identity: null, freshness: 1 };
  const curve = {
    version: '1',
    query_class: 'symbol',
    n: 400,
    ece: 0.02,
    brier: 0.05,
    bins: [
      { upTo: 0.5, right: 0.3 },
      { upTo: 1, right: 0.9 },
    ],
  };
  it('is what was measured', () => {
    expect(confidenceOf(components, 'symbol', [curve])).toMatchObject({
      value: 0.9,
      components,
      calibration: { n: 400 },
    });
  });
  it('is null where nothing was measured', () => {
    expect(confidenceOf(components, 'text', [curve])).toBeNull();
    expect(confidenceOf(components, 'symbol', [])).toBeNull();
    expect(confidenceOf(components, 'symbol', [{ ...curve, n: 0 }])).toBeNull();
    expect(
      confidenceOf({ margin: null, strength: null, identity: null, freshness: null }, 'symbol', [curve]),
    ).toBeNull();
  });
});
