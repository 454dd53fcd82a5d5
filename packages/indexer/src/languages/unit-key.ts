import type { FileMode } from '../git/tree.ts';
import type { UnitKey } from '../segments/unit.ts';
import { assign, type Readers, TEXT_ROOM } from './readers.ts';

/** Key of a path's unit. A symlink's target is no source, whatever the link's name. */
export function unitKey(path: string, mode: FileMode, oid: string, rooms: Readers): UnitKey {
  return mode === 'symlink' ? { oid, room: TEXT_ROOM, variant: '->' } : { oid, ...assign(path, rooms) };
}
