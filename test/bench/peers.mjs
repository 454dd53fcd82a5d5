import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './measure.mjs';

/** Where `peers/install.sh` puts what npm has. */
const installed = join(import.meta.dirname, '../../node_modules/.cache/nonesuch-peers/node_modules/.bin');

/**
 * What people would use instead, each as its own documentation runs it. `does` says what the time is for: none of them
 * gives the same answer.
 *
 * @type {readonly { id: string, does: string, find: () => Promise<string | null>, ask: (program: string, root: string, scratch: string, list: string) => Promise<import('./measure.mjs').Ran> }[]}
 */
export const PEERS = [
  {
    id: 'universal-ctags',
    does: 'definitions of the same files',
    find: () => answering('ctags', ['--version'], /Universal Ctags/),
    ask: (program, root, scratch, list) =>
      run(program, ['-f', join(scratch, 'tags'), '-L', '-'], { input: list, cwd: root, seconds: 180 }),
  },
  {
    id: 'scip-typescript',
    does: 'definitions and references, by the type checker, without the packages that the project installs',
    find: () => answering(join(installed, 'scip-typescript'), ['--version'], /\d/),
    // Its `--infer-tsconfig` writes one: the checkout is not ours to write, so it needs the project's own.
    ask: (program, root, scratch) =>
      run(program, ['index', '--output', join(scratch, 'index.scip'), ...workspaces(root)], {
        cwd: root,
        seconds: 240,
      }),
  },
  {
    id: 'codebase-memory-mcp',
    does: 'a graph of definitions and calls, mode fast',
    find: () => answering('codebase-memory-mcp', ['--version'], /\d/),
    ask: (program, root) =>
      run(program, ['cli', 'index_repository', JSON.stringify({ repo_path: root, mode: 'fast' })], { seconds: 240 }),
  },
];

/** The program, where it is there and is the one that is meant. */
async function answering(program, args, expected) {
  if (program.includes('/') && !existsSync(program)) return null;
  try {
    const { stdout } = await run(program, args, { seconds: 30 });
    return expected.test(stdout) ? program : null;
  } catch {
    return null;
  }
}

function workspaces(root) {
  if (existsSync(join(root, 'pnpm-workspace.yaml'))) return ['--pnpm-workspaces'];
  if (existsSync(join(root, 'yarn.lock')) && !existsSync(join(root, 'tsconfig.json'))) return ['--yarn-workspaces'];
  return [];
}

/** One round of each peer that is here. @returns ms and CPU by id; null where it is not here, or failed, with the reason */
export async function runPeers(root, scratch, list) {
  const found = {};
  for (const { id, find, ask } of PEERS) {
    const program = await find();
    if (program === null) found[id] = { ms: null, cpu_ms: null, peak_mb: null, why: 'not installed' };
    else {
      try {
        const { ms, cpu_ms, peak_mb } = await ask(program, root, scratch, list);
        found[id] = { ms, cpu_ms, peak_mb, why: null };
      } catch (error) {
        found[id] = { ms: null, cpu_ms: null, peak_mb: null, why: reason(error.message) };
      }
    }
  }
  return found;
}

/** What it said, without where it lies: that is this machine's own affair. */
function reason(message) {
  const said = message.replace(/^[\s\S]*? ended with [^:]*: /, 'failed: ').split('\n')[0];
  return said.replace(/(?:\/[\w.@+-]+){2,}/g, '…').slice(0, 120);
}
