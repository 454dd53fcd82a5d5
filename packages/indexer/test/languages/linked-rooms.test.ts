import { expect, test } from 'vitest';
import { semanticsOf } from '../../src/languages/index.ts';
import { isLinked } from '../../src/languages/linked-rooms.ts';
import { READERS, TEXT_ROOM } from '../../src/languages/readers.ts';
import { ROOMS } from '../../src/languages/registry.ts';

test('the rooms that count as judged are those whose occurrences can be resolved', () => {
  const rooms = [...ROOMS.languages.map(({ id }) => id), TEXT_ROOM, 'nobody'];
  expect(rooms.filter(isLinked)).toEqual(rooms.filter((room) => semanticsOf(room) !== null));
  expect(rooms.filter(isLinked)).not.toEqual([]);
});

test('which room reads a path is the same, whether or not the rooms are loaded', () => {
  expect(READERS.languages.map(({ id }) => id)).toEqual(ROOMS.languages.map(({ id }) => id));
  for (const path of ['a.ts', 'b.d.mts', 'c.vue', 'd/e.html', 'f.md', 'Makefile', '.ts', 'g.TSX']) {
    expect(READERS.languages.map((room) => room.reading(path))).toEqual(
      ROOMS.languages.map((room) => room.reading(path)),
    );
  }
});
