import type { Facts } from '../facts/facts.ts';

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

/** Segments of all imports of a file, without repetition. */
export function importSegments(facts: Facts): string[] {
  const segments = new Set<string>();
  const { specifier, count } = facts.imports;
  for (let row = 0; row < count; row++) {
    const name = specifier[row]!;
    if (name >= 0) for (const segment of segmentsOf(facts.names[name]!)) segments.add(segment);
  }
  return [...segments];
}

/** Kinds of the imports of a file, without repetition. */
export function importKinds(facts: Facts): number[] {
  return [...new Set(facts.imports.kind)];
}
