import { accountFor, claimOf, type Observation, plural } from 'nonesuch-core';
import type { Disposition, Gate, RevisionView } from 'nonesuch-indexer/languages';
import { semanticsOf as registered } from 'nonesuch-indexer/languages';
import type { Edge, ReasonCode, ReferencesReport, Result } from 'nonesuch-schema';
import { countsOf, judgeOne, type QuestionOptions } from './absent.ts';
import { ConsultedView } from './consulted-view.ts';
import { coverageOf } from './corpus.ts';
import { envelope } from './envelope.ts';
import { compareText } from './order.ts';
import { rangeAt } from './positions.ts';
import { cutLine } from './quotes.ts';
import { lookOf } from './symbol-entry.ts';
import { symbolName } from './symbol-name.ts';

/** Results shown where the caller says nothing. */
export const RESULTS_SHOWN = 1000;

/**
 * Where a symbol is used: proven uses, then the places that might be uses, each in the order of paths.
 *
 * @throws QueryError where the reference names no one symbol
 */
export async function refs(
  revision: RevisionView,
  reference: string,
  options: QuestionOptions,
): Promise<ReferencesReport> {
  const view = new ConsultedView(revision);
  // Whoever asks where it is used asks about tests too.
  const judged = judgeOne(view, reference, { ...options, testsAsUsers: true });
  const { judgement, composed } = judged;
  const places = [
    ...judgement.dispositions.filter((each) => each.standing !== 'accounted'),
    ...judgement.gates.flatMap(asPlace),
  ];
  places.sort((a, b) => weight(a) - weight(b) || compareText(a.path, b.path) || a.start - b.start);
  const limit = options.evidence ?? RESULTS_SHOWN;
  const results = places.slice(0, limit).map((place) => toResult(place, view));
  for (const result of results) {
    const line = await options.quote(result.path, result.range.start_line, 'head');
    result.text = line === null ? null : cutLine(line, result.range.start_column);
  }
  const truncated = places.length > results.length;
  const counts = { ...countsOf(judged), in_context: results.length };
  const { identity, semanticsOf = registered } = options;
  const coverage = coverageOf(view, identity, (room) => semanticsOf(room) !== null, counts, view.consulted);
  const proven = places.filter((each) => weight(each) === 0).length;
  const possible = places.length - proven;
  const look = { ...lookOf(judged, coverage), truncated };
  const all = `\`${judged.symbol.key}\` is used in ${plural(proven, 'place')}.`;
  const some = `\`${judged.symbol.key}\` is used in at least ${plural(proven, 'place')}, and may be in ${plural(possible, 'other')}.`;
  return envelope(
    {
      contract: 'nonesuch/references-report@1.0',
      tool: options.tool,
      claim: claimOf('count', look, proven, all, some),
      verdicts: [composed.verdict],
      limits: composed.limits,
      notJudged: [],
      coverage,
      freshness: options.freshness,
      diagnostics: options.diagnostics,
      truncated,
    },
    {
      head: options.head,
      symbol: symbolName(judged.symbol, judged.semantics, view),
      results,
      truncated,
      accounting: accountFor(judgement.spellings, judgement.dispositions as readonly Observation[]),
      reasons: composed.reasons.map((each) => ({ ...each })),
    },
  );
}

function weight(place: Disposition): number {
  if (place.standing === 'use') return place.proof === 'proven' ? 0 : 1;
  return 2;
}

function asPlace(gate: Gate): Disposition[] {
  return gate.at === null ? [] : [{ ...gate.at, code: gate.code, standing: 'open', proof: null, spelled: false }];
}

function toResult(place: Disposition, view: RevisionView): Result {
  const facts = view.facts(place.path);
  const range =
    facts === null
      ? { start_line: 1, start_column: 1, end_line: 1, end_column: 1 }
      : rangeAt(facts, place.start, place.end);
  return {
    path: place.path,
    range,
    proof: weight(place) === 0 ? 'proven' : 'unproven',
    edge: EDGES.get(place.code) ?? 'unknown',
    via: null,
    provenance: [],
    provenance_truncated: false,
    freshness: 'fresh',
    disposition: place.code as ReasonCode,
    text: null,
  };
}

/** The kind of use, as far as its disposition tells. What it does not tell is unknown, and not guessed. */
const EDGES: ReadonlyMap<string, Edge> = new Map([
  ['type_only', 'type'],
  ['doc_type', 'type'],
  ['reexport_chain', 'reexport'],
  ['namespace_member', 'member'],
  ['default_export', 'import'],
  ['known_string', 'string'],
  ['implicit_invocation', 'implicit'],
]);
