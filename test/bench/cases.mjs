import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { median, run } from './measure.mjs';

const command = join(import.meta.dirname, '../../apps/cli/bin/nonesuch.js');
const code = /\.(?:[mc]?ts|tsx|[mc]?js|jsx)$/;

/**
 * Everything that is measured on one checkout. In each round every case runs once, one after the other, so that a
 * busy minute touches them alike; ratios are taken within a round.
 *
 * @param {string} root
 * @param {{ rounds: number, symbols: number, base: string | undefined, log: (line: string) => void }} options
 */
export async function benchRepository(root, options) {
  const git = (...args) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', maxBuffer: 1 << 28 }).trim();
  const head = git('rev-parse', 'HEAD');
  const base = options.base ?? baseOfTenFiles(git);
  const tracked = sizes(git, head);
  const sources = tracked.filter(({ path }) => code.test(path));
  const floor = execFileSync(join(import.meta.dirname, 'floor/build.sh'), { encoding: 'utf8' }).trim();
  const list = sources.map(({ path }) => join(root, path)).join('\n');
  const threads = Math.min(2, cpus().length);
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  const cli = (...args) => run(process.execPath, [command, ...args, '--root', root, '--json'], { accept: [0, 1] });
  const removal = ['removed', '--base', base, '--head', head];

  const rounds = [];
  let index_bytes = 0;
  try {
    for (let round = 0; round < options.rounds; round++) {
      const eager = join(scratch, `eager-${round}`);
      const lazy = join(scratch, `lazy-${round}`);
      const parse = await run(floor, [String(threads), '1'], { input: list });
      const cold = await cli('index', '--head', head, '--index-dir', eager);
      const again = await cli('index', '--head', head, '--index-dir', eager);
      const removed = await cli(...removal, '--index-dir', lazy);
      const warm = await cli(...removal, '--index-dir', lazy);
      const start = await run(process.execPath, [command, '--version']);
      index_bytes = folderSize(eager);
      rounds.push({
        floor: JSON.parse(parse.stdout).rounds[0].ms,
        cold_index: cold.ms,
        cold_index_peak_mb: cold.peak_mb,
        no_change_index: again.ms,
        cold_removed: removed.ms,
        warm_removed: warm.ms,
        program_start: start.ms,
      });
      options.log(`round ${round + 1} of ${options.rounds}: ${JSON.stringify(rounds.at(-1))}`);
      if (round < options.rounds - 1) rmSync(eager, { recursive: true });
      rmSync(lazy, { recursive: true, force: true });
    }
    const eager = join(scratch, `eager-${options.rounds - 1}`);
    const asked = await run(process.execPath, [
      join(import.meta.dirname, 'latency.mjs'),
      root,
      eager,
      String(options.symbols),
    ]);
    return {
      name: basename(root),
      revision: head,
      files: tracked.length,
      source_files: sources.length,
      source_mb: megabytes(sources),
      tracked_mb: megabytes(tracked),
      threads,
      removal: { base, changed_files: git('diff', '--name-only', base, head).split('\n').length },
      rounds,
      summary: summarize(rounds),
      index_share_of_source: round3(index_bytes / sum(sources)),
      latency: JSON.parse(asked.stdout),
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Medians of the times, and of each round's ratio to its own floor. */
function summarize(rounds) {
  const cases = ['floor', 'cold_index', 'no_change_index', 'cold_removed', 'warm_removed', 'program_start'];
  const summary = {};
  for (const name of cases) {
    summary[name] = {
      ms: Math.round(median(rounds.map((round) => round[name]))),
      ratio: round3(median(rounds.map((round) => round[name] / round.floor))),
    };
  }
  const peaks = rounds.map((round) => round.cold_index_peak_mb).filter((peak) => peak !== null);
  return { ...summary, cold_index_peak_mb: peaks.length > 0 ? Math.max(...peaks) : null };
}

/** The first ancestor from which at least ten source files changed. */
function baseOfTenFiles(git) {
  const ancestors = git('rev-list', '--first-parent', '--max-count=200', 'HEAD').split('\n');
  for (const ancestor of ancestors.slice(1)) {
    const changed = git('diff', '--name-only', ancestor, 'HEAD')
      .split('\n')
      .filter((path) => code.test(path));
    if (changed.length >= 10) return ancestor;
  }
  return ancestors.at(-1);
}

function sizes(git, head) {
  return git('ls-tree', '-r', '-l', '-z', head)
    .split('\0')
    .map((line) => /^100\d+ blob [0-9a-f]+\s+(\d+)\t([\s\S]*)$/.exec(line))
    .filter((match) => match !== null)
    .map((match) => ({ path: match[2], bytes: Number(match[1]) }));
}

function folderSize(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => statSync(join(folder, String(name))))
    .reduce((total, stat) => total + (stat.isFile() ? stat.size : 0), 0);
}

const sum = (files) => files.reduce((total, { bytes }) => total + bytes, 0);
const megabytes = (files) => Number((sum(files) / 1e6).toFixed(1));
const round3 = (number) => Number(number.toFixed(3));
