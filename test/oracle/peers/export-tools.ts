import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { TruthRecord } from '../truth/record.ts';
import type { Peer } from './peer.ts';

interface Run {
  readonly stdout: string;
  readonly seconds: number;
}

/**
 * Tools that list exports which no other file imports, as they come. They are not dependencies of ours: `tools` is a
 * directory where somebody installed them. knip loads the configuration of the tools that the checkout uses, so this
 * executes code of the checkout.
 */
export function exportTools(root: string, tools: string): Peer[] {
  const bin = (name: string): string => path.join(tools, 'node_modules/.bin', name);
  const peers: Peer[] = [];
  const add = (name: string, run: Run | null, read: (stdout: string) => Iterable<string>): void => {
    if (run !== null) peers.push({ name, listed: new Set(read(run.stdout)), speaksOf, seconds: run.seconds });
  };
  const include = ['--include', 'exports,types,enumMembers,nsExports,nsTypes,files'];
  if (existsSync(bin('knip')))
    add('knip', run(root, bin('knip'), ['--reporter', 'json', '--no-exit-code', ...include]), knip);
  if (existsSync(path.join(root, 'tsconfig.json'))) {
    if (existsSync(bin('ts-prune'))) add('ts-prune', run(root, bin('ts-prune'), []), tsPrune);
    if (existsSync(bin('ts-unused-exports')))
      add('ts-unused-exports', run(root, bin('ts-unused-exports'), ['tsconfig.json']), (text) => tsUnused(text, root));
  }
  return peers;
}

function speaksOf({ level, exported, kind }: TruthRecord): boolean {
  return exported && (level === 'top' || kind === 'enum member');
}

/** Null where the tool could not run, for want of a dependency of the checkout, most of the time. */
function run(root: string, command: string, args: readonly string[]): Run | null {
  const timed = ['-c', 'TIMEFORMAT="%U %S"; time "$0" "$@"', command, ...args];
  const { stdout, stderr, error } = spawnSync('bash', timed, {
    cwd: root,
    encoding: 'utf8',
    timeout: 300_000,
    maxBuffer: 1 << 28,
  });
  const times = /([\d.]+) ([\d.]+)\s*$/.exec(stderr ?? '');
  if (error || !times || stdout.trim() === '' || stdout.startsWith('ERROR') || /^ERROR/m.test(stderr)) return null;
  return { stdout, seconds: Number(times[1]) + Number(times[2]) };
}

function* knip(stdout: string): Generator<string> {
  interface Issue {
    readonly file: string;
    readonly exports: { name: string }[];
    readonly types: { name: string }[];
    readonly enumMembers?: Record<string, { name: string }[]>;
  }
  const { issues } = JSON.parse(stdout) as { issues: Issue[] };
  for (const { file, exports, types, enumMembers = {} } of issues) {
    for (const { name } of [...exports, ...types]) yield `${file}#${name}`;
    for (const [container, members] of Object.entries(enumMembers))
      for (const { name } of members) yield `${file}#${container}.${name}`;
  }
}

/** `src/a.ts:4 - name (used in module)`: what its own module uses is no claim. */
function* tsPrune(stdout: string): Generator<string> {
  for (const [, file, name] of stdout.matchAll(/^(.+?):\d+ - (\S+)$/gm)) yield `${file}#${name}`;
}

function* tsUnused(stdout: string, root: string): Generator<string> {
  for (const [, file, names] of stdout.matchAll(/^(\/.+?): (.+)$/gm))
    for (const name of names!.split(', ')) yield `${path.relative(realpathSync(root), file!)}#${name}`;
}
