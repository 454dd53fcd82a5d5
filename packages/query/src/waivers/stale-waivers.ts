import type { Comparison, RevisionView } from 'nonesuch-indexer/languages';
import type { Diagnostic, SymbolEntry } from 'nonesuch-schema';
import type { SemanticsOf } from '../resolve-symbol.ts';
import { formatRef } from '../symbol-ref.ts';
import type { WaiverComments } from './find-comments.ts';
import { type Given, isExpired, type WaiverRule } from './settle.ts';

interface Stale {
  readonly comparison: Comparison;
  readonly semanticsOf: SemanticsOf;
  readonly symbols: readonly SymbolEntry[];
  readonly rules: readonly WaiverRule[];
  /** Of head. */
  readonly comments: WaiverComments;
  /** Waivers that settled something here. */
  readonly used: ReadonlySet<Given>;
  readonly today: string;
}

/**
 * Waivers that should not be there any more: past their date, about nothing, or not understood.
 *
 * A rule names a symbol, so it is orphaned once no revision declares it. A comment names a place, and of a place nobody can say
 * that no question will ever come to it: it is orphaned where the change itself touched its file and it settles nothing there,
 * so that it is told to whoever can mend it, and not to each pull request from then on.
 */
export function staleWaivers(stale: Stale): Diagnostic[] {
  const touched = (path: string) => stale.comparison.base?.file(path)?.oid !== stale.comparison.head.file(path)?.oid;
  return [
    ...stale.rules.flatMap((rule) => staleRule(rule, stale)),
    ...stale.comments.waivers
      .filter((comment) => touched(comment.path) && !stale.used.has(comment))
      .map((comment) =>
        isExpired(comment, stale.today)
          ? told('waiver_expired', `the waiver at ${comment.path}:${comment.line} ended on ${comment.until}`, comment)
          : told(
              'waiver_orphaned',
              `the waiver at ${comment.path}:${comment.line} settles nothing: no removed symbol is kept open by ${comment.code} there`,
              comment,
            ),
      ),
    ...stale.comments.broken
      .filter(({ path }) => touched(path))
      .map((comment) =>
        told(
          'waiver_not_understood',
          `the waiver at ${comment.path}:${comment.line} counts for nothing: ${comment.problem}`,
          comment,
          'Write `nonesuch-ignore <code> <why>`.',
        ),
      ),
  ];
}

function staleRule(rule: WaiverRule, stale: Stale): Diagnostic[] {
  if (isExpired(rule, stale.today)) {
    const hint = 'Remove it, or look again and give it another date.';
    return [told('waiver_expired', `the waiver of ${rule.symbol} ended on ${rule.until}`, null, hint)];
  }
  if (stale.used.has(rule)) return [];
  const why = orphaned(rule, stale);
  return why === null ? [] : [told('waiver_orphaned', `the waiver of ${rule.symbol} settles nothing: ${why}`, null)];
}

function orphaned({ symbol, code }: WaiverRule, { symbols, comparison, semanticsOf }: Stale): string | null {
  const entry = symbols.find((each) => each.symbol === symbol);
  if (entry !== undefined) {
    if (entry.verdict !== 'inconclusive') return `it is ${entry.verdict}, and only what is inconclusive can be waived`;
    return `${code} is not what keeps it open`;
  }
  const container = symbols.find(({ members }) => members?.includes(symbol));
  if (container !== undefined) return `it is judged with ${container.symbol}, so waive that`;
  const declared = [comparison.head, comparison.base].some(
    (view) => view !== null && declares(view, symbol, semanticsOf),
  );
  return declared ? null : 'no revision declares it any more';
}

function declares(view: RevisionView, reference: string, semanticsOf: SemanticsOf): boolean {
  const path = reference.slice(0, Math.max(0, reference.lastIndexOf('#')));
  const file = view.file(path);
  const facts = view.facts(path);
  const semantics = file?.room == null ? null : semanticsOf(file.room);
  // A file that nobody can read symbols of may well declare it.
  if (facts === null || semantics === null) return file !== undefined;
  return semantics.symbols(facts, path).some((each) => formatRef(each) === reference);
}

function told(
  code: string,
  message: string,
  at: { readonly path: string; readonly line: number } | null,
  hint = 'Remove it.',
): Diagnostic {
  return { code, impact: 'advisory', language: null, message, path: at?.path ?? null, line: at?.line ?? null, hint };
}
