import { cpSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runFloor } from './floor.mjs';
import { run } from './measure.mjs';

const command = join(import.meta.dirname, '../../apps/cli/bin/nonesuch.js');

/**
 * What is measured in each round, in this order. `bar` is the most that it may cost, in floors of the whole repository;
 * `of` says of which floor a ratio is taken.
 *
 * @typedef {object} Case
 * @property {string} id
 * @property {string} label
 * @property {number} [bar]
 * @property {'floor' | 'floor_1' | null} of
 * @property {(at: Place) => Promise<import('./measure.mjs').Ran & Record<string, unknown>>} run
 *
 * @typedef {object} Place
 * @property {ReturnType<typeof import('./corpus.mjs').corpus>} corpus
 * @property {string | null} floor program
 * @property {number} threads
 * @property {(name: string) => string} dir an index directory of this round
 */

/** @param {Place} at @param {string} dir @param {readonly string[]} args */
const nonesuch = (at, dir, ...args) =>
  run(process.execPath, [command, ...args, '--root', at.corpus.root, '--index-dir', at.dir(dir), '--json', '--quiet'], {
    accept: [0, 1],
  });

const removal = (at) => ['removed', '--base', at.corpus.base, '--head', at.corpus.head];

/** The library's index, with what the command has no option for. */
async function variant(at, dir, options) {
  const given = JSON.stringify({ root: at.corpus.root, indexDir: at.dir(dir), head: at.corpus.head, ...options });
  const ran = await run(process.execPath, [join(import.meta.dirname, 'variant.mjs'), given]);
  return { ...ran, ...JSON.parse(ran.stdout) };
}

/** @type {readonly Case[]} */
export const CASES = [
  {
    id: 'cold_index',
    label: 'cold `index`, whole program',
    bar: 2.0,
    of: 'floor',
    run: async (at) => {
      const ran = await nonesuch(at, 'eager', 'index', '--head', at.corpus.head, '--profile');
      const { timings, coverage } = JSON.parse(ran.stdout);
      return { ...ran, phases: timings, files: coverage.files, index_bytes: folderSize(at.dir('eager')) };
    },
  },
  {
    id: 'no_change_index',
    label: '`index` without a change',
    bar: 0.05,
    of: 'floor',
    run: (at) => nonesuch(at, 'eager', 'index', '--head', at.corpus.head),
  },
  {
    id: 'cold_removed',
    label: 'cold `removed`, everything parsed first',
    bar: 0.6,
    of: 'floor',
    run: (at) => nonesuch(at, 'removed', ...removal(at)),
  },
  {
    id: 'cold_removed_on_demand',
    label: 'cold `removed --on-demand`',
    bar: 0.6,
    of: 'floor',
    run: (at) => nonesuch(at, 'lazy', ...removal(at), '--on-demand'),
  },
  {
    id: 'warm_removed',
    label: '`removed`, the base in the cache',
    bar: 0.15,
    of: 'floor',
    run: async (at) => {
      await nonesuch(at, 'warm', 'index', '--head', at.corpus.base);
      return nonesuch(at, 'warm', ...removal(at));
    },
  },
  {
    id: 'again_removed',
    label: '`removed`, both revisions in the cache',
    bar: 0.15,
    of: 'floor',
    run: (at) => nonesuch(at, 'warm', ...removal(at)),
  },
  {
    id: 'program_start',
    label: 'start of the program alone',
    of: 'floor',
    run: () => run(process.execPath, [command, '--version']),
  },
];

/** What is measured beside: how the cost of `index` depends on threads, batches and words. @type {readonly Case[]} */
export const VARIANTS = [
  { id: 'workers_2', label: '2 workers', of: 'floor', run: (at) => variant(at, 'workers-2', { threads: 2 }) },
  { id: 'workers_1', label: '1 worker', of: 'floor_1', run: (at) => variant(at, 'workers-1', { threads: 1 }) },
  {
    id: 'batch_1',
    label: '2 workers, one file to a batch',
    of: 'floor',
    run: (at) => variant(at, 'batch-1', { threads: 2, batchFiles: 1 }),
  },
  {
    id: 'batch_16',
    label: '2 workers, at most 16 files to a batch',
    of: 'floor',
    run: (at) => variant(at, 'batch-16', { threads: 2, batchFiles: 16 }),
  },
  {
    id: 'no_texts',
    label: '2 workers, files without a language left out',
    of: 'floor',
    run: (at) => variant(at, 'no-texts', { threads: 2, texts: false }),
  },
];

/** @param {Place} at @param {1 | 2} threads */
export function floorCase(at, threads) {
  return at.floor === null ? null : runFloor(at.floor, at.corpus.list, threads);
}

export function folderSize(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => statSync(join(folder, String(name))))
    .reduce((total, stat) => total + (stat.isFile() ? stat.size : 0), 0);
}

/** Removes a round's indexes. */
export function clear(folder) {
  rmSync(folder, { recursive: true, force: true });
}

/** Keeps an index for the questions behind the rounds. */
export function keep(from, to) {
  cpSync(from, to, { recursive: true });
}
