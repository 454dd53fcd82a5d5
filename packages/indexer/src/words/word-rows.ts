import type { Facts } from '../facts/facts.ts';

/**
 * Which rows of `facts.names` are words that stand in the file: those of occurrences and texts, and the names of
 * declarations, imports and exports (which may be spelled otherwise, or decoded).
 *
 * @returns one byte per name, 1 for a word
 */
export function wordRows(facts: Facts): Uint8Array {
  const isWord = new Uint8Array(facts.names.length);
  mark(isWord, facts.occs.name);
  mark(isWord, facts.texts.name);
  mark(isWord, facts.decls.name);
  mark(isWord, facts.imports.imported);
  mark(isWord, facts.exports.name);
  return isWord;
}

function mark(isWord: Uint8Array, column: Int32Array): void {
  for (let row = 0; row < column.length; row++) {
    const name = column[row]!;
    if (name >= 0) isWord[name] = 1;
  }
}
