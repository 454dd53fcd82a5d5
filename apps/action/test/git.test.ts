import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { git as fixtureGit } from '../../../test/harness/repository/git-command.ts';
import { createOrigin, type Origin } from '../../../test/harness/repository/origin.ts';
import { withGit } from '../src/git/credentials.ts';
import { commitOf, parentsOf } from '../src/git/objects.ts';

const SERVER = 'https://github.com';

let directory: string;
let origin: Origin;
let temp: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'nonesuch-git-test-'));
  temp = join(directory, 'temp');
  mkdirSync(temp);
  process.env.RUNNER_TEMP = temp;
  origin = createOrigin(join(directory, 'origin'), { base: { a: '1\n' }, head: { a: '2\n' } });
});
afterAll(() => {
  delete process.env.RUNNER_TEMP;
  rmSync(directory, { recursive: true, force: true });
});

describe('git in a checkout', () => {
  it('gets the token in a file that is gone afterwards, for the one server, and in no variable', async () => {
    process.env.GITHUB_TOKEN = 'a-token';
    const header = `AUTHORIZATION: basic ${Buffer.from('x-access-token:a-token').toString('base64')}`;
    await withGit(origin.directory, 'a-token', SERVER, async (git) => {
      expect(
        (await git.run(['config', '--get-urlmatch', 'http.extraheader', `${SERVER}/acme/kit`])).stdout.trim(),
      ).toBe(header);
      expect(
        (
          await git.run(['config', '--get-urlmatch', 'http.extraheader', 'https://evil.example/acme/kit'])
        ).stdout.trim(),
      ).toBe('');
      expect((await git.run(['-c', 'alias.show-env=!env', 'show-env'])).stdout).not.toMatch(/a-token|GITHUB/u);
      expect(readdirSync(temp)).toHaveLength(1);
    });
    delete process.env.GITHUB_TOKEN;
    expect(readdirSync(temp)).toEqual([]);
  });

  it('gets no second header where the checkout kept its credentials', async () => {
    const clone = join(directory, 'kept');
    fixtureGit(directory, ['clone', '--quiet', origin.directory, clone]);
    fixtureGit(clone, ['config', `http.${SERVER}/.extraheader`, 'AUTHORIZATION: basic b3du']);
    await withGit(clone, 'a-token', SERVER, async (git) => {
      expect((await git.run(['config', '--get-all', `http.${SERVER}/.extraheader`])).stdout.trim()).toBe(
        'AUTHORIZATION: basic b3du',
      );
    });
  });

  it('sends no token over anything but https', async () => {
    await withGit(origin.directory, 'a-token', 'http://github.example', async (git) => {
      expect((await git.run(['config', '--get-regexp', 'extraheader'])).stdout).toBe('');
    });
  });

  it('runs no hook and no monitor of the repository', async () => {
    const clone = join(directory, 'hooked');
    fixtureGit(directory, ['clone', '--quiet', origin.directory, clone]);
    const ran = join(directory, 'ran');
    const script = `#!/bin/sh\ntouch '${ran}'\n`;
    for (const hook of ['post-checkout', 'reference-transaction', 'fsmonitor-watchman']) {
      writeFileSync(join(clone, '.git', 'hooks', hook), script, { mode: 0o755 });
    }
    fixtureGit(clone, ['config', 'core.fsmonitor', join(clone, '.git', 'hooks', 'fsmonitor-watchman')]);
    await withGit(clone, '', SERVER, async (git) => {
      await git.run(['update-ref', 'refs/nonesuch/x', 'HEAD']);
      await git.run(['status']);
    });
    expect(existsSync(ran)).toBe(false);
    // The control: without our settings it does run.
    fixtureGit(clone, ['update-ref', 'refs/nonesuch/y', 'HEAD']);
    expect(existsSync(ran)).toBe(true);
  });

  it('takes no revision for an option', async () => {
    await withGit(origin.directory, '', SERVER, async (git) => {
      for (const revision of ['--output=pwned', '--all', '-h', '--exec=touch pwned'])
        expect(await commitOf(git, revision)).toBeNull();
      expect(await commitOf(git, 'refs/heads/main')).toBe(origin.main);
      expect(await parentsOf(git, origin.merge)).toEqual([origin.main, origin.head]);
    });
    expect(existsSync(join(origin.directory, 'pwned'))).toBe(false);
  });
});
