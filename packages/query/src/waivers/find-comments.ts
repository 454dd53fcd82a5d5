import type { RevisionView } from 'nonesuch-indexer/languages';
import { compareText } from '../order.ts';
import { positionAt } from '../positions.ts';
import type { Quote } from '../quotes.ts';
import {
  type BrokenWaiver,
  isBetween,
  mayBeComment,
  parseWaiver,
  WAIVER_WORD,
  type WaiverText,
} from './waiver-comment.ts';

interface Placed {
  readonly path: string;
  /** Line of the comment, from 1. */
  readonly line: number;
}

/** A waiver that stands in a comment of a revision. */
export interface WaiverComment extends WaiverText, Placed {
  /** Line of the code that it is about. */
  readonly target: number;
}

export interface WaiverComments {
  readonly waivers: readonly WaiverComment[];
  readonly broken: readonly (BrokenWaiver & Placed)[];
}

/** How far below a comment its line of code may be. */
const REACH = 30;

/**
 * Every waiver in the comments of a revision. The index knows the files that have the word; a revision without any costs nothing.
 *
 * @param quote reads a line of that revision
 */
export async function findWaiverComments(
  view: RevisionView,
  side: 'base' | 'head',
  quote: Quote,
): Promise<WaiverComments> {
  const waivers: WaiverComment[] = [];
  const broken: (BrokenWaiver & Placed)[] = [];
  for (const path of [...view.filesWithWord(WAIVER_WORD)].sort(compareText)) {
    for (const { line, kind } of placesOf(view, path)) {
      const parsed = parseWaiver((await quote(path, line, side)) ?? '', kind);
      if (parsed?.kind === 'broken') broken.push({ ...parsed, path, line });
      else if (parsed !== null) {
        const target = parsed.ownLine ? await codeBelow(path, line, side, quote) : line;
        waivers.push({ ...parsed, path, line, target });
      }
    }
  }
  return { waivers, broken };
}

function placesOf(view: RevisionView, path: string): { line: number; kind: number }[] {
  const facts = view.facts(path);
  if (facts === null) return [];
  const { texts, names, lines } = facts;
  const places = new Map<number, number>();
  for (let row = 0; row < texts.name.length; row++) {
    if (names[texts.name[row]!] !== WAIVER_WORD || !mayBeComment(texts.class[row]!)) continue;
    places.set(positionAt(lines, texts.start[row]!).line, texts.class[row]!);
  }
  return [...places].map(([line, kind]) => ({ line, kind }));
}

async function codeBelow(path: string, line: number, side: 'base' | 'head', quote: Quote): Promise<number> {
  for (let at = line + 1; at <= line + REACH; at++) {
    const text = await quote(path, at, side);
    if (text === null) break;
    if (!isBetween(text)) return at;
  }
  return line;
}
