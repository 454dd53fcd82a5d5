/** A removed line of a patch: its number in the old file, and its text. */
export interface RemovedLine {
  readonly line: number;
  readonly text: string;
}

/** A file of a pull request, with the lines that it removes as GitHub shows them: only on these does it take a comment. */
export interface DiffFile {
  /** Path that a review comment must name: the new one of a renamed file. */
  readonly path: string;
  readonly previousPath: string | null;
  readonly removed: readonly RemovedLine[];
}

/**
 * Removed lines of a unified patch as the API of pull request files gives it (hunks only). Lines that do not belong to a hunk
 * are ignored; a patch that GitHub cut short yields the lines that are there.
 */
export function removedLines(patch: string): RemovedLine[] {
  const removed: RemovedLine[] = [];
  let line = 0;
  let left = 0;
  for (const text of patch.split('\n')) {
    const hunk = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,\d+)? @@/u.exec(text);
    if (hunk !== null && left === 0) {
      line = Number(hunk[1]);
      left = hunk[2] === undefined ? 1 : Number(hunk[2]);
    } else if (left > 0 && text.startsWith('-')) {
      removed.push({ line: line++, text: text.slice(1) });
      left--;
    } else if (left > 0 && text.startsWith(' ')) {
      line++;
      left--;
    }
  }
  return removed;
}
