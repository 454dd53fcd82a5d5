import {
  type ComposedVerdict,
  composeVerdict,
  isReasonCode,
  type MoveCode,
  type Observation,
  type UseCode,
  unprovenLimit,
} from 'nonesuch-core';
import type {
  Comparison,
  DeclaredSymbol,
  Judgement,
  LanguageSemantics,
  Linker,
  RevisionView,
} from 'nonesuch-indexer/languages';
import type { Limit, Site, SymbolVerdict } from 'nonesuch-schema';
import { positionAt } from './positions.ts';
import { formatRef } from './symbol-ref.ts';
import { isTestPath } from './test-path.ts';
import { reachesBeyondItsFile, unreadFiles, unreadParts } from './unread-parts.ts';

/** A symbol with what the linker found, and the verdict that this comes to. */
export interface Judged {
  readonly symbol: DeclaredSymbol;
  readonly semantics: LanguageSemantics;
  readonly judgement: Judgement;
  readonly composed: ComposedVerdict;
  readonly verdict: SymbolVerdict;
  /** Where the judging itself failed: then the verdict is inconclusive. Null where it did not. */
  readonly failure: string | null;
}

export interface JudgeSymbol {
  (semantics: LanguageSemantics, symbol: DeclaredSymbol): Judged;
  /** Parts that a file of base lost of what head still names, as its language tells them. */
  lostParts(semantics: LanguageSemantics, path: string): DeclaredSymbol[];
}

export interface JudgeOptions {
  /** Whether what a published package opens to strangers blocks an absence. */
  readonly publicSurface: 'block' | 'note';
  /** Paths to which the caller narrowed the look; empty for none. */
  readonly narrowedTo: readonly string[];
  /** Whether what stands in a test counts. True where it is not said. */
  readonly testsAsUsers?: boolean;
}

const OWN_CONFIGURATION = 'nonesuch.json';
/** Sample places of one limit. */
const SAMPLES = 10;

/** A judge for one comparison. Its linkers keep what they resolve, so one judge serves all symbols of a question. */
export function createJudge(comparison: Comparison, options: JudgeOptions): JudgeSymbol {
  const linkers = new Map<LanguageSemantics, Linker>();
  const declaring = comparison.base ?? comparison.head;
  const unread = unreadFiles(comparison.head);
  const linkerOf = (semantics: LanguageSemantics): Linker => {
    let linker = linkers.get(semantics);
    if (linker === undefined) {
      linker = semantics.linker(comparison, { publicSurface: options.publicSurface });
      linkers.set(semantics, linker);
    }
    return linker;
  };
  const judge = (semantics: LanguageSemantics, symbol: DeclaredSymbol): Judged => {
    const { judgement: found, failure } = guarded(linkerOf(semantics), symbol);
    // Tests are the users of what is declared in a test, whatever the caller thinks of them.
    const counted = (options.testsAsUsers ?? true) || isTestPath(symbol.path);
    const judgement = withoutOwnConfiguration(counted ? found : withoutTests(found));
    const facts = declaring.facts(symbol.path);
    const beyond = facts === null || reachesBeyondItsFile(symbol, facts);
    const composed = composeVerdict({
      occurrences: judgement.dispositions as readonly Observation[],
      gates: judgement.gates,
      explanations: judgement.explanations,
      moved: movedInput(judgement),
      index: 'intact',
      revision: 'asked',
      // The views are of the revisions that were asked for, by content: nothing of them can be out of date.
      freshness: 'fresh',
      scope: { narrowedTo: beyond ? options.narrowedTo : [] },
      unread: beyond ? unreadParts(withoutNamed(unread, judgement)) : [],
      budget: { exhausted: failure !== null, subject: failure },
    });
    const limits = composed.limits.map((limit) => withSamples(limit, judgement, comparison.head));
    return { symbol, semantics, judgement, composed: { ...composed, limits }, verdict: composed.symbol, failure };
  };
  return Object.assign(judge, {
    lostParts: (semantics: LanguageSemantics, path: string) => linkerOf(semantics).lostParts?.(path) ?? [],
  });
}

/**
 * A linker that a hostile file makes fail costs this symbol its verdict, and no other. Only what a program does wrong by
 * itself is caught: a damaged index, an interrupt, an error with a code of ours is for the edge.
 */
function guarded(linker: Linker, symbol: DeclaredSymbol): { judgement: Judgement; failure: string | null } {
  try {
    return { judgement: linker.judge(symbol), failure: null };
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof TypeError || error instanceof ReferenceError)) throw error;
    const judgement = { spellings: [symbol.name], dispositions: [], gates: [], explanations: [], moved: null };
    return { judgement, failure: `judging it failed (${error.message})` };
  }
}

/** Nothing worse than a use in a test can come of a place in a test, so that none of them stays open either. */
function withoutTests(judgement: Judgement): Judgement {
  const dispositions = judgement.dispositions.map((each) =>
    each.standing !== 'accounted' && isTestPath(each.path)
      ? { ...each, code: 'test_use', standing: 'accounted' as const, proof: null }
      : each,
  );
  return { ...judgement, dispositions };
}

/** Our own configuration names symbols to say something about them: a waiver would keep open what it waives. */
function withoutOwnConfiguration(judgement: Judgement): Judgement {
  const dispositions = judgement.dispositions.map((each) =>
    each.path === OWN_CONFIGURATION && each.standing === 'open'
      ? { ...each, code: 'inert_string', standing: 'accounted' as const, proof: null }
      : each,
  );
  return { ...judgement, dispositions };
}

function movedInput({ moved }: Judgement): { code: MoveCode; subject: string } | null {
  return moved === null ? null : { code: moved.code as MoveCode, subject: formatRef(moved) };
}

/** Files that a gate of the linker names already are not counted twice. */
function withoutNamed(unread: ReadonlyMap<string, string>, judgement: Judgement): Map<string, string> {
  const named = new Set(judgement.gates.flatMap((gate) => (gate.at === null ? [] : [gate.at.path])));
  return new Map([...unread].filter(([path]) => !named.has(path)));
}

function withSamples(limit: Limit, judgement: Judgement, head: RevisionView): Limit {
  const sites: Site[] = [];
  const add = (path: string, start: number): void => {
    const lines = head.facts(path)?.lines ?? null;
    sites.push(lines === null ? { path, line: null, column: null } : { path, ...positionAt(lines, start) });
  };
  for (const { code, standing, proof, path, start } of judgement.dispositions) {
    if (sites.length === SAMPLES) break;
    const limiting =
      standing === 'open' ? code : proof === 'unproven' && isReasonCode(code) ? unprovenLimit(code as UseCode) : null;
    if (limiting === limit.code) add(path, start);
  }
  for (const { code, at } of judgement.gates) {
    if (sites.length === SAMPLES) break;
    if (code === limit.code && at !== null) add(at.path, at.start);
  }
  return { ...limit, samples: sites };
}
