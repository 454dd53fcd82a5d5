import type { SymbolVerdict } from 'nonesuch-schema';

/** 0 clean, 1 findings at or above `fail_on`, 2 usage or configuration, 3 could not see. */
export type ExitCode = 0 | 1 | 2 | 3;
export type FailOn = 'none' | 'inconclusive' | 'referenced';

/** What a run came to. */
export interface RunOutcome {
  /** Whether it was asked for something that there is not. Then nothing was looked at. */
  readonly usageError: boolean;
  /** Whether it could not see: no base, no repository, an index that cannot be read. */
  readonly blind: boolean;
  /** Verdicts of the symbols that nobody waived. */
  readonly verdicts: Iterable<SymbolVerdict>;
  /** Changed files whose removals nobody could judge: as good as inconclusive. A report that could not look is not clean. */
  readonly notJudged: number;
  readonly failOn: FailOn;
}

/** The exit code of a run. Not seeing wins over findings, and nothing turns either into 0 but `none`, which only says that findings are no failure. */
export function exitCode(outcome: RunOutcome): ExitCode {
  if (outcome.usageError) return 2;
  if (outcome.blind) return 3;
  if (outcome.failOn === 'none') return 0;
  const failing: ReadonlySet<SymbolVerdict> = new Set(
    outcome.failOn === 'referenced' ? ['referenced'] : ['referenced', 'inconclusive'],
  );
  for (const verdict of outcome.verdicts) if (failing.has(verdict)) return 1;
  return outcome.failOn === 'inconclusive' && outcome.notJudged > 0 ? 1 : 0;
}
