import type { Grade } from './grade-trap.ts';
import type { Summary } from './summarize-grades.ts';

const columns = [
  '',
  'traps',
  'exact',
  'accepted',
  'wrong',
  'missing',
  'crash',
  'not judged',
  'NEVER',
  'false absent',
  'decided',
  'reason',
];

/** The table of a run, as lines. False absences and decisiveness stand side by side: neither means anything alone. */
export function formatTable(summaries: readonly Summary[]): string[] {
  const rows = [columns, ...summaries.map(cells)];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd(),
  );
}

function cells({ name, traps, outcomes, codes, falseAbsences, decidable, decided }: Summary): string[] {
  const judged = traps - outcomes.not_judged;
  const counts = [
    outcomes.accepted,
    outcomes.wrong,
    outcomes.missing,
    outcomes.crash,
    outcomes.not_judged,
    outcomes.violation,
  ];
  return [
    name,
    String(traps),
    `${outcomes.exact} ${percent(outcomes.exact, judged)}`,
    ...counts.map(String),
    String(falseAbsences),
    `${decided}/${decidable}`,
    `${codes}/${outcomes.exact}`,
  ];
}

/** Rounded down, so that 100% is said of the whole only. */
function percent(part: number, whole: number): string {
  return whole === 0 ? '(-)' : `(${Math.floor((100 * part) / whole)}%)`;
}

/** One line of a grade that a reader wants to look into. */
export function formatGrade({ trap, outcome, verdict, code, message }: Grade): string {
  const got = verdict === null ? outcome : `${verdict} (${code ?? 'no reason'})`;
  const line = `${outcome.padEnd(10)} ${trap.id.padEnd(13)} ${trap.language}: ${trap.remove}: expected ${trap.expect} (${trap.code}), got ${got}`;
  return `${line}\n${' '.repeat(25)}${trap.title}${message ? `\n${' '.repeat(25)}${message}` : ''}`;
}
