import { type Grade, type Outcome, outcomeOf } from './grade-trap.ts';
import type { Trap } from './trap.ts';
import { wordSearchVerdict } from './word-search.ts';

/** One row of the table. Counts of traps and controls together. */
export interface Summary {
  readonly name: string;
  readonly traps: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** Exact verdicts whose first reason is the one that a good answer names first. */
  readonly codes: number;
  /** Answered `absent` where something uses it: must be 0. */
  readonly falseAbsences: number;
  /** Of the judged, those where `absent` or `referenced` is right, and those of them that were called so. */
  readonly decidable: number;
  readonly decided: number;
}

export function summarize(name: string, grades: readonly Grade[]): Summary {
  const outcomes: Record<Outcome, number> = {
    exact: 0,
    accepted: 0,
    violation: 0,
    wrong: 0,
    missing: 0,
    crash: 0,
    not_judged: 0,
  };
  for (const { outcome } of grades) outcomes[outcome]++;
  const decidable = grades.filter(
    ({ trap, outcome }) => outcome !== 'not_judged' && (trap.expect === 'absent' || trap.expect === 'referenced'),
  );
  return {
    name,
    traps: grades.length,
    outcomes,
    codes: grades.filter((grade) => grade.codeMatches).length,
    falseAbsences: grades.filter((grade) => grade.outcome === 'violation' && grade.verdict === 'absent').length,
    decidable: decidable.length,
    decided: decidable.filter((grade) => grade.outcome === 'exact').length,
  };
}

/** A row per language, by the number of its traps, then all of them. */
export function summarizeByLanguage(grades: readonly Grade[]): Summary[] {
  const languages = new Map<string, Grade[]>();
  for (const grade of grades) {
    const own = languages.get(grade.trap.language);
    if (own) own.push(grade);
    else languages.set(grade.trap.language, [grade]);
  }
  const rows = [...languages].map(([language, own]) => summarize(language, own));
  rows.sort((one, other) => other.traps - one.traps || (one.name < other.name ? -1 : 1));
  return [...rows, summarize('all', grades)];
}

/** The same traps answered by word search alone: those of TypeScript and JavaScript, then all. */
export function summarizeWordSearch(traps: readonly Trap[]): Summary[] {
  const grades = traps.map((trap): Grade => {
    const verdict = wordSearchVerdict(trap);
    return { trap, outcome: outcomeOf(trap, verdict), verdict, code: null, codeMatches: false, message: '' };
  });
  const own = grades.filter((grade) => grade.trap.language === 'TS/JS');
  const first = own.length === 0 || own.length === grades.length ? [] : [summarize('word search, TS/JS', own)];
  return [...first, summarize('word search', grades)];
}
