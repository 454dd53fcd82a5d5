import type { Configuration, SymbolEntry, Waiver } from 'nonesuch-schema';
import { matchesGlob } from './path-glob.ts';

type IgnoreRule = NonNullable<Configuration['ignore']>[number];
type WaiverRule = NonNullable<Configuration['waivers']>[number];

/** Whether a rule takes a symbol out of the report. A rule that names both paths and symbols needs both. */
export function isIgnored(
  symbol: { path: string; symbol: string; name: string },
  rules: readonly IgnoreRule[],
): boolean {
  return rules.some(({ paths, symbols }) => {
    if (paths === undefined && symbols === undefined) return false;
    const byPath = paths === undefined || paths.some((glob) => matchesGlob(symbol.path, glob));
    const bySymbol = symbols === undefined || symbols.includes(symbol.symbol) || symbols.includes(symbol.name);
    return byPath && bySymbol;
  });
}

/**
 * The waiver of a finding, or null. It changes no verdict, and only what is inconclusive can be waived: nobody can take
 * responsibility for a use that is proven.
 *
 * @param today YYYY-MM-DD
 */
export function waiverOf(entry: SymbolEntry, rules: readonly WaiverRule[], today: string): Waiver | null {
  if (entry.verdict !== 'inconclusive') return null;
  const rule = rules.find(
    ({ symbol, code }) =>
      symbol === entry.symbol && (code === undefined || entry.reasons.every((each) => each.code === code)),
  );
  if (rule === undefined) return null;
  return { by: rule.by, why: rule.why, until: rule.until, code: rule.code ?? null, expired: rule.until < today };
}

/** Whether a finding still counts. */
export function isWaived(entry: SymbolEntry): boolean {
  return entry.waiver != null && entry.waiver.expired !== true;
}
