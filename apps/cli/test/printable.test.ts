import { describe, expect, it } from 'vitest';
import { printable } from '../src/terminal/printable.ts';

describe('what is printed', () => {
  it.each([
    ['\u001b[2J', '\\x1b[2J'],
    ['\u009b31m', '\\x9b31m'],
    ['a\nb\rc\td', 'a\\nb\\rc\\td'],
    ['\u202etxt.exe', '\\u{202e}txt.exe'],
    ['a\u200bb\ufeffc\u2060d', 'a\\u{200b}b\\u{feff}c\\u{2060}d'],
    ['\u3164\u115f\u00ad', '\\u{3164}\\u{115f}\\xad'],
    ['\u2028\u2029', '\\u{2028}\\u{2029}'],
    ['\u{e0041}', '\\u{e0041}'],
    ['\ud800', '\\u{d800}'],
    ['\u0000\u007f', '\\x00\\x7f'],
  ])('%j comes out as %s', (text, shown) => {
    expect(printable(text)).toBe(shown);
  });

  it.each(['src/a.ts', 'größe.ts', '日本語.ts', '🌂.ts', 'a b "c" \'d\' `e`', '--output=x'])(
    '%s stays as it is',
    (text) => {
      expect(printable(text)).toBe(text);
    },
  );
});
