import { byVerdict, claimOfSymbol, exitCode, type FailOn } from 'nonesuch-core';
import { type Comparison, semanticsOf as registered } from 'nonesuch-indexer/languages';
import type {
  Configuration,
  Diagnostic,
  Freshness,
  NotJudged,
  RemovalReport,
  Revision,
  SymbolEntry,
  Tool,
} from 'nonesuch-schema';
import { type ChangedFile, changedFiles } from './changed-files.ts';
import { ConsultedView } from './consulted-view.ts';
import { type CorpusIdentity, coverageOf } from './corpus.ts';
import { envelope } from './envelope.ts';
import { createJudge } from './judge.ts';
import { type Finding, judgeRemovals } from './judge-removals.ts';
import { languageOf } from './languages.ts';
import { notJudgedOf } from './not-judged.ts';
import { compareText } from './order.ts';
import { withinPaths } from './path-scope.ts';
import { type Quote, quoteEvidence } from './quotes.ts';
import { failures, limitOf, narrowings, overBudget, testsLeftOut } from './removal-notes.ts';
import type { SemanticsOf } from './resolve-symbol.ts';
import { spokenOf, symbolEntry } from './symbol-entry.ts';
import { isIgnored } from './waivers/ignore-rules.ts';
import { isWaived } from './waivers/settle.ts';
import { applyWaivers } from './waivers/waivers.ts';

/** What is asked, beside the two revisions. */
export interface RemovalOptions {
  readonly tool: Tool;
  readonly base: Revision;
  readonly head: Revision;
  /** The commit that stood in for the base that was asked for; null where none did. */
  readonly mergeBase: string | null;
  /** Of head. */
  readonly identity: CorpusIdentity;
  readonly freshness: Freshness;
  readonly configuration: Configuration;
  readonly publicSurface: 'block' | 'note';
  readonly failOn: FailOn;
  /** YYYY-MM-DD, for waivers. */
  readonly today: string;
  /** What the edge has to say about how it looked. */
  readonly diagnostics: readonly Diagnostic[];
  readonly quote: Quote;
  /** Whether waivers in comments of head count: not where a stranger's head is judged with somebody else's rights. True where it is not said. */
  readonly believeHead?: boolean;
  /** Called between files, so that a long run can be watched and stopped (by throwing). */
  readonly checkpoint?: (done: number, total: number) => Promise<void>;
  readonly semanticsOf?: SemanticsOf;
}

/** Rows of evidence per symbol where the configuration says nothing. */
export const EVIDENCE_ROWS = 20;

/**
 * The symbols that are gone between two revisions, each with its verdict.
 *
 * @throws whatever the views throw for a part of the index that fails its check: never a shorter report
 */
export async function removed(revisions: Comparison, options: RemovalOptions): Promise<RemovalReport> {
  const head = new ConsultedView(revisions.head);
  const comparison = { ...revisions, head };
  const semanticsOf = options.semanticsOf ?? registered;
  const judge = createJudge(comparison, {
    publicSurface: options.publicSurface,
    testsAsUsers: options.configuration.tests_as_users ?? true,
    narrowedTo: options.identity.narrowedTo,
  });
  const { configuration } = options;
  const maximum = configuration.limits?.symbols ?? Number.POSITIVE_INFINITY;
  const files = changedFiles(comparison);
  const findings: Finding[] = [];
  const notJudged: NotJudged[] = [];
  let narrowed = 0;
  for (const [done, file] of files.entries()) {
    await options.checkpoint?.(done, files.length);
    const base = comparison.base!;
    const unseen = notJudgedOf(file, base, head, semanticsOf);
    const semantics = unseen !== null || file.base.room === null ? null : semanticsOf(file.base.room);
    if (unseen === null && semantics === null) continue;
    if (isNarrowedAway(file, semantics?.id ?? languageOf(file.base.path), configuration)) narrowed++;
    else if (unseen !== null) notJudged.push(unseen);
    else if (findings.length >= maximum) notJudged.push(overBudget(file));
    else findings.push(...judgeRemovals(file, comparison, semantics!, judge));
  }
  return report(comparison, options, { findings, notJudged, narrowed, semanticsOf });
}

/** A comparison whose head remembers what was looked at. */
interface Judgeable extends Comparison {
  readonly head: ConsultedView;
}

/** What the loop over the files came to. */
interface Outcome {
  readonly findings: readonly Finding[];
  readonly notJudged: readonly NotJudged[];
  /** Changed files that the caller left out. */
  readonly narrowed: number;
  readonly semanticsOf: SemanticsOf;
}

