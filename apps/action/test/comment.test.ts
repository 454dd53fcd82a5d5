import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foreignParts } from '../../../test/harness/markdown/foreign-parts.ts';
import { type CommentContext, commentText } from '../src/comment/body.ts';
import { decideComment, type ExistingComment } from '../src/comment/decide.ts';
import { formatMarker, parseMarker } from '../src/comment/marker.ts';
import { type Outcome, outcomeOf } from '../src/finding/findings.ts';
import { COMMENT_LIMIT, SUMMARY_LIMIT } from '../src/github/limits.ts';
import { summaryText } from '../src/summary/summary.ts';
import { hostileText } from './hostile-text.ts';
import { BASE, entry, HEAD, LINKS, report, site } from './report-fixture.ts';

function context(made: CommentContext['report'], change: Partial<CommentContext> = {}): CommentContext {
  return { key: 'default', report: made, links: made === null ? null : LINKS, maxFindings: 50, docs: null, ...change };
}

function render(
  symbols: Parameters<typeof report>[0],
  change: Partial<CommentContext> = {},
  reportChange: Parameters<typeof report>[1] = {},
) {
  const made = report(symbols, reportChange);
  return commentText(outcomeOf(made), context(made, change));
}

describe('the comment', () => {
  it('leads with what to do, then says why, where, and what would settle it', () => {
    expect(
      render([entry('retryWithBackoff', 'inconclusive'), entry('once', 'absent'), entry('again', 'moved')]).body,
    ).toMatchInlineSnapshot(`
      "<!-- nonesuch:v1 key=default digest=b135d957f4f73e88e523 -->

      ### Nonesuch: a removed symbol may still be in use

      **Look at the place below before you merge.** No certain use was found, but one cannot be ruled out by reading the code.

      #### \`retryWithBackoff\` — cannot tell, because of 1 place

      The function at [\`src/net/retry.ts:12\`](https://github.com/acme/kit/blob/bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb/src/net/retry.ts#L12) is removed. A string that nothing explains is its name.

      - [\`src/worker.ts:41\`](https://github.com/acme/kit/blob/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/src/worker.ts#L41) \`run('retryWithBackoff')\`

      **To settle it:** Say what the string means, or rename it. Or say there why it is no use: \`// nonesuch-ignore string_match <why>\`

      ---

      _Nonesuch looks for what still uses the code that a pull request removes._ · 3 removed, 1 cannot tell, 1 proven unused, 1 moved · looked at every word of 42 of 42 files · compared \`bbbbbbbbbbbb\` with \`aaaaaaaaaaaa\`"
    `);
  });

  it('names the places of a proven use before open questions', () => {
    const { body } = render([entry('maybe', 'inconclusive'), entry('used', 'referenced')]);
    expect(body).toContain('### Nonesuch: a removed symbol is still used');
    expect(body.indexOf('`used`')).toBeLessThan(body.indexOf('`maybe`'));
  });

  it('links each open place at the judged commit, and the declaration at the base', () => {
    const { body } = render([entry('x', 'inconclusive', { evidence: [site('src/a b/[id] (1).ts', 7)] })]);
    expect(body).toContain(`(https://github.com/acme/kit/blob/${HEAD}/src/a%20b/%5Bid%5D%20%281%29.ts#L7)`);
    expect(body).toContain(`(https://github.com/acme/kit/blob/${BASE}/src/net/retry.ts#L12)`);
  });

  it('prefers a commit that lives on where it shows the same bytes', () => {
    const links = { ...LINKS, anchors: new Map([['src/worker.ts', 'c'.repeat(40)]]) };
    expect(render([entry('x', 'inconclusive')], { links }).body).toContain(`/blob/${'c'.repeat(40)}/src/worker.ts#L41`);
  });

  it('names each symbol once', () => {
    const { body } = render(Array.from({ length: 45 }, (_, n) => entry(`symbolNumber${n}End`, 'inconclusive')));
    for (let n = 0; n < 45; n++) expect(body.split(`symbolNumber${n}End`)).toHaveLength(2);
  });

  it('folds what comes after the first five', () => {
    const { body } = render(Array.from({ length: 9 }, (_, n) => entry(`s${n}`, 'inconclusive')));
    expect(body).toContain('<details><summary>4 more symbols</summary>');
    expect(body.split('<details>')).toHaveLength(body.split('</details>').length);
  });

  it('counts what it leaves out by max-findings', () => {
    const { body } = render(
      Array.from({ length: 9 }, (_, n) => entry(`s${n}`, 'inconclusive')),
      { maxFindings: 4 },
    );
    expect(body).toContain('_5 more symbols are not shown here');
  });

  it('stays under the limit, cuts by rank and says so', () => {
    const long = Array.from({ length: 3_000 }, (_, n) =>
      entry(`aRatherLongSymbolName${n}`.padEnd(150, 'x'), 'inconclusive'),
    );
    const { body } = render([...long, entry('mostPressing', 'referenced')], { maxFindings: 99_999 });
    expect(body.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    expect(body.length).toBeGreaterThan(COMMENT_LIMIT / 2);
    expect(body).toContain('`mostPressing`');
    const cut = Number(/_(\d+) more symbols are not shown here/u.exec(body)![1]);
    const named = new Set(body.match(/aRatherLongSymbolName\d+/gu)).size;
    expect(named + cut).toBe(3_000);
  });

  it('is settled when nothing is open, and says what it does not cover', () => {
    const notJudged = [
      { path: 'lib/old.py', language: 'python', reason: 'unsupported_language' as const, change: 'deleted' as const },
    ];
    const { body } = render([entry('gone', 'absent')], {}, { not_judged: notJudged });
    expect(body).toContain('### Nonesuch: nothing is open');
    expect(body).toContain('1 changed file was not judged');
    expect(body).toContain('`lib/old.py`');
  });

  it('does not read as clean where nothing was seen', () => {
    const outcome: Outcome = { kind: 'unseen', what: 'commit abc is missing', hint: 'Fetch it.' };
    const { body } = commentText(outcome, context(null));
    expect(body).toContain('This is not a clean result');
    expect(body).not.toMatch(/nothing is open|Nothing to do/u);
  });

  it('says the same when only the commits changed, and something else when a place did', () => {
    const first = render([entry('x', 'inconclusive')]);
    const pushed = render([entry('x', 'inconclusive')], { links: { ...LINKS, judged: 'd'.repeat(40) } });
    const changed = render([entry('x', 'inconclusive', { evidence: [site('src/worker.ts', 42)] })]);
    expect(pushed.digest).toBe(first.digest);
    expect(pushed.body).not.toBe(first.body);
    expect(changed.digest).not.toBe(first.digest);
  });

  it('carries nothing of a repository but words, code, and links of ours', () => {
    fc.assert(
      fc.property(hostileText(), hostileText(), hostileText(), (name, path, text) => {
        const made = report([
          entry(name, 'inconclusive', {
            path,
            symbol: `${path}#${name}`,
            kind: 'function',
            evidence: [site(path, 3, 'inconclusive', text)],
            reasons: [{ code: 'string_match', message: `${name} stands in ${path}: ${text}`, count: 1, remedy: text }],
          }),
          entry(text, 'moved', { path, symbol: `${path}#${text}` }),
        ]);
        for (const body of [
          commentText(outcomeOf(made), context(made)).body,
          summaryText(outcomeOf(made), context(made)),
        ])
          expect(foreignParts(body, 'acme/kit')).toEqual([]);
      }),
      { numRuns: 120 },
    );
  });
});

describe('the marker', () => {
  it('comes back from what it is written as, whatever the key', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }).filter((key) => Buffer.from(key).toString() === key),
        (key) => {
          const line = formatMarker({ key, symbol: null, digest: '0123456789abcdef0123' });
          expect(line).not.toMatch(/--.*--.*--/u);
          expect(parseMarker(`${line}\n\nbody`)).toEqual({ key, symbol: null, digest: '0123456789abcdef0123' });
        },
      ),
    );
  });

  it('counts on the first line only, so that a quoted one is no marker', () => {
    expect(parseMarker('> hello\n<!-- nonesuch:v1 key=default -->')).toBeNull();
    expect(parseMarker('<!-- nonesuch:v1 key=default -->')).toEqual({ key: 'default', symbol: null, digest: null });
  });
});

