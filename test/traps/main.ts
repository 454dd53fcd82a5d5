import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatGrade, formatTable } from './format-table.ts';
import type { Outcome } from './grade-trap.ts';
import { loadTraps } from './load-traps.ts';
import { builtCli, builtMain, runTraps } from './run-trap.ts';
import { summarizeByLanguage, summarizeWordSearch } from './summarize-grades.ts';

const usage = `usage: pnpm traps [--only PREFIX]... [--language NAME] [--verbose] [--report] [--cli FILE] [--width N]

Runs the trap fixtures through the built command. Exit 1 on any false claim or crash.

  --only PREFIX    traps whose id starts so (T0, T186.control); may be repeated
  --language NAME  traps of this language (TS/JS)
  --verbose        a line for each trap that is not exact, not only for failures
  --report         print each report, as JSON
  --cli FILE       another command than apps/cli/bin/nonesuch.js
  --width N        traps at a time (2)`;

/** @returns the exit code: 0 no false claim, 1 false claims or crashes, 2 wrong usage, 3 nothing to run */
export async function main(argv: readonly string[]): Promise<number> {
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions(argv);
  } catch (error) {
    process.stderr.write(`traps: ${(error as Error).message}\n${usage}\n`);
    return 2;
  }
  if (options.help) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const cli = options.cli ?? builtCli;
  if (!existsSync(options.cli ?? builtMain)) {
    process.stderr.write(`traps: the command is not built: ${options.cli ?? builtMain} (run pnpm build)\n`);
    return 3;
  }
  const traps = (await loadTraps(options.only)).filter(
    (trap) => options.language === undefined || trap.language === options.language,
  );
  if (traps.length === 0) {
    process.stderr.write('traps: no fixture matches\n');
    return 3;
  }

  const started = performance.now();
  const runs = await runTraps(traps, Number(options.width), cli);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const grades = runs.map((run) => run.grade);

  const lines: string[] = [];
  if (options.report) for (const run of runs) lines.push(`${run.grade.trap.id} ${JSON.stringify(run.report, null, 2)}`);
  const quiet = options.verbose ? ['exact'] : ['exact', 'accepted', 'not_judged'];
  const shown = grades.filter((grade) => !quiet.includes(grade.outcome));
  lines.push(...shown.map(formatGrade), ...(shown.length > 0 ? [''] : []));
  lines.push(...formatTable([...summarizeByLanguage(grades), ...summarizeWordSearch(traps)]));
  const count = (outcome: Outcome) => grades.filter((grade) => grade.outcome === outcome).length;
  const violations = count('violation');
  const crashes = count('crash');
  lines.push('', `${traps.length} traps, ${violations} false claims, ${crashes} crashes, ${seconds} s`);
  process.stdout.write(`${lines.join('\n')}\n`);
  return violations + crashes > 0 ? 1 : 0;
}

function readOptions(argv: readonly string[]) {
  const { values } = parseArgs({
    args: argv.filter((argument) => argument !== '--'),
    options: {
      only: { type: 'string', multiple: true, default: [] },
      language: { type: 'string' },
      verbose: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
      cli: { type: 'string' },
      width: { type: 'string', default: '2' },
      help: { type: 'boolean', default: false },
    },
  });
  if (!(Number(values.width) >= 1)) throw new Error(`--width ${values.width} is no number of traps`);
  return values;
}
