import { expect, test } from 'vitest';
import { FileFlag } from '../../src/facts/kinds.ts';
import { ROOMS, type Rooms } from '../../src/languages/registry.ts';
import type { LanguageRoom } from '../../src/languages/room.ts';
import { createExtractor } from '../../src/pipeline/create-extractor.ts';
import { Extractor } from '../../src/pipeline/extractor.ts';

const words = (count: number) => Buffer.from(Array.from({ length: count }, (_, at) => `word${at}`).join('\n'));

test('texts of any length are read, in whatever order they come', async () => {
  const extractor = await createExtractor(ROOMS, new Set(['text']));
  for (const count of [20_000, 3, 9_000, 100_000, 5_000, 1]) {
    const { info, facts } = await extractor.extract(
      { room: 'text', variant: 'CHANGELOG.md', symlink: false },
      words(count),
    );
    expect(info.reason, `${count} words`).toBeNull();
    expect(new Set(Array.from(facts!.texts.name, (row) => facts!.names[row])).size).toBe(count);
  }
});

test('a room that throws loses its judgement, not the words', async () => {
  const broken: LanguageRoom = {
    id: 'broken',
    grammars: {},
    kinds: { kinds: [], fields: [] },
    reading: () => ({ grammar: 'none' }),
    prepare: (text) => text,
    extract: () => {
      throw new Error('no');
    },
  };
  const rooms: Rooms = { languages: [broken], extractText: ROOMS.extractText };
  const extractor = new Extractor(rooms, null, new Map());
  const { info, facts } = await extractor.extract(
    { room: 'broken', variant: 'file.x', symlink: false },
    Buffer.from('alpha b\\u0065ta a-b'),
  );
  expect(info).toMatchObject({ state: 'read', reason: 'checker_failed', room: 'text', flags: FileFlag.Unparsed });
  expect(facts!.names).toEqual(expect.arrayContaining(['alpha', 'beta', 'a-b', 'a', 'b']));
});

test('a component is read whole where a sketch is asked for, and a source is not', async () => {
  const extractor = await createExtractor(ROOMS, new Set(['typescript']));
  const subject = { room: 'typescript', symlink: false, sketch: true };
  const component = Buffer.from('---\nimport Row from "./row.astro";\n---\n<Row />\n');
  const whole = await extractor.extract({ ...subject, variant: 'file.astro' }, component);
  expect(whole.info.reason).toBeNull();
  expect(whole.facts!.imports.count).toBe(1);
  const source = await extractor.extract({ ...subject, variant: 'file.ts' }, Buffer.from('export const row = 1;'));
  expect(source).toMatchObject({ facts: null, info: { reason: null, room: 'typescript' } });
  expect(source.sketch!.words).toContain('row');
});
