import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepStories } from './run-story.ts';
import { type Stage, setStage } from './stage.ts';
import { BASE, REMOVES_OPEN, REMOVES_UNUSED, REMOVES_USED } from './story.ts';

let stage: Stage;

keepStories('lifecycle', () => stage);

function writes(): string[] {
  return stage.proxy.transcript
    .filter(({ method, path }) => method !== 'GET' && path !== '/graphql')
    .map(({ method }) => method);
}

describe('the comment of a pull request, from push to push', () => {
  beforeAll(async () => {
    stage = await setStage({ base: BASE, head: REMOVES_OPEN });
  });
  afterAll(async () => expect(await stage.close()).toEqual([]));

  it('is created where a removed symbol has only inconclusive evidence of absence', async () => {
    const { code, outputs, summary, commands } = await stage.run();
    expect({ code, verdict: outputs.get('verdict') }).toEqual({ code: 0, verdict: 'inconclusive' });
    const comments = await stage.comments();
    expect(comments).toHaveLength(1);
    expect(comments[0]!.body).toContain('### Nonesuch: a removed symbol may still be in use');
    // The place that stays open, at the head; the declaration, at the base.
    expect(comments[0]!.body).toContain(`/blob/${stage.origin.head}/src/`);
    expect(comments[0]!.body).toContain(`/blob/${stage.origin.main}/src/net/retry.ts#L5`);
    expect(outputs.get('comment-id')).toMatch(/^\d+$/u);
    expect(summary).toContain('`retryWithBackoff`');
    expect(commands.filter((command) => command.startsWith('::warning '))).not.toHaveLength(0);
    expect(commands.filter((command) => command.startsWith('::error'))).toEqual([]);
  });

  it('has a review comment beside it, on the removed line', async () => {
    expect(await stage.reviewComments()).toMatchObject([
      { path: 'src/net/retry.ts', line: 5, side: 'LEFT', user: { login: 'github-actions[bot]' } },
    ]);
  });

  it('stays untouched by a push that changes nothing of it', async () => {
    const all = { ...REMOVES_OPEN, 'NOTES.md': 'Nothing of interest.\n' };
    stage.push({ 'NOTES.md': 'Nothing of interest.\n' }, all);
    const { outputs } = await stage.run();
    expect(outputs.get('verdict')).toBe('inconclusive');
    expect(writes()).toEqual([]);
    expect(outputs.get('comment-url')).toContain('issuecomment');
  });

  it('is edited in place when there is more to say', async () => {
    const all = { ...REMOVES_OPEN, ...REMOVES_USED, 'NOTES.md': 'Nothing of interest.\n' };
    stage.push(REMOVES_USED, all);
    const { outputs } = await stage.run();
    expect(outputs.get('verdict')).toBe('referenced');
    const comments = await stage.comments();
    expect(comments).toHaveLength(1);
    expect(comments[0]!.body).toContain('a removed symbol is still used');
    expect(comments[0]!.body.indexOf('`shout`')).toBeLessThan(comments[0]!.body.indexOf('`retryWithBackoff`'));
    expect((await stage.reviewComments()).map(({ path }) => path).sort()).toEqual(['src/net/retry.ts', 'src/shout.ts']);
  });

  it('is resolved, and its review comments with it, when nothing is open any more', async () => {
    stage.push(
      { 'src/net/retry.ts': BASE['src/net/retry.ts']!, 'src/shout.ts': BASE['src/shout.ts']! },
      { 'NOTES.md': 'Nothing of interest.\n' },
    );
    const { code, outputs } = await stage.run();
    expect({ code, verdict: outputs.get('verdict') }).toEqual({ code: 0, verdict: 'none' });
    const comments = await stage.comments();
    expect(comments).toHaveLength(1);
    expect(comments[0]!.body).toContain('### Nonesuch: nothing is open');
    expect((await stage.reviewComments()).every(({ body }) => body.includes('**Settled.**'))).toBe(true);
    await stage.run();
    expect(writes()).toEqual([]);
  });
});

describe('a pull request that removes what nothing uses', () => {
  beforeAll(async () => {
    stage = await setStage({ base: BASE, head: REMOVES_UNUSED });
  });
  afterAll(async () => expect(await stage.close()).toEqual([]));

  it('gets no comment, no review and no annotation, and a summary that says what was found', async () => {
    const { code, outputs, summary, commands } = await stage.run();
    expect({ code, verdict: outputs.get('verdict'), absent: outputs.get('absent-count') }).toEqual({
      code: 0,
      verdict: 'absent',
      absent: '1',
    });
    expect([await stage.comments(), await stage.reviewComments()]).toEqual([[], []]);
    expect(commands.filter((command) => !command.startsWith('::add-mask::'))).toEqual([]);
    expect(summary).toContain('src/unused.ts#lonely');
  });

  it('gets one where it is asked for always', async () => {
    await stage.run({ inputs: { comment: 'always', 'comment-key': 'always' } });
    expect((await stage.comments()).map(({ body }) => body.includes('nothing is open'))).toEqual([true]);
  });
});
