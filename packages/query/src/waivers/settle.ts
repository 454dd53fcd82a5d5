import { isReasonCode, type UseCode, unprovenLimit } from 'nonesuch-core';
import type { RevisionView } from 'nonesuch-indexer/languages';
import type { Configuration, Limit, LimitCode, SymbolEntry, Waiver } from 'nonesuch-schema';
import type { Judged } from '../judge.ts';
import { positionAt } from '../positions.ts';
import type { WaiverComment } from './find-comments.ts';

export type WaiverRule = NonNullable<Configuration['waivers']>[number];

/** All that was waived, and where: by the configuration, at removed declarations, and at places that stay open. */
export interface GivenWaivers {
  readonly rules: readonly WaiverRule[];
  /** In the base revision, at declarations. */
  readonly declarations: readonly WaiverComment[];
  /** In the head revision, at the places themselves. */
  readonly sites: readonly WaiverComment[];
}

/** A waiver as it counts for one limit. */
export type Given = WaiverRule | WaiverComment;

/**
 * The waiver of a finding, or null. It changes no verdict, and only what is inconclusive can be waived: nobody can take
 * responsibility for a use that is proven.
 *
 * A finding is waived when each of its limits is: by a rule of the configuration, by a comment at its declaration, or by a
 * comment at every place that the limit stands for. A comment at one place says nothing of the next one.
 *
 * @param today YYYY-MM-DD
 * @param used is given every waiver that settled something
 */
export function waiverOf(
  judged: Judged,
  entry: SymbolEntry,
  given: GivenWaivers,
  head: RevisionView,
  today: string,
  used: Set<Given>,
): Waiver | null {
  if (entry.verdict !== 'inconclusive') return null;
  const open = judged.composed.limits.map((limit) => settlersOf(limit, judged, entry, given, head));
  const live = open.map((settlers) => settlers.filter((each) => !isExpired(each, today)));
  for (const settlers of live) for (const each of settlers) used.add(each);
  const expired = open.map((settlers, index) => live[index]!.length === 0 && settlers.length > 0);
  if (open.length === 0 || open.some((settlers) => settlers.length === 0)) return null;
  return summary(
    open.flatMap((settlers, index) => (expired[index] ? settlers : live[index]!)),
    expired.includes(true),
  );
}

/** Whether a finding still counts. */
export function isWaived(entry: SymbolEntry): boolean {
  return entry.waiver != null && entry.waiver.expired !== true;
}

export function isExpired({ until }: { readonly until: string | null }, today: string): boolean {
  return until !== null && until < today;
}

/** What settles a limit of this symbol: one that speaks for all of it, or one for each of its places. */
function settlersOf(
  limit: Limit,
  judged: Judged,
  entry: SymbolEntry,
  given: GivenWaivers,
  head: RevisionView,
): readonly Given[] {
  const rule = given.rules.find(
    ({ symbol, code }) => symbol === entry.symbol && (code === undefined || code === limit.code),
  );
  if (rule !== undefined) return [rule];
  const declared = given.declarations.find(
    ({ path, target, code }) => path === entry.path && target === entry.range.start_line && code === limit.code,
  );
  if (declared !== undefined) return [declared];
  const places = given.sites.length === 0 ? [] : placesOf(limit.code, judged);
  // A limit that stands for more than its places (a file that was not read) is not settled by them.
  if (places.length === 0 || places.length !== limit.count) return [];
  const found = places.map((place) => {
    const lines = head.facts(place.path)?.lines ?? null;
    const line = lines === null ? null : positionAt(lines, place.start).line;
    return given.sites.find(({ path, target, code }) => path === place.path && target === line && code === limit.code);
  });
  return found.includes(undefined) ? [] : [...new Set(found as WaiverComment[])];
}

function placesOf(code: LimitCode, { judgement }: Judged): { readonly path: string; readonly start: number }[] {
  const open = judgement.dispositions.filter(({ code: found, standing, proof }) =>
    standing === 'open'
      ? found === code
      : standing === 'use' && proof === 'unproven' && isReasonCode(found) && unprovenLimit(found as UseCode) === code,
  );
  const reached = judgement.gates.filter((gate) => gate.code === code);
  if (reached.some(({ at }) => at === null)) return [];
  return [...open, ...reached.map(({ at }) => at!)];
}

/** Several waivers as the one that a report shows: it ends when the first of them does. */
function summary(given: readonly Given[], expired: boolean): Waiver {
  const each = [...new Set(given)];
  const ends = each.flatMap(({ until }) => (until === null ? [] : [until])).sort();
  const codes = new Set(each.map(({ code }) => code ?? null));
  return {
    by: joined(each.map(whose)),
    why: joined(each.map(({ why }) => why)),
    until: ends[0] ?? null,
    code: codes.size === 1 ? [...codes][0]! : null,
    expired,
  };
}

function whose(given: Given): string {
  return 'by' in given ? given.by : `a comment at ${given.path}:${given.line}`;
}

function joined(parts: readonly string[]): string {
  return [...new Set(parts)].join('; ');
}
