import type { Comparison, DeclaredSymbol, LanguageSemantics } from 'nonesuch-indexer/languages';
import type { ChangedFile } from './changed-files.ts';
import type { Judged, JudgeSymbol } from './judge.ts';
import { groupByContainer, type RemovedSymbol, removedSymbols, withdrawnExports } from './removed-symbols.ts';

/** A removed symbol with its verdict, and the members for which this verdict stands too. */
export interface Finding {
  readonly judged: Judged;
  readonly members: readonly DeclaredSymbol[];
}

/** Members of one inconclusive container that are looked at one by one. The container's own verdict covers the rest. */
const MEMBERS_JUDGED = 200;

/** Judges what a changed file lost. The file is one that the semantics can read, in base and, where it lives on, in head. */
export function judgeRemovals(
  file: ChangedFile,
  comparison: Comparison,
  semantics: LanguageSemantics,
  judge: JudgeSymbol,
): Finding[] {
  const { path } = file.base;
  const facts = comparison.base?.facts(path) ?? null;
  if (facts === null) return [];
  const declared = semantics.symbols(facts, path);
  // Under a new path everything is gone from the old one: what imports the old path dangles, and the linker tells
  // a symbol that lives on (`moved`) from one that does not.
  const kept = file.head !== null && file.head.path === path ? symbolsAt(comparison, semantics, path) : [];
  const lost = judge.lostParts(semantics, path).map((symbol) => ({ symbol, members: [] }));
  return [...removedSymbols(declared, kept), ...withdrawnExports(declared, kept), ...lost].flatMap((group) =>
    judgeGroup(group, comparison, semantics, judge),
  );
}

/**
 * A container speaks for its members as far as its verdict is no better than theirs could be: nothing reaches the
 * members of what nothing uses, and nothing is worse than `referenced`. Of an inconclusive container the members that
 * are proven to be used are named; of one that moved, the members that did not come along.
 */
function judgeGroup(
  group: RemovedSymbol,
  comparison: Comparison,
  semantics: LanguageSemantics,
  judge: JudgeSymbol,
): Finding[] {
  const judged = judge(semantics, group.symbol);
  const { verdict } = judged;
  if (verdict === 'inconclusive') {
    const used = group.members
      .slice(0, MEMBERS_JUDGED)
      .map((member) => judge(semantics, member))
      .filter((member) => member.verdict === 'referenced');
    const own = new Set(used.map((member) => member.symbol));
    const covered = group.members.filter((member) => !own.has(member));
    return [{ judged, members: covered }, ...used.map((member) => ({ judged: member, members: [] }))];
  }
  if (verdict === 'moved' && judged.judgement.moved !== null) {
    const { path, key } = judged.judgement.moved;
    const there = new Set(symbolsAt(comparison, semantics, path).map((symbol) => symbol.key));
    const inNewPlace = (member: DeclaredSymbol): string => key + member.key.slice(group.symbol.key.length);
    const came = group.members.filter((member) => there.has(inNewPlace(member)));
    const left = group.members.filter((member) => !there.has(inNewPlace(member)));
    return [
      { judged, members: came },
      ...groupByContainer(left).flatMap((each) => judgeGroup(each, comparison, semantics, judge)),
    ];
  }
  return [{ judged, members: group.members }];
}

function symbolsAt(comparison: Comparison, semantics: LanguageSemantics, path: string): DeclaredSymbol[] {
  const facts = comparison.head.facts(path);
  return facts === null ? [] : semantics.symbols(facts, path);
}