async function report(comparison: Judgeable, options: RemovalOptions, outcome: Outcome): Promise<RemovalReport> {
  const { configuration } = options;
  const { notJudged } = outcome;
  const ignored = (finding: Finding): boolean => {
    const { path, key, name } = finding.judged.symbol;
    return isIgnored({ path, name, symbol: `${path}#${key}` }, configuration.ignore ?? []);
  };
  const shown = outcome.findings.filter((finding) => !ignored(finding)).sort(byFinding);
  const { head } = comparison;
  const dispositions = shown.flatMap(({ judged }) => judged.judgement.dispositions);
  const counts = {
    scanned: dispositions.length,
    matched: dispositions.filter((each) => each.standing === 'use').length,
    in_context: null,
  };
  const coverage = coverageOf(
    head,
    options.identity,
    (room) => outcome.semanticsOf(room) !== null,
    counts,
    head.consulted,
  );
  const context = {
    declaring: comparison.base ?? head,
    head,
    coverage,
    evidence: configuration.limits?.evidence ?? EVIDENCE_ROWS,
  };
  const symbols = shown.map(({ judged, members }) => symbolEntry(judged, members, context));
  const stale = await applyWaivers(
    shown.map(({ judged }, index) => ({ judged, entry: symbols[index]! })),
    comparison,
    {
      configuration,
      semanticsOf: outcome.semanticsOf,
      today: options.today,
      quote: options.quote,
      believeHead: options.believeHead ?? true,
    },
  );
  await quoteEvidence(
    symbols.flatMap((entry) => entry.evidence),
    options.quote,
  );
  coverage.counts.in_context = symbols.reduce((sum, entry) => sum + entry.evidence.length, 0);

  const inconclusive = shown.filter(({ judged }) => judged.verdict === 'inconclusive');
  const only = shown.length === 1 && notJudged.length === 0 ? shown[0]! : null;
  return envelope(
    {
      contract: 'nonesuch/removal-report@1.0',
      tool: options.tool,
      claim:
        only === null
          ? null
          : claimOfSymbol({ ...spokenOf(only.judged, symbols[0]!.evidence, coverage), movedTo: symbols[0]!.moved_to }),
      verdicts: shown.map(({ judged }) => judged.composed.verdict),
      limits: [...inconclusive.flatMap(({ judged }) => judged.composed.limits), ...notJudged.map(limitOf)],
      notJudged: notJudged.map((each) => each.reason),
      coverage,
      freshness: options.freshness,
      diagnostics: [
        ...options.diagnostics,
        ...failures(shown),
        ...testsLeftOut(shown.map(({ judged }) => judged)),
        ...narrowings(outcome.narrowed, outcome.findings.length - shown.length),
        ...stale,
      ],
      truncated: notJudged.some((each) => each.reason === 'budget_exhausted'),
    },
    {
      base: options.base,
      head: options.head,
      merge_base: options.mergeBase,
      symbols,
      summary: summaryOf(symbols, notJudged),
      not_judged: [...notJudged],
      exit_code: exitCode({
        usageError: false,
        blind: false,
        verdicts: symbols.filter((entry) => !isWaived(entry)).map((entry) => entry.verdict),
        notJudged: notJudged.length,
        failOn: options.failOn,
      }),
    },
  );
}

/** Worst first; then as they stand in the base revision. */
function byFinding({ judged: a }: Finding, { judged: b }: Finding): number {
  return (
    byVerdict(a.verdict, b.verdict) ||
    compareText(a.symbol.path, b.symbol.path) ||
    (a.symbol.decls[0] ?? 0) - (b.symbol.decls[0] ?? 0) ||
    compareText(a.symbol.key, b.symbol.key)
  );
}

function summaryOf(symbols: readonly SymbolEntry[], notJudged: readonly NotJudged[]): RemovalReport['summary'] {
  const count = (verdict: SymbolEntry['verdict']): number =>
    symbols.filter((entry) => entry.verdict === verdict).length;
  return {
    removed: symbols.length,
    referenced: count('referenced'),
    inconclusive: count('inconclusive'),
    absent: count('absent'),
    moved: count('moved'),
    not_judged: notJudged.length,
    waived: symbols.filter(isWaived).length,
  };
}

function isNarrowedAway({ base }: ChangedFile, language: string | null, { paths, languages }: Configuration): boolean {
  if (base.outOfScope) return true;
  if (!withinPaths(base.path, paths ?? [])) return true;
  return languages !== undefined && (language === null || !languages.includes(language.toLowerCase()));
}
