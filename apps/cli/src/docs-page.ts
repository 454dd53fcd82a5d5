import { readFileSync } from 'node:fs';

/**
 * The text of one of our own pages; null where this installation ships without them.
 *
 * @param path from the root of the repository, `docs/reasons/<code>.md`. Made of our own codes, never of a caller's text.
 */
export function docsPage(path: string): string | null {
  for (const root of ['../', '../../', '../../../', '../../../../']) {
    try {
      return readFileSync(new URL(root + path, import.meta.url), 'utf8');
    } catch {
      // Not there: the next place, or none.
    }
  }
  return null;
}
