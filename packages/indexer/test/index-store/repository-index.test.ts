import { existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type IndexOptions, openRepository, RepositoryIndex } from '../../src/index.ts';
import { commit, gitIn, temporaryDirectory, temporaryRepository } from '../fixtures/temporary-repository.ts';

async function indexOf(directory: string, options: IndexOptions = {}): Promise<RepositoryIndex> {
  const index = new RepositoryIndex(await openRepository(directory), { threads: 0, ...options });
  onTestFinished(() => index.close());
  return index;
}

describe('an index of a repository', () => {
  test('a second revision adds only the blobs that are new', async () => {
    const directory = temporaryRepository({ 'a.txt': 'alpha', 'b.txt': 'beta', 'c.txt': 'gamma' });
    const first = await (await indexOf(directory)).ensure('HEAD');
    expect(first.extracted.files).toBe(3);
    commit(directory, { 'b.txt': 'delta', 'd.txt': 'epsilon' });
    const index = await indexOf(directory);
    const head = await index.ensure('HEAD');
    expect(head.extracted.files).toBe(2);
    expect((await index.ensure('HEAD')).extracted.files).toBe(0);
    expect(head.view.filesWithWord('alpha')).toEqual(['a.txt']);
    expect(head.view.filesWithWord('beta')).toEqual([]);
    expect(head.view.filesWithWord('delta')).toEqual(['b.txt']);
    const base = await index.ensure('HEAD~1');
    expect(base.view.filesWithWord('beta')).toEqual(['b.txt']);
    expect(base.view.file('d.txt')).toBeUndefined();
    expect(base.generation).toBe(first.generation);
    expect(base.generation).not.toBe(head.generation);
  });

  test('is opened without writing or reading blobs, and says so when it is not there', async () => {
    const directory = temporaryRepository({ 'a.txt': 'alpha' });
    await expect((await indexOf(directory)).open('HEAD')).rejects.toMatchObject({ code: 'index_missing' });
    await (await indexOf(directory)).ensure('HEAD');
    const opened = await (await indexOf(directory)).open('HEAD');
    expect(opened.view.filesWithWord('alpha')).toEqual(['a.txt']);
  });

  test('many small segments become one, and views that are open go on', async () => {
    const directory = temporaryRepository({ 'a.txt': 'word0' });
    const index = await indexOf(directory);
    const first = await index.ensure('HEAD');
    for (let at = 1; at < 13; at++) {
      commit(directory, { 'a.txt': `word${at}` });
      await index.ensure('HEAD');
    }
    const names = readdirSync(index.path!).filter((name) => name.endsWith('.segment'));
    expect(names.length).toBeLessThanOrEqual(9);
    expect(first.view.facts('a.txt')?.names).toEqual(['word0']);
    const again = await indexOf(directory);
    for (const at of [12, 7, 0]) {
      const { view, extracted } = await again.ensure(`HEAD~${12 - at}`);
      expect(view.filesWithWord(`word${at}`)).toEqual(['a.txt']);
      expect(extracted.files).toBe(0);
    }
  });

  test('of many files is written in several segments, none of which is given up before the revision is whole', async () => {
    const files = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`f${n}.txt`, `word${n} shared`]));
    const directory = temporaryRepository(files);
    // Every batch fills a segment: more of them than are left as they are.
    const internal = { segmentBytes: 1, batchFiles: 2 };
    const index = new RepositoryIndex(await openRepository(directory), { threads: 0, internal });
    onTestFinished(() => index.close());
    const { view, ledger } = await index.ensure('HEAD');
    expect(ledger.scanned.files).toBe(40);
    expect(view.filesWithWord('shared')).toHaveLength(40);
    const again = await (await indexOf(directory)).ensure('HEAD');
    expect(again.extracted.files).toBe(0);
    for (const at of [0, 17, 39]) expect(again.view.filesWithWord(`word${at}`)).toEqual([`f${at}.txt`]);
    expect(readdirSync(index.path!).filter((name) => name.endsWith('.segment')).length).toBeLessThanOrEqual(9);
  });

  test('names of any bytes are paths', async () => {
    const odd = [
      'new\nline.txt',
      'quo"te.txt',
      '--output=x',
      '\u{1f600}.txt',
      "it's $(x) `y`.txt",
      '__proto__',
      'back\\slash',
    ];
    const directory = temporaryRepository(Object.fromEntries(odd.map((name) => [name, 'needle'])));
    gitIn(directory, 'config', 'core.quotePath', 'true');
    writeFileSync(Buffer.concat([Buffer.from(`${directory}/`), Buffer.from([0x66, 0xff, 0x66])]), 'needle');
    gitIn(directory, 'add', '-A');
    gitIn(directory, 'commit', '-qm', 'stray byte');
    const { view } = await (await indexOf(directory)).ensure('HEAD');
    expect([...view.filesWithWord('needle')].sort()).toEqual([...odd, 'f\udcfff'].sort());
    const again = await (await indexOf(directory)).ensure('HEAD');
    expect([...again.view.files()].map(({ path }) => path)).toContain('f\udcfff');
    expect(existsSync(join(directory, 'x'))).toBe(false);
  });

  test('a bare repository and a SHA-256 repository are indexed like any other', async () => {
    const directory = temporaryRepository({ 'a.txt': 'alpha', 'dir/b.txt': 'beta' });
    const bare = temporaryDirectory();
    gitIn(bare, 'clone', '-q', '--bare', directory, 'x.git');
    const inBare = await (await indexOf(join(bare, 'x.git'))).ensure('main');
    expect(inBare.view.filesWithWord('beta')).toEqual(['dir/b.txt']);
    await expect((await indexOf(join(bare, 'x.git'))).ensure('WORKTREE')).rejects.toMatchObject({
      code: 'no_working_tree',
    });
    const long = temporaryRepository({ 'a.txt': 'alpha' }, ['--object-format=sha256']);
    const { view } = await (await indexOf(long)).ensure('HEAD');
    expect(view.filesWithWord('alpha')).toEqual(['a.txt']);
    expect(view.file('a.txt')?.oid).toHaveLength(64);
  });

  test('symlinks and submodules are never followed', async () => {
    const directory = temporaryRepository({ 'a.txt': 'alpha' });
    symlinkSync('/etc/passwd', join(directory, 'link'));
    symlinkSync('/etc', join(directory, 'etc'));
    gitIn(directory, 'add', '-A');
    gitIn(directory, 'update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},sub`);
    gitIn(directory, 'commit', '-qm', 'links');
    for (const name of ['HEAD', 'WORKTREE']) {
      const { view, ledger } = await (await indexOf(directory)).ensure(name);
      expect(view.file('link')).toMatchObject({ state: 'link', mode: 'symlink' });
      expect(view.linkTarget('link')).toBe('/etc/passwd');
      expect(view.filesWithWord('root')).toEqual([]);
      expect(view.filesWithWord('passwd')).toEqual(['link']);
      expect(view.file('sub')).toMatchObject({ state: 'unread', reason: 'gitlink', oid: null });
      expect(ledger).toMatchObject({
        tracked: { files: 4 },
        links: { files: 2 },
        gitlinks: { files: 1 },
        scanned: { files: 1 },
      });
    }
  });

  test('the working tree is what is on the disk, of what is tracked', async () => {
    const directory = temporaryRepository({ 'a.txt': 'alpha', 'b.txt': 'beta', 'c.txt': 'gamma' });
    writeFileSync(join(directory, 'a.txt'), 'changed');
    rmSync(join(directory, 'b.txt'));
    writeFileSync(join(directory, 'new.txt'), 'untracked');
    writeFileSync(join(directory, 'staged.txt'), 'staged');
    gitIn(directory, 'add', 'staged.txt');
    const index = await indexOf(directory);
    const { view } = await index.ensure('WORKTREE');
    expect([...view.files()].map(({ path }) => path)).toEqual(['a.txt', 'c.txt', 'staged.txt']);
    expect(view.filesWithWord('changed')).toEqual(['a.txt']);
    expect(view.filesWithWord('alpha')).toEqual([]);
    const head = await index.ensure('HEAD');
    expect(head.view.filesWithWord('alpha')).toEqual(['a.txt']);
    expect(head.view.filesWithWord('beta')).toEqual(['b.txt']);
  });

  test('an object that is missing is on the ledger, and is read once it is there', async () => {
    const directory = temporaryRepository({ 'a.txt': 'alpha', 'b.txt': 'beta' });
    const oid = gitIn(directory, 'rev-parse', 'HEAD:b.txt');
    const object = join(directory, '.git/objects', oid.slice(0, 2), oid.slice(2));
    rmSync(object, { force: true });
    rmSync(join(directory, 'b.txt'));
    const { view, ledger, generation } = await (await indexOf(directory)).ensure('HEAD');
    expect(view.file('b.txt')).toMatchObject({ state: 'unread', reason: 'missing_object' });
    expect(ledger.unread.files).toBe(1);
    expect(view.filesWithWord('alpha')).toEqual(['a.txt']);
    writeFileSync(join(directory, 'b.txt'), 'beta');
    const again = await (await indexOf(directory)).ensure('HEAD');
    expect(again.view.filesWithWord('beta')).toEqual(['b.txt']);
    expect(again.generation).not.toBe(generation);
  });

  test('in memory, nothing is written', async () => {
    const directory = temporaryRepository({ 'a.txt': 'alpha' });
    const index = await indexOf(directory, { persist: false });
    expect((await index.ensure('HEAD')).view.filesWithWord('alpha')).toEqual(['a.txt']);
    expect((await index.ensure('HEAD')).extracted.files).toBe(0);
    expect(existsSync(join(directory, '.git/nonesuch'))).toBe(false);
  });
});
