import { validateAbsenceReport, validateReferencesReport } from 'nonesuch-schema';
import { describe, expect, it } from 'vitest';
import { absent, type QuestionOptions, refs } from '../src/index.ts';
import { semanticsOfToy, type ToyView, toyView } from './toy-language.ts';

const oid = 'c'.repeat(40);

const OPTIONS: QuestionOptions = {
  tool: { name: 'nonesuch', version: '0.0.0' },
  head: { rev: 'HEAD', oid, tree: 'd'.repeat(40) },
  identity: { generation: null, revision: oid, narrowedTo: [] },
  freshness: { state: 'fresh', index_revision: oid, head_revision: oid },
  publicSurface: 'block',
  diagnostics: [],
  quote: (path, line) => `${path} ${line}`,
  semanticsOf: semanticsOfToy,
};

const view = toyView({
  'a.toy': 'def used\ndef unsure\ndef unused\ndef offered\ndef __proto__\n',
  'b.toy': 'use used\nuse used\nmaybe used\ngate unsure\nnote unused\npublic offered\n',
});

async function answer(reference: string, revision: ToyView = view) {
  const report = await absent(revision, reference, { ...OPTIONS, failOn: 'inconclusive' });
  expect(validateAbsenceReport(report)).toEqual({ valid: true });
  return { report, entry: report.symbols[0]! };
}

describe('absent', () => {
  it('is a yes only for what nothing uses', async () => {
    const { report, entry } = await answer('unused');
    expect(report).toMatchObject({
      exit_code: 0,
      verdict: { safe_to_conclude_absent: true },
      claim: { kind: 'absence', supported: true },
    });
    expect(entry).toMatchObject({ symbol: 'a.toy#unused', verdict: 'absent', reasons: [{ code: 'comment' }] });
    expect(entry.wording).toContain('1 of 1 occurrence accounted for, in 2 of 2 tracked files');
  });

  it('names the use, or what keeps it from being told', async () => {
    expect((await answer('used')).report).toMatchObject({
      exit_code: 1,
      symbols: [{ verdict: 'referenced', reasons: [{ code: 'resolved', count: 2 }] }],
    });
    const { report, entry } = await answer('unsure');
    expect(report).toMatchObject({
      exit_code: 1,
      limits: [{ code: 'dynamic_key', samples: [{ path: 'b.toy', line: 4 }] }],
    });
    expect(entry.evidence).toMatchObject([
      { path: 'b.toy', line: 4, disposition: 'dynamic_key', spelled: false, text: 'b.toy 4' },
    ]);
    const offered = await answer('offered');
    expect(offered.entry).toMatchObject({
      verdict: 'inconclusive',
      reasons: [{ code: 'public_surface', subject: 'toys' }],
      evidence: [],
    });
  });

  it('answers for a name that every object has', async () => {
    expect((await answer('__proto__')).entry).toMatchObject({ name: '__proto__', verdict: 'absent' });
  });

  it('counts what could not be read, and claims nothing about it', async () => {
    const blind = toyView({ 'a.toy': 'def a\n', 'b.ts': { state: 'unread', reason: 'missing_object', room: null } });
    const { report, entry } = await answer('a', blind);
    expect(entry).toMatchObject({ verdict: 'inconclusive', reasons: [{ code: 'file_unread' }] });
    expect(report.coverage).toMatchObject({
      ratio: 0.5,
      files: { tracked: 2, scanned: 1, not_read: 1 },
      gaps: [{ unit: 'b.ts', reason: 'missing_object' }],
    });
    expect(report.claim).toMatchObject({ supported: false, exhaustive: false });
  });
});

describe('refs', () => {
  const ask = async (reference: string, options: Partial<QuestionOptions> = {}) => {
    const report = await refs(view, reference, { ...OPTIONS, ...options });
    expect(validateReferencesReport(report)).toEqual({ valid: true });
    return report;
  };

  it('has the proven uses first, then what might be one', async () => {
    const report = await ask('used');
    expect(report.results.map((each) => [each.range.start_line, each.proof])).toEqual([
      [1, 'proven'],
      [2, 'proven'],
      [3, 'unproven'],
    ]);
    expect(report.claim).toMatchObject({
      kind: 'count',
      supported: false,
      wording: '`used` is used in at least 2 places, and may be in 1 other.',
    });
    expect((await ask('unused')).claim).toMatchObject({ supported: true, wording: '`unused` is used in 0 places.' });
  });

  it('says nothing about all of them once it was cut', async () => {
    const report = await ask('used', { evidence: 1 });
    expect(report).toMatchObject({ truncated: true, claim: { supported: false } });
    expect(report.results).toHaveLength(1);
  });
});
