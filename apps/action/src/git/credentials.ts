import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Git, gitIn } from './git.ts';

/**
 * Runs with a git that may fetch from the server as the job may.
 *
 * Where the checkout kept credentials of its own (`persist-credentials`), those are used: two authorization headers are refused.
 * Else the token goes into a configuration file that only we can read and that is removed afterwards. As an argument or a
 * variable it would be visible to every process.
 *
 * @param serverUrl origin of the server, `https://github.com`; the token is sent to no other, and to none but https
 */
export async function withGit<T>(
  root: string,
  token: string,
  serverUrl: string,
  body: (git: Git) => Promise<T>,
): Promise<T> {
  const directory = await mkdtemp(join(process.env.RUNNER_TEMP ?? tmpdir(), 'nonesuch-git-'));
  const file = join(directory, 'config');
  try {
    await writeFile(file, '', { mode: 0o600, flag: 'wx' });
    const git = gitIn(root, file);
    if (!(await hasCredentials(git))) await writeFile(file, configuration(token, serverUrl), { mode: 0o600 });
    return await body(git);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function hasCredentials(git: Git): Promise<boolean> {
  return (
    (await git.run(['config', '--includes', '--name-only', '--get-regexp', String.raw`^http\..*\.?extraheader$`]))
      .code === 0
  );
}

function configuration(token: string, serverUrl: string): string {
  if (token === '' || !/^https:\/\/[A-Za-z0-9.:-]+$/u.test(serverUrl)) return '';
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  return `[http "${serverUrl}/"]\n\textraheader = AUTHORIZATION: basic ${basic}\n`;
}
