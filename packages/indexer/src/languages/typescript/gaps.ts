import { TextClass } from '../../facts/text-class.ts';
import { IN_ERROR } from '../../words/word-finder.ts';
import { CONTEXTUAL, RESERVED } from './characters.ts';
import type { Extraction } from './extraction.ts';

/**
 * Reads what no pass has read: words between the tokens. In sound code these are keywords. Any other word there was
 * skipped by the parser, or by us, and is kept as broken, so that nothing can hide.
 *
 * @param prepared the text that was parsed: what is blank in it was not of the language
 * @param errors pairs of start and end of what could not be parsed
 */
export function gaps(x: Extraction, prepared: string, errors: Int32Array): void {
  const { finder } = x;
  finder.readGaps(prepared === x.text ? null : prepared, errors, TextClass.Broken);
  if (finder.generation !== generation) {
    generation = finder.generation;
    ranks.fill(0);
  }
  x.takeWords((name, textClass, start) => {
    const rank = rankOf(x, name, start);
    return rank === Rank.Word || (rank === Rank.Contextual && (textClass & IN_ERROR) !== 0);
  });
}

const Rank = { Reserved: 1, Contextual: 2, Word: 3 } as const;

/** Rank of each word by the finder's number for it; 0 where it was not yet asked for. */
let ranks = new Uint8Array(4096);
let generation = -1;

function rankOf(x: Extraction, name: number, start: number): number {
  if (name >= ranks.length) {
    const wider = new Uint8Array(Math.max(name + 1, ranks.length * 2));
    wider.set(ranks);
    ranks = wider;
  }
  const known = ranks[name]!;
  if (known !== 0) return known;
  const word = x.finder.textOf(name, start);
  const rank = RESERVED.has(word) ? Rank.Reserved : CONTEXTUAL.has(word) ? Rank.Contextual : Rank.Word;
  ranks[name] = rank;
  return rank;
}
