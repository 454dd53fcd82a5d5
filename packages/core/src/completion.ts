import type { Diagnostic } from 'nonesuch-schema';

/**
 * How much of what was asked for an answer is. `declared`: as little as the caller asked for. Derived from impacts and
 * truncation; prose decides nothing.
 */
export type Completion = 'complete' | 'declared' | 'partial' | 'invalid';

/** What diagnostics and a cut leave of an answer. The worst impact decides; an advisory takes nothing away. */
export function completionOf(diagnostics: readonly Pick<Diagnostic, 'impact'>[], truncated: boolean): Completion {
  const impacts = new Set(diagnostics.map(({ impact }) => impact));
  if (impacts.has('invalid')) return 'invalid';
  if (impacts.has('incomplete') || truncated) return 'partial';
  return impacts.has('declared_non_exhaustive') ? 'declared' : 'complete';
}
