import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { engineBuild } from './run/build-id.ts';
import { type Corpus, listedCorpora } from './run/corpora.ts';
import type { CorpusResult } from './run/corpus-result.ts';
import { Deadline } from './run/deadline.ts';
import { formatResults } from './run/format-results.ts';
import { judgeCorpus, type RunOptions } from './run/judge-corpus.ts';
import { standsAt } from './truth/tracked.ts';

const usage = `usage: pnpm oracle -- --root DIR [options]
       pnpm oracle -- --corpora DIR [--only NAME]... [options]

Asks the TypeScript compiler which declared symbols of a checkout are used, and our engine which are absent. Everything
that was found is kept: a run that was cut off goes on where it stopped.

  --root DIR       one checkout
  --corpora DIR    the checkouts of corpora.json, each in a folder of its name; --only judges some of them
  --write          keep the results in test/oracle/results, which the page of judges is made of
  --minutes N      stop after about N minutes; the exit code is 3 where something is left to do
  --cache DIR      where truths, answers and deletions are kept (node_modules/.cache/nonesuch-oracle)
  --deletions N    also delete N of the symbols that the engine calls absent, and see what the compiler misses
  --execute        also run the tests of the corpora that name them, and judge each function that ran. This executes the
                   checkout, whose dependencies have to be installed
  --sample N       judge N symbols instead of all (of each corpus)
  --members N      judge at most N members (of each corpus) beside all that stands at top level
  --seed S         of the samples (1)
  --externals DIR  a directory whose node_modules stands in for dependencies that are not installed
  --thorough       also check projects whose files all belong to a wider one
  --fresh          ask the compiler again though its answers for this revision are there
  --truth FILE     keep the compiler's answers here (with --root)
  --answers FILE   copy the engine's answers here, one JSON line each (with --root)
  --list N         disagreements listed of each sort (40)
  --peers DIR      also grade other tools on the same symbols: a word search, the compiler's noUnusedLocals, and knip,
                   ts-prune and ts-unused-exports as far as they are installed in DIR. knip executes the checkout's
                   configuration
  --built          take the engine from the packages' dist, as users get it
  --truth-only     stop when the compiler has answered`;

const results = path.join(path.dirname(fileURLToPath(import.meta.url)), 'results');

/** @returns the exit code: 0 no false absence, 1 false absences or crashes, 2 wrong usage, 3 time was up */
export async function main(argv: readonly string[], built = false): Promise<number> {
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions(argv, built);
  } catch (error) {
    process.stderr.write(`oracle: ${(error as Error).message}\n${usage}\n`);
    return 2;
  }
  if (options.help) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const found: CorpusResult[] = [];
  for (const { corpus, root } of options.targets) {
    if (corpus.revision !== null && !standsAt(root, corpus.revision)) {
      process.stderr.write(`oracle: ${root} does not stand at ${corpus.revision}\n`);
      return 2;
    }
    const result = await judgeCorpus(corpus, root, options.run);
    if (result) found.push(result);
    if (result && options.write) keep(result);
    if (options.run.deadline.passed) break;
  }
  if (options.targets.length > 1 && found.length > 0) process.stdout.write(`\n${formatResults(found)}\n`);
  if (found.some(isWrong)) return 1;
  const isDone = options.run.truthOnly ? !options.run.deadline.passed : found.length === options.targets.length;
  return isDone ? 0 : 3;
}

function isWrong({ falseAbsences, crashed, deletion, execution }: CorpusResult): boolean {
  const missed = [...falseAbsences, ...crashed, ...(deletion?.missed ?? []), ...(execution?.absent ?? [])];
  return missed.length > 0;
}

function keep(result: CorpusResult): void {
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, `${result.corpus}.json`), `${JSON.stringify(result, null, 2)}\n`);
}

function readOptions(argv: readonly string[], built: boolean) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      root: { type: 'string' },
      corpora: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      write: { type: 'boolean', default: false },
      minutes: { type: 'string', default: 'Infinity' },
      cache: { type: 'string', default: 'node_modules/.cache/nonesuch-oracle' },
      deletions: { type: 'string', default: '0' },
      truth: { type: 'string' },
      externals: { type: 'string' },
      sample: { type: 'string' },
      members: { type: 'string', default: 'Infinity' },
      seed: { type: 'string', default: '1' },
      answers: { type: 'string' },
      list: { type: 'string', default: '40' },
      thorough: { type: 'boolean', default: false },
      peers: { type: 'string' },
      execute: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      'truth-only': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return { help: true as const };
  const run: RunOptions = {
    cache: path.resolve(values.cache),
    truth: values.truth ?? null,
    answers: values.answers ?? null,
    externals: values.externals ? path.resolve(values.externals) : null,
    sample: values.sample === undefined ? null : Number(values.sample),
    members: Number(values.members),
    seed: Number(values.seed),
    list: Number(values.list),
    deletions: Number(values.deletions),
    thorough: values.thorough,
    peers: values.peers === undefined ? null : path.resolve(values.peers),
    execute: values.execute,
    fresh: values.fresh,
    truthOnly: values['truth-only'],
    build: engineBuild(built),
    deadline: new Deadline(Number(values.minutes)),
    print: (text) => process.stdout.write(`${text}\n`),
    progress: (message) => process.stderr.write(`oracle: ${message}\n`),
  };
  return { help: false as const, run, write: values.write, targets: targetsOf(values) };
}

function targetsOf(values: { root?: string; corpora?: string; only: string[] }): { corpus: Corpus; root: string }[] {
  if (values.root !== undefined) {
    const root = path.resolve(values.root);
    const name = path.basename(root);
    const listed = listedCorpora().find((corpus) => corpus.name === name);
    return [{ corpus: { ...(listed ?? { name, repository: null, kind: '' }), revision: null }, root }];
  }
  if (values.corpora === undefined) throw new Error('--root or --corpora is missing');
  const parent = path.resolve(values.corpora);
  const wanted = listedCorpora().filter(({ name }) => values.only.length === 0 || values.only.includes(name));
  if (wanted.length === 0) throw new Error('corpora.json lists none of that name');
  const there = wanted.filter(({ name }) => existsSync(path.join(parent, name)));
  for (const { name, repository } of wanted.filter((corpus) => !there.includes(corpus)))
    process.stderr.write(`oracle: no folder ${name} in ${parent}: clone github.com/${repository} there\n`);
  return there.map((corpus) => ({ corpus, root: path.join(parent, corpus.name) }));
}
