import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CacheService, startCacheService } from '../../harness/cache/cache-service.ts';
import { keepStories } from './run-story.ts';
import { type Stage, setStage } from './stage.ts';
import { BASE, REMOVES_USED } from './story.ts';

let stage: Stage;

keepStories('cache', () => stage);
let cache: CacheService;

const quiet = { comment: 'never', 'review-comments': 'false' };
const saves = () => cache.log.filter((line) => line.startsWith('save '));

describe('the cache of facts', () => {
  beforeAll(async () => {
    stage = await setStage({ base: BASE, head: REMOVES_USED });
    cache = await startCacheService();
  });
  afterAll(async () => {
    await cache.close();
    expect(await stage.close()).toEqual([]);
  });

  it('is not kept by a fork', async () => {
    const { outputs } = await stage.run({
      fork: true,
      token: stage.github.readToken,
      inputs: quiet,
      environment: cache.environment,
    });
    expect(outputs.get('verdict')).toBe('referenced');
    expect(cache.log).toHaveLength(1);
    expect(cache.entries.size).toBe(0);
  });

  it('is kept by a push, once', async () => {
    const push = {
      checkout: { depth: 1, what: 'main' },
      event: { name: 'push', payload: {} },
      environment: cache.environment,
    } as const;
    await stage.run(push);
    await stage.run(push);
    expect(cache.entries.size).toBe(1);
    expect(saves()).toEqual([
      expect.stringMatching(new RegExp(`^save nonesuch-facts-[0-9a-f]{16}-${stage.origin.main}$`, 'u')),
    ]);
  });

  it('spares a pull request all but what it changed, and is the same answer', async () => {
    const { stdout, outputs } = await stage.run({ inputs: quiet, environment: cache.environment });
    expect(stdout).toContain(`Indexed ${stage.origin.main.slice(0, 12)}: 0 files were new.`);
    expect(stdout).toContain(`Indexed ${stage.origin.merge.slice(0, 12)}: 1 files were new.`);
    expect(outputs.get('verdict')).toBe('referenced');
    expect(cache.entries.size).toBe(1);
  });

  it('is not believed where it is damaged', async () => {
    const [key, archive] = [...cache.entries][0]!;
    cache.entries.set(key, Buffer.from(archive.map((byte, at) => (at % 97 === 50 ? byte ^ 0xff : byte))));
    const { code, stdout, outputs } = await stage.run({ inputs: quiet, environment: cache.environment });
    expect({ code, verdict: outputs.get('verdict') }).toEqual({ code: 0, verdict: 'referenced' });
    expect(stdout).toMatch(/Indexed [0-9a-f]{12}: \d{1,2} files were new/u);
  });

  it('is not asked where it is switched off', async () => {
    const before = cache.log.length;
    await stage.run({ inputs: { ...quiet, cache: 'false' }, environment: cache.environment });
    expect(cache.log).toHaveLength(before);
  });
});
