import type { RemovalReport } from 'nonesuch-schema';

/** What one commit of a replay gave: a line of the results file. */
export interface ReplayRecord {
  readonly commit: string;
  readonly parent: string;
  readonly subject: string;
  readonly seconds: number;
  readonly exit: number | null;
  /** Last line of stderr of a run without a report; how the report breaks its schema; else null. */
  readonly problem: string | null;
  readonly summary: RemovalReport['summary'] | null;
  readonly symbols: readonly ReplaySymbol[];
}

export interface ReplaySymbol {
  readonly symbol: string;
  readonly verdict: string;
  readonly codes: readonly string[];
  readonly message: string;
  /** `path:line:column disposition: source line`, the first few. */
  readonly evidence: readonly string[];
}

/** Text of a stranger's repository, fit for a terminal: nothing in it moves the cursor or reverses the line. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '\uFFFD');
}

/** Keeps of a report what a reader of the replay wants to see. */
export function symbolsOf(report: RemovalReport): ReplaySymbol[] {
  return report.symbols.map((symbol) => ({
    symbol: printable(symbol.symbol),
    verdict: symbol.verdict,
    codes: symbol.reasons.map((reason) => reason.code),
    message: printable(symbol.reasons[0]?.message ?? ''),
    evidence: symbol.evidence
      .slice(0, 3)
      .map((site) =>
        printable(
          `${site.path}:${site.line}:${site.column} ${site.disposition}: ${(site.text ?? '').trim().slice(0, 140)}`,
        ),
      ),
  }));
}
