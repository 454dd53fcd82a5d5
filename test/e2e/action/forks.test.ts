import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepStories } from './run-story.ts';
import { type Stage, setStage } from './stage.ts';
import { BASE, REMOVES_USED } from './story.ts';

let stage: Stage;

keepStories('forks', () => stage);

describe('a pull request from a fork', () => {
  beforeAll(async () => {
    stage = await setStage({ base: BASE, head: REMOVES_USED });
  });
  afterAll(async () => expect(await stage.close()).toEqual([]));

  it('is no failure: what a comment would say is in the summary, the annotations and the report', async () => {
    const { code, outputs, summary, commands } = await stage.run({ token: stage.github.readToken, fork: true });
    expect({ code, verdict: outputs.get('verdict'), comment: outputs.get('comment-id') }).toEqual({
      code: 0,
      verdict: 'referenced',
      comment: undefined,
    });
    expect(await stage.comments()).toEqual([]);
    expect(existsSync(outputs.get('report-path')!)).toBe(true);
    expect(existsSync(outputs.get('sarif-path')!)).toBe(true);
    expect(summary).toContain('`shout`');
    expect(
      commands.some((command) => command.startsWith('::error title=shout is removed and used here,file=src/main.ts')),
    ).toBe(true);
    // Not a warning: there is nothing that its author could do about it.
    expect(commands.filter((command) => command.startsWith('::warning'))).toEqual([]);
    expect(commands.filter((command) => command.startsWith('::notice')).join()).toContain('fork');
  });

  it('fails where it is told to, all the same', async () => {
    const { code } = await stage.run({
      token: stage.github.readToken,
      fork: true,
      inputs: { 'fail-on': 'referenced' },
    });
    expect(code).toBe(1);
  });
});

describe('a job that may not comment', () => {
  beforeAll(async () => {
    stage = await setStage({ base: BASE, head: REMOVES_USED });
  });
  afterAll(async () => expect(await stage.close()).toEqual([]));

  it('is warned, with the permission that it lacks, and loses nothing', async () => {
    const { code, outputs, commands, summary } = await stage.run({ token: stage.github.readToken });
    expect({ code, verdict: outputs.get('verdict') }).toEqual({ code: 0, verdict: 'referenced' });
    expect(commands.filter((command) => command.startsWith('::warning')).join()).toContain('pull-requests: write');
    expect(summary).toContain('`shout`');
  });

  it('works without any token', async () => {
    const { code, outputs } = await stage.run({ token: '' });
    expect({ code, verdict: outputs.get('verdict') }).toEqual({ code: 0, verdict: 'referenced' });
    expect(stage.proxy.transcript).toEqual([]);
  });

  it('is told that its token is not valid', async () => {
    const { code, commands } = await stage.run({ token: 'not-a-token' });
    expect(code).toBe(0);
    expect(commands.filter((command) => command.startsWith('::warning')).join()).toContain(
      'The token is not valid here',
    );
  });
});

describe('the token', () => {
  beforeAll(async () => {
    stage = await setStage({ base: BASE, head: REMOVES_USED });
  });
  afterAll(async () => expect(await stage.close()).toEqual([]));

  it('is masked, printed nowhere else, and in no file that the run leaves', async () => {
    const { stdout, stderr, summary, outputs } = await stage.run({
      environment: { GITHUB_TOKEN: stage.github.writeToken },
    });
    const token = stage.github.writeToken;
    expect(stdout.split('\n').filter((line) => line.includes(token))).toEqual([`::add-mask::${token}`]);
    expect(stderr + summary + [...outputs.values()].join()).not.toContain(token);
  });
});
