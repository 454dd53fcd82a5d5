import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zip } from '../../harness/archive/zip.ts';
import { foreignParts } from '../../harness/markdown/foreign-parts.ts';
import { keepStories } from './run-story.ts';
import { type RunOptions, type Stage, setStage } from './stage.ts';
import { BASE, REMOVES_USED } from './story.ts';

const RUN = 77;

let stage: Stage;

keepStories('companion', () => stage);
let report: string;

/** The event of the job that comments, as GitHub sends it: about a finished run of a fork. */
function afterRun(change: Record<string, unknown> = {}): RunOptions {
  const full = `${stage.github.owner}/${stage.github.repo}`;
  const run = {
    id: RUN,
    event: 'pull_request',
    head_sha: stage.origin.head,
    head_branch: 'patch-1',
    head_repository: { full_name: `forker/${stage.github.repo}`, owner: { login: 'forker' } },
    repository: { full_name: full },
    ...change,
  };
  return {
    entry: 'comment.js',
    workspace: stage.directory,
    event: { name: 'workflow_run', payload: { workflow_run: run } },
  };
}

function keep(content: string, name = 'nonesuch-report'): void {
  stage.proxy.artifacts.set(stage.proxy.artifacts.size + 1, {
    run: RUN,
    name,
    archive: zip([{ name: 'report.json', content: Buffer.from(content) }]),
  });
}

describe('the companion action, after a run of a fork', () => {
  beforeAll(async () => {
    stage = await setStage({ base: BASE, head: REMOVES_USED });
    stage.proxy.pull = { ...stage.proxy.pull, headOwner: 'forker', headBranch: 'patch-1', base: stage.origin.main };
    const { outputs } = await stage.run({ fork: true, token: stage.github.readToken });
    report = readFileSync(outputs.get('report-path')!, 'utf8');
  });
  afterAll(async () => expect(await stage.close()).toEqual([]));

  it('says nothing where the run kept no report', async () => {
    const { code } = await stage.run(afterRun());
    expect({ code, comments: await stage.comments() }).toEqual({ code: 0, comments: [] });
  });

  it.each([
    ['is no JSON', '{'],
    ['breaks the schema', '{"contract":"nonesuch/removal-report@1.0"}'],
  ])('refuses a report that %s', async (_, content) => {
    stage.proxy.artifacts.clear();
    keep(content);
    const { code, commands } = await stage.run(afterRun());
    expect(code).toBe(1);
    expect(commands.join()).toContain('the report cannot be used');
    expect(await stage.comments()).toEqual([]);
  });

  it('posts what the run could not, on the pull request that GitHub names, and says whose word it is', async () => {
    stage.proxy.artifacts.clear();
    keep(report);
    const { code, outputs } = await stage.run(afterRun());
    expect({ code, comment: outputs.get('comment-id') }).toEqual({ code: 0, comment: expect.stringMatching(/^\d+$/u) });
    const [comment] = await stage.comments();
    expect(comment!.user.login).toBe('github-actions[bot]');
    expect(comment!.body).toContain("as the pull request's own run reported it");
    expect(await stage.reviewComments()).toMatchObject([{ path: 'src/shout.ts', line: 1, side: 'LEFT' }]);
  });

  it('makes every text itself, so that a forged report can say nothing but what a report says', async () => {
    stage.proxy.artifacts.clear();
    const evil = '</details><img src=x onerror=alert(1)> @everyone [x](https://evil.example) ::error::pwned';
    keep(report.replaceAll('"2 places resolve to it"', JSON.stringify(evil)).replaceAll('src/main.ts', evil));
    const { code, commands } = await stage.run(afterRun());
    expect(code).toBe(0);
    const bodies = [...(await stage.comments()), ...(await stage.reviewComments())].map(({ body }) => body);
    expect(bodies.some((body) => body.includes('pwned'))).toBe(true);
    for (const body of bodies) expect(foreignParts(body, `${stage.github.owner}/${stage.github.repo}`)).toEqual([]);
    expect(commands.filter((command) => !command.startsWith('::add-mask::'))).toEqual([]);
  });

  it('says nothing where the pull request was pushed to since, was not found, or was none', async () => {
    const before = (await stage.comments())[0]!.body;
    for (const change of [{ head_sha: '1'.repeat(40) }, { head_branch: 'other' }, { event: 'push' }]) {
      const { code } = await stage.run(afterRun(change));
      expect(code).toBe(0);
      expect(stage.proxy.transcript.every(({ method }) => method === 'GET')).toBe(true);
    }
    expect((await stage.comments())[0]!.body).toBe(before);
  });

  it('refuses any other event', async () => {
    const { code } = await stage.run({ ...afterRun(), event: { name: 'pull_request_target', payload: {} } });
    expect(code).toBe(1);
  });
});
