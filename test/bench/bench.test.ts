import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoRepository, makeDemoRepository } from '../demo/demo-repository.ts';

/** A slice of `pnpm bench`: that it runs and counts right. What a machine takes for it is nobody's claim. */
const ROUNDS = 1;
const SYMBOLS = 20;

let demo: DemoRepository;
let folder: string;
let page: string;
// biome-ignore lint/suspicious/noExplicitAny: the results are data, and what is read of them is checked below
let results: any;

beforeAll(() => {
  demo = makeDemoRepository();
  folder = mkdtempSync(join(tmpdir(), 'nonesuch-bench-'));
  const output = join(folder, 'results.json');
  const options = ['--rounds', `${ROUNDS}`, '--symbols', `${SYMBOLS}`, '--base', demo.base, '--scale', '4,9'];
  page = execFileSync(
    process.execPath,
    [join(import.meta.dirname, 'run.mjs'), '--root', demo.root, ...options, '--no-floor', '--output', output],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  );
  results = JSON.parse(readFileSync(output, 'utf8'));
}, 180_000);
afterAll(() => {
  demo?.dispose();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

const git = (...args: string[]) => execFileSync('git', ['-C', demo.root, ...args], { encoding: 'utf8' }).trim();

describe('a measurement', () => {
  it('counts the files that git tracks, and the index counts the same', () => {
    const [repository] = results.repositories;
    const tracked = git('ls-files').split('\n');
    expect(repository.files).toBe(tracked.length);
    expect(repository.counted.counted.tracked).toBe(tracked.length);
    expect(repository.source_files).toBe(tracked.filter((path) => /\.[mc]?[jt]sx?$/.test(path)).length);
    expect(repository.source_files).toBeGreaterThan(5);
  });

  it('has a time for every command, and no ratio where there is no floor', () => {
    const { summary } = results.repositories[0];
    expect(Object.keys(summary)).toEqual([
      'floor',
      'floor_1',
      'cold_index',
      'no_change_index',
      'cold_removed',
      'cold_removed_on_demand',
      'warm_removed',
      'again_removed',
      'program_start',
    ]);
    for (const [id, { ms, ratio, cpu_ratio }] of Object.entries<Record<string, number | null>>(summary)) {
      if (id.startsWith('floor')) expect(ms).toBeNull();
      else expect(ms).toBeGreaterThan(0);
      expect([ratio, cpu_ratio]).toEqual([null, null]);
    }
    expect(results.floor_missing).toBe('it was not asked for');
  });

  it('gives the time of a cold index to its phases', () => {
    const { phases } = results.repositories[0];
    expect(Object.keys(phases)).toEqual(
      expect.arrayContaining(['index', 'read', 'decode', 'parse', 'extract', 'words', 'encode', 'merge', 'write']),
    );
  });

  it('asks as many questions as it says', () => {
    const { asked, ambiguous, verdicts, symbols } = results.repositories[0].latency;
    expect(asked).toBe(SYMBOLS);
    expect(symbols).toBeGreaterThan(SYMBOLS);
    const answered = Object.values<number>(verdicts).reduce((sum, count) => sum + count, 0);
    // A question that names no one symbol is refused twice: by `refs`, and by `absent`.
    expect(answered + ambiguous / 2).toBe(SYMBOLS);
    expect(answered).toBeGreaterThan(SYMBOLS / 2);
  });

  it('indexes every file of a synthetic repository', () => {
    expect(results.scale.map((point: { files: number; counted_files: number }) => point.counted_files)).toEqual([4, 9]);
  });

  it('sees what the pull request removes from a synthetic repository', () => {
    expect(results.scale.map((point: { change: { removed: number } }) => point.change.removed)).toEqual([4, 9]);
    expect(page).toContain('A pull request of ten files');
  });

  it('makes a page of what it found', () => {
    expect(page).toContain(`at ${git('rev-parse', 'HEAD').slice(0, 12)}`);
    expect(page).toContain('cold `index`, whole program');
    expect(page).toContain('No ratios to the floor: it was not asked for.');
  });
});
