import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type IndexOptions, openRepository, RepositoryIndex } from '../../src/index.ts';
import type { Fault } from '../../src/pipeline/protocol.ts';
import { builtWorker } from '../fixtures/built-worker.ts';
import { temporaryRepository } from '../fixtures/temporary-repository.ts';

let workerFile = '';
beforeAll(async () => {
  workerFile = await builtWorker();
});
afterAll(() => rmSync(dirname(workerFile), { recursive: true, force: true }));

const FILES = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [`src/f${at}.ts`, `export const name${at} = shared(${at});\n`]),
);

/** Faults are those of a full extraction: the words are known before, from an index made without them. */
async function onDemand(directory: string, faults: Record<string, Fault>, options: IndexOptions = {}) {
  const repository = await openRepository(directory);
  const words = new RepositoryIndex(repository, { workerFile, threads: 0 });
  await words.ensure('HEAD', 'words');
  words.close();
  const internal = { faults: new Map(Object.entries(faults)), fileBudget: 60_000, ...options.internal };
  const index = new RepositoryIndex(repository, { workerFile, threads: 2, ...options, internal });
  onTestFinished(() => index.close());
  return { index, view: (await index.ensure('HEAD', 'words')).view };
}

describe('facts that are asked for', () => {
  test.each<[Fault, number]>([
    ['crash', 60_000],
    ['hang', 5_000],
    ['throw', 60_000],
  ])('of a file that makes its worker %s cost that file only, and it keeps its words', async (fault, fileBudget) => {
    const directory = temporaryRepository(FILES);
    const { index, view } = await onDemand(directory, { 'src/f7.ts': fault }, { internal: { fileBudget } });
    expect(view.info('src/f7.ts')).toMatchObject({ pending: true });
    expect(view.filesWithWord('shared')).toHaveLength(12);
    expect(view.file('src/f7.ts')).toMatchObject({ state: 'read', reason: 'checker_failed', room: 'typescript' });
    expect(view.facts('src/f7.ts')?.room).toBe('text');
    expect(view.facts('src/f8.ts')?.room).toBe('typescript');
    expect(view.file('src/f8.ts')).toMatchObject({ state: 'read', reason: null });

    await index.keep();
    const later = new RepositoryIndex(await openRepository(directory), { workerFile, threads: 2 });
    onTestFinished(() => later.close());
    const { ledger } = await later.ensure('HEAD');
    expect(ledger).toMatchObject({ scanned: { files: 12 }, parsed: { files: 11 }, unparsed: { files: 1 } });
  });

  test('of one content at several paths are extracted once, and found at each', async () => {
    const same = 'export const twin = shared(1);\n';
    const directory = temporaryRepository({ 'a/x.ts': same, 'b/x.ts': same, 'c/y.ts': same, 'd/z.ts': 'shared();\n' });
    const { index, view } = await onDemand(directory, {});
    expect(view.filesWithWord('twin')).toEqual(['a/x.ts', 'b/x.ts', 'c/y.ts']);
    expect(view.info('d/z.ts')).toMatchObject({ pending: true });
    await index.keep();
    const later = new RepositoryIndex(await openRepository(directory), { workerFile, threads: 0 });
    onTestFinished(() => later.close());
    const { ledger, extracted } = await later.ensure('HEAD');
    expect(extracted.files).toBe(1);
    expect(ledger.parsed).toMatchObject({ files: 4 });
  });

  test('are not asked for to list who may import a module, and are for those who do', async () => {
    const directory = temporaryRepository({
      'a.ts': "import { weight } from './shared/weight';\nweight();\n",
      'b.ts': "import { weight } from './other/weight';\nweight();\n",
      'shared/weight.ts': 'export const weight = () => 1;\n',
    });
    const { view } = await onDemand(directory, {});
    expect(view.filesImporting('weight')).toEqual(['a.ts', 'b.ts']);
    expect(view.info('a.ts')).toMatchObject({ pending: true });
    const leads = (_: string, specifier: string) => specifier === './shared/weight';
    expect(view.filesLeading(view.filesImporting('weight'), leads)).toEqual(['a.ts']);
    expect(view.info('a.ts')).toMatchObject({ pending: false });
    expect(view.info('b.ts')).toMatchObject({ pending: true });
  });
});
