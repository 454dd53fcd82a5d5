import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { git } from '../../src/git/git-process.ts';
import { mergeBase, openRepository, renames, resolveRevision } from '../../src/index.ts';
import { commit, gitIn, temporaryDirectory, temporaryRepository } from '../fixtures/temporary-repository.ts';

describe('a revision', () => {
  test('is a commit and its tree, and an unknown one comes with near names', async () => {
    const directory = temporaryRepository({ 'a.txt': 'alpha' });
    gitIn(directory, 'branch', 'feature/panel');
    const repository = await openRepository(join(directory, '.'));
    const head = await resolveRevision(repository, 'HEAD');
    expect(head).toEqual({
      name: 'HEAD',
      commit: gitIn(directory, 'rev-parse', 'HEAD'),
      tree: gitIn(directory, 'rev-parse', 'HEAD^{tree}'),
    });
    expect((await resolveRevision(repository, head.commit.slice(0, 10))).commit).toBe(head.commit);
    await expect(resolveRevision(repository, 'mian')).rejects.toMatchObject({
      code: 'unknown_revision',
      near: ['main'],
    });
    await expect(resolveRevision(repository, 'panel')).rejects.toMatchObject({ near: ['feature/panel'] });
    for (const name of [
      '',
      '--output=x',
      '-h',
      'main..main',
      '^main',
      '--all',
      'a\0b',
      'HEAD:a.txt',
      '$(id)',
      'f'.repeat(40),
    ]) {
      await expect(resolveRevision(repository, name), name).rejects.toMatchObject({ code: 'unknown_revision' });
    }
  });

  test('of an empty repository, and of no repository, does not exist', async () => {
    const empty = await openRepository(temporaryRepository({}));
    await expect(resolveRevision(empty, 'HEAD')).rejects.toMatchObject({ code: 'empty_repository' });
    await expect(openRepository(temporaryDirectory())).rejects.toMatchObject({ code: 'not_a_repository' });
    await expect(openRepository(join(temporaryDirectory(), 'nowhere'))).rejects.toMatchObject({
      code: 'not_a_repository',
    });
  });

  test('has a merge base with another one, or says why not', async () => {
    const directory = temporaryRepository({ 'a.txt': 'alpha' });
    const start = gitIn(directory, 'rev-parse', 'HEAD');
    gitIn(directory, 'checkout', '-q', '-b', 'side');
    commit(directory, { 'b.txt': 'beta' });
    gitIn(directory, 'checkout', '-q', 'main');
    commit(directory, { 'c.txt': 'gamma' });
    gitIn(directory, 'checkout', '-q', '--orphan', 'other');
    commit(directory, { 'd.txt': 'delta' });
    const repository = await openRepository(directory);
    const [main, side, other] = await Promise.all(
      ['main', 'side', 'other'].map((name) => resolveRevision(repository, name)),
    );
    expect((await mergeBase(repository, main!, side!)).commit).toBe(start);
    await expect(mergeBase(repository, main!, other!)).rejects.toMatchObject({ code: 'no_merge_base' });

    const clones = temporaryDirectory();
    gitIn(clones, 'clone', '-q', '--depth=1', '--no-single-branch', `file://${directory}`, 'shallow');
    const shallow = await openRepository(join(clones, 'shallow'));
    expect(shallow.shallow).toBe(true);
    const [a, b] = await Promise.all(['origin/main', 'origin/side'].map((name) => resolveRevision(shallow, name)));
    await expect(mergeBase(shallow, a!, b!)).rejects.toMatchObject({ code: 'shallow_history' });
    await expect(resolveRevision(shallow, start)).rejects.toMatchObject({ code: 'shallow_history' });
  });

  test('pairs renamed files, whatever their names', async () => {
    const text = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const directory = temporaryRepository({ 'old\n"name".txt': text, 'same.txt': 'x' });
    commit(directory, { 'old\n"name".txt': null, 'sub/\u{1f600}.txt': `${text}\nmore` });
    const repository = await openRepository(directory);
    expect(await renames(repository, 'HEAD~1', 'HEAD')).toEqual(new Map([['sub/\u{1f600}.txt', 'old\n"name".txt']]));
  });

  test('pairs what only changed its place where a content is not in the clone', async () => {
    const text = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const directory = temporaryRepository({ 'whole.txt': 'the same', 'near.txt': `${text}\nend` });
    const lost = gitIn(directory, 'rev-parse', 'HEAD:near.txt');
    commit(directory, { 'whole.txt': null, 'sub/whole.txt': 'the same', 'near.txt': null, 'sub/near.txt': text });
    rmSync(join(directory, '.git/objects', lost.slice(0, 2), lost.slice(2)));
    const repository = await openRepository(directory);
    expect(await renames(repository, 'HEAD~1', 'HEAD')).toEqual(new Map([['sub/whole.txt', 'whole.txt']]));
  });
});

test('nothing that a repository configures is run, and no secret reaches git', async () => {
  const directory = temporaryRepository({ 'a.txt': 'alpha' });
  const trace = join(directory, 'ran');
  mkdirSync(join(directory, 'hooks'));
  for (const name of ['monitor', 'pager', 'diff']) {
    writeFileSync(join(directory, 'hooks', name), `#!/bin/sh\nenv >> '${trace}'\n`, { mode: 0o755 });
  }
  gitIn(directory, 'config', 'core.fsmonitor', join(directory, 'hooks/monitor'));
  gitIn(directory, 'config', 'core.pager', join(directory, 'hooks/pager'));
  gitIn(directory, 'config', 'diff.external', join(directory, 'hooks/diff'));
  const repository = await openRepository(directory);
  await git(repository, ['ls-files', '-s', '-z']);
  await git(repository, ['diff-files', '-z', '--raw']);
  await git(repository, ['diff-tree', '-r', '-z', '-M', '--no-ext-diff', 'HEAD', 'HEAD']);
  const untracked = (await git(repository, ['ls-files', '--others'])).toString();
  expect(untracked).not.toContain('ran');
  // The control: without our settings the monitor does run.
  gitIn(directory, 'status');
  expect((await git(repository, ['ls-files', '--others'])).toString()).toContain('ran');
});
