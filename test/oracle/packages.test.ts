import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletions } from './deletion.ts';
import type { EngineAnswer } from './engine/answer.ts';
import { formatTally } from './engine/format-tally.ts';
import { judgeAll, openView } from './engine/judge-all.ts';
import { type Tally, tally } from './engine/tally.ts';
import { fixtureCheckout } from './truth/fixture.ts';
import { generateTruth } from './truth/generate.ts';
import type { TruthRecord } from './truth/record.ts';
import { sample } from './truth/sample.ts';

// The slice of the oracles over code that nobody wrote for us: sources that two pinned packages ship, one in TypeScript,
// one in JavaScript. Their manifests are made private, so that what nothing in them uses is used by nobody.
const patience = 300_000;
const require = createRequire(import.meta.url);

/** Sources below `lib` of an installed package, under the package's name. */
function sourcesOf(name: string, ending: RegExp): Record<string, string> {
  let folder = path.dirname(require.resolve(name));
  while (path.basename(folder) !== name) folder = path.dirname(folder);
  const files: Record<string, string> = {};
  for (const file of readdirSync(path.join(folder, 'lib'), { recursive: true, encoding: 'utf8' }))
    if (ending.test(file))
      files[`packages/${name}/lib/${file.split(path.sep).join('/')}`] = readFileSync(
        path.join(folder, 'lib', file),
        'utf8',
      );
  files[`packages/${name}/package.json`] = JSON.stringify({ name, private: true, type: 'module' });
  return files;
}

let root: string;
let records: readonly TruthRecord[];
let answers: readonly EngineAnswer[];
let result: Tally;
beforeAll(async () => {
  const compilerOptions = {
    strict: true,
    module: 'commonjs',
    target: 'es2022',
    esModuleInterop: true,
    skipLibCheck: true,
  };
  root = fixtureCheckout({
    'package.json': JSON.stringify({ name: 'slice', private: true }),
    'packages/ajv/tsconfig.json': JSON.stringify({ compilerOptions, include: ['lib'] }),
    ...sourcesOf('ajv', /\.ts$/),
    ...sourcesOf('commonmark', /\.js$/),
  });
  const truth = generateTruth({ root, externals: null, progress: () => {} })!;
  // Members cost most: a sample of them is judged, and all that stands at top level.
  const members = new Set(
    sample(
      truth.records.filter(({ level }) => level === 'member'),
      200,
      1,
    ),
  );
  records = truth.records.filter((record) => record.level === 'top' || members.has(record));
  const symbols = records.map(({ symbol }) => symbol);
  answers = [...judgeAll(await openView(root), symbols)];
  result = tally(records, answers);
  process.stdout.write(`${formatTally(result, root, 20)}\n`);
}, patience);
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the engine against the compiler, on sources that packages ship', () => {
  it('knows each symbol that the compiler knows, and judges it', () => {
    expect(result.undeclared).toEqual([]);
    expect(result.crashed).toEqual([]);
  });

  it('calls nothing absent that the compiler proves to be used', () => {
    expect(result.all.used).toBeGreaterThan(700);
    expect(result.falseAbsences.map(({ truth }) => truth.symbol)).toEqual([]);
  });

  it(
    'calls nothing absent whose deletion the compiler misses',
    () => {
      const called = answers.filter(({ verdict }) => verdict === 'absent').map(({ symbol }) => symbol);
      expect(called.length).toBeGreaterThan(2);
      const found = [...deletions(sample(called, 8, 1), { root, externals: null, fileLimit: 20 })];
      expect(found.filter(({ outcome, exportOnly }) => outcome === 'missed' && !exportOnly)).toEqual([]);
    },
    patience,
  );

  it('decides about most of what is used at top level', () => {
    expect(result.top.usedReferenced / result.top.used).toBeGreaterThan(0.97);
  });
});
