import { TextClass } from 'nonesuch-indexer/facts';
import { describe, expect, it } from 'vitest';
import { type RemovalOptions, removed } from '../src/index.ts';
import { parseWaiver } from '../src/waivers/waiver-comment.ts';
import { semanticsOfToy, toyView } from './toy-language.ts';

type Texts = Readonly<Record<string, string>>;
type Rule = NonNullable<RemovalOptions['configuration']['waivers']>[number];

const oid = (digit: string): string => digit.repeat(40);

async function report(base: Texts, head: Texts, options: Partial<RemovalOptions> = {}) {
  const sides = { base, head };
  return removed(
    { base: toyView(base), head: toyView(head), renames: new Map() },
    {
      tool: { name: 'nonesuch', version: '0.0.0' },
      base: { rev: 'main', oid: oid('a'), tree: oid('b') },
      head: { rev: 'HEAD', oid: oid('c'), tree: oid('d') },
      mergeBase: null,
      identity: { generation: null, revision: oid('c'), narrowedTo: [] },
      freshness: { state: 'fresh', index_revision: oid('c'), head_revision: oid('c') },
      configuration: {},
      publicSurface: 'block',
      failOn: 'inconclusive',
      today: '2026-01-15',
      diagnostics: [],
      quote: (path, line, side) => sides[side][path]?.split('\n')[line - 1] ?? null,
      semanticsOf: semanticsOfToy,
      ...options,
    },
  );
}

/** What became of the one removed symbol, and what is said of the waivers. */
async function waived(base: Texts, head: Texts, options: Partial<RemovalOptions> = {}) {
  const { symbols, diagnostics, exit_code } = await report(base, head, options);
  expect(symbols).toHaveLength(1);
  const { waiver, verdict } = symbols[0]!;
  return { verdict, waiver, exit: exit_code, said: diagnostics.map(({ code }) => code) };
}

const A = { 'a.toy': 'def a\n' };
const GONE = { 'a.toy': '' };
const WHY = 'the string is a label';
const comment = (code: string, why = WHY) => `// nonesuch-ignore ${code} ${why}`;
const rule = (more: Partial<Rule> = {}): Rule => ({
  symbol: 'a.toy#a',
  by: 'ann',
  why: 'seen',
  until: '2026-01-31',
  ...more,
});

describe('a waiver in a comment at an open place', () => {
  it('settles that place, on the line itself or on the line above', async () => {
    for (const text of [
      `maybe a ${comment('unresolved_member')}\n`,
      `${comment('unresolved_member')}\nmaybe a\n`,
      `${comment('unresolved_member')}\n// more about it\n\nmaybe a\n`,
    ]) {
      const found = await waived(A, { ...GONE, 'b.toy': text });
      expect(found).toMatchObject({ verdict: 'inconclusive', exit: 0, said: [] });
      expect(found.waiver).toEqual({
        by: 'a comment at b.toy:1',
        why: WHY,
        until: null,
        code: 'unresolved_member',
        expired: false,
      });
    }
  });

  it('says nothing of another place of the same name, or of another reason', async () => {
    const one = comment('unresolved_member');
    expect(await waived(A, { ...GONE, 'b.toy': `${one}\nmaybe a\nmaybe a\n` })).toMatchObject({
      waiver: null,
      exit: 1,
    });
    expect(await waived(A, { ...GONE, 'b.toy': `${one}\nmaybe a\n${one}\nmaybe a\n` })).toMatchObject({ exit: 0 });
    expect(await waived(A, { ...GONE, 'b.toy': `${one}\nmaybe a\n`, 'c.toy': 'gate a\n' })).toMatchObject({
      waiver: null,
    });
    expect(await waived(A, { ...GONE, 'b.toy': `${comment('dynamic_key')}\nmaybe a\n` })).toMatchObject({
      waiver: null,
      exit: 1,
      said: ['waiver_orphaned'],
    });
  });

  it('never hides a proven use', async () => {
    const found = await waived(A, { ...GONE, 'b.toy': `use a ${comment('unresolved_member')}\n` });
    expect(found).toMatchObject({ verdict: 'referenced', waiver: null, exit: 1, said: ['waiver_orphaned'] });
  });

  it('does not settle what stands at no place', async () => {
    const found = await waived(A, { ...GONE, 'b.toy': `public a ${comment('public_surface')}\n` });
    expect(found).toMatchObject({ verdict: 'inconclusive', waiver: null, exit: 1 });
  });

  it('counts until its day', async () => {
    const head = { ...GONE, 'b.toy': `maybe a ${comment('unresolved_member until 2026-01-31')}\n` };
    expect(await waived(A, head)).toMatchObject({ exit: 0, said: [], waiver: { until: '2026-01-31' } });
    expect(await waived(A, head, { today: '2026-02-01' })).toMatchObject({
      exit: 1,
      said: ['waiver_expired'],
      waiver: { expired: true },
    });
  });

  it('counts for nothing without a reason, or with a code that is none, and its writer hears of it', async () => {
    for (const text of [
      comment('unresolved_member', ''),
      comment('unresolved_membr'),
      comment('resolved'),
      comment(''),
    ]) {
      expect(await waived(A, { ...GONE, 'b.toy': `maybe a ${text}\n` })).toMatchObject({
        waiver: null,
        exit: 1,
        said: ['waiver_not_understood'],
      });
    }
  });

  it('is not believed where the head is a stranger’s', async () => {
    const head = { ...GONE, 'b.toy': `maybe a ${comment('unresolved_member')}\n` };
    expect(await waived(A, head, { believeHead: false })).toMatchObject({ waiver: null, exit: 1 });
  });

  it('is orphaned only where the change touched its file', async () => {
    const stale = { 'b.toy': `${comment('unresolved_member')}\nnote b\n` };
    expect(await waived({ ...A, ...stale }, { ...GONE, ...stale })).toMatchObject({ verdict: 'absent', said: [] });
    expect(await waived(A, { ...GONE, ...stale })).toMatchObject({ said: ['waiver_orphaned'] });
  });
});

