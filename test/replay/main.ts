import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { formatReplay } from './format-replay.ts';
import { type CommitToReplay, replayCommit } from './replay-commit.ts';
import type { ReplayRecord } from './replay-record.ts';

const usage = `usage: pnpm replay -- --root DIR [--commits N] [--to REV] [--out DIR] [--list VERDICT]... [-- OPTIONS OF nonesuch removed]

Judges the last N commits of a history, each against its first parent, by the built command. Merged code compiles, so that
a \`referenced\` here is nearly always a false alarm. A run that was cut off goes on where it stopped, as long as the
command is the same build.

  --root DIR       the repository
  --commits N      how many first-parent commits (50)
  --changing RE    only commits whose diff has a line that matches this, as \`git log -G\` sees it
  --to REV         the last of them (HEAD)
  --out DIR        where the results are kept (a folder in the temporary directory)
  --list VERDICT   list these verdicts (referenced and inconclusive)`;

const house = fileURLToPath(new URL('../../', import.meta.url));
const cli = join(house, 'apps/cli/bin/nonesuch.js');

/** @returns 0 where each commit gave a valid report, 1 where one did not, 2 for wrong usage, 3 where nothing can be run */
export async function main(argv: readonly string[]): Promise<number> {
  const own = argv[0] === '--' ? argv.slice(1) : argv;
  const cut = own.indexOf('--');
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions(cut < 0 ? own : own.slice(0, cut));
  } catch (error) {
    process.stderr.write(`replay: ${(error as Error).message}\n${usage}\n`);
    return 2;
  }
  if (!existsSync(join(house, 'apps/cli/dist/program/main.js'))) {
    process.stderr.write('replay: the command is not built (run pnpm build)\n');
    return 3;
  }
  const root = resolve(options.root);
  const more = cut < 0 ? [] : own.slice(cut + 1);
  const out = resolve(options.out ?? join(tmpdir(), 'nonesuch-replay'));
  mkdirSync(out, { recursive: true });
  const file = join(out, `${basename(root)}-${buildId(more)}.jsonl`);
  const done = readRecords(file);

  const records: ReplayRecord[] = [];
  const targets = firstParents(root, options.to, Number(options.commits), options.changing);
  for (const [index, target] of targets.entries()) {
    let record = done.get(target.commit);
    if (!record) {
      record = await replayCommit(cli, root, target, more);
      appendFileSync(file, `${JSON.stringify(record)}\n`);
      process.stderr.write(
        `${index + 1}/${targets.length} ${target.commit.slice(0, 9)} ${record.seconds.toFixed(1)} s ${record.problem ?? ''}\n`,
      );
    }
    records.push(record);
  }
  process.stdout.write(`${formatReplay(basename(root), records, options.list).join('\n')}\nresults: ${file}\n`);
  return records.some((record) => record.problem !== null) ? 1 : 0;
}

function readOptions(argv: readonly string[]) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      root: { type: 'string' },
      commits: { type: 'string', default: '50' },
      to: { type: 'string', default: 'HEAD' },
      changing: { type: 'string' },
      out: { type: 'string' },
      list: { type: 'string', multiple: true, default: ['referenced', 'inconclusive'] },
    },
  });
  const { root } = values;
  if (root === undefined) throw new Error('--root is missing');
  if (!(Number(values.commits) >= 1)) throw new Error(`--commits ${values.commits} is no number of commits`);
  return { ...values, root };
}

const CODE = ['*.ts', '*.tsx', '*.mts', '*.cts', '*.js', '*.jsx', '*.mjs', '*.cjs', '*.vue', '*.svelte'];

/** Newest first, without the root commit, which has no parent to be judged against. */
function firstParents(root: string, to: string, count: number, changing?: string): CommitToReplay[] {
  const format = '--format=%H%x00%P%x00%s';
  const filter = changing === undefined ? [] : ['-G', changing];
  // Where a clone lacks contents, those that matter are there most of the time: a picture is not looked into.
  const paths = changing === undefined ? [] : ['--', ...CODE];
  const args = ['-C', root, 'log', '--first-parent', ...filter, `-${count}`, format, '--end-of-options', to, ...paths];
  const log = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  return log
    .split('\n')
    .map((line) => line.split('\0'))
    .filter(([commit, parents]) => commit && parents)
    .map(([commit, parents, subject]) => ({
      commit: commit!,
      parent: parents!.split(' ')[0]!,
      subject: subject ?? '',
    }));
}

/** Results of another build, or of other options, are not results of this one. */
function buildId(more: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(more));
  for (const folder of ['packages/schema', 'packages/core', 'packages/indexer', 'packages/query', 'apps/cli']) {
    const dist = join(house, folder, 'dist');
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|wasm)$/.test(name));
    for (const name of files.sort()) hash.update(readFileSync(join(dist, name)));
  }
  return hash.digest('hex').slice(0, 10);
}

function readRecords(file: string): Map<string, ReplayRecord> {
  const records = new Map<string, ReplayRecord>();
  if (!existsSync(file)) return records;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    // The last line may be half a line, of a run that was cut off: that commit is judged again.
    try {
      const record = JSON.parse(line) as ReplayRecord;
      records.set(record.commit, record);
    } catch {}
  }
  return records;
}
