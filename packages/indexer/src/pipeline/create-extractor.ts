import type { Rooms } from '../languages/registry.ts';
import { type AssetOptions, createSyntaxEngine, type GrammarSource, loadParser } from '../syntax/index.ts';
import { Extractor } from './extractor.ts';

/** The grammars of some rooms, by id. */
export function grammarsOf(rooms: Rooms, wanted: ReadonlySet<string>): Map<string, GrammarSource> {
  const grammars = new Map<string, GrammarSource>();
  for (const room of rooms.languages) {
    if (!wanted.has(room.id)) continue;
    for (const [id, file] of Object.entries(room.grammars)) grammars.set(id, { id, file });
  }
  return grammars;
}

/** The parser for the workers, compiled once, or null where they have to see for themselves. */
export async function parserForWorkers(
  grammars: ReadonlyMap<string, GrammarSource>,
  assets: AssetOptions,
): Promise<WebAssembly.Module | null> {
  return grammars.size > 0 ? loadParser(assets).catch(() => null) : null;
}

/**
 * An extractor for this thread. The parser is loaded only where a room asks for one.
 *
 * @param wanted ids of the rooms that there are files for
 */
export async function createExtractor(
  rooms: Rooms,
  wanted: ReadonlySet<string>,
  assets: AssetOptions = {},
  budget?: number,
): Promise<Extractor> {
  const grammars = grammarsOf(rooms, wanted);
  return new Extractor(rooms, grammars.size > 0 ? await createSyntaxEngine(assets) : null, grammars, budget);
}
