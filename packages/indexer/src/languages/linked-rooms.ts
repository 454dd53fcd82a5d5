/** Ids of the rooms that `semanticsOf` knows: to count their files, nobody has to load what resolves their occurrences. */
const LINKED_ROOMS: ReadonlySet<string> = new Set(['typescript']);

/** Whether the occurrences of a room's files can be resolved. */
export function isLinked(room: string): boolean {
  return LINKED_ROOMS.has(room);
}
