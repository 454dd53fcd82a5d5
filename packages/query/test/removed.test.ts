import { validateRemovalReport } from 'nonesuch-schema';
import { describe, expect, it } from 'vitest';
import { type RemovalOptions, removed } from '../src/index.ts';
import { semanticsOfToy, type ToyView, toyView } from './toy-language.ts';

const oid = (digit: string): string => digit.repeat(40);

const OPTIONS: RemovalOptions = {
  tool: { name: 'nonesuch', version: '0.0.0' },
  base: { rev: 'main', oid: oid('a'), tree: oid('b') },
  head: { rev: 'HEAD', oid: oid('c'), tree: oid('d') },
  mergeBase: null,
  identity: { generation: null, revision: oid('c'), narrowedTo: [] },
  freshness: { state: 'fresh', index_revision: oid('c'), head_revision: oid('c') },
  configuration: {},
  publicSurface: 'block',
  failOn: 'inconclusive',
  today: '2026-01-01',
  diagnostics: [],
  quote: () => null,
  semanticsOf: semanticsOfToy,
};

async function report(
  base: ToyView,
  head: ToyView,
  options: Partial<RemovalOptions> = {},
  renames: Record<string, string> = {},
) {
  const comparison = { base, head, renames: new Map(Object.entries(renames)) };
  const found = await removed(comparison, { ...OPTIONS, ...options });
  expect(validateRemovalReport(found)).toEqual({ valid: true });
  const { summary } = found;
  expect(summary.removed).toBe(found.symbols.length);
  expect(summary.referenced + summary.inconclusive + summary.absent + summary.moved).toBe(summary.removed);
  for (const { accounting } of found.symbols) {
    expect(accounting.accounted + accounting.open!).toBe(accounting.occurrences);
    expect(Object.values(accounting.by_disposition).reduce((sum, count) => sum + count, 0)).toBe(
      accounting.occurrences,
    );
  }
  return found;
}

const verdicts = (found: Awaited<ReturnType<typeof report>>) =>
  found.symbols.map((entry) => [entry.symbol, entry.verdict]);

describe('the removal report', () => {
  const base = toyView({
    'a.toy': 'def used\ndef unsure\ndef gone\ndef went\ndef kept\n',
    'b.toy': 'note gone\nuse kept\n',
  });
  const head = toyView({
    'a.toy': 'def kept\n',
    'b.toy': 'note gone\nuse kept\nuse used\nmaybe used\nmaybe unsure\nmoved went c.toy#arrived\n',
    'c.toy': 'def arrived\n',
  });

  it('has the four verdicts, the worst first', async () => {
    const found = await report(base, head);
    expect(verdicts(found)).toEqual([
      ['a.toy#used', 'referenced'],
      ['a.toy#unsure', 'inconclusive'],
      ['a.toy#gone', 'absent'],
      ['a.toy#went', 'moved'],
    ]);
    expect(found.symbols.map((entry) => entry.reasons[0]!.code)).toEqual([
      'resolved',
      'unresolved_member',
      'comment',
      'moved_file',
    ]);
    expect(found.symbols[3]!.moved_to).toMatchObject({
      path: 'c.toy',
      symbol: 'c.toy#arrived',
      range: { start_line: 1 },
    });
    expect(found.exit_code).toBe(1);
  });

  it('says where, with the line from the edge, and nothing where the edge is silent', async () => {
    const found = await report(base, head, {
      quote: (path, line, side) => (line === 3 ? `  ${side} ${path}:${line}` : null),
    });
    const [use, open] = found.symbols[0]!.evidence;
    expect(use).toMatchObject({
      path: 'b.toy',
      line: 3,
      column: 5,
      disposition: 'resolved',
      proof: 'proven',
      text: 'head b.toy:3',
    });
    expect(open).toMatchObject({ line: 4, column: 7, proof: null, text: null });
  });

  it('is clean where what is removed is proven to be unused, and only then', async () => {
    const clean = await report(
      base,
      toyView({ 'a.toy': 'def used\ndef unsure\ndef went\ndef kept\n', 'b.toy': 'note gone\n' }),
    );
    expect(clean.exit_code).toBe(0);
    expect(clean.verdict).toMatchObject({ state: 'absent', safe_to_conclude_absent: true });
    expect(clean.claim).toMatchObject({ kind: 'absence', supported: true });
    expect((await report(base, head, { failOn: 'none' })).exit_code).toBe(0);
    expect((await report(base, base)).symbols).toEqual([]);
  });

  it('is the same bytes whatever the order of the files', async () => {
    const shuffled = toyView({
      'c.toy': 'def arrived\n',
      'b.toy': head.facts('b.toy')!.config!,
      'a.toy': 'def kept\n',
    });
    expect(JSON.stringify(await report(base, shuffled))).toBe(JSON.stringify(await report(base, head)));
  });

  it('goes on where one symbol makes the judge fail, and concludes nothing about that one', async () => {
    const found = await report(toyView({ 'a.toy': 'def a\ndef b\n' }), toyView({ 'a.toy': '', 'b.toy': 'crash a\n' }));
    expect(verdicts(found)).toEqual([
      ['a.toy#a', 'inconclusive'],
      ['a.toy#b', 'absent'],
    ]);
    expect(found.symbols[0]!.reasons[0]!.code).toBe('budget_exhausted');
    expect(found.diagnostics).toMatchObject([{ code: 'checker_failed', impact: 'incomplete', path: 'a.toy' }]);
  });

  it('cuts the evidence and says how much it left out', async () => {
    const uses = 'maybe unsure\n'.repeat(30);
    const found = await report(base, toyView({ 'a.toy': 'def used\ndef gone\ndef went\ndef kept\n', 'b.toy': uses }), {
      configuration: { limits: { evidence: 4 } },
    });
    expect(found.symbols[0]).toMatchObject({ evidence_truncated: true, evidence_omitted: 26 });
    expect(found.symbols[0]!.evidence).toHaveLength(4);
    expect(found.symbols[0]!.accounting).toMatchObject({ occurrences: 30, open: 30 });
    expect(found.limits[0]).toMatchObject({ code: 'unresolved_member', count: 30 });
    expect(found.limits[0]!.samples).toHaveLength(10);
  });
});

