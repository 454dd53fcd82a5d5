// `pnpm start`: builds what is not built, then runs the main job.
//   pnpm start                                           on the small history in test/demo
//   pnpm start -- --root DIR --base REV --head REV ...   on a repository of yours, with any option of `nonesuch removed`
// Only the job writes to stdout; its exit code is ours.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const cli = fileURLToPath(new URL('../apps/cli/bin/nonesuch.js', import.meta.url));
const say = (line) => process.stderr.write(`${line}\n`);

/** Runs the built command in the folder that the user called from, and returns its exit code. */
function removed(args) {
  return new Promise((resolve, reject) => {
    const cwd = process.env.INIT_CWD ?? process.cwd();
    const child = spawn(process.execPath, [cli, 'removed', ...args], { cwd, stdio: 'inherit' });
    // A terminal signals the whole group: the child ends by itself, and we wait for it. Who signals us alone is passed on.
    process.on('SIGINT', () => setTimeout(() => child.kill('SIGINT'), 300).unref());
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

async function demo(args) {
  const { runnerImport } = await import('vite');
  const entry = fileURLToPath(new URL('../test/demo/demo-repository.ts', import.meta.url));
  const { module } = await runnerImport(entry, { configFile: false, logLevel: 'error' });
  const repository = module.makeDemoRepository();
  try {
    say(
      'A pull request drops what nothing imports any more. While it was open, main went on. Git merges it without a conflict.',
    );
    say(`nonesuch removed --base ${repository.base} --head ${repository.head}\n`);
    // Here findings are the point, and no failure.
    return await removed([
      '--root',
      repository.root,
      '--base',
      repository.base,
      '--head',
      repository.head,
      '--fail-on',
      'none',
      ...args,
    ]);
  } finally {
    repository.dispose();
  }
}

const args = process.argv.slice(2);
if (args[0] === '--') args.shift();

const built = await build(['--filter=nonesuch...'], { quiet: true });
if (built !== 0) {
  say('nonesuch: the build failed, see above');
  process.exitCode = built;
} else {
  const own = args.some((argument) => /^--(root|base|head)(=|$)/.test(argument));
  process.exitCode = await (own || args.includes('--help') ? removed(args) : demo(args));
}
