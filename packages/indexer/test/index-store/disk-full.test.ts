import type fs from 'node:fs';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openRepository, RepositoryIndex } from '../../src/index.ts';
import { commit, temporaryRepository } from '../fixtures/temporary-repository.ts';

let writesLeft = Number.POSITIVE_INFINITY;

vi.mock('node:fs', async (load) => {
  const real = await load<typeof fs>();
  const writeSync = (...args: Parameters<typeof real.writeSync>) => {
    if (writesLeft-- > 0) return real.writeSync(...args);
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  return { ...real, default: { ...real, writeSync }, writeSync };
});

afterEach(() => {
  writesLeft = Number.POSITIVE_INFINITY;
});

test.each([0, 1])(
  'a disk that is full after %i files is one clear error, and the index that was there stays whole',
  async (writes) => {
    const directory = temporaryRepository({ 'a.txt': 'alpha' });
    const first = new RepositoryIndex(await openRepository(directory), { threads: 0 });
    await first.ensure('HEAD');
    commit(directory, { 'b.txt': 'beta' });
    writesLeft = writes;
    const second = new RepositoryIndex(await openRepository(directory), { threads: 0 });
    await expect(second.ensure('HEAD')).rejects.toMatchObject({ code: 'out_of_disk', message: 'the disk is full' });
    writesLeft = Number.POSITIVE_INFINITY;
    expect(readdirSync(join(directory, '.git/nonesuch')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    const third = new RepositoryIndex(await openRepository(directory), { threads: 0 });
    expect((await third.open('HEAD~1')).view.filesWithWord('alpha')).toEqual(['a.txt']);
    expect((await third.ensure('HEAD')).view.filesWithWord('beta')).toEqual(['b.txt']);
    for (const index of [first, second, third]) index.close();
    writeFileSync(join(directory, 'c.txt'), 'the control: this write succeeds');
  },
);
