import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openRepository, RepositoryIndex } from '../../src/index.ts';
import { commit, gitIn, temporaryDirectory, temporaryRepository } from '../fixtures/temporary-repository.ts';

test('a partial clone fetches nothing, and what it lacks is on the ledger', async () => {
  const origin = temporaryRepository({ 'a.txt': 'alpha', 'b.txt': 'old' });
  gitIn(origin, 'config', 'uploadpack.allowFilter', 'true');
  commit(origin, { 'b.txt': 'new' });
  const clone = join(temporaryDirectory(), 'clone');
  gitIn(origin, 'clone', '-q', '--filter=blob:none', `file://${origin}`, clone);
  const repository = await openRepository(clone);
  expect(repository.partial).toBe(true);
  const index = new RepositoryIndex(repository, { threads: 0 });
  onTestFinished(() => index.close());
  const head = await index.ensure('HEAD');
  expect(head.ledger).toMatchObject({ tracked: { files: 2 }, scanned: { files: 2 }, unread: { files: 0 } });
  const base = await index.ensure('HEAD~1');
  expect(base.view.file('b.txt')).toMatchObject({ state: 'unread', reason: 'missing_object' });
  expect(base.ledger).toMatchObject({ tracked: { files: 2 }, scanned: { files: 1 }, unread: { files: 1 } });
  // The control: git itself does fetch it, and then it is read.
  expect(gitIn(clone, 'show', 'HEAD~1:b.txt')).toBe('old');
  expect((await index.ensure('HEAD~1')).view.filesWithWord('old')).toEqual(['b.txt']);
});
