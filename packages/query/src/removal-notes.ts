import { reason, reasonOf } from 'nonesuch-core';
import type { Diagnostic, Limit, LimitCode, NotJudged } from 'nonesuch-schema';
import type { ChangedFile } from './changed-files.ts';
import type { Judged } from './judge.ts';
import type { Finding } from './judge-removals.ts';
import { languageOf } from './languages.ts';

/** A changed file that came after the configured number of symbols was judged. */
export function overBudget({ base, head }: ChangedFile): NotJudged {
  const change = head === null ? 'deleted' : head.path === base.path ? 'modified' : 'renamed';
  return { path: base.path, language: languageOf(base.path), reason: 'budget_exhausted', change };
}

/** What a file that nobody could judge takes from the whole answer. */
export function limitOf({ path, reason: code }: NotJudged): Limit {
  const { message, remedy, docs } = reason(code, 1, null);
  const samples = [{ path, line: null, column: null }];
  return {
    code: code as LimitCode,
    impact: reasonOf(code).impact!,
    count: 1,
    message,
    remedy,
    samples,
    docs,
    subject: null,
  };
}

/** A judge that failed is a defect of ours, and said as one. */
export function failures(findings: readonly Finding[]): Diagnostic[] {
  return findings.flatMap(({ judged: { failure, symbol, semantics } }) =>
    failure === null
      ? []
      : [{ code: 'checker_failed', impact: 'incomplete', language: semantics.id, message: failure, path: symbol.path }],
  );
}

/** What the caller left out is declared: it takes nothing from what was judged, and is not forgotten either. */
export function narrowings(files: number, symbols: number): Diagnostic[] {
  const found: Diagnostic[] = [];
  const impact = 'declared_non_exhaustive';
  if (files > 0) {
    const message = `changed files left out by --scope or by the configuration, their removals not judged: ${files}`;
    found.push({ code: 'changed_files_left_out', impact, language: null, message });
  }
  if (symbols > 0) {
    const message = `removed symbols left out by the configuration's ignore rules: ${symbols}`;
    found.push({ code: 'symbols_ignored', impact, language: null, message });
  }
  return found;
}

/** Uses that the caller chose not to count: said once for the whole answer, beside the reason of each symbol. */
export function testsLeftOut(judged: readonly Judged[]): Diagnostic[] {
  const places = judged.flatMap(({ judgement }) => judgement.dispositions.filter(({ code }) => code === 'test_use'));
  if (places.length === 0) return [];
  const message = `places in tests left out by tests_as_users: false, whether they are uses or not: ${places.length}`;
  return [{ code: 'tests_left_out', impact: 'declared_non_exhaustive', language: null, message }];
}
