import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { COMPRESSED, PARSER, RUNTIME } from '../../src/syntax/assets.ts';
import {
  type CondensedTree,
  createCursorEngine,
  createSyntaxEngine,
  createWasmEngine,
  type KindTable,
  loadParser,
  type ParseFailure,
} from '../../src/syntax/index.ts';
import { grammar } from './grammars.ts';
import { outline } from './outline.ts';

const TABLE: KindTable = {
  kinds: [
    { type: 'identifier', named: true, text: true },
    { type: 'array', named: true },
  ],
  fields: [],
};
const MEGABYTE = 1024 * 1024;

function namesOf(result: CondensedTree | ParseFailure): string[] {
  if ('failure' in result) throw new Error(`${result.failure}: ${result.message}`);
  return [...result.name.subarray(0, result.count)].filter((name) => name !== -1).map((name) => result.nameOf(name));
}

/** A folder of wasm files as a bundle has it, but with a parser that somebody has changed. */
const assets = mkdtempSync(join(tmpdir(), 'nonesuch-assets-'));
afterAll(() => rmSync(assets, { recursive: true, force: true }));
const installed = createRequire(import.meta.url).resolve;
for (const file of [RUNTIME, grammar('tsx').file]) copyFileSync(installed(file), join(assets, basename(file)));
const changed = brotliDecompressSync(readFileSync(installed(PARSER + COMPRESSED)));
changed[changed.length - 1]! ^= 1;
writeFileSync(join(assets, basename(PARSER)), changed);

