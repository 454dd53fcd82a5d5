import type { SymbolEntry } from 'nonesuch-schema';
import type { DiffFile, RemovedLine } from './patch.ts';

export interface Place {
  readonly path: string;
  readonly line: number;
}

/**
 * The removed line that a comment about a symbol belongs on, or null where GitHub's diff shows none.
 *
 * The report counts lines in the base that the merge was made with, GitHub's diff in the merge base: where the base moved on
 * they differ. So the line is found by what stands on it, the nearest first, and is one that GitHub lists as removed.
 */
export function placeOf(entry: SymbolEntry, files: readonly DiffFile[]): Place | null {
  const file = files.find((candidate) => (candidate.previousPath ?? candidate.path) === entry.path);
  if (file === undefined) return null;
  const { start_line: start, end_line: end } = entry.range;
  const within = file.removed.filter(({ line }) => line >= start && line <= end);
  const named = namedBy(entry.name);
  const line =
    within.find(({ text }) => named(text)) ??
    nearest(
      file.removed.filter(({ text }) => named(text)),
      start,
    ) ??
    within[0];
  return line === undefined ? null : { path: file.path, line: line.line };
}

function namedBy(name: string): (text: string) => boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\/-]/gu, '\\$&');
  // biome-ignore format: the name is escaped, so this is a search for a whole word and linear in the line.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_$])${escaped}(?![\\p{L}\\p{N}_$])`, 'u');
  return (text) => pattern.test(text);
}

function nearest(lines: readonly RemovedLine[], target: number): RemovedLine | undefined {
  return [...lines].sort((left, right) => Math.abs(left.line - target) - Math.abs(right.line - target))[0];
}