describe('a waiver in a comment at the declaration, in the base revision', () => {
  const declared = { 'a.toy': `${comment('unresolved_member')}\ndef a\n` };

  it('settles that reason at every place, and no other reason', async () => {
    expect(await waived(declared, { ...GONE, 'b.toy': 'maybe a\nmaybe a\n' })).toMatchObject({ exit: 0 });
    expect(await waived(declared, { ...GONE, 'b.toy': 'maybe a\ngate a\n' })).toMatchObject({ waiver: null, exit: 1 });
    expect(await waived(declared, { ...GONE, 'b.toy': 'use a\n' })).toMatchObject({
      verdict: 'referenced',
      waiver: null,
    });
  });

  it('settles what stands at no place', async () => {
    const open = { 'a.toy': `def a ${comment('public_surface')}\n` };
    expect(await waived(open, { ...GONE, 'b.toy': 'public a\n' })).toMatchObject({ exit: 0 });
  });
});

describe('a waiver in the configuration', () => {
  const head = { ...GONE, 'b.toy': 'maybe a\ngate a\n' };
  const given = (...waivers: Rule[]) => ({ configuration: { waivers } });

  it('may speak for one reason or for all, and several add up', async () => {
    expect(await waived(A, head, given(rule()))).toMatchObject({ exit: 0, waiver: { by: 'ann', code: null } });
    expect(await waived(A, head, given(rule({ code: 'dynamic_key' })))).toMatchObject({ exit: 1, waiver: null });
    expect(
      await waived(A, head, given(rule({ code: 'dynamic_key' }), rule({ code: 'unresolved_member', by: 'bea' }))),
    ).toMatchObject({ exit: 0, waiver: { by: 'bea; ann', code: null } });
    const beside = { ...GONE, 'b.toy': `maybe a ${comment('unresolved_member')}\ngate a\n` };
    expect(await waived(A, beside, given(rule({ code: 'dynamic_key' })))).toMatchObject({ exit: 0, said: [] });
  });

  it('is a finding when its time is over', async () => {
    expect(await waived(A, head, given(rule({ until: '2026-01-01' })))).toMatchObject({
      exit: 1,
      waiver: { expired: true },
      said: ['waiver_expired'],
    });
  });

  it.each([
    ['of a symbol that no revision declares', rule({ symbol: 'a.toy#other' }), { ...GONE, 'b.toy': 'maybe a\n' }],
    ['of a file that is gone', rule({ symbol: 'z.toy#z' }), { ...GONE, 'b.toy': 'maybe a\n' }],
    ['for a reason that does not keep it open', rule({ code: 'homograph' }), { ...GONE, 'b.toy': 'maybe a\n' }],
    ['of a proven use', rule(), { ...GONE, 'b.toy': 'use a\n' }],
    ['of what is absent', rule(), GONE],
  ])('is a finding where it is orphaned: %s', async (_, waiver, to) => {
    const { diagnostics } = await report(A, to, given(waiver));
    expect(diagnostics).toMatchObject([{ code: 'waiver_orphaned', impact: 'advisory', hint: 'Remove it.' }]);
  });

  it('is no place that keeps open what it waives', async () => {
    const found = await report(A, { ...GONE, 'nonesuch.json': '{ "waivers": [{ "symbol": "a.toy#a" }] }' }, {});
    expect(found.symbols[0]).toMatchObject({
      verdict: 'absent',
      accounting: { open: 0, by_disposition: { inert_string: 2 } },
    });
  });

  it('is none while its symbol still stands', async () => {
    const { diagnostics } = await report({ 'a.toy': 'def a\ndef b\n' }, { 'a.toy': 'def a\n' }, given(rule()));
    expect(diagnostics).toEqual([]);
  });
});

