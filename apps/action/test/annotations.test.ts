import { describe, expect, it } from 'vitest';
import { annotationsOf } from '../src/annotation/annotations.ts';
import { findingsOf } from '../src/finding/findings.ts';
import { ANNOTATIONS_PER_KIND } from '../src/github/limits.ts';
import { entry, report, site } from './report-fixture.ts';

describe('annotations', () => {
  it('are errors where a removed symbol is used, and warnings where it may be', () => {
    const { shown, left } = annotationsOf(
      findingsOf(report([entry('a', 'inconclusive'), entry('b', 'referenced'), entry('c', 'absent')])),
    );
    expect(shown.map(({ kind, path, line, title }) => [kind, path, line, title])).toEqual([
      ['error', 'src/worker.ts', 41, 'b is removed and used here'],
      ['warning', 'src/worker.ts', 41, 'a is removed and may be used here'],
    ]);
    expect(left).toBe(0);
  });

  it('are at most ten of a kind, shared by the symbols, and the others are counted', () => {
    const sites = Array.from({ length: 30 }, (_, n) => site(`src/f${n}.ts`, n + 1));
    const { shown, left } = annotationsOf(
      findingsOf(
        report([entry('a', 'inconclusive', { evidence: sites }), entry('b', 'inconclusive', { evidence: sites })]),
      ),
    );
    expect(shown).toHaveLength(ANNOTATIONS_PER_KIND);
    expect(shown.filter(({ title }) => title.startsWith('a '))).toHaveLength(5);
    expect(left).toBe(50);
  });

  it('stand in the tree that was judged, not in the one that it was made from', () => {
    const { shown } = annotationsOf(
      findingsOf(
        report([
          entry('a', 'inconclusive', {
            evidence: [{ ...site('src/gone.ts', 1), side: 'base' }, site('src/there.ts', 2)],
          }),
        ]),
      ),
    );
    expect(shown.map(({ path }) => path)).toEqual(['src/there.ts']);
  });
});
