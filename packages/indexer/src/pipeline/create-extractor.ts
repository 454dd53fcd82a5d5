import type { Rooms } from '../languages/registry.ts';
import { type AssetOptions, createSyntaxEngine, type GrammarSource, loadGrammar } from '../syntax/index.ts';
import { Extractor } from './extractor.ts';

/** Loads the grammars of some rooms. */
export async function loadGrammars(
  rooms: Rooms,
  wanted: ReadonlySet<string>,
  assets: AssetOptions = {},
): Promise<Map<string, GrammarSource>> {
  const files = new Map<string, string>();
  for (const room of rooms.languages) {
    for (const [id, file] of Object.entries(room.grammars)) if (wanted.has(room.id)) files.set(id, file);
  }
  const loaded = await Promise.all([...files].map(([id, file]) => loadGrammar(id, file, assets)));
  return new Map(loaded.map((grammar) => [grammar.id, grammar]));
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
  const grammars = await loadGrammars(rooms, wanted, assets);
  return new Extractor(rooms, grammars.size > 0 ? await createSyntaxEngine(assets) : null, grammars, budget);
}
