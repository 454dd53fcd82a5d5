import type { RevisionView } from 'nonesuch-indexer/languages';
import { isLinked } from 'nonesuch-indexer/rooms';
import type { Diagnostic, Freshness, IndexReport, Revision, Tool } from 'nonesuch-schema';
import { type CorpusIdentity, coverageOf } from './corpus.ts';
import { envelope } from './envelope.ts';

export interface IndexReportOptions {
  readonly tool: Tool;
  readonly command: 'index' | 'status';
  readonly revision: Revision;
  /** Null where nothing is kept on disk. */
  readonly index: IndexReport['index'];
  readonly identity: CorpusIdentity;
  readonly freshness: Freshness;
  readonly diagnostics: readonly Diagnostic[];
  /** Milliseconds by phase. */
  readonly timings?: Readonly<Record<string, number>>;
}

/**
 * What an index holds of a revision. An index that misses nothing is `ok`; what could not be read is in the coverage.
 *
 * @param view null where the revision is not indexed: then nothing is known, and nothing is counted
 */
export function indexReport(view: RevisionView | null, options: IndexReportOptions): IndexReport {
  const counts = { scanned: null, matched: null, in_context: null };
  const { identity } = options;
  const coverage = view === null ? null : coverageOf(view, identity, isLinked, counts, null);
  const {
    claim: _claim,
    confidence: _confidence,
    ...report
  } = envelope(
    {
      contract: 'nonesuch/index-report@1.0',
      tool: options.tool,
      claim: null,
      verdicts: [],
      limits: [],
      notJudged: [],
      coverage,
      freshness: options.freshness,
      diagnostics: options.diagnostics,
      truncated: false,
    },
    { command: options.command, revision: options.revision, index: options.index },
  );
  return options.timings === undefined ? report : { ...report, timings: { ...options.timings } };
}
