// What the syntax engines cost against the floor: the same files, one thread each, in turn.
//
//   node test/bench/syntax.mjs FOLDER... [--rounds N] [--json]
//
// Each FOLDER is a git repository. Needs a C compiler for the floor.
import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleSyntax } from './bundle-syntax.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, json: { type: 'boolean', default: false } },
});
if (positionals.length === 0) {
  console.error('usage: node test/bench/syntax.mjs FOLDER... [--rounds N] [--json]');
  process.exit(2);
}

/** The largest text, in bytes, that the engines take; the floor gets no other files either. */
const MAX_BYTES = 4 * 1024 * 1024;

function grammarOf(path) {
  if (path.endsWith('.tsx')) return 'tsx';
  return /\.[mc]?ts$/.test(path) ? 'typescript' : 'javascript';
}

function sourcesOf(folder) {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: folder, maxBuffer: 1 << 28 }).toString();
  return listed.split('\0').flatMap((path) => {
    const absolute = resolve(folder, path);
    if (!/\.[mc]?[jt]sx?$/.test(path) || absolute.includes('\n')) return [];
    const stat = lstatSync(absolute, { throwIfNoEntry: false });
    if (!stat?.isFile() || stat.size > MAX_BYTES) return [];
    return [{ path: absolute, grammar: grammarOf(path), text: readFileSync(absolute, 'utf8') }];
  });
}

const files = positionals.flatMap(sourcesOf);
const floor = execFileSync(join(import.meta.dirname, 'floor/build.sh'))
  .toString()
  .trim();
const list = files.map((file) => `${file.path}\n`).join('');

const syntax = await bundleSyntax();
const sources = {
  typescript: 'tree-sitter-typescript/tree-sitter-typescript.wasm',
  tsx: 'tree-sitter-typescript/tree-sitter-tsx.wasm',
  javascript: 'tree-sitter-javascript/tree-sitter-javascript.wasm',
};

async function walker(engine) {
  const parsers = {};
  for (const [id, file] of Object.entries(sources)) {
    parsers[id] = await engine.parser({ id, file }, syntax.KINDS);
  }
  return () => {
    let rows = 0;
    const cpu = process.cpuUsage();
    const start = performance.now();
    for (const file of files) {
      const tree = parsers[file.grammar].parse(file.text, 60_000);
      if ('failure' in tree) throw new Error(`${file.path}: ${tree.message}`);
      rows += tree.count;
    }
    const ms = performance.now() - start;
    const { user, system } = process.cpuUsage(cpu);
    return { ms, cpu_ms: (user + system) / 1e3, rows };
  };
}

let bytes = 0;
const sides = {
  floor: () => {
    const answer = JSON.parse(execFileSync(floor, ['1', '1'], { input: list, maxBuffer: 1 << 28 }).toString());
    bytes = answer.bytes;
    return answer.rounds[0];
  },
  wasm: await walker(syntax.createWasmEngine(await syntax.loadParser())),
  cursor: await walker(await syntax.createCursorEngine()),
};

const results = Object.fromEntries(Object.keys(sides).map((side) => [side, []]));
for (let round = 0; round < Number(values.rounds); round++) {
  for (const [side, run] of Object.entries(sides)) results[side].push(run());
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const megabytes = bytes / 1e6;
const report = { node: process.version, files: files.length, megabytes, rounds: Number(values.rounds), sides: {} };
for (const [side, rounds] of Object.entries(results)) {
  const of = (key) => median(rounds.map((round) => round[key]));
  report.sides[side] = {
    ms_per_mb: of('ms') / megabytes,
    cpu_ms_per_mb: of('cpu_ms') / megabytes,
    // Within one round both sides saw the same machine, so the ratio is taken there.
    ratio: median(rounds.map((round, at) => round.ms / results.floor[at].ms)),
    cpu_ratio: median(rounds.map((round, at) => round.cpu_ms / results.floor[at].cpu_ms)),
    rows: rounds[0].rows ?? null,
  };
}
if (values.json) console.log(JSON.stringify(report, null, 2));
else {
  console.log(
    `${report.files} files, ${megabytes.toFixed(1)} MB, ${report.rounds} rounds, Node ${report.node}, one thread`,
  );
  for (const [side, { ms_per_mb, cpu_ms_per_mb, ratio, cpu_ratio, rows }] of Object.entries(report.sides)) {
    const cells = [ms_per_mb.toFixed(0), cpu_ms_per_mb.toFixed(0), `${ratio.toFixed(2)}x`, `${cpu_ratio.toFixed(2)}x`];
    console.log(side.padEnd(8), ...cells.map((cell) => cell.padStart(8)), rows ?? '');
  }
  console.log('columns: ms per MB, CPU ms per MB, ratio to the floor, CPU ratio, rows');
}
