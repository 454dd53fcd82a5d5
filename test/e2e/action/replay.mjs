// Replays the history of a real project through the bundle: for each of the last commits on the first-parent line, what the
// Action would have said. No GitHub is involved: what it would comment is in the summary.
//
//   node test/e2e/action/replay.mjs --root <clone> [--commits 100] [--skip 0] [--dist apps/action/dist]
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    root: { type: 'string' },
    commits: { type: 'string', default: '100' },
    skip: { type: 'string', default: '0' },
    dist: { type: 'string', default: fileURLToPath(new URL('../../../apps/action/dist', import.meta.url)) },
  },
});
const root = values.root;
const dist = join(values.dist, 'index.js');
const git = (...args) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', maxBuffer: 1 << 28 }).trim();

const commits = git('log', '--first-parent', '--format=%H %P', `--max-count=${values.commits}`, `--skip=${values.skip}`)
  .split('\n')
  .map((line) => line.split(' '))
  .filter(([, parent]) => parent !== undefined);

const totals = new Map();
const count = (name, by = 1) => totals.set(name, (totals.get(name) ?? 0) + by);
const times = [];

for (const [commit, parent] of commits) {
  const directory = mkdtempSync(join(tmpdir(), 'nonesuch-replay-'));
  const file = (name, content = '') => {
    writeFileSync(join(directory, name), content);
    return join(directory, name);
  };
  const output = file('output');
  const started = performance.now();
  const run = spawnSync(process.execPath, [dist], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: 600_000,
    env: {
      PATH: process.env.PATH,
      HOME: directory,
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: 'workflow_dispatch',
      GITHUB_EVENT_PATH: file('event.json', '{}'),
      GITHUB_REPOSITORY: 'replay/replay',
      GITHUB_WORKSPACE: root,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: file('summary'),
      RUNNER_TEMP: directory,
      INPUT_BASE: parent,
      INPUT_HEAD: commit,
      INPUT_CACHE: 'false',
    },
  });
  times.push(performance.now() - started);
  const verdict = /^verdict<<(\S+)\n(.*)\n\1$/mu.exec(readFileSync(output, 'utf8'))?.[2] ?? 'no verdict';
  count('commits');
  count(`verdict ${verdict}`);
  if (run.status !== 0) {
    count('failed');
    console.log(
      `${commit} FAILED ${run.stdout
        .split('\n')
        .filter((line) => line.startsWith('::error'))
        .join(' ')} ${run.stderr.slice(0, 300)}`,
    );
  }
  const path = /^report-path<<(\S+)\n(.*)\n\1$/mu.exec(readFileSync(output, 'utf8'))?.[2];
  if (path !== undefined) {
    const report = JSON.parse(readFileSync(path, 'utf8'));
    if (report.summary.removed > 0) count('commits that remove symbols');
    for (const name of ['removed', 'referenced', 'inconclusive', 'absent', 'moved'])
      count(`symbols ${name}`, report.summary[name]);
    for (const symbol of report.symbols.filter(
      (each) => each.verdict === 'referenced' || each.verdict === 'inconclusive',
    )) {
      console.log(
        `${commit.slice(0, 10)} ${symbol.verdict} ${JSON.stringify(symbol.symbol)} ${symbol.reasons[0].code}`,
      );
    }
  }
  rmSync(directory, { recursive: true, force: true });
}
times.sort((left, right) => left - right);
for (const [name, value] of [...totals].sort()) console.log(`${name}: ${value}`);
console.log(`milliseconds: median ${Math.round(times[times.length >> 1])}, most ${Math.round(times.at(-1))}`);
