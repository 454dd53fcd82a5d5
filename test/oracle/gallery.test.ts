import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseArchive } from '../traps/parse-archive.ts';
import { deletions } from './deletion.ts';
import type { EngineAnswer } from './engine/answer.ts';
import { formatTally } from './engine/format-tally.ts';
import { judgeAll, openView } from './engine/judge-all.ts';
import { type Tally, tally } from './engine/tally.ts';
import { fixtureCheckout } from './truth/fixture.ts';
import { generateTruth } from './truth/generate.ts';
import type { TruthRecord } from './truth/record.ts';
import { sample } from './truth/sample.ts';

// The slice of the oracles that runs with each push: a small gallery of shapes instead of whole repositories.
/** Some seconds of work, which take longer on a busy machine. */
const patience = 240_000;

let root: string;
let records: readonly TruthRecord[];
let answers: readonly EngineAnswer[];
let result: Tally;
beforeAll(async () => {
  const archive = parseArchive(readFileSync(new URL('gallery.txtar', import.meta.url), 'utf8'));
  root = fixtureCheckout(Object.fromEntries(archive.map(({ name, text }) => [name, text])));
  ({ records } = generateTruth({ root, externals: null, progress: () => {} })!);
  answers = [
    ...judgeAll(
      await openView(root),
      records.map(({ symbol }) => symbol),
    ),
  ];
  result = tally(records, answers);
  process.stdout.write(`${formatTally(result, root, 20)}\n`);
}, patience);
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the engine against the compiler, on the gallery', () => {
  it('knows each symbol that the compiler knows, and judges it', () => {
    expect(result.undeclared).toEqual([]);
    expect(result.crashed).toEqual([]);
  });

  it('calls nothing absent that the compiler proves to be used', () => {
    expect(result.all.used).toBeGreaterThan(200);
    const found = result.falseAbsences.map(({ truth }) => truth.symbol);
    expect(found).toEqual([]);
  });

  it(
    'calls nothing absent whose deletion the compiler misses',
    () => {
      const called = answers.filter(({ verdict }) => verdict === 'absent').map(({ symbol }) => symbol);
      const structural = called.filter((symbol) => symbol.startsWith('src/structure.ts'));
      const absent = [...new Set([...structural, ...sample(called, 12, 1)])];
      expect(absent.length).toBeGreaterThan(10);
      const missed = [...deletions(absent, { root, externals: null, fileLimit: 20 })].filter(
        ({ outcome, exportOnly }) => outcome === 'missed' && !exportOnly,
      );
      expect(missed).toEqual([]);
    },
    patience,
  );

  it('decides about most of both', () => {
    expect(result.all.usedReferenced / result.all.used).toBeGreaterThan(0.8);
    expect(result.all.unusedAbsent / result.all.unused).toBeGreaterThan(0.7);
  });
});
