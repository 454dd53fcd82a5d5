import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type IndexOptions, openRepository, RepositoryIndex } from '../../src/index.ts';
import type { Fault } from '../../src/pipeline/protocol.ts';
import { builtWorker } from '../fixtures/built-worker.ts';
import { gitIn, temporaryDirectory, temporaryRepository } from '../fixtures/temporary-repository.ts';

let workerFile = '';
beforeAll(async () => {
  workerFile = await builtWorker();
});
afterAll(() => rmSync(dirname(workerFile), { recursive: true, force: true }));

const FILES = Object.fromEntries(
  Array.from({ length: 60 }, (_, at) => [`src/f${at}.ts`, `export const name${at} = shared(${at});\n`]),
);

async function ensure(directory: string, faults: Record<string, Fault>, options: IndexOptions = {}) {
  const internal = { faults: new Map(Object.entries(faults)), fileBudget: 15_000, ...options.internal };
  const index = new RepositoryIndex(await openRepository(directory), { workerFile, threads: 2, ...options, internal });
  onTestFinished(() => index.close());
  return index.ensure('HEAD');
}

describe('worker threads', () => {
  test('give the same index as this thread', async () => {
    const directory = temporaryRepository(FILES);
    const there = await ensure(directory, {}, { persist: false });
    const here = await ensure(directory, {}, { persist: false, threads: 0 });
    expect(there.extracted.files).toBe(60);
    expect(there.ledger).toEqual(here.ledger);
    for (const path of Object.keys(FILES)) expect(there.view.facts(path)).toEqual(here.view.facts(path));
    expect(there.view.filesWithWord('shared')).toEqual(here.view.filesWithWord('shared'));
  });

  test.each<[Fault, number]>([
    ['crash', 20_000],
    ['hang', 3_000],
    ['throw', 20_000],
  ])('a file that makes its worker %s costs itself only, and keeps its words', async (fault, fileBudget) => {
    const directory = temporaryRepository(FILES);
    const { view, ledger } = await ensure(directory, { 'src/f7.ts': fault }, { internal: { fileBudget } });
    expect(view.file('src/f7.ts')).toMatchObject({ state: 'read', reason: 'checker_failed', room: 'typescript' });
    expect(view.facts('src/f7.ts')?.room).toBe('text');
    for (let at = 0; at < 60; at++) expect(view.filesWithWord(`name${at}`)).toEqual([`src/f${at}.ts`]);
    expect(view.file('src/f8.ts')).toMatchObject({ state: 'read', reason: null, room: 'typescript' });
    expect(view.filesWithWord('shared')).toHaveLength(60);
    expect(ledger).toMatchObject({ scanned: { files: 60 }, parsed: { files: 59 }, unparsed: { files: 1 } });
  });

  test('read from git where there is no working tree', async () => {
    const directory = temporaryRepository(FILES);
    const bare = join(temporaryDirectory(), 'bare');
    gitIn(directory, 'clone', '-q', '--bare', '.', bare);
    const { view, ledger } = await ensure(bare, {});
    expect(ledger.parsed.files).toBe(60);
    expect(view.filesWithWord('shared')).toHaveLength(60);
  });

  test('an interruption leaves nothing half-written', async () => {
    const directory = temporaryRepository(FILES);
    const abort = new AbortController();
    const run = ensure(directory, { 'src/f9.ts': 'hang' }, { signal: abort.signal });
    setTimeout(() => abort.abort(new Error('interrupted')), 500);
    await expect(run).rejects.toThrow('interrupted');
    const path = join(directory, '.git/nonesuch');
    expect(existsSync(path) ? readdirSync(path) : []).toEqual([]);
    expect((await ensure(directory, {})).ledger.parsed.files).toBe(60);
  });

  test('files that are deleted while they are read come from git', async () => {
    const directory = temporaryRepository(FILES);
    let deleted = 0;
    const { view } = await ensure(
      directory,
      {},
      {
        onProgress: () => {
          for (const path of Object.keys(FILES).slice(deleted, deleted + 30))
            rmSync(join(directory, path), { force: true });
          deleted += 30;
        },
      },
    );
    expect(view.filesWithWord('shared')).toHaveLength(60);
  });
});
