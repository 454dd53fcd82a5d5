import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logLine } from '../src/text/log-line.ts';
import { printable } from '../src/text/printable.ts';
import { hostileText } from './hostile-text.ts';

describe('what is printed', () => {
  it('is one line that the runner takes for no command', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        const line = logLine(text);
        expect(line).not.toMatch(/[\r\n\u0085\u2028\u2029]/u);
        expect(line).not.toContain('##[');
        expect(line.trimStart().startsWith('::')).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('shows what cannot be seen', () => {
    expect(printable('a\nb\u202ec\u200bd\u001b[31m')).toBe('a\\nb\\u{202e}c\\u{200b}d\\u{1b}[31m');
    expect(printable('Ünïcode 😀 ok')).toBe('Ünïcode 😀 ok');
  });

  it('is cut without splitting a character', () => {
    expect(printable('ab😀cd', 4)).toBe('ab…');
    expect(printable('abcd', 4)).toBe('abcd');
  });
});
