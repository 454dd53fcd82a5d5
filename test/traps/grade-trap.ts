import type { RemovalVerdict, Trap } from './trap.ts';

/** Of a removal report, what a trap is graded by. */
export interface RemovalAnswer {
  readonly symbols: readonly {
    readonly symbol: string;
    readonly verdict: RemovalVerdict;
    readonly reasons: readonly { readonly code: string; readonly message: string }[];
  }[];
  readonly not_judged?: readonly { readonly path: string }[];
}

/**
 * - `exact`: the verdict that is right. `accepted`: another one that is honest.
 * - `violation`: a verdict in `never`, a false claim.
 * - `wrong`: any other verdict. `missing`: the report does not have the symbol. `crash`: there is no report.
 * - `not_judged`: the report says that no adapter reads the file.
 */
export type Outcome = 'exact' | 'accepted' | 'violation' | 'wrong' | 'missing' | 'crash' | 'not_judged';

export interface Grade {
  readonly trap: Trap;
  readonly outcome: Outcome;
  readonly verdict: RemovalVerdict | null;
  /** The reason that the answer names first. */
  readonly code: string | null;
  /** Whether that is the reason which a good answer names first; only of an exact verdict. */
  readonly codeMatches: boolean;
  readonly message: string;
}

/** Grades one answer, as FORMAT.md says. */
export function gradeTrap(trap: Trap, answer: RemovalAnswer): Grade {
  const entry = entryFor(trap.remove, answer);
  if (entry === undefined) {
    const path = pathOf(trap.remove);
    const skipped = answer.not_judged?.some((file) => file.path === path) ?? false;
    const listed = answer.symbols.map((symbol) => symbol.symbol).join(', ') || 'no symbol';
    const message = skipped ? 'no adapter' : `the report has ${listed}`;
    return {
      trap,
      outcome: skipped ? 'not_judged' : 'missing',
      verdict: null,
      code: null,
      codeMatches: false,
      message,
    };
  }
  const { verdict } = entry;
  const outcome = outcomeOf(trap, verdict);
  const code = entry.reasons[0]?.code ?? null;
  const message = entry.reasons[0]?.message ?? '';
  return { trap, outcome, verdict, code, codeMatches: outcome === 'exact' && code === trap.code, message };
}

/** What is graded where there is no report to grade. */
export function gradeCrash(trap: Trap, message: string): Grade {
  return { trap, outcome: 'crash', verdict: null, code: null, codeMatches: false, message };
}

export function outcomeOf(trap: Trap, verdict: RemovalVerdict): Outcome {
  if (verdict === trap.expect) return 'exact';
  if (trap.never.includes(verdict)) return 'violation';
  return trap.accept.includes(verdict) ? 'accepted' : 'wrong';
}

/** The symbol's own entry, else the one of its nearest container: a removed container stands for its members. */
function entryFor(symbol: string, answer: RemovalAnswer): RemovalAnswer['symbols'][number] | undefined {
  const path = pathOf(symbol);
  const keys = symbol.slice(path.length + 1).split('.');
  for (let length = keys.length; length > 0; length--) {
    const reference = `${path}#${keys.slice(0, length).join('.')}`;
    const entry = answer.symbols.find((candidate) => candidate.symbol === reference);
    if (entry) return entry;
  }
  return undefined;
}

function pathOf(symbol: string): string {
  return symbol.slice(0, symbol.lastIndexOf('#'));
}
