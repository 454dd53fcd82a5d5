import { spawn } from 'node:child_process';
import { devNull } from 'node:os';
import { ActionError } from '../action-error.ts';
import { printable } from '../text/printable.ts';

/** Longest that a git command may take; a fetch of a large tree is the slowest. */
const TIMEOUT = 180_000;
/** Most that we read of a command's output, in bytes. */
const OUTPUT_LIMIT = 256 * 1024 * 1024;

/** Variables that git needs of ours, to start and to reach the server. All others stay away from it, the token's above all. */
const PASSED = [
  'PATH',
  'SystemRoot',
  'TEMP',
  'TMP',
  'TMPDIR',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'GIT_SSL_CAINFO',
  'HTTPS_PROXY',
  'https_proxy',
  'HTTP_PROXY',
  'http_proxy',
  'NO_PROXY',
  'no_proxy',
  'ALL_PROXY',
  'all_proxy',
] as const;

export interface GitResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Git in one repository. Arguments are ours or object ids; no name of the repository is ever one. */
export interface Git {
  readonly root: string;
  run(args: readonly string[], input?: string): Promise<GitResult>;
}

/**
 * Git as it may run in a stranger's checkout: no hooks, no pager, no prompt, no external diff, no file system monitor, and no
 * configuration but the repository's own and ours.
 *
 * @param configFile a configuration file of ours, which may hold the credentials of a fetch
 */
export function gitIn(root: string, configFile: string): Git {
  const environment = environmentOf(configFile);
  const hardening = [
    '--no-pager',
    '--literal-pathspecs',
    '-c',
    `core.hooksPath=${devNull}`,
    '-c',
    'core.fsmonitor=false',
    '-c',
    'core.quotePath=false',
    '-c',
    'gc.auto=0',
    '-c',
    'maintenance.auto=false',
    '-c',
    'protocol.ext.allow=never',
    '-c',
    'credential.helper=',
    '-c',
    `safe.directory=${root}`,
  ];
  return { root, run: (args, input) => execute([...hardening, ...args], root, environment, input) };
}

function environmentOf(configFile: string): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = {
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: configFile,
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_ADVICE: '0',
  };
  for (const name of PASSED) if (process.env[name] !== undefined) environment[name] = process.env[name];
  return environment;
}

function execute(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv, input = ''): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, { cwd, env, timeout: TIMEOUT, stdio: ['pipe', 'pipe', 'pipe'] });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > OUTPUT_LIMIT) child.kill();
      else stdout.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      if (stderr.length < 100) stderr.push(chunk);
    });
    child.stdin.on('error', () => {}); // A command that ends before it has read everything is judged by its exit code.
    child.stdin.end(input);
    child.on('error', (cause) =>
      reject(
        new ActionError(
          'unreadable_repository',
          `git does not start: ${printable(cause.message, 200)}`,
          'The runner needs git.',
          cause,
        ),
      ),
    );
    child.on('close', (code) =>
      resolve({
        code: code ?? 128,
        stdout: Buffer.concat(stdout).toString('utf8'),
        stderr: Buffer.concat(stderr).toString('utf8'),
      }),
    );
  });
}
