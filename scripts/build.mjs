// Builds every package that has changed, in the order of their imports: `node scripts/build.mjs [turbo's arguments]`.
// Turbo's own narration goes to stderr, since a caller's stdout belongs to the job that it was asked for.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const quiet = ['--output-logs=errors-only', '--log-order=grouped', '--ui=stream'];

/**
 * Runs turbo's build task.
 *
 * @param {string[]} [args] further arguments of `turbo run build`, such as `--filter=nonesuch`
 * @returns {Promise<number>} turbo's exit code; 130 where a signal ended it
 */
export function build(args = []) {
  const manifest = createRequire(import.meta.url).resolve('turbo/package.json');
  const turbo = join(dirname(manifest), 'bin', 'turbo');
  const env = {
    ...process.env,
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
    TURBO_PRINT_VERSION_DISABLED: '1',
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [turbo, 'run', 'build', ...quiet, ...args], { env, stdio: ['ignore', 2, 2] });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 130));
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await build(process.argv.slice(2).filter((argument) => argument !== '--'));
}
