import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foreignParts } from '../../harness/markdown/foreign-parts.ts';
import { base, head, PATHS } from './hostile-story.ts';
import { keepStories } from './run-story.ts';
import { type Stage, setStage } from './stage.ts';

let stage: Stage;

keepStories('hostile', () => stage);

describe('a repository with hostile names', () => {
  beforeAll(async () => {
    stage = await setStage({ base: { 'package.json': '{"private":true}\n', ...base }, head });
  });
  afterAll(async () => expect(await stage.close()).toEqual([]));

  it('is judged, and nothing of it becomes a link, a mention, an element or a command', async () => {
    const { code, outputs, summary, stdout, commands } = await stage.run({ inputs: { 'review-comments': '30' } });
    expect({ code, removed: outputs.get('removed-count') }).toEqual({ code: 0, removed: String(PATHS.length) });
    expect(outputs.get('referenced-count')).toBe(String(PATHS.length));
    const repository = `${stage.github.owner}/${stage.github.repo}`;
    const bodies = [
      summary,
      ...(await stage.comments()).map(({ body }) => body),
      ...(await stage.reviewComments()).map(({ body }) => body),
    ];
    expect(bodies.length).toBeGreaterThan(2 + PATHS.length / 2);
    for (const body of bodies) expect(foreignParts(body, repository)).toEqual([]);
    expect(
      commands.filter(
        (command) => !/^::(?:add-mask|error title=gone\d+ is removed and used here,file=)/u.test(command),
      ),
    ).toEqual([]);
    expect(stdout).not.toMatch(/^pwned/mu);
    expect(stdout).not.toContain('\u202e');
  });
});
