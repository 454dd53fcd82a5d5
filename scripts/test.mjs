// `pnpm test`: builds, then everything that has to hold before a merge. Further arguments go to vitest alone:
//   pnpm test                       all of it
//   pnpm test -- packages/core      build, then these tests only
// Every step runs, whatever the one before said; the last line counts them all and the exit code is 1 if one failed.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The JavaScript file behind a command of an installed package. */
const command = (name, file) => join(root, 'node_modules', name, file);

function node(...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 130));
  });
}

const args = process.argv.slice(2).filter((argument) => argument !== '--');
const scratch = mkdtempSync(join(tmpdir(), 'nonesuch-test-'));
const results = join(scratch, 'vitest.json');

const checks = [
  ['format and lint', () => node(command('@biomejs/biome', 'bin/biome'), 'check', '.')],
  ['types', () => node(command('typescript', 'bin/tsc'), '-p', 'tsconfig.json', '--noEmit')],
  [
    'boundaries',
    () =>
      node(
        command('dependency-cruiser', 'bin/dependency-cruise.mjs'),
        '--config',
        '.dependency-cruiser.cjs',
        'packages',
        'apps',
        'test',
      ),
  ],
];
const vitest = () =>
  node(
    command('vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
    ...args,
  );

let passed = 0;
let failed = 0;
const count = (name, code) => {
  if (code === 0) passed++;
  else failed++;
  process.stdout.write(`${code === 0 ? 'passed' : 'FAILED'}: ${name}\n`);
};

try {
  count('build', await build());
  if (args.length === 0) for (const [name, run] of checks) count(name, await run());
  const code = await vitest();
  const report = JSON.parse(readFileSync(results, 'utf8'));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  // A file that does not load, an error outside of a test: vitest fails and no test does.
  if (code !== 0 && report.numFailedTests === 0) failed++;
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 && code === 0 ? 0 : 1;
} catch (error) {
  process.stdout.write(`tests: ${error.message}\n${passed} passed, ${failed + 1} failed\n`);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
