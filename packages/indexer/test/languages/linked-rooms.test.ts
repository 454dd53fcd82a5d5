import { expect, test } from 'vitest';
import { isLinked, semanticsOf } from '../../src/languages/linking.ts';
import { ROOMS, TEXT_ROOM } from '../../src/languages/registry.ts';

test('the rooms that count as judged are those whose occurrences can be resolved', () => {
  const rooms = [...ROOMS.languages.map(({ id }) => id), TEXT_ROOM, 'nobody'];
  expect(rooms.filter(isLinked)).toEqual(rooms.filter((room) => semanticsOf(room) !== null));
  expect(rooms.filter(isLinked)).not.toEqual([]);
});
