import type { Facts } from '../facts/facts.ts';
import { importKeys, importKinds } from '../words/specifier-segments.ts';
import { wordRows } from '../words/word-rows.ts';

/** What the postings say of a file, read from its facts. */
export interface Answers {
  readonly words: ReadonlySet<string>;
  readonly importing: ReadonlySet<string>;
  readonly kinds: ReadonlySet<number>;
}

const known = new WeakMap<Facts, Answers>();

/** The postings of one file. They are those that an index of it would have. */
export function answersOf(facts: Facts): Answers {
  let answers = known.get(facts);
  if (!answers) {
    const isWord = wordRows(facts);
    answers = {
      words: new Set(facts.names.filter((_, row) => isWord[row] === 1)),
      importing: importKeys(facts),
      kinds: new Set(importKinds(facts)),
    };
    known.set(facts, answers);
  }
  return answers;
}
