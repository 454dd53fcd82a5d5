import { type Node, Parser } from 'commonmark';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { block, code, details, htmlCode, join, type Markdown, markdown, prose } from '../src/text/markdown.ts';
import { hostileText } from './hostile-text.ts';

const INERT = new Set(['document', 'paragraph', 'text', 'code', 'code_block', 'softbreak']);

function nodes(source: string): Node[] {
  const walker = new Parser().parse(source).walker();
  const found: Node[] = [];
  for (let event = walker.next(); event !== null; event = walker.next()) if (event.entering) found.push(event.node);
  return found;
}

/** What GitHub would act on in text that is not code: mentions, references, bare addresses, emoji, formulas. */
function activeText(source: string): string[] {
  return nodes(source)
    .filter((node) => node.type === 'text')
    .map((node) => node.literal ?? '')
    .filter((text) => /@\w|#\d|https?:|www\.|\w@\w|:\w+:|\$|\bGH-\d|[0-9a-f]{7}/iu.test(text));
}

function expectInert(source: Markdown): void {
  expect(
    nodes(source)
      .map((node) => node.type)
      .filter((type) => !INERT.has(type)),
  ).toEqual([]);
  expect(activeText(source)).toEqual([]);
}

describe('text of a repository in Markdown', () => {
  it('is nothing but code when it is a name', () => {
    fc.assert(
      fc.property(hostileText(), (text) => expectInert(markdown`Removed: ${code(text)} and ${code(text)}.`)),
      { numRuns: 400 },
    );
  });

  it('is the very text inside of the code span', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '`', ' ', '|', '\\', '*', '<') }), (text) => {
        const spans = nodes(`x ${code(text)} y`).filter((node) => node.type === 'code');
        expect(spans).toHaveLength(1);
        if (text.trim() !== '') expect(spans[0]!.literal!.trim()).toBe(text.trim());
      }),
      { numRuns: 400 },
    );
  });

  it('is nothing but words and code when it is a sentence', () => {
    fc.assert(
      fc.property(hostileText(), (text) => expectInert(prose(text))),
      { numRuns: 600 },
    );
  });

  it('cannot leave a fenced block', () => {
    fc.assert(
      fc.property(fc.array(hostileText(), { maxLength: 5 }), (lines) => {
        const found = nodes(block(lines)).map((node) => node.type);
        expect(found).toEqual(['document', 'code_block']);
      }),
      { numRuns: 200 },
    );
  });

  it('cannot leave an element of HTML', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        const inside = htmlCode(text).slice('<code>'.length, -'</code>'.length);
        expect(inside).not.toMatch(/[<>"'`@\n]/u);
        expect(inside.replace(/&#\d+;/gu, '')).not.toContain('&');
      }),
      { numRuns: 200 },
    );
  });

  it('stays readable where there is nothing to escape', () => {
    expect(prose("A string that nothing explains is its name, 3 times; don't rename it - yet.")).toBe(
      "A string that nothing explains is its name, 3 times; don't rename it - yet.",
    );
    expect(prose('The name stands in `src/a.ts`, as `run`.')).toBe('The name stands in `src/a.ts`, as `run`.');
    expect(code('retryWithBackoff')).toBe('`retryWithBackoff`');
  });

  it('turns into code what GitHub would link in a sentence', () => {
    for (const active of [
      '@octocat',
      '#12',
      'www.example.org',
      'https://example.org',
      'a@example.org',
      'GH-12',
      'deadbeef1',
      ':tada:',
      '$x$',
    ]) {
      expect(prose(`see ${active} there`)).toBe(`see \`${active}\` there`);
    }
  });
});

describe('Markdown of ours', () => {
  it('folds a part away', () => {
    expect(details(markdown`${3} more`, join([markdown`- a`, markdown`- b`], '\n'))).toBe(
      '<details><summary>3 more</summary>\n\n- a\n- b\n\n</details>',
    );
  });
});
