/** Width of a quoted line, in UTF-16 code units. */
export const QUOTE_WIDTH = 200;

/** A row that shows where it stands. */
interface Quoted {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly side?: 'base' | 'head';
  text: string | null;
}

/**
 * Reads one line of a revision, without its line end; null where it cannot be read. The index holds no text, so the
 * edge answers this from git. Called once per row, in the order of the rows.
 */
export type Quote = (path: string, line: number, side: 'base' | 'head') => Promise<string | null> | string | null;

/** Fills in the source lines of evidence. A line that cannot be read stays null: a quote is never guessed. */
export async function quoteEvidence(rows: Iterable<Quoted>, quote: Quote): Promise<void> {
  for (const row of rows) {
    const line = await quote(row.path, row.line, row.side ?? 'head');
    row.text = line === null ? null : cutLine(line, row.column);
  }
}

/**
 * The part of a line that a reader needs: the whole line without its indentation where that fits, else the
 * `QUOTE_WIDTH` units around the column. A surrogate pair is never cut in two.
 *
 * @param column of the place, from 1
 */
export function cutLine(line: string, column: number): string {
  const trimmed = line.trim();
  if (trimmed.length <= QUOTE_WIDTH) return trimmed;
  const indent = line.length - line.trimStart().length;
  const at = Math.max(0, column - 1 - indent);
  let from = Math.max(0, Math.min(at - QUOTE_WIDTH / 4, trimmed.length - QUOTE_WIDTH));
  let to = Math.min(trimmed.length, from + QUOTE_WIDTH);
  if (isLowSurrogate(trimmed, from)) from++;
  if (isLowSurrogate(trimmed, to)) to--;
  return trimmed.slice(from, to);
}

function isLowSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
