import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractText } from '../../../src/languages/text/index.ts';

const PATHS = [
  'a.md',
  'a.mdx',
  'a.txt',
  'a.json',
  'tsconfig.json',
  'a.yml',
  'a.toml',
  'a.ini',
  'a.csv',
  '.gitignore',
  'a.html',
  'a.svelte',
  'a.xml',
  'a.svg',
  'a.css',
  'a.module.css',
  'yarn.lock',
  'a.py',
  'Makefile',
  'a.vue',
];

/** What trips a scanner: quotes, brackets, escapes, comment marks, line ends, and words between. */
const pieces = fc.constantFrom(
  'save',
  'detail-panel',
  'x1',
  '1x',
  '$_',
  'größe',
  '東京',
  '𝒳y',
  '"',
  "'",
  '`',
  '{',
  '}',
  '{{',
  '}}',
  '<',
  '>',
  '</',
  '/>',
  '<!--',
  '-->',
  '<script>',
  '</script>',
  '<style>',
  '</style>',
  '<%',
  '%>',
  '{%',
  '%}',
  '#',
  '##',
  '//',
  '/*',
  '*/',
  ':',
  ': ',
  '=',
  ',',
  ';',
  '|',
  '>\n',
  '- ',
  '---\n',
  '\n',
  '\r\n',
  '\r',
  ' ',
  '\t',
  '\\',
  '\\"',
  '\\u0061',
  '\\u{61}',
  '\\x61',
  '&#97;',
  '&#x61;',
  '&amp;',
  '@if (',
  '@let ',
  ')',
  '[',
  ']',
  '.',
  '“',
  '”',
  '\u00a0',
  '```\n',
  '~~~',
  'import a from b\n',
  'export const',
  '```',
  'v-bind(',
  '<Foo ',
  '<div class="',
  'href=',
);
const texts = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(''));

const WORD = /[\p{ID_Start}_$][\p{ID_Continue}$\u200c\u200d]*/gu;

/** Words as a regular expression finds them. One behind a backslash may be shorter by the letter that is escaped. */
function* words(text: string): Generator<[number, string]> {
  for (const match of text.matchAll(WORD)) {
    const before = text[match.index - 1] ?? '';
    // A run that a digit starts is no word, and what is escaped is another test's.
    if (/[\p{ID_Continue}\\]|\u200c|\u200d|[\ud800-\udfff]/u.test(before)) continue;
    // The mark of an interpolation ends the word before it.
    const word = text[match.index + match[0].length] === '{' ? match[0].replace(/\$$/, '') : match[0];
    if (word !== '') yield [match.index, word];
  }
}

describe('whatever a file is called and whatever it holds', () => {
  it('every word of it has a row where it stands', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PATHS), texts, (path, text) => {
        const { texts: rows, names } = extractText(text, path);
        const found = new Set<string>();
        for (let row = 0; row < rows.count; row++) found.add(`${rows.start[row]} ${names[rows.name[row]!]}`);
        for (const [start, word] of words(text))
          expect(found, JSON.stringify({ path, text })).toContain(`${start} ${word}`);
      }),
      { numRuns: 3000 },
    );
  });

  it('rows are in order, within the text, and none is there twice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PATHS), texts, (path, text) => {
        const { texts: rows, names, length } = extractText(text, path);
        const found = new Set<string>();
        let last = 0;
        for (let row = 0; row < rows.count; row++) {
          const start = rows.start[row]!;
          expect(start).toBeGreaterThanOrEqual(last);
          expect(start).toBeLessThan(length);
          const key = `${start} ${names[rows.name[row]!]}`;
          expect(found.has(key), JSON.stringify({ path, text, key })).toBe(false);
          found.add(key);
          last = start;
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('names are listed once each', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PATHS), texts, (path, text) => {
        const { names } = extractText(text, path);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});

describe('hostile input is read in linear time', () => {
  const patterns = [
    '"',
    "'",
    '`',
    '{',
    '{{',
    '{{\n',
    '<a',
    '<Foo\n',
    '<Foo {{>\n',
    '<Foo "\n',
    '<!--',
    '<!--\n',
    '<%',
    '@a(',
    '@let\n',
    '${',
    '\\',
    '\\u{',
    '\\u{6',
    '&#',
    '&#9',
    '-',
    'a-',
    '\\u0061',
    '"\\',
    "''",
    '[',
    '- ',
    '|\n',
    '"""',
    "'''",
    '/*',
    '//',
    '```\n',
    'v-bind(',
    '<script',
    '<script>',
    'a: |1',
    ': ',
    '\n',
    ' ',
    '<a b="',
    "<a b='\n",
    '&',
    '\\n',
    '\\n-a',
  ];
  it.each(patterns)('%j, repeated', (pattern) => {
    const text = pattern.repeat(Math.ceil(100_000 / pattern.length));
    for (const path of PATHS) {
      const before = performance.now();
      extractText(text, path);
      // Quadratic behaviour takes minutes here; a busy machine takes a fraction of this.
      expect(performance.now() - before, path).toBeLessThan(3000);
    }
  });

  it('many different words do not fill one slot', () => {
    // With one slot for many, this would not end within the limit of any test.
    const words = Array.from({ length: 200_000 }, (_, index) => `w${index.toString(36)}`);
    const { names } = extractText(words.join(' '), 'a.txt');
    expect(new Set(names).size).toBe(words.length);
  });
});
