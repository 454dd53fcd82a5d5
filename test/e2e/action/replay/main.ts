import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startCacheService } from '../../../harness/cache/cache-service.ts';
import { git } from '../../../harness/repository/git-command.ts';
import { formatReplay } from './format-replay.ts';
import { mergedPulls } from './merged-pull.ts';
import { type PullRecord, replayPull } from './replay-pull.ts';

const usage = `usage: pnpm replay:action -- --root DIR [--pulls N] [--skip N] [--to REV] [--without PATH]... [--seconds N] [--dist DIR] [--out DIR]

Replays merged pull requests through the Action as it ships: the bundle, started for the event of each, against an emulated
GitHub. Merged code was reviewed and compiles, so that nearly each comment there is one too many. A run that was cut off goes
on where it stopped, as long as the bundle is the same.

  --root DIR       the repository
  --pulls N        how many merged pull requests (100)
  --skip N         how many of the newest to leave out (0)
  --to REV         the last commit (HEAD)
  --without PATH   a path that is taken out of all trees: its objects are missing here
  --seconds N      stop after that long; the same command goes on
  --dist DIR       the bundle (apps/action/dist)
  --out DIR        where the results are kept (a folder in the temporary directory)`;

const DIST = fileURLToPath(new URL('../../../../apps/action/dist', import.meta.url));

/** @returns 0 where each pull request gave a valid report, 1 where one did not, 2 for wrong usage */
export async function main(argv: readonly string[]): Promise<number> {
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions(argv[0] === '--' ? argv.slice(1) : [...argv]);
  } catch (error) {
    process.stderr.write(`replay:action: ${(error as Error).message}\n${usage}\n`);
    return 2;
  }
  const root = resolve(options.root);
  const dist = resolve(options.dist);
  const out = join(resolve(options.out ?? join(tmpdir(), 'nonesuch-replay-action')), basename(root));
  const workspace = borrow(root, join(out, 'workspace'));
  const file = join(out, `${buildId(dist)}.jsonl`);
  const done = readRecords(file);
  const cache = await startCacheService();
  const pulls = mergedPulls(root, options.to, Number(options.pulls), Number(options.skip));
  const end = Date.now() + Number(options.seconds) * 1000;
  const records: PullRecord[] = [];
  try {
    for (const [index, pull] of pulls.entries()) {
      let record = done.get(pull.commit);
      if (record === undefined) {
        if (Date.now() > end) break;
        record = await replayPull(pull, {
          entry: join(dist, 'index.js'),
          workspace,
          runner: join(out, 'runner'),
          without: options.without,
          environment: cache.environment,
        });
        appendFileSync(file, `${JSON.stringify(record)}\n`);
        const said = record.problem ?? (record.commented ? 'commented' : record.verdict);
        process.stderr.write(
          `${index + 1}/${pulls.length} ${pull.commit.slice(0, 9)} ${record.seconds.toFixed(1)} s ${said}\n`,
        );
      }
      records.push(record);
    }
  } finally {
    await cache.close();
  }
  process.stdout.write(`${formatReplay(basename(root), records, pulls.length).join('\n')}\nresults: ${file}\n`);
  return records.some((record) => record.problem !== null) ? 1 : 0;
}

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      root: { type: 'string' },
      pulls: { type: 'string', default: '100' },
      skip: { type: 'string', default: '0' },
      to: { type: 'string', default: 'HEAD' },
      without: { type: 'string', multiple: true, default: [] },
      seconds: { type: 'string', default: '86400' },
      dist: { type: 'string', default: DIST },
      out: { type: 'string' },
    },
  });
  const { root } = values;
  if (root === undefined) throw new Error('--root is missing');
  return { ...values, root };
}

/** A repository of our own that reads the objects of another one, in which nothing is written. */
function borrow(root: string, workspace: string): string {
  if (!existsSync(workspace)) {
    mkdirSync(workspace, { recursive: true });
    git(workspace, ['init', '--quiet']);
    const objects = git(root, ['rev-parse', '--path-format=absolute', '--git-path', 'objects']).trim();
    writeFileSync(join(workspace, '.git/objects/info/alternates'), `${objects}\n`);
  }
  return workspace;
}

/** Results of another bundle are not results of this one. */
function buildId(dist: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(dist).sort()) hash.update(readFileSync(join(dist, name)));
  return hash.digest('hex').slice(0, 10);
}

function readRecords(file: string): Map<string, PullRecord> {
  const records = new Map<string, PullRecord>();
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    // The last line may be half a line, of a run that was cut off: that pull request is replayed again.
    try {
      const record = JSON.parse(line) as PullRecord;
      records.set(record.commit, record);
    } catch {}
  }
  return records;
}
