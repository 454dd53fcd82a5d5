import type { Disposition, Gate, Judgement, RevisionView } from 'nonesuch-indexer/languages';
import type { Evidence, ReasonCode, SymbolVerdict } from 'nonesuch-schema';
import { compareText } from './order.ts';
import { positionAt } from './positions.ts';

/** The places that a verdict rests on, cut to size. */
export interface EvidenceList {
  readonly rows: Evidence[];
  /** How many places were left out. */
  readonly omitted: number;
}

interface Place {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly code: string;
  readonly standing: Disposition['standing'];
  readonly proof: Disposition['proof'];
  readonly spelled: boolean;
  readonly subject: string | null;
}

/**
 * The places of a judgement as rows of a report, those that decide it first: of a referenced symbol its proven uses,
 * of any other the open places. `text` is null until `quoteEvidence` has read it.
 *
 * @param limit rows at most; what is left out is counted
 */
export function evidenceOf(
  judgement: Judgement,
  verdict: SymbolVerdict,
  head: RevisionView,
  limit: number,
): EvidenceList {
  const places = [...judgement.dispositions.map(fromDisposition), ...judgement.gates.flatMap(fromGate)];
  const weights = verdict === 'referenced' ? { use: 0, open: 1, accounted: 2 } : { open: 0, use: 1, accounted: 2 };
  const weight = (place: Place): number => weights[place.standing] * 2 + (place.proof === 'unproven' ? 1 : 0);
  places.sort(
    (a, b) => weight(a) - weight(b) || compareText(a.path, b.path) || a.start - b.start || compareText(a.code, b.code),
  );
  const distinct = places.filter((place, index) => !samePlace(place, places[index - 1]));
  return {
    rows: distinct.slice(0, limit).map((place) => toRow(place, head)),
    omitted: Math.max(0, distinct.length - limit),
  };
}

function fromDisposition(disposition: Disposition): Place {
  return { ...disposition, subject: null };
}

/** A gate without a place (a convention of the path, a published package) is a reason, and no row of evidence. */
function fromGate(gate: Gate): Place[] {
  if (gate.at === null) return [];
  return [{ ...gate.at, code: gate.code, standing: 'open', proof: null, spelled: false, subject: gate.subject }];
}

function samePlace(a: Place, b: Place | undefined): boolean {
  return b !== undefined && a.path === b.path && a.start === b.start && a.code === b.code && a.standing === b.standing;
}

function toRow(place: Place, head: RevisionView): Evidence {
  // A place without facts (a pointer, a submodule) is the file itself.
  const lines = head.facts(place.path)?.lines ?? new Int32Array(1);
  const from = positionAt(lines, place.start);
  const to = positionAt(lines, place.end);
  return {
    path: place.path,
    line: from.line,
    column: from.column,
    disposition: place.code as ReasonCode,
    proof: place.standing === 'use' ? place.proof : null,
    text: null,
    end_line: to.line,
    end_column: to.column,
    standing: place.standing,
    side: 'head',
    spelled: place.spelled,
    ...(place.subject === null ? {} : { subject: place.subject }),
  };
}
