import { describe, expect, test } from 'vitest';
import { loadTraps } from './load-traps.ts';
import { padding } from './pad-text.ts';
import { parseTrap, TrapFormatError } from './parse-trap.ts';
import type { TrapFile } from './trap.ts';

const meta = {
  id: 'X1',
  language: 'TS/JS',
  title: 'title',
  source: 'https://example.invalid/1',
  remove: 'a.ts#gone',
  expect: 'absent',
  never: ['referenced'],
  code: 'name_nowhere',
  why: 'Nothing spells it.',
};
const archive = (more: object, files = '-- a.ts (base) --\ngone\n-- a.ts (head) --\nleft\n-- b.ts --\nboth\n') =>
  `-- trap.json --\n${JSON.stringify({ ...meta, ...more })}\n${files}`;
const bytes = (file: TrapFile | undefined) => (file?.kind === 'file' ? [...file.bytes] : file);

describe('a trap fixture', () => {
  test('has a tree for each revision', () => {
    const trap = parseTrap('X1', archive({}));
    expect([...trap.base.keys()]).toEqual(['a.ts', 'b.ts']);
    expect(trap.base.get('a.ts')).toMatchObject({ text: 'gone\n' });
    expect(trap.head.get('a.ts')).toMatchObject({ text: 'left\n' });
    expect(trap.head.get('b.ts')).toBe(trap.base.get('b.ts'));
  });

  test.each([
    ['utf-8-bom', [0xef, 0xbb, 0xbf, 0x61, 0x0a]],
    ['utf-16le-bom', [0xff, 0xfe, 0x61, 0, 0x0a, 0]],
    ['utf-16be-bom', [0xfe, 0xff, 0, 0x61, 0, 0x0a]],
    ['cr', [0x61, 0x0d]],
    ['crlf', [0x61, 0x0d, 0x0a]],
  ])('is written in %s where it asks for that', (encoding, expected) => {
    const trap = parseTrap('X1', archive({ encode: { 'b.ts': encoding } }, '-- b.ts --\na\n'));
    expect(bytes(trap.head.get('b.ts'))).toEqual(expected);
  });

  test('keeps ignored files out of both trees', () => {
    const trap = parseTrap('X1', archive({ ignored: ['b.ts'] }));
    expect(trap.head.has('b.ts')).toBe(false);
    expect(trap.ignored.get('b.ts')).toMatchObject({ text: 'both\n' });
  });

  test('has its symlinks and git links in both trees', () => {
    const trap = parseTrap('X1', archive({ symlinks: { link: '../b' }, submodules: ['sub'] }));
    for (const tree of [trap.base, trap.head]) {
      expect(tree.get('link')).toEqual({ kind: 'symlink', target: '../b' });
      expect(tree.get('sub')).toMatchObject({ kind: 'gitlink' });
    }
  });

  test.each([4, 95, 96, 97, 98, 99, 100, 191, 192, 195, 1_048_834])(
    'is padded by exactly %i bytes of comments',
    (size) => {
      const text = padding('a.ts', size);
      expect(text).toHaveLength(size);
      for (const line of text.trimEnd().split('\n')) expect(line.startsWith('//')).toBe(true);
    },
  );

  test.each([
    ['an encoding that nobody knows', { encode: { 'b.ts': 'ebcdic' } }],
    ['a verdict that does not exist', { expect: 'unused' }],
    ['no symbol', { remove: '' }],
  ])('with %s is refused', (_, more) => {
    expect(() => parseTrap('X1', archive(more))).toThrow(TrapFormatError);
    expect(() => parseTrap('X1', archive({}))).not.toThrow();
  });
});

test('every fixture keeps to the format, and its symbol is in a file of its base revision', async () => {
  const traps = await loadTraps();
  expect(traps.length).toBeGreaterThan(300);
  for (const trap of traps) {
    expect(trap.base.has(trap.remove.slice(0, trap.remove.indexOf('#'))), trap.id).toBe(true);
    expect(trap.never, trap.id).not.toContain(trap.expect);
    for (const verdict of trap.accept) expect(trap.never, trap.id).not.toContain(verdict);
    // Padding that spelled the symbol would be an occurrence of it.
    const pad = padding('a.ts', 400);
    const isPadded = [...trap.base.values()].some(
      (file) => file.kind === 'file' && file.text.includes(pad.slice(3, 40)),
    );
    if (isPadded) expect(pad.split(/\W+/), trap.id).not.toContain(trap.remove.split(/[#.]/).at(-1));
  }
});
