import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatGrade, formatTable } from './format-table.ts';
import type { Grade } from './grade-trap.ts';
import { loadTraps } from './load-traps.ts';
import { builtMain, runTraps } from './run-trap.ts';
import { summarizeByLanguage, summarizeWordSearch } from './summarize-grades.ts';

/**
 * The published traps (T, S) go through the built command, a process each. Our own further ones (N) are judged in memory by the
 * linker's tests on each run, and by `pnpm traps` through the command.
 */
const published = (await loadTraps()).filter(({ id }) => !id.startsWith('N'));
/** Of languages without a room, whose removals are counted and not judged, each fourth: `pnpm traps` runs them all. */
const traps = published.filter(({ language }, index) => language === 'TS/JS' || index % 4 === 0);
/** The share of exact verdicts, in percent, that the traps of a language with a room must keep. */
const exactFloor = new Map([['TS/JS', 75]]);

describe('the built command', () => {
  let grades: readonly Grade[] = [];

  beforeAll(async () => {
    if (!existsSync(builtMain)) throw new Error(`${builtMain} is missing: run \`pnpm build\` first`);
    grades = (await runTraps(traps)).map((run) => run.grade);
    const rows = [...summarizeByLanguage(grades), ...summarizeWordSearch(traps)];
    process.stdout.write(`${formatTable(rows).join('\n')}\n`);
  }, 2_700_000);

  test.each(traps.map((trap, index) => ({ index, id: trap.id, title: trap.title })))(
    'makes no false claim of $id: $title',
    ({ index }) => {
      const grade = grades[index]!;
      expect(['violation', 'crash', 'missing'], formatGrade(grade)).not.toContain(grade.outcome);
    },
  );

  test.each([...exactFloor])('answers %s exactly in at least %i of 100 traps', (language, floor) => {
    const own = grades.filter((grade) => grade.trap.language === language);
    const exact = own.filter((grade) => grade.outcome === 'exact').length;
    expect((100 * exact) / own.length).toBeGreaterThanOrEqual(floor);
  });
});
