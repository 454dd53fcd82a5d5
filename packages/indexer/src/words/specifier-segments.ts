import type { Facts } from '../facts/facts.ts';
import { ExprKind, SiteKind } from '../facts/kinds.ts';

/**
 * The segments under which an import can be looked up: the last one as it is written, and with its extensions dropped one
 * by one (`../shared/weight.d.ts` gives `weight.d.ts`, `weight.d`, `weight`). Of `.`, `..` and a directory with a slash at
 * its end also the empty string, which stands for an index file.
 *
 * @param specifier as it is written; a loader's prefix and a query are not looked at
 */
export function segmentsOf(specifier: string): string[] {
  const bare = specifier.replace(/^.*!/s, '').replace(/[?].*$/s, '');
  const parts = bare.split('/');
  const segments = new Set<string>();
  let last = parts.pop() ?? '';
  if (last === '' && parts.length > 0) {
    segments.add('');
    last = parts.pop() ?? '';
  }
  if (last === '' || last === '.' || last === '..') return [...segments.add('')];
  segments.add(last);
  for (let dot = last.lastIndexOf('.'); dot > 0; dot = last.lastIndexOf('.', dot - 1)) segments.add(last.slice(0, dot));
  return [...segments];
}

/** What a part of a specifier is filed under, beside segments: none of those has a slash. */
export function partKey(part: string): string {
  return `/${part}`;
}

/** All that a specifier is filed under: its segments, and its parts between slashes, dots, hyphens and at signs. */
export function specifierKeys(specifier: string): Set<string> {
  const keys = new Set<string>(segmentsOf(specifier));
  for (const part of specifier.split('/')) {
    if (part === '' || part === '.' || part === '..') continue;
    keys.add(partKey(part));
    if (PARTED.test(part)) for (const piece of part.split(PARTED)) if (piece !== '') keys.add(partKey(piece));
  }
  return keys;
}

const PARTED = /[.@-]/;

/** Kinds of the imports of a file, and of the sites in it that are looked up, without repetition. */
export function importKinds(facts: Facts): number[] {
  const kinds = new Set<number>(facts.imports.kind);
  if (facts.exprs.kind.includes(ExprKind.Index)) kinds.add(SiteKind.Dispatch);
  return [...kinds];
}
