import { execFileSync } from 'node:child_process';

/** Git for building fixtures: without the configuration of whoever runs the tests. */
export function git(
  cwd: string,
  args: readonly string[],
  input?: string | Buffer,
  environment: Readonly<Record<string, string>> = {},
): string {
  return execFileSync('git', ['-c', 'advice.detachedHead=false', ...args], {
    cwd,
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 256 * 1024 * 1024,
    env: {
      PATH: process.env.PATH,
      HOME: cwd,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_TERMINAL_PROMPT: '0',
      LC_ALL: 'C',
      ...environment,
    },
  });
}
