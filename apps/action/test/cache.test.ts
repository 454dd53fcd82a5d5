import { describe, expect, it } from 'vitest';
import { keepsFacts, type Restored } from '../src/cache/facts-cache.ts';
import type { JobEvent } from '../src/event.ts';

const pull = { kind: 'pull_request', number: 1, baseSha: '', headSha: '', fork: false, privileged: false } as const;
const push: JobEvent = { kind: 'push' };

describe('facts are kept for later runs', () => {
  it.each<[string, JobEvent, Restored, number, boolean]>([
    ['by a push that read something', push, 'older', 3, true],
    ['by a pull request where there was nothing', pull, 'nothing', 3, true],
    ['not by a push that read nothing', push, 'older', 0, false],
    ['not twice for a commit', push, 'same commit', 3, false],
    ['not by a pull request that found some', pull, 'older', 3, false],
    ['never by a fork', { ...pull, fork: true }, 'nothing', 3, false],
    ['never with the rights of somebody else', { ...pull, privileged: true }, 'nothing', 3, false],
  ])('%s', (_, event, restored, fresh, kept) => {
    expect(keepsFacts(event, restored, fresh)).toBe(kept);
  });
});
