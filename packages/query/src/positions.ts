import type { Facts } from 'nonesuch-indexer/facts';
import type { Range } from 'nonesuch-schema';

/** A place in a text. Both count from 1; columns are UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Line and column of an offset. An offset behind the end is that of the end. */
export function positionAt(lines: Int32Array, offset: number): Position {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lines[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (lines[low] ?? 0) + 1 };
}

/** The range from one offset up to another. */
export function rangeAt(facts: Facts, start: number, end: number): Range {
  const from = positionAt(facts.lines, start);
  const to = positionAt(facts.lines, end);
  return { start_line: from.line, start_column: from.column, end_line: to.line, end_column: to.column };
}