describe('which engine', () => {
  it('is the one inside of wasm memory', async () => {
    expect((await createSyntaxEngine()).kind).toBe('wasm');
  });

  it('is the plain one where the parser is not byte for byte the one that was built, with the same tree', async () => {
    await expect(loadParser({ assets })).rejects.toMatchObject({ code: 'parser_missing' });
    const trees: string[][] = [];
    for (const engine of [await createSyntaxEngine(), await createSyntaxEngine({ assets })]) {
      const tree = (await engine.parser(grammar('tsx'), TABLE)).parse('f([a, <B>é</B>], c', 10_000);
      if ('failure' in tree) throw new Error(tree.message);
      trees.push(outline(tree, TABLE));
      expect(engine.kind).toBe(trees.length === 1 ? 'wasm' : 'cursor');
    }
    expect(trees[1]).toEqual(trees[0]);
  });

  it('is the plain one where the memory cannot be had', async () => {
    expect((await createSyntaxEngine({ maxBytes: MEGABYTE })).kind).toBe('cursor');
  });

  it('is none where no parser is there', async () => {
    await expect(createSyntaxEngine({ assets: '/nowhere' })).rejects.toMatchObject({ code: 'runtime_missing' });
  });

  it('says which grammar it lacks', async () => {
    const none = { id: 'cobol', file: 'tree-sitter-cobol/none.wasm' };
    for (const engine of [await createSyntaxEngine(), await createCursorEngine()]) {
      await expect(engine.parser(none, TABLE)).rejects.toMatchObject({
        code: 'grammar_missing',
        message: expect.stringContaining('cobol'),
      });
    }
  });

  it('refuses a wasm file that is no grammar', async () => {
    writeFileSync(join(assets, 'odd.wasm'), new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
    const engine = await createCursorEngine({ assets });
    const odd = engine.parser({ id: 'odd', file: 'odd/odd.wasm' }, TABLE);
    await expect(odd).rejects.toMatchObject({ code: 'grammar_invalid' });
  });
});

describe('a memory that is given up', () => {
  it('ends the parse that reaches the cap, and no other', async () => {
    const engine = await createSyntaxEngine({ maxBytes: 40 * MEGABYTE });
    const parser = await engine.parser(grammar('typescript'), TABLE);
    expect(namesOf(parser.parse('before; größe', 10_000))).toEqual(['before', 'größe']);
    expect(parser.parse('f(a, [b], "c");\n'.repeat(60_000), 60_000)).toMatchObject({ failure: 'memory' });
    expect(namesOf(parser.parse('after; größe; 𝒳', 10_000))).toEqual(['after', 'größe', '𝒳']);
  });

  it('is replaced once it has grown, and the tree that was read last can still be read', async () => {
    const engine = await createSyntaxEngine({ recycleBytes: 34 * MEGABYTE });
    const parser = await engine.parser(grammar('typescript'), TABLE);
    const large = parser.parse(`${'f(a, [b], "c");\n'.repeat(40_000)}; größe; 𝒳`, 60_000) as CondensedTree;
    const size = large.name.buffer.byteLength;
    expect(size).toBeGreaterThan(34 * MEGABYTE);
    expect(namesOf(large).slice(-2)).toEqual(['größe', '𝒳']);
    const small = parser.parse('𝒳; größe; neu', 10_000) as CondensedTree;
    expect(small.name.buffer.byteLength).toBeLessThan(size);
    expect(namesOf(small)).toEqual(['𝒳', 'größe', 'neu']);
  });

  it('is given to every parser of the engine', async () => {
    const engine = await createSyntaxEngine({ recycleBytes: 1 });
    const parsers = await Promise.all(
      (['typescript', 'tsx', 'javascript'] as const).map(async (id) => engine.parser(grammar(id), TABLE)),
    );
    for (const text of ['a([b])', 'c; d', 'e']) {
      const trees = parsers.map((parser) => namesOf(parser.parse(text, 10_000)));
      expect(trees).toEqual([trees[0], trees[0], trees[0]]);
    }
  });
});

it('the end of the stack is no lack of memory, and the next text is parsed', async () => {
  const engine = createWasmEngine(await loadParser());
  const parser = await engine.parser(grammar('typescript'), TABLE);
  expect(parser.parse('{a:'.repeat(100_000), 600_000)).toMatchObject({ failure: 'crash' });
  expect(namesOf(parser.parse('alive', 10_000))).toEqual(['alive']);
});

describe.each(['wasm', 'cursor'] as const)('hostile texts in the %s engine', (kind) => {
  const cases: Record<string, string> = {
    '100,000 open brackets': '['.repeat(100_000),
    '100,000 nested calls': 'f('.repeat(100_000),
    '100,000 nested templates': '`${'.repeat(100_000),
    // Cleaning up behind this one overflows the stack of web-tree-sitter: nothing is to be cleaned up, then.
    '500,000 open objects': '{a:'.repeat(500_000),
    'a million spaces': ' '.repeat(1_000_000),
    '50,000 open tags': '<a>'.repeat(50_000),
    '200,000 less-than signs': 'a<'.repeat(200_000),
    'a megabyte of another language': '#define X(a) ((a)->b ? *c : &d) /* x */\nstruct s { int *p : 3; };\n'.repeat(
      15_000,
    ),
    'a megabyte of noise': Array.from({ length: 1_000_000 }, (_, at) =>
      String.fromCharCode(33 + ((at * 7919 + (at >> 3) * 31) % 94)),
    ).join(''),
    'lone surrogates and NULs': '\ud800\u0000a\udc00'.repeat(10_000),
  };
  it.each(Object.keys(cases))('%s end within the budget, or soon after', async (name) => {
    const engine = kind === 'wasm' ? createWasmEngine(await loadParser()) : await createCursorEngine();
    const budget = 500;
    for (const id of ['typescript', 'tsx', 'javascript'] as const) {
      const parser = await engine.parser(grammar(id), TABLE);
      const start = performance.now();
      const result = parser.parse(cases[name]!, budget);
      // Generous, for a busy machine; what must not happen is a parse that goes on for minutes.
      expect(performance.now() - start).toBeLessThan(budget * 10);
      if ('failure' in result) expect(result.failure).toBe('time');
      // The engine lives on.
      expect(namesOf(parser.parse('alive', 10_000))).toEqual(['alive']);
    }
  });
});
