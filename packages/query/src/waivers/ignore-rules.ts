import type { Configuration } from 'nonesuch-schema';
import { matchesGlob } from '../path-glob.ts';

type IgnoreRule = NonNullable<Configuration['ignore']>[number];

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
