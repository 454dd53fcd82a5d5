import { BlobReader, decode, type Repository, type RevisionView } from 'nonesuch-indexer';
import type { Quote } from 'nonesuch-query';

/** Files whose lines are kept: evidence comes path by path, so that few are needed at a time. */
const KEPT = 16;

/** Reads quoted lines from git by blob id: what is shown is what was judged, whatever the checkout looks like by now. */
export function createQuote(repository: Repository, views: Readonly<Record<'base' | 'head', RevisionView>>) {
  const reader = new BlobReader(repository);
  const kept = new Map<string, readonly string[] | null>();

  const linesOf = async (oid: string, path: string): Promise<readonly string[] | null> => {
    if (kept.has(oid)) return kept.get(oid)!;
    const bytes = await reader.read(oid, path);
    const decoded = bytes === null ? null : decode(bytes);
    const lines = decoded?.state === 'text' ? decoded.text.split(/\r\n|\r|\n/u) : null;
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
    kept.set(oid, lines);
    return lines;
  };

  const quote: Quote = async (path, line, side) => {
    const file = views[side].file(path);
    if (file?.oid == null || file.state !== 'read' || file.outOfScope) return null;
    return (await linesOf(file.oid, path))?.[line - 1] ?? null;
  };
  return { quote, close: () => reader.close() };
}
