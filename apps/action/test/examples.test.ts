import { reason } from 'nonesuch-core';
import type { SymbolEntry } from 'nonesuch-schema';
import { describe, expect, it } from 'vitest';
import { foreignParts } from '../../../test/harness/markdown/foreign-parts.ts';
import { commentText } from '../src/comment/body.ts';
import { type Outcome, outcomeOf } from '../src/finding/findings.ts';
import type { Address } from '../src/text/markdown.ts';
import { entry, LINKS, report, site } from './report-fixture.ts';

const DOCS = 'https://github.com/acme/nonesuch/blob/v1/docs/action/README.md' as Address;

function comment(symbols: readonly SymbolEntry[], outcome?: Outcome): string {
  const made = outcome?.kind === 'unseen' ? null : report(symbols);
  return commentText(outcome ?? outcomeOf(made!), {
    key: 'default',
    report: made,
    links: made === null ? null : LINKS,
    maxFindings: 50,
    docs: DOCS,
  }).body;
}

const open = (name: string, path: string): SymbolEntry =>
  entry(name, 'inconclusive', {
    path,
    reasons: [reason('namespace_escape', 1, null), reason('string_match', 1, null)],
    evidence: [
      { ...site('src/worker.ts', 41, 'inconclusive', 'run(retry, job.strategy);'), disposition: 'namespace_escape' },
      site('src/jobs.ts', 14, 'inconclusive', `nightly: '${name}',`),
    ],
  });

const used = entry('shout', 'referenced', {
  path: 'src/shout.ts',
  reasons: [reason('resolved', 2, null)],
  evidence: [
    site('src/main.ts', 3, 'referenced', "import { shout } from './shout.ts';"),
    site('src/main.ts', 19, 'referenced', "return shout('done');"),
  ],
});

const published = entry('RetryOptions.jitter', 'inconclusive', {
  kind: 'property',
  reasons: [reason('public_surface', 0, '@acme/kit')],
  evidence: [],
});

const many = Array.from({ length: 60 }, (_, index) =>
  open(`legacyHandler${index + 1}`, `src/legacy/handlers-${index % 7}.ts`),
);

/** The comment as a pull request shows it. The pictures beside them are these, rendered as GitHub does. */
const EXAMPLES: Readonly<Record<string, string>> = {
  inconclusive: comment([
    open('retryWithBackoff', 'src/net/retry.ts'),
    entry('once', 'absent'),
    entry('again', 'moved'),
  ]),
  referenced: comment([used, open('retryWithBackoff', 'src/net/retry.ts'), published]),
  resolved: comment([entry('once', 'absent'), entry('again', 'moved')]),
  truncated: comment([used, ...many]),
  unseen: comment([], {
    kind: 'unseen',
    what: 'commit 8cdce899d03a is missing: the clone is shallow and it could not be fetched',
    hint: 'Check out with actions/checkout and "fetch-depth: 2".',
  }),
};

describe('the comment, as the documentation shows it', () => {
  it.each(Object.entries(EXAMPLES))('%s', async (name, body) => {
    await expect(`${body}\n`).toMatchFileSnapshot(`../../../docs/action/examples/${name}.md`);
    const foreign = foreignParts(body, 'acme/kit').filter((part) => part !== `link ${DOCS}`);
    expect(foreign).toEqual([]);
  });
});
