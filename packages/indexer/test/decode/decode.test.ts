import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode } from '../../src/decode/decode.ts';

const text = (bytes: Uint8Array) => {
  const decoded = decode(Buffer.from(bytes));
  return decoded.state === 'text' ? decoded.text : decoded.state;
};
const wide = (string: string, big: boolean) =>
  big ? Buffer.from(string, 'utf16le').swap16() : Buffer.from(string, 'utf16le');

describe('bytes become text', () => {
  test.each([
    ['UTF-8', Buffer.from('naïve = 1')],
    ['UTF-8 with a mark', Buffer.from('\ufeffnaïve = 1')],
    ['UTF-16 LE', Buffer.concat([Buffer.of(0xff, 0xfe), wide('naïve = 1', false)])],
    ['UTF-16 BE', Buffer.concat([Buffer.of(0xfe, 0xff), wide('naïve = 1', true)])],
    ['UTF-16 LE without a mark', wide('naïve = 1', false)],
    ['UTF-16 BE without a mark', wide('naïve = 1', true)],
    ['Latin-1', Buffer.from('naïve = 1', 'latin1')],
    [
      'UTF-32 LE',
      Buffer.concat([Buffer.of(0xff, 0xfe, 0, 0), ...[...'naïve = 1'].map((c) => Buffer.of(c.charCodeAt(0), 0, 0, 0))]),
    ],
  ])('from %s', (_, bytes) => {
    expect(text(bytes)).toBe('naïve = 1');
  });

  test('one stray byte does not garble the rest of a UTF-8 file', () => {
    expect(text(Buffer.concat([Buffer.from('café '), Buffer.of(0xff), Buffer.from(' naïve')]))).toBe('café ÿ naïve');
  });

  test('no ASCII word is lost, whatever stands around it', () => {
    const noise = fc.uint8Array({ maxLength: 40 }).map((bytes) => bytes.filter((byte) => byte !== 0));
    fc.assert(
      fc.property(noise, noise, (before, after) => {
        const bytes = Buffer.concat([Buffer.of(0x20), before, Buffer.from(' needle '), after]);
        expect(text(bytes)).toContain(' needle ');
      }),
    );
  });

  test('a source with a NUL in a literal is text; an image is not', () => {
    expect(text(Buffer.from(`const separator = "\0"; ${'const more = 1;'.repeat(8)}`))).toContain('separator');
    expect(text(Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0, 0, 0, 13, 0x49, 0xff))).toBe('binary');
    expect(text(Buffer.alloc(100))).toBe('binary');
  });

  test('an LFS pointer stands for what is not here; a text about one does not', () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9\n`;
    expect(text(Buffer.from(pointer))).toBe('lfs');
    expect(text(Buffer.from(`> ${pointer}`))).toContain('git-lfs');
  });

  test('nothing is text of length 0', () => {
    expect(text(Buffer.alloc(0))).toBe('');
  });
});