describe('a container', () => {
  const base = toyView({ 'a.toy': 'def Box\ndef Box.open\ndef Box.close\n', 'b.toy': '' });

  it('stands for its members where it is absent or referenced', async () => {
    const found = await report(base, toyView({ 'a.toy': '', 'b.toy': 'use Box\nuse Box.open\n' }));
    expect(verdicts(found)).toEqual([['a.toy#Box', 'referenced']]);
    expect(found.symbols[0]!.members).toEqual(['a.toy#Box.open', 'a.toy#Box.close']);
    expect(verdicts(await report(base, toyView({ 'a.toy': '', 'b.toy': '' })))).toEqual([['a.toy#Box', 'absent']]);
  });

  it('does not stand for a member that is proven to be used where it is inconclusive itself', async () => {
    const found = await report(base, toyView({ 'a.toy': '', 'b.toy': 'maybe Box\nuse Box.open\nmaybe Box.close\n' }));
    expect(verdicts(found)).toEqual([
      ['a.toy#Box.open', 'referenced'],
      ['a.toy#Box', 'inconclusive'],
    ]);
    expect(found.symbols[1]!.members).toEqual(['a.toy#Box.close']);
  });

  it('that stays leaves a removed member an entry of its own', async () => {
    const found = await report(base, toyView({ 'a.toy': 'def Box\ndef Box.open\n', 'b.toy': '' }));
    expect(verdicts(found)).toEqual([['a.toy#Box.close', 'absent']]);
    expect(found.symbols[0]!.container).toBe('a.toy#Box');
  });

  it('that moved does not stand for the members that did not come along', async () => {
    const head = toyView({ 'c.toy': 'def Box\ndef Box.open\n', 'b.toy': 'moved Box c.toy#Box\nuse Box.close\n' });
    const found = await report(base, head, {}, { 'c.toy': 'a.toy' });
    expect(verdicts(found)).toEqual([
      ['a.toy#Box.close', 'referenced'],
      ['a.toy#Box', 'moved'],
    ]);
    expect(found.symbols[1]!.members).toEqual(['a.toy#Box.open']);
  });
});

