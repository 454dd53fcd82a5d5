import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ImportKind } from '../../../src/facts/kinds.ts';
import { assign } from '../../../src/languages/readers.ts';
import { ROOMS } from '../../../src/languages/registry.ts';
import { createExtractor } from '../../../src/pipeline/create-extractor.ts';
import { Interner } from '../../../src/segments/interner.ts';
import { recordOf } from '../../../src/segments/name-record.ts';
import { specifierKeys } from '../../../src/words/specifier-segments.ts';
import { realFiles } from '../../syntax/real-files.ts';

const extractor = await createExtractor(ROOMS, new Set(['typescript']));
await extractor.prepare();

function sketchOf(source: string, path = 'a.ts') {
  const subject = { ...assign(path, ROOMS), symlink: false, sketch: true };
  const { sketch } = extractor.extractNow(subject, Buffer.from(source));
  if (!sketch) throw new Error('no sketch');
  return {
    words: new Set(sketch.words),
    specifiers: new Set(sketch.specifiers),
    importing: new Set(sketch.specifiers.flatMap((specifier) => [...specifierKeys(specifier)])),
    kinds: new Set(sketch.kinds),
  };
}

/** What the facts of a source have and its sketch does not. */
function missed(path: string, source: string): string[] {
  const { facts } = extractor.extractNow({ ...assign(path, ROOMS), symlink: false }, Buffer.from(source));
  const interner = new Interner();
  const record = recordOf(facts!, interner);
  const text = (id: number) => interner.strings[id]!;
  const words = [...record.names].filter((_, row) => record.isWord[row] === 1).map(text);
  const importing = Array.from(record.importing, text);
  const { kinds } = record;
  const specifiers = [...new Set(facts!.imports.specifier)].flatMap((name) => (name < 0 ? [] : [facts!.names[name]!]));
  const sketch = sketchOf(source, path);
  return [
    // Any other name is looked for by the words in it.
    ...words.filter(
      (word) => /^[\p{ID_Start}_$]/u.test(word) && /^[\w$\u0080-\uffff-]+$/.test(word) && !sketch.words.has(word),
    ),
    ...specifiers
      .filter((specifier) => specifier !== '' && !sketch.specifiers.has(specifier))
      .map((specifier) => `specifier ${specifier}`),
    ...importing.filter((key) => !sketch.importing.has(key)).map((key) => `import ${key}`),
    ...[...kinds].filter((kind) => !sketch.kinds.has(kind as never)).map((kind) => `kind ${kind}`),
  ].map((what) => `${path}: ${what}`);
}

test('a sketch misses nothing that the facts of real files have', () => {
  const files = realFiles();
  expect(files.length).toBeGreaterThan(150);
  const extensions = { tsx: 'tsx', typescript: 'ts', javascript: 'js' } as const;
  expect(files.flatMap(({ grammar, text }) => missed(`a.${extensions[grammar]}`, text))).toEqual([]);
});

test('a sketch misses nothing of what is no sound code at all: the traps, read as one file each', () => {
  const folder = join(import.meta.dirname, '../../../../../test/traps/fixtures');
  const traps = readdirSync(folder).filter((name) => name.endsWith('.txtar'));
  expect(traps.length).toBeGreaterThan(300);
  expect(traps.flatMap((name) => missed('a.tsx', readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});

test('words that are written with escapes are decoded', () => {
  const { words } = sketchOf(String.raw`const \u0061bc = "\x64ef\u{67}", g = 'line\nnext', h = "\0zero", i = 'conti\
nued';`);
  for (const word of ['abc', 'defg', 'line', 'next', 'zero', 'continued']) expect(words).toContain(word);
});

test('words end where a template begins an expression', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source that is read
  const { words } = sketchOf('f(`size${n} data-row${n} data-${n}`)');
  for (const word of ['size', 'data-row', 'data']) expect(words).toContain(word);
});

test.each([
  [`import a from './shared/weight.js'`, 'weight'],
  [`import a from"../index"`, 'index'],
  ['vi.mock(`./kit`)', 'kit'],
  [`don't; import a from './b'; isn't`, 'b'],
  [`/* "odd */ import a from "./b"`, 'b'],
  [String.raw`import a from './\u0062'`, 'b'],
  [`export * from '.'`, ''],
  [`require('../')`, ''],
  [`require('my module')`, 'my module'],
  ['import(`./locales/${x}.json`)', 'locales'],
])('%s is filed under the segment %j', (source, segment) => {
  expect(sketchOf(source).importing).toContain(segment);
});

test.each([
  ['import(x)', true],
  ['import(/* now */ x)', true],
  ["require('./a' + b)", true],
  ['import(`./a/${b}`)', true],
  ['vi.importActual(name)', true],
  ["import a, { b as c } from './a'; import('./b'); require('./c')", false],
  ['/**\n * Values that we import here\n */', false],
])('%s may load what is not written: %j', (source, computed) => {
  expect(sketchOf(source).kinds.has(ImportKind.Computed)).toBe(computed);
});
