import type { Comparison } from 'nonesuch-indexer/languages';
import type { Configuration, Diagnostic, SymbolEntry } from 'nonesuch-schema';
import type { Judged } from '../judge.ts';
import type { Quote } from '../quotes.ts';
import type { SemanticsOf } from '../resolve-symbol.ts';
import { findWaiverComments, type WaiverComments } from './find-comments.ts';
import { type Given, waiverOf } from './settle.ts';
import { staleWaivers } from './stale-waivers.ts';

export interface WaiverOptions {
  readonly configuration: Configuration;
  readonly semanticsOf: SemanticsOf;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly quote: Quote;
  /**
   * Whether comments of the head revision count. They do not where the head is a stranger's and the answer counts with the
   * rights of somebody else.
   */
  readonly believeHead: boolean;
}

const NONE: WaiverComments = { waivers: [], broken: [] };

/**
 * Sets the waiver of every entry that has one, and says which waivers are stale.
 *
 * @param findings each entry with what it was made of
 */
export async function applyWaivers(
  findings: readonly { readonly judged: Judged; readonly entry: SymbolEntry }[],
  comparison: Comparison,
  { configuration, semanticsOf, today, quote, believeHead }: WaiverOptions,
): Promise<Diagnostic[]> {
  const { base, head } = comparison;
  const rules = configuration.waivers ?? [];
  const comments = believeHead ? await findWaiverComments(head, 'head', quote) : NONE;
  const declared = base === null ? NONE : await findWaiverComments(base, 'base', quote);
  const given = { rules, declarations: declared.waivers, sites: comments.waivers };
  const used = new Set<Given>();
  for (const { judged, entry } of findings) entry.waiver = waiverOf(judged, entry, given, head, today, used);
  const symbols = findings.map(({ entry }) => entry);
  return staleWaivers({ comparison, semanticsOf, symbols, rules, comments, used, today });
}
