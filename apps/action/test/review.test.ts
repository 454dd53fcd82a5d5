import { describe, expect, it } from 'vitest';
import { parseMarker } from '../src/comment/marker.ts';
import { outcomeOf } from '../src/finding/findings.ts';
import { REVIEW_COMMENTS_CEILING } from '../src/github/limits.ts';
import { type DiffFile, removedLines } from '../src/review/patch.ts';
import { placeOf } from '../src/review/place.ts';
import { type ExistingReviewComment, planReview, symbolId } from '../src/review/plan.ts';
import { entry, LINKS, report } from './report-fixture.ts';

const PATCH = [
  '@@ -10,5 +10,2 @@ head',
  ' context',
  '-export function gone() {',
  '-  return 1;',
  '-}',
  '+// nothing',
  ' end',
  '@@ -30 +27 @@',
  '-old();',
  '+fresh();',
].join('\n');

describe('the lines that a patch removes', () => {
  it('have their numbers in the old file', () => {
    expect(removedLines(PATCH)).toEqual([
      { line: 11, text: 'export function gone() {' },
      { line: 12, text: '  return 1;' },
      { line: 13, text: '}' },
      { line: 30, text: 'old();' },
    ]);
  });

  it('are told from lines that look like a header', () => {
    expect(removedLines('@@ -1,3 +1,1 @@\n--- a/x\n-@@ -5 +5 @@\n y')).toEqual([
      { line: 1, text: '-- a/x' },
      { line: 2, text: '@@ -5 +5 @@' },
    ]);
  });

  it('are those that are there where the patch was cut, and none where it is missing', () => {
    expect(removedLines('@@ -4,9 +4,0 @@\n-a\n-b')).toHaveLength(2);
    expect(removedLines('')).toEqual([]);
  });
});

describe('the line that a comment goes to', () => {
  const files: DiffFile[] = [{ path: 'src/net/retry.ts', previousPath: null, removed: removedLines(PATCH) }];
  const range = (start: number, end: number) => ({ start_line: start, start_column: 1, end_line: end, end_column: 2 });

  it('is the removed line that names the symbol', () => {
    expect(placeOf(entry('gone', 'inconclusive', { range: range(10, 13) }), files)).toEqual({
      path: 'src/net/retry.ts',
      line: 11,
    });
  });

  it('is found by its text where the base moved on and the numbers differ', () => {
    expect(placeOf(entry('gone', 'inconclusive', { range: range(211, 213) }), files)).toEqual({
      path: 'src/net/retry.ts',
      line: 11,
    });
  });

  it('is looked for under the old path, and named under the new one', () => {
    const renamed = [{ path: 'src/new.ts', previousPath: 'src/net/retry.ts', removed: removedLines(PATCH) }];
    expect(placeOf(entry('gone', 'inconclusive', { range: range(11, 13) }), renamed)).toEqual({
      path: 'src/new.ts',
      line: 11,
    });
  });

  it('is none where the diff does not remove it: a part of a longer name is not the name', () => {
    expect(placeOf(entry('go', 'inconclusive', { range: range(200, 201) }), files)).toBeNull();
    expect(placeOf(entry('gone', 'inconclusive', { path: 'src/other.ts' }), files)).toBeNull();
  });

  it('is found for a name with characters that a pattern would read', () => {
    const odd = [{ path: 'src/net/retry.ts', previousPath: null, removed: [{ line: 3, text: '  $a.b(c)*' }] }];
    expect(placeOf(entry('$a.b(c)*', 'inconclusive', { range: range(1, 2) }), odd)).toEqual({
      path: 'src/net/retry.ts',
      line: 3,
    });
  });
});

describe('review comments', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => entry(`s${n}`, 'inconclusive'));
  const filesOf = (count: number): DiffFile[] => [
    {
      path: 'src/net/retry.ts',
      previousPath: null,
      removed: Array.from({ length: count }, (_, n) => ({ line: n + 1, text: `function s${n}() {}` })),
    },
  ];
  const plan = (
    symbols: Parameters<typeof report>[0],
    existing: ExistingReviewComment[] = [],
    most = 10,
    files = filesOf(symbols.length),
  ) => {
    const made = report(symbols);
    return planReview(outcomeOf(made), files, existing, { key: 'default', report: made, links: LINKS, most });
  };
  const posted = (plan: { create: readonly { body: string }[] }): ExistingReviewComment[] =>
    plan.create.map(({ body }, id) => ({ id, symbol: parseMarker(body)!.symbol!, digest: parseMarker(body)!.digest }));

  it('are the ten most pressing, and the others are counted', () => {
    const { create, left } = plan([...many(14), entry('used', 'referenced')], [], 10, [
      {
        path: 'src/net/retry.ts',
        previousPath: null,
        removed: [...filesOf(14)[0]!.removed, { line: 99, text: 'const used = 1' }],
      },
    ]);
    expect(create).toHaveLength(10);
    expect(create[0]).toMatchObject({ path: 'src/net/retry.ts', line: 99 });
    expect(left).toBe(5);
  });

  it('are never posted twice for a symbol', () => {
    const first = plan(many(3));
    expect(plan(many(3), posted(first))).toEqual({ create: [], update: [], left: 0 });
  });

  it('are one for each part that a symbol which stays has lost', () => {
    const parts = [entry('s0', 'inconclusive', { kind: 'overload' }), entry('s0', 'inconclusive', { kind: 'export' })];
    const first = plan(parts);
    expect(new Set(posted(first).map(({ symbol }) => symbol)).size).toBe(2);
    expect(plan(parts, posted(first))).toEqual({ create: [], update: [], left: 0 });
  });

  it('are edited when there is something new to say', () => {
    const first = plan(many(1));
    const changed = [entry('s0', 'referenced')];
    const { create, update } = plan(changed, posted(first));
    expect(create).toEqual([]);
    expect(update).toHaveLength(1);
    expect(update[0]!.body).toContain('still used');
  });

  it('are told to be settled once their symbol is, and then left alone', () => {
    const first = plan(many(1));
    const settled = plan([entry('s0', 'absent')], posted(first));
    expect(settled.update).toHaveLength(1);
    expect(settled.update[0]!.body).toContain('**Settled.** Every place that names it is accounted for');
    const there = [
      { id: 0, symbol: symbolId(entry('s0', 'absent')), digest: parseMarker(settled.update[0]!.body)!.digest },
    ];
    expect(plan([entry('s0', 'absent')], there).update).toEqual([]);
    expect(plan([], posted(first)).update[0]!.body).toContain('is not removed any more');
  });

  it('are left as they are where nothing could be seen', () => {
    const made = report([]);
    const outcome = { kind: 'unseen', what: '', hint: '' } as const;
    expect(
      planReview(outcome, [], posted(plan(many(2))), { key: 'default', report: made, links: LINKS, most: 10 }).update,
    ).toEqual([]);
  });

  it('are never more than the ceiling over the life of a pull request', () => {
    const existing = posted(plan(many(28), [], 30, filesOf(28)));
    expect(existing).toHaveLength(28);
    const { create } = plan(many(40), existing, REVIEW_COMMENTS_CEILING, filesOf(40));
    expect(existing.length + create.length).toBeLessThanOrEqual(REVIEW_COMMENTS_CEILING);
  });
});