describe('what becomes of the comment', () => {
  const existing: ExistingComment = { id: 1, url: 'https://github.com/acme/kit/pull/1#issuecomment-1', digest: 'old' };
  const text = { body: '' as never, digest: 'new' };
  const findings = outcomeOf(report([entry('x', 'inconclusive')]));
  const clean: Outcome = { kind: 'clean' };
  const unseen: Outcome = { kind: 'unseen', what: '', hint: '' };

  it.each([
    ['on-findings', findings, null, 'create'],
    ['on-findings', clean, null, 'none'],
    ['on-findings', unseen, null, 'none'],
    ['on-findings', findings, existing, 'update'],
    ['on-findings', clean, existing, 'update'],
    ['on-findings', unseen, existing, 'update'],
    ['on-findings', findings, { ...existing, digest: 'new' }, 'untouched'],
    ['always', clean, null, 'create'],
    ['always', unseen, null, 'create'],
    ['never', findings, null, 'none'],
    ['never', findings, existing, 'none'],
  ] as const)('with %s', (mode, outcome, there, action) => {
    expect(decideComment(mode, outcome, there, text).action).toBe(action);
  });
});

describe('the summary', () => {
  it('stays within half of what the runner takes, in bytes', () => {
    const many = Array.from({ length: 9_000 }, (_, n) => entry(`ü${n}`.padEnd(120, 'ü'), 'inconclusive'));
    const made = report(many);
    const text = summaryText(outcomeOf(made), context(made));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(SUMMARY_LIMIT / 2);
    expect(text).toMatch(/more symbols are not shown here/u);
  });

  it('lists what is settled, too', () => {
    const made = report([entry('gone', 'absent'), entry('again', 'moved')]);
    const text = summaryText(outcomeOf(made), context(made));
    expect(text).toContain('1 absent: every occurrence is accounted for');
    expect(text).toContain('src/net/again.ts#again');
  });
});
