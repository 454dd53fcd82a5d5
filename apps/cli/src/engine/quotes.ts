import { BlobReader, decode, type Repository } from 'nonesuch-indexer';
import type { Quote } from 'nonesuch-query';
import type { Side } from './engine.ts';

/** Files whose lines are kept: evidence comes in the order of paths, so few are needed at a time. */
const KEPT = 16;

/** Reads the lines that a report quotes from git, by blob id: what is shown is what was looked at. */
export function createQuote(repository: Repository, sides: Readonly<Partial<Record<'base' | 'head', Side>>>) {
  const reader = new BlobReader(repository);
  const kept = new Map<string, readonly string[] | null>();

  const linesOf = async (oid: string, path: string): Promise<readonly string[] | null> => {
    const known = kept.get(oid);
    if (known !== undefined) return known;
    const bytes = await reader.read(oid, path);
    const decoded = bytes === null ? null : decode(bytes);
    const lines = decoded?.state === 'text' ? decoded.text.split(/\r\n|\r|\n/u) : null;
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
    kept.set(oid, lines);
    return lines;
  };

  const quote: Quote = async (path, line, side) => {
    const file = sides[side]?.view.file(path);
    if (file === undefined || file.oid === null || file.state !== 'read' || file.outOfScope) return null;
    return (await linesOf(file.oid, path))?.[line - 1] ?? null;
  };
  return { quote, close: () => reader.close() };
}
