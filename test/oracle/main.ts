import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { formatCells, formatTally } from './engine/format-tally.ts';
import { judgeAll, openView } from './engine/judge-all.ts';
import { tally } from './engine/tally.ts';
import { searchWords } from './peers/word-search.ts';
import { generateTruth } from './truth/generate.ts';
import { sample } from './truth/sample.ts';
import { readTruth, type StoredTruth, writeTruth } from './truth/store.ts';
import { headRevision } from './truth/tracked.ts';

const usage = `usage: pnpm oracle -- --root DIR [--sample N] [--seed S] [--externals DIR] [--truth FILE] [--fresh]

Asks the TypeScript compiler which declared symbols of a checkout are used, and our engine which are absent.

  --root DIR       checkout to judge
  --truth FILE     where the compiler's answers are kept (default: by root and revision, in the cache directory)
  --fresh          ask the compiler again though answers for this revision are there
  --thorough       also check projects whose files all belong to a wider one
  --externals DIR  a directory whose node_modules stands in for dependencies that are not installed
  --sample N       judge N symbols instead of all
  --seed S         of the sample (1)
  --answers FILE   our engine's answers, one JSON line each
  --list N         disagreements listed of each sort (40)
  --peers          also grade a plain word search over the same symbols
  --truth-only     stop when the compiler has answered`;

/** @returns the exit code: 0 no false absence, 1 false absences, 2 wrong usage */
export async function main(argv: readonly string[]): Promise<number> {
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions(argv);
  } catch (error) {
    process.stderr.write(`oracle: ${(error as Error).message}\n${usage}\n`);
    return 2;
  }
  if (options.help) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const truth = obtainTruth(options);
  process.stdout.write(`${summary(truth)}\n`);
  if (options.truthOnly) return 0;

  const records = sample(truth.records, options.sample, options.seed);
  const started = performance.now();
  const view = await openView(options.root);
  process.stderr.write(`oracle: indexed in ${Math.round(performance.now() - started)} ms\n`);
  const answers = [
    ...judgeAll(
      view,
      records.map(({ symbol }) => symbol),
    ),
  ];
  const result = tally(records, answers);
  process.stdout.write(`\n${formatTally(result, options.root, options.list)}\n`);
  if (options.answers) writeFileSync(options.answers, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
  if (options.peers) {
    const words = searchWords(
      options.root,
      records.map(({ symbol }) => symbol),
    );
    const peer = tally(records, words);
    process.stdout.write(
      `\nplain word search\n${formatCells([
        ['all', peer.all],
        ['top level', peer.top],
        ['members', peer.member],
      ])}\n`,
    );
  }
  return result.all.falseAbsences > 0 ? 1 : 0;
}

function readOptions(argv: readonly string[]) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      root: { type: 'string' },
      truth: { type: 'string' },
      externals: { type: 'string' },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      answers: { type: 'string' },
      list: { type: 'string', default: '40' },
      thorough: { type: 'boolean', default: false },
      peers: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      'truth-only': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (!values.root && !values.help) throw new Error('--root is missing');
  return {
    help: values.help,
    root: path.resolve(values.root ?? '.'),
    truth: values.truth,
    externals: values.externals ? path.resolve(values.externals) : null,
    sample: values.sample === undefined ? Number.POSITIVE_INFINITY : Number(values.sample),
    seed: Number(values.seed),
    answers: values.answers,
    list: Number(values.list),
    thorough: values.thorough,
    peers: values.peers,
    fresh: values.fresh,
    truthOnly: values['truth-only'],
  };
}

function obtainTruth(options: ReturnType<typeof readOptions>): StoredTruth {
  const revision = headRevision(options.root);
  const file =
    options.truth ??
    path.join('node_modules/.cache/nonesuch-oracle', `${path.basename(options.root)}-${revision.slice(0, 12)}.jsonl`);
  if (existsSync(file) && !options.fresh) {
    const stored = readTruth(file);
    if (stored.header.revision === revision && stored.header.version === ts.version) return stored;
  }
  const truth = generateTruth({
    root: options.root,
    externals: options.externals,
    thorough: options.thorough,
    progress: (message) => process.stderr.write(`oracle: ${message}\n`),
  });
  const { projects, files } = truth;
  const header = { oracle: 'typescript' as const, version: ts.version, revision, projects, files };
  writeTruth(file, header, truth);
  return { header, records: truth.records };
}

function summary(truth: StoredTruth): string {
  const counts = new Map<string, number>();
  for (const { level, standing, surface } of truth.records) {
    const key = `${level} ${standing}${surface === 'none' ? '' : ` (${surface})`}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const { projects, files } = truth.header;
  const parts = [...counts].sort().map(([key, count]) => `  ${key}: ${count}`);
  return [`${truth.records.length} symbols, ${files} files, ${projects} projects`, ...parts].join('\n');
}
