import type { RevisionView } from 'nonesuch-indexer/languages';
import { editDistance } from './edit-distance.ts';

/** Edits that a slip may have: one in a short name, two in a longer one. */
export function slipLimit(name: string): number {
  return name.length < 6 ? 1 : 2;
}

/**
 * Words of the vocabulary that a person may have meant by `name`, the nearest first: the same name in another case
 * or style, then those within `slipLimit` edits.
 *
 * The vocabulary is never walked: of a name that was changed by k edits, at least one of its k + 1 pieces is left
 * whole, so each near name contains a piece of this one.
 */
export function nearWords(view: RevisionView, name: string): string[] {
  const limit = slipLimit(name);
  const found = new Map<string, number>();
  for (const variant of caseVariants(name)) {
    if (variant !== name && view.filesWithWord(variant).length > 0) found.set(variant, 0);
  }
  // Two neighbours that are swapped may lie on either side of a cut between pieces.
  for (const variant of swaps(name)) {
    if (view.filesWithWord(variant).length > 0) found.set(variant, 1);
  }
  for (const piece of pieces(name, limit + 1)) {
    for (const word of view.longerWords(piece, 500)) {
      if (word === name || found.has(word)) continue;
      const distance = editDistance(word.toLowerCase(), name.toLowerCase(), limit);
      if (distance <= limit) found.set(word, distance);
    }
  }
  return rankNear(found);
}

/** The nearest of some names, for where all of them are at hand. */
export function nearAmong(names: Iterable<string>, name: string): string[] {
  const limit = slipLimit(name);
  const found = new Map<string, number>();
  for (const other of names) {
    const distance = editDistance(other.toLowerCase(), name.toLowerCase(), limit);
    if (distance <= limit && other !== name) found.set(other, distance);
  }
  return rankNear(found);
}

function rankNear(found: ReadonlyMap<string, number>): string[] {
  return [...found].sort(([a, left], [b, right]) => left - right || (a < b ? -1 : 1)).map(([word]) => word);
}

function pieces(name: string, count: number): string[] {
  const size = Math.floor(name.length / count);
  if (size === 0) return [];
  return Array.from({ length: count }, (_, index) =>
    name.slice(index * size, index === count - 1 ? name.length : (index + 1) * size),
  );
}

function swaps(name: string): Set<string> {
  const swapped = new Set<string>();
  for (let at = 0; at + 1 < name.length && name.length < 100; at++) {
    swapped.add(name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2));
  }
  swapped.delete(name);
  return swapped;
}

function caseVariants(name: string): Set<string> {
  const words = name.split(/[_\s-]+|(?<=[a-z0-9])(?=[A-Z])/u).filter((word) => word !== '');
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  const pascal = words.map(capital).join('');
  return new Set([
    name.toLowerCase(),
    name.toUpperCase(),
    name.charAt(0).toLowerCase() + name.slice(1),
    name.charAt(0).toUpperCase() + name.slice(1),
    pascal,
    pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words.join('_').toLowerCase(),
    words.join('_').toUpperCase(),
    words.join('-').toLowerCase(),
  ]);
}
