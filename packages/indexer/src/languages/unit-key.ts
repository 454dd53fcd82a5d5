import type { FileMode } from '../git/tree.ts';
import type { UnitKey } from '../segments/unit.ts';
import { assign, type Rooms, TEXT_ROOM } from './registry.ts';

/** Key of a path's unit. A symlink's target is no source, whatever the link's name. */
export function unitKey(path: string, mode: FileMode, oid: string, rooms: Rooms): UnitKey {
  return mode === 'symlink' ? { oid, room: TEXT_ROOM, variant: '->' } : { oid, ...assign(path, rooms) };
}
