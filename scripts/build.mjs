// Builds every package that has changed, in the order of their imports: `pnpm build [turbo's arguments]`.
// What turbo has to say goes to stderr, since a caller's stdout belongs to the job that it was asked for.
import { spawn } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const turbo = fileURLToPath(new URL('../node_modules/turbo/bin/turbo', import.meta.url));
const logs = ['--output-logs=errors-only', '--log-order=grouped', '--ui=stream'];
const silence = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  TURBO_PRINT_VERSION_DISABLED: '1',
  DO_NOT_TRACK: '1',
};
/** Milliseconds after which a reader wonders whether anything happens. */
const patience = 1_500;

/**
 * Runs turbo's build task.
 *
 * @param {string[]} [args] further arguments of `turbo run build`, such as `--filter=nonesuch`
 * @param {{ quiet?: boolean }} [options] quiet: turbo is heard only where the build fails
 * @returns {Promise<number>} turbo's exit code; 130 where a signal ended it
 */
export function build(args = [], { quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 2, 2];
    const child = spawn(process.execPath, [turbo, 'run', 'build', ...logs, ...args], {
      cwd: root,
      stdio,
      env: { ...process.env, ...silence },
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
    const note = quiet && setTimeout(() => process.stderr.write('building, this once ...\n'), patience);
    child.on('error', reject);
    child.on('close', (code) => {
      if (note) clearTimeout(note);
      if (code !== 0) process.stderr.write(Buffer.concat(said));
      resolve(code ?? 130);
    });
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await build(process.argv.slice(2).filter((argument) => argument !== '--'));
}
