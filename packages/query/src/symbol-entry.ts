import { accountFor, type Look, type Observation, SPOKEN_PARTS, type SpokenPart, wordingOf } from 'nonesuch-core';
import type { DeclaredSymbol, RevisionView } from 'nonesuch-indexer/languages';
import type { Coverage, Evidence, MovedTo, SymbolEntry } from 'nonesuch-schema';
import { evidenceOf } from './evidence.ts';
import type { Judged } from './judge.ts';
import { declaredRange, symbolName } from './symbol-name.ts';
import { formatRef } from './symbol-ref.ts';

/** What an entry is made in. */
export interface EntryContext {
  /** The revision that declares the symbol: base for a removed one. */
  readonly declaring: RevisionView;
  readonly head: RevisionView;
  /** Of head. */
  readonly coverage: Coverage;
  /** Rows of evidence per symbol. */
  readonly evidence: number;
}

/** One judged symbol as reports have it. `members`: those for which this verdict stands too. */
export function symbolEntry(judged: Judged, members: readonly DeclaredSymbol[], context: EntryContext): SymbolEntry {
  const { symbol, semantics, judgement, composed, verdict } = judged;
  const { rows, omitted } = evidenceOf(judgement, verdict, context.head, context.evidence);
  const name = symbolName(symbol, semantics, context.declaring);
  const movedTo = verdict === 'moved' ? movedToOf(judged, context.head) : null;
  return {
    ...name,
    range: name.range ?? { start_line: 1, start_column: 1, end_line: 1, end_column: 1 },
    verdict,
    reasons: composed.reasons.map((each) => ({ ...each })),
    accounting: accountFor(judgement.spellings, judgement.dispositions as readonly Observation[]),
    evidence: rows,
    moved_to: movedTo,
    wording: wordingOf({ ...spokenOf(judged, rows, context.coverage), movedTo }),
    evidence_truncated: omitted > 0,
    evidence_omitted: omitted,
    container: symbol.container === null ? null : formatRef({ path: symbol.path, key: symbol.container }),
    members: members.map(formatRef),
    safe_to_conclude_absent: composed.verdict.safe_to_conclude_absent,
    waiver: null,
  };
}

/** What a sentence about the symbol needs to know. */
export function spokenOf(judged: Judged, rows: readonly Evidence[], coverage: Coverage) {
  const use = rows.find((row) => row.standing === 'use' && row.proof === 'proven');
  return {
    name: judged.symbol.key,
    part: partOf(judged.symbol),
    verdict: judged.verdict,
    reasons: judged.composed.reasons,
    look: lookOf(judged, coverage),
    firstUse: use === undefined ? null : { path: use.path, line: use.line },
    movedTo: null as MovedTo | null,
  };
}

function partOf({ kind, part }: DeclaredSymbol): SpokenPart {
  if (kind === 'export') return 'export';
  return part === true ? (SPOKEN_PARTS.find((each) => each === kind) ?? 'symbol') : 'symbol';
}

/**
 * How far the look for one symbol reached. Its denominator is what could have held a use of it: the files with text,
 * and, for a verdict that they limit, those that nobody could read.
 */
export function lookOf({ judgement, composed }: Judged, { files }: Coverage): Look {
  const { occurrences, accounted } = accountFor(judgement.spellings, judgement.dispositions as readonly Observation[]);
  const unseen = composed.limits.some(({ code }) => UNSEEN.has(code));
  const scanned = files.scanned;
  if (scanned === null || files.tracked === null) {
    return { files: null, occurrences: { accounted, of: occurrences }, withoutText: 0, truncated: false };
  }
  const of = unseen ? files.tracked : scanned;
  return {
    files: { looked: scanned, of },
    occurrences: { accounted, of: occurrences },
    withoutText: files.tracked - of,
    truncated: false,
  };
}

const UNSEEN: ReadonlySet<string> = new Set(['file_unread', 'lfs_pointer', 'submodule', 'scope_narrowed']);

function movedToOf({ judgement, semantics }: Judged, head: RevisionView): MovedTo | null {
  const { moved } = judgement;
  if (moved === null) return null;
  const facts = head.facts(moved.path);
  const symbol =
    facts === null ? undefined : semantics.symbols(facts, moved.path).find((each) => each.key === moved.key);
  const range = facts === null || symbol === undefined ? null : declaredRange(symbol, facts);
  return { path: moved.path, symbol: formatRef(moved), code: moved.code as NonNullable<MovedTo['code']>, range };
}