describe('the comment itself', () => {
  it.each([
    ['  # nonesuch-ignore string_match it is a label', TextClass.Comment, true],
    ['key: value  # nonesuch-ignore string_match it is a label', TextClass.Comment, false],
    ['/* nonesuch-ignore string_match it is a label */', TextClass.Comment, true],
    [' * nonesuch-ignore string_match it is a label', TextClass.Doc, true],
    ['<!-- nonesuch-ignore string_match it is a label -->', TextClass.Prose, true],
    ['-- nonesuch-ignore string_match it is a label', TextClass.ForeignCode, true],
    ['; nonesuch-ignore string_match: it is a label', TextClass.ForeignCode, true],
    ['{/* nonesuch-ignore string_match — it is a label */}', TextClass.Comment, true],
  ])('is read in the syntax of its language: %s', (line, kind, ownLine) => {
    expect(parseWaiver(line, kind)).toEqual({
      kind: 'waiver',
      code: 'string_match',
      why: 'it is a label',
      until: null,
      ownLine,
    });
  });

  it.each([
    ['Write `nonesuch-ignore string_match why` in a comment.', TextClass.Prose],
    ['# nonesuch-ignore string_match a heading', TextClass.Prose],
    ["const text = '// nonesuch-ignore string_match quoted';", TextClass.StringProse],
    ['print("nonesuch-ignore string_match quoted")', TextClass.ForeignCode],
  ])('is no waiver where nothing opens a comment: %s', (line, kind) => {
    expect(parseWaiver(line, kind)).toBeNull();
  });

  it('has a near name for a code that is none', () => {
    expect(parseWaiver('// nonesuch-ignore string_mach why', TextClass.Comment)).toEqual({
      kind: 'broken',
      problem: 'string_mach is no code that can be waived, did it mean string_match?',
    });
  });
});

describe('tests that are no users', () => {
  const base = { 'src/a.toy': 'def a\n', 'test/helper.toy': 'def help\n' };
  const head = { 'src/a.toy': '', 'test/helper.toy': 'def help\n', 'test/a.toy': 'use a\nmaybe a\n' };
  const off = { configuration: { tests_as_users: false } };

  it('keep nothing referenced or open, and the answer says that they do', async () => {
    const found = await report(base, head, off);
    expect(found.symbols[0]).toMatchObject({
      verdict: 'absent',
      reasons: [{ code: 'test_use', count: 2 }],
      accounting: { occurrences: 2, accounted: 2, by_disposition: { test_use: 2 } },
    });
    expect(found.symbols[0]!.wording).toMatch(/^Nothing but tests uses `a`/u);
    expect(found.diagnostics).toMatchObject([{ code: 'tests_left_out', impact: 'declared_non_exhaustive' }]);
    expect(found.verdict).toMatchObject({ trust: 'inconclusive', safe_to_conclude_absent: false });
  });

  it('count where nothing else is said, and a use outside of them always does', async () => {
    expect((await report(base, head)).symbols[0]!.verdict).toBe('referenced');
    expect((await report(base, { ...head, 'src/b.toy': 'use a\n' }, off)).symbols[0]!.verdict).toBe('referenced');
    expect((await report(base, { ...head, 'src/spec/b.toy': 'use a\n' }, off)).symbols[0]!.verdict).toBe('referenced');
  });

  it('are the users of what is declared in a test', async () => {
    const found = await report(base, { ...base, 'test/helper.toy': '', 'test/a.toy': 'use help\n' }, off);
    expect(found.symbols[0]!.verdict).toBe('referenced');
  });
});
