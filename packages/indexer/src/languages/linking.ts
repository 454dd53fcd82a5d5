import type { LanguageSemantics } from './semantics.ts';
import { typescriptSemantics } from './typescript/link/index.ts';

/**
 * The rooms whose occurrences can be resolved. A room that is not here is read as words only: what stands in its files
 * blocks an absence, and what is removed from them is counted as not judged.
 */
const LINKED: ReadonlyMap<string, LanguageSemantics> = new Map(
  [typescriptSemantics].map((language) => [language.id, language]),
);

/** The half of a language that runs on an opened index, or null where the room (`TrackedFile.room`) has none. */
export function semanticsOf(room: string): LanguageSemantics | null {
  return LINKED.get(room) ?? null;
}
