import { claimOfSymbol, exitCode, type FailOn } from 'nonesuch-core';
import { type RevisionView, semanticsOf as registered } from 'nonesuch-indexer/languages';
import type { AbsenceReport, Diagnostic, Freshness, Revision, Tool } from 'nonesuch-schema';
import { ConsultedView } from './consulted-view.ts';
import { type CorpusIdentity, coverageOf } from './corpus.ts';
import { envelope } from './envelope.ts';
import { createJudge, type Judged } from './judge.ts';
import { type Quote, quoteEvidence } from './quotes.ts';
import { testsLeftOut } from './removal-notes.ts';
import { EVIDENCE_ROWS } from './removed.ts';
import { resolveSymbol, type SemanticsOf } from './resolve-symbol.ts';
import { spokenOf, symbolEntry } from './symbol-entry.ts';

/** What is asked of one revision, beside the symbol. */
export interface QuestionOptions {
  readonly tool: Tool;
  readonly head: Revision;
  readonly identity: CorpusIdentity;
  readonly freshness: Freshness;
  readonly publicSurface: 'block' | 'note';
  /** Whether what stands in a test counts. True where it is not said. */
  readonly testsAsUsers?: boolean;
  /** Places shown at most. */
  readonly evidence?: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly quote: Quote;
  readonly semanticsOf?: SemanticsOf;
}

/**
 * May one conclude that nothing uses a symbol?
 *
 * @param reference `path#Name`, `path#Container.member`, `path#default`, or a bare name
 * @throws QueryError where the reference names no one symbol
 */
export async function absent(
  revision: RevisionView,
  reference: string,
  options: QuestionOptions & { readonly failOn: FailOn },
): Promise<AbsenceReport> {
  const view = new ConsultedView(revision);
  const judged = judgeOne(view, reference, options);
  const { identity, semanticsOf = registered } = options;
  const coverage = coverageOf(view, identity, (room) => semanticsOf(room) !== null, countsOf(judged), view.consulted);
  const context = { declaring: view, head: view, coverage, evidence: options.evidence ?? EVIDENCE_ROWS };
  const entry = symbolEntry(judged, [], context);
  await quoteEvidence(entry.evidence, options.quote);
  coverage.counts.in_context = entry.evidence.length;
  return envelope(
    {
      contract: 'nonesuch/absence-report@1.0',
      tool: options.tool,
      claim: claimOfSymbol(spokenOf(judged, entry.evidence, coverage)),
      verdicts: [judged.composed.verdict],
      limits: judged.verdict === 'inconclusive' ? judged.composed.limits : [],
      notJudged: [],
      coverage,
      freshness: options.freshness,
      diagnostics: [...options.diagnostics, ...testsLeftOut([judged])],
      truncated: false,
    },
    {
      head: options.head,
      symbols: [entry] as [typeof entry],
      exit_code: exitCode({
        usageError: false,
        blind: false,
        verdicts: [entry.verdict],
        notJudged: 0,
        failOn: options.failOn,
      }),
    },
  );
}

/** Resolves and judges a symbol that this revision declares. */
export function judgeOne(view: RevisionView, reference: string, options: QuestionOptions): Judged {
  const { symbol, semantics } = resolveSymbol(view, reference, options.semanticsOf ?? registered);
  const comparison = { head: view, base: null, renames: new Map<string, string>() };
  const judge = createJudge(comparison, {
    publicSurface: options.publicSurface,
    testsAsUsers: options.testsAsUsers ?? true,
    narrowedTo: options.identity.narrowedTo,
  });
  return judge(semantics, symbol);
}

/** What was looked through for one symbol: its occurrences, and which of them are uses. */
export function countsOf({ judgement }: Judged) {
  const matched = judgement.dispositions.filter((each) => each.standing === 'use').length;
  return { scanned: judgement.dispositions.length, matched, in_context: null as number | null };
}
