import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { GitError } from './git-error.ts';

/**
 * Set for every git that we start: nothing of a repository's configuration may run a program (hooks, monitors, pagers), and
 * no command may fetch (a partial clone would ask its remote for what is missing).
 */
export const SAFE_CONFIG = [
  'core.quotePath=false',
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.pager=cat',
  'protocol.allow=never',
  'gc.auto=0',
  'diff.external=',
  'advice.detachedHead=false',
].flatMap((setting) => ['-c', setting]);

/** Where a repository is: a directory inside of it, or the git directory of a bare one. */
export interface GitLocation {
  readonly cwd: string;
}

export interface GitRun {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

export interface GitRunOptions {
  readonly input?: string | Buffer;
  readonly signal?: AbortSignal | undefined;
}

/** Starts git without a shell. The caller ends it. */
export function startGit(location: GitLocation, args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn('git', [...SAFE_CONFIG, '--no-pager', ...args], {
    cwd: location.cwd,
    env: childEnvironment(process.env),
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
}

/**
 * Runs git and collects what it prints.
 *
 * @returns whatever the exit code is
 * @throws GitError `git_missing`; the signal's reason where it is aborted
 */
export function runGit(location: GitLocation, args: readonly string[], options: GitRunOptions = {}): Promise<GitRun> {
  const { signal } = options;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = startGit(location, args);
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    const stop = () => child.kill();
    signal?.addEventListener('abort', stop, { once: true });
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    // A git that ends early closes its input: its exit code says why.
    child.stdin.on('error', () => {});
    child.on('error', (error: NodeJS.ErrnoException) => reject(startFailure(error, location)));
    child.on('close', (code) => {
      signal?.removeEventListener('abort', stop);
      if (signal?.aborted) reject(signal.reason);
      else
        resolve({
          code: code ?? -1,
          stdout: Buffer.concat(stdout),
          stderr: Buffer.concat(stderr).toString('utf8').trim(),
        });
    });
    child.stdin.end(options.input);
  });
}

/** As `runGit`, for a command that has to succeed. @throws GitError */
export async function git(
  location: GitLocation,
  args: readonly string[],
  options: GitRunOptions = {},
): Promise<Buffer> {
  const run = await runGit(location, args, options);
  if (run.code !== 0) throw failure(args, run);
  return run.stdout;
}

/** What a failed run means. */
export function failure(args: readonly string[], run: GitRun): GitError {
  const { stderr } = run;
  const message = stderr.split('\n')[0] || `git ended with ${run.code}`;
  if (/not a git repository/i.test(stderr)) return new GitError('not_a_repository', 'this is not a git repository');
  if (/dubious ownership/i.test(stderr)) return new GitError('unsafe_repository', 'git does not trust this repository');
  if (
    /missing (blob|tree|object|commit)|could not fetch|unable to read (tree|sha1|object)|promisor|bad tree object/i.test(
      stderr,
    )
  ) {
    return new GitError('missing_objects', `objects are missing: ${message}`);
  }
  return new GitError('git_failed', `git ${args[0] ?? ''}: ${message}`);
}

function startFailure(error: NodeJS.ErrnoException, location: GitLocation): GitError {
  return error.code === 'ENOENT'
    ? new GitError('git_missing', 'git could not be started', { cause: error })
    : new GitError('git_failed', `git could not be started in ${JSON.stringify(location.cwd)}`, { cause: error });
}

/** The environment without secrets, and without anything that points git at another repository. */
export function childEnvironment(from: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {};
  for (const [name, value] of Object.entries(from)) {
    if (/^(?:INPUT_|ACTIONS_|GIT_)|TOKEN|SECRET|PASSWORD/i.test(name)) continue;
    env[name] = value;
  }
  return {
    ...env,
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_NO_LAZY_FETCH: '1',
    LC_ALL: 'C',
  };
}
