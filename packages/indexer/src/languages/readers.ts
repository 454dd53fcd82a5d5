import type { RoomReader } from './room.ts';
import { typescriptReader } from './typescript/reading.ts';

/** The rooms, as far as it matters which of them reads a path. */
export interface Readers {
  readonly languages: readonly RoomReader[];
}

/** The readers of all rooms in the registry, in its order: without what they read with. */
export const READERS: Readers = { languages: [typescriptReader] };

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
export function assign(path: string, rooms: Readers): Assignment {
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