describe('what nobody could judge', () => {
  it('is counted and named, and never clean', async () => {
    const base = toyView({
      'a.py': 'def a(): pass',
      'b.toy': { state: 'lfs' },
      lib: { mode: 'gitlink', state: 'unread', reason: 'gitlink', room: null },
      'kept.py': 'x',
      'notes.md': 'old',
    });
    const head = toyView({ 'a.py': '', 'kept.py': 'x', 'notes.md': 'new' });
    const found = await report(base, head);
    expect(found.symbols).toEqual([]);
    expect(found.not_judged).toEqual([
      { path: 'a.py', language: 'Python', reason: 'unsupported_language', change: 'modified' },
      { path: 'b.toy', language: null, reason: 'lfs_pointer', change: 'deleted' },
      { path: 'lib', language: null, reason: 'submodule', change: 'deleted' },
    ]);
    expect(found).toMatchObject({
      exit_code: 1,
      summary: { not_judged: 3 },
      verdict: { trust: 'inconclusive', safe_to_conclude_absent: false },
    });
    expect((await report(base, base)).exit_code).toBe(0);
  });

  it('includes a file that head cannot show: what is not seen there is not known to be gone', async () => {
    const base = toyView({ 'a.toy': 'def a\n' });
    const found = await report(base, toyView({ 'a.toy': { state: 'unread', reason: 'missing_object' } }));
    expect(found.symbols).toEqual([]);
    expect(found.not_judged![0]!.reason).toBe('file_unread');
  });

  it('blocks an absence where it could hold a use, and only there', async () => {
    const base = toyView({ 'a.toy': 'def a\n' });
    const blocked = await report(base, toyView({ 'a.toy': '', 'user.ts': { state: 'lfs', room: null } }));
    expect(blocked.symbols[0]).toMatchObject({ verdict: 'inconclusive', reasons: [{ code: 'lfs_pointer' }] });
    const free = await report(base, toyView({ 'a.toy': '', 'logo.png': { state: 'lfs', room: null } }));
    expect(free.symbols[0]).toMatchObject({ verdict: 'absent' });
    expect(free.symbols[0]!.wording).toContain('1 of 1 tracked file with text (1 without)');
  });
});

describe('a caller', () => {
  const base = toyView({ 'in/a.toy': 'def a\n', 'out/b.toy': 'def b\n' }, ['in']);

  it('who narrows the look is told that nothing beyond it can be concluded', async () => {
    const head = toyView({ 'in/a.toy': '', 'out/b.toy': '' }, ['in']);
    const found = await report(base, head, { identity: { ...OPTIONS.identity, narrowedTo: ['in'] } });
    expect(verdicts(found)).toEqual([['in/a.toy#a', 'inconclusive']]);
    expect(found.symbols[0]!.reasons[0]!.code).toBe('scope_narrowed');
    expect(found.coverage.files.out_of_scope).toBe(1);
    expect(found.diagnostics.map((each) => each.code)).toContain('changed_files_left_out');
  });

  it('can waive what is inconclusive until a day, and never a proven use', async () => {
    const from = toyView({ 'a.toy': 'def a\ndef b\n' });
    const to = toyView({ 'a.toy': '', 'b.toy': 'maybe a\nuse b\n' });
    const rule = { by: 'ann', why: 'checked by hand', until: '2026-01-31' };
    const configuration = {
      waivers: [
        { ...rule, symbol: 'a.toy#a' },
        { ...rule, symbol: 'a.toy#b' },
      ],
    };
    const waived = await report(from, to, { configuration });
    expect(waived.symbols.map((entry) => [entry.symbol, entry.waiver?.expired])).toEqual([
      ['a.toy#b', undefined],
      ['a.toy#a', false],
    ]);
    expect(waived.summary).toMatchObject({ waived: 1, inconclusive: 1 });
    const only = toyView({ 'a.toy': '', 'b.toy': 'maybe a\n' });
    expect((await report(from, only, { configuration })).exit_code).toBe(0);
    expect((await report(from, only, { configuration, today: '2026-02-01' })).exit_code).toBe(1);
  });

  it('can leave symbols out, and they are counted', async () => {
    const from = toyView({ 'src/a.toy': 'def a\ndef b\n' });
    const to = toyView({ 'src/a.toy': '' });
    const found = await report(from, to, {
      configuration: { ignore: [{ why: 'a test', paths: ['**/*.toy'], symbols: ['a'] }] },
    });
    expect(verdicts(found)).toEqual([['src/a.toy#b', 'absent']]);
    expect(found.diagnostics).toMatchObject([{ code: 'symbols_ignored', impact: 'declared_non_exhaustive' }]);
  });
});
