import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openRepository, RepositoryIndex, SegmentDamaged } from '../../src/index.ts';
import { commit, temporaryDirectory, temporaryRepository } from '../fixtures/temporary-repository.ts';

const FILES = {
  'a.ts': 'export const alpha = 1;\n',
  'b.ts': "import { alpha } from './a';\nalpha;\n",
  'c.md': 'about alpha and beta',
};

async function ensured(directory: string, indexDir?: string) {
  const index = new RepositoryIndex(await openRepository(directory), { threads: 0, indexDir });
  onTestFinished(() => index.close());
  return { index, ...(await index.ensure('HEAD')) };
}

function only(directory: string, suffix: string): string {
  const names = readdirSync(directory).filter((name) => name.endsWith(suffix));
  expect(names).toHaveLength(1);
  return join(directory, names[0]!);
}

describe('a damaged index', () => {
  test('is built anew', async () => {
    const directory = temporaryRepository(FILES);
    const indexDir = join(temporaryDirectory(), 'index');
    const first = await ensured(directory, indexDir);
    const file = only(indexDir, '.segment');
    const whole = readFileSync(file);
    const broken = Buffer.from(whole);
    broken[whole.length - 9]! ^= 4;
    writeFileSync(file, broken);
    const again = await ensured(directory, indexDir);
    expect(again.extracted.files).toBe(3);
    expect(again.rebuilt).toHaveLength(1);
    expect(again.generation).toBe(first.generation);
    expect(again.view.filesWithWord('alpha')).toEqual(['a.ts', 'b.ts', 'c.md']);
    expect((await ensured(directory, indexDir)).rebuilt).toEqual([]);
  });

  test('is not opened where nothing may be written', async () => {
    const directory = temporaryRepository(FILES);
    const indexDir = join(temporaryDirectory(), 'index');
    await ensured(directory, indexDir);
    const file = only(indexDir, '.segment');
    const whole = readFileSync(file);
    const repository = await openRepository(directory);
    for (const damaged of [
      whole.subarray(0, whole.length - 1),
      Buffer.from(whole).fill(0, 300, 301),
      Buffer.alloc(0),
    ]) {
      writeFileSync(file, damaged);
      const index = new RepositoryIndex(repository, { threads: 0, indexDir });
      await expect(index.open('HEAD')).rejects.toBeInstanceOf(SegmentDamaged);
      index.close();
    }
    writeFileSync(file, whole);
    const index = new RepositoryIndex(repository, { threads: 0, indexDir });
    expect((await index.open('HEAD')).view.filesWithWord('alpha')).toHaveLength(3);
    index.close();
  });

  test('of another version is not read', async () => {
    const directory = temporaryRepository(FILES);
    const indexDir = join(temporaryDirectory(), 'index');
    await ensured(directory, indexDir);
    const file = only(indexDir, '.segment');
    const text = readFileSync(file).toString('latin1');
    writeFileSync(file, Buffer.from(text.replace(/"schema":\d/, '"schema":0'), 'latin1'));
    const again = await ensured(directory, indexDir);
    expect(again.rebuilt).toHaveLength(1);
    expect(again.view.filesWithWord('alpha')).toHaveLength(3);
  });

  test('whose list of paths is damaged or gone lists the tree again', async () => {
    const directory = temporaryRepository(FILES);
    const indexDir = join(temporaryDirectory(), 'index');
    await ensured(directory, indexDir);
    const file = only(indexDir, '.manifest');
    const whole = readFileSync(file);
    whole[whole.length - 3]! ^= 1;
    writeFileSync(file, whole);
    const again = await ensured(directory, indexDir);
    expect(again.extracted.files).toBe(0);
    expect(again.view.filesWithWord('alpha')).toHaveLength(3);
    rmSync(only(indexDir, '.manifest'));
    expect((await ensured(directory, indexDir)).view.filesWithWord('alpha')).toHaveLength(3);
  });
});

test('what is damaged while it is read fails, and is not remembered as empty', async () => {
  const directory = temporaryRepository(FILES);
  const indexDir = join(temporaryDirectory(), 'index');
  const { view } = await ensured(directory, indexDir);
  const file = only(indexDir, '.segment');
  const whole = readFileSync(file);
  const broken = Buffer.from(whole).fill(0xaa, 200);
  writeFileSync(file, broken);
  for (let time = 0; time < 2; time++) {
    expect(() => view.filesWithWord('alpha')).toThrow(SegmentDamaged);
    expect(() => view.facts('a.ts')).toThrow(SegmentDamaged);
  }
  writeFileSync(file, whole);
  expect(view.filesWithWord('alpha')).toHaveLength(3);
  expect(view.facts('a.ts')?.decls.count).toBe(1);
});

test.skipIf(process.getuid?.() === 0)('an index that cannot be written is one clear error', async () => {
  const directory = temporaryRepository(FILES);
  const indexDir = temporaryDirectory();
  chmodSync(indexDir, 0o500);
  await expect(ensured(directory, indexDir)).rejects.toMatchObject({ code: 'index_not_writable' });
});

test('an index in a place that is a file is one clear error', async () => {
  const directory = temporaryRepository(FILES);
  const indexDir = join(temporaryDirectory(), 'file');
  writeFileSync(indexDir, 'x');
  await expect(ensured(directory, indexDir)).rejects.toMatchObject({ code: 'index_not_writable' });
});

test('two indexers at once leave one whole index', async () => {
  const directory = temporaryRepository(FILES);
  commit(directory, { 'd.ts': 'export const delta = alpha;\n' });
  const results = await Promise.all([ensured(directory), ensured(directory), ensured(directory)]);
  for (const { view } of results) expect(view.filesWithWord('alpha')).toHaveLength(4);
  const after = await ensured(directory);
  expect(after.extracted.files).toBe(0);
  expect(after.rebuilt).toEqual([]);
});
