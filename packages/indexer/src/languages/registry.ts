import type { Facts } from '../facts/facts.ts';
import type { LanguageRoom } from './room.ts';
import { extractText } from './text/index.ts';
import { typescriptRoom } from './typescript/room.ts';

/** The rooms that read a repository, and what reads every text that no room has a claim on. */
export interface Rooms {
  readonly languages: readonly LanguageRoom[];
  /** @param path for its base name's sake only */
  extractText(text: string, path: string): Facts;
}

/** All languages that have a room. Adding one touches this table and nothing else. */
export const ROOMS: Rooms = { languages: [typescriptRoom], extractText };

/** Id of the room whose facts are words only. */
export const TEXT_ROOM = 'text';

/** Which room reads a path, and what it may know of the path. */
export interface Assignment {
  readonly room: string;
  /**
   * A path of one segment that stands in for the real one when facts are extracted, so that by construction they depend on
   * nothing else: `file.d.ts` for a language, the base name for a text.
   */
  readonly variant: string;
}

/** @param path as git has it */
export function assign(path: string, rooms: Rooms): Assignment {
  const base = path.slice(path.lastIndexOf('/') + 1);
  for (const room of rooms.languages) {
    const reading = room.reading(path);
    if (!reading) continue;
    const dot = base.indexOf('.');
    const variant = dot < 0 ? base : `file${base.slice(dot)}`;
    const again = room.reading(variant);
    const same = again?.grammar === reading.grammar && again.host === reading.host;
    return { room: room.id, variant: same ? variant : base };
  }
  return { room: TEXT_ROOM, variant: base };
}
