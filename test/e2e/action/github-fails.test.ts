import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FaultAnswer } from '../../harness/github/faults.ts';
import { keepStories } from './run-story.ts';
import { type Stage, setStage } from './stage.ts';
import { BASE, REMOVES_USED } from './story.ts';

let stage: Stage;

keepStories('github-fails', () => stage);

const status = (code: number, message: string, headers?: Record<string, string>): FaultAnswer =>
  headers === undefined
    ? { kind: 'status', status: code, message }
    : { kind: 'status', status: code, message, headers };

describe('a run whose comment cannot be posted', () => {
  beforeAll(async () => {
    stage = await setStage({ base: BASE, head: REMOVES_USED });
  });
  afterAll(async () => expect(await stage.close()).toEqual([]));

  it.each([
    ['unauthorized', status(401, 'Bad credentials')],
    ['forbidden', status(403, 'Resource not accessible by integration')],
    ['not found', status(404, 'Not Found')],
    ['refused', status(422, 'Validation Failed')],
    ['limited for an hour', status(429, 'Too many requests', { 'retry-after': '3600' })],
    ['down', status(503, 'Service unavailable')],
    ['cut off', { kind: 'cut' }],
  ] as const)('%s: ends well, says so, and keeps the report', async (_, answer) => {
    stage.proxy.inject([{ method: 'POST', path: /./u, times: 99, answer }]);
    const { code, outputs, summary, commands } = await stage.run();
    expect({ code, verdict: outputs.get('verdict') }).toEqual({ code: 0, verdict: 'referenced' });
    expect(existsSync(outputs.get('report-path')!)).toBe(true);
    expect(summary).toContain('`shout`');
    expect(summary).toContain('[!NOTE]');
    expect(commands.some((command) => command.startsWith('::warning::Could not keep the comment'))).toBe(true);
    expect(await stage.comments()).toEqual([]);
  });

  it.each([
    ['slow', { kind: 'slow', milliseconds: 2_500 }],
    ['limited for a second', status(429, 'Too many requests', { 'retry-after': '1' })],
    ['down for a moment', status(503, 'Service unavailable')],
  ] as const)('%s: is waited for, and posts one comment', async (name, answer) => {
    const key = name.replaceAll(' ', '-');
    stage.proxy.inject([{ method: 'GET', path: /issues\/1\/comments/u, times: 1, answer }]);
    const before = (await stage.comments()).length;
    const { code, outputs } = await stage.run({ inputs: { 'comment-key': key, 'review-comments': 'false' } });
    expect({ code, comment: outputs.get('comment-id') }).toEqual({ code: 0, comment: expect.stringMatching(/^\d+$/u) });
    expect(await stage.comments()).toHaveLength(before + 1);
  });

  it('for a moment: posts one comment and one review', async () => {
    stage.proxy.inject([
      { method: 'GET', path: /comments/u, times: 1, answer: status(502, 'Bad gateway') },
      { method: 'POST', path: /issues/u, times: 1, answer: { kind: 'cut after' } },
      {
        method: 'POST',
        path: /reviews/u,
        times: 1,
        answer: status(403, 'You have exceeded a secondary rate limit', { 'retry-after': '1' }),
      },
    ]);
    const before = (await stage.comments()).length;
    const { code, outputs } = await stage.run();
    expect({ code, comment: outputs.get('comment-id') }).toEqual({ code: 0, comment: expect.stringMatching(/^\d+$/u) });
    expect(await stage.comments()).toHaveLength(before + 1);
    expect(await stage.reviewComments()).toHaveLength(1);
  });
});
