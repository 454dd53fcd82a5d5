import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../src/languages/typescript/kinds.ts';
import {
  type CondensedTree,
  createCursorEngine,
  createWasmEngine,
  type KindTable,
  loadParser,
  type Parser,
} from '../../src/syntax/index.ts';
import { type GrammarId, grammar } from './grammars.ts';
import { damaged, randomly, realFiles } from './real-files.ts';

/** Minutes that a busy machine may take. */
const SLOW = 5 * 60_000;

/** The two tables between which a walk can go wrong: everything is kept, or most is dropped. */
const tables = {
  everything: (id: GrammarId) => completeTable(id),
  'what the TypeScript room keeps': () => KINDS,
};

interface NodeType {
  readonly type: string;
  readonly named: boolean;
  readonly fields?: Record<string, unknown>;
  readonly children?: unknown;
}

function completeTable(id: GrammarId): KindTable {
  const path = id === 'javascript' ? 'tree-sitter-javascript/src' : `tree-sitter-typescript/${id}/src`;
  const file = createRequire(import.meta.url).resolve(`${path}/node-types.json`);
  const types = JSON.parse(readFileSync(file, 'utf8')) as NodeType[];
  return {
    // The text of leaves only: that of inner nodes would be stored once for each level of nesting.
    kinds: types.map(({ type, named, fields, children }) => ({
      type,
      named,
      text: children === undefined && Object.keys(fields ?? {}).length === 0,
    })),
    fields: [...new Set(types.flatMap((type) => Object.keys(type.fields ?? {})))],
  };
}

/** Both engines, with a parser for each grammar. */
async function pairs(table: (id: GrammarId) => KindTable): Promise<Record<GrammarId, readonly [Parser, Parser]>> {
  const [plain, wasm] = [await createCursorEngine(), createWasmEngine(await loadParser())];
  const pair = async (id: GrammarId) =>
    [await plain.parser(grammar(id), table(id)), await wasm.parser(grammar(id), table(id))] as const;
  return { typescript: await pair('typescript'), tsx: await pair('tsx'), javascript: await pair('javascript') };
}

/** The first difference of two trees, or null. */
function difference(plain: CondensedTree, wasm: CondensedTree): string | null {
  if (plain.broken !== wasm.broken) return `broken: ${plain.broken} and ${wasm.broken}`;
  if (plain.count !== wasm.count) return `rows: ${plain.count} and ${wasm.count}`;
  const columns = ['kind', 'field', 'parent', 'start', 'end', 'next'] as const;
  for (let row = 0; row < plain.count; row++) {
    for (const column of columns) {
      if (plain[column][row] !== wasm[column][row]) {
        return `row ${row}, ${column}: ${plain[column][row]} and ${wasm[column][row]}`;
      }
    }
    const [one, other] = [plain, wasm].map((tree) => (tree.name[row] === -1 ? null : tree.nameOf(tree.name[row]!)));
    if (one !== other) return `row ${row}, name: ${one} and ${other}`;
  }
  return null;
}

function parsed(parser: Parser, text: string): CondensedTree {
  const result = parser.parse(text, 60_000);
  if ('failure' in result) throw new Error(result.message);
  return result;
}

describe.each(Object.entries(tables))('both walks give the same rows, keeping %s', (_name, table) => {
  it(
    'of files that people wrote',
    async () => {
      const parsers = await pairs(table);
      const files = realFiles();
      expect(files.length).toBeGreaterThan(60);
      for (const { path, grammar: id, text } of files) {
        const [plain, wasm] = parsers[id];
        expect(difference(parsed(plain, text), parsed(wasm, text)), path).toBeNull();
        const windows = text.replaceAll('\n', '\r\n');
        expect(difference(parsed(plain, windows), parsed(wasm, windows)), `${path} with CRLF`).toBeNull();
      }
    },
    SLOW,
  );

  it(
    'of the same files damaged, so that ERROR and MISSING stand everywhere',
    async () => {
      const parsers = await pairs(table);
      const random = randomly(20_251_130);
      let broken = 0;
      for (const { path, grammar: id, text } of realFiles()) {
        const [plain, wasm] = parsers[id];
        for (let times = 0; times < 2; times++) {
          const bad = damaged(text, random);
          const tree = parsed(plain, bad);
          if (tree.broken) broken++;
          expect(difference(tree, parsed(wasm, bad)), `${path}, damaged ${times}`).toBeNull();
        }
      }
      expect(broken).toBeGreaterThan(100);
    },
    SLOW,
  );

  it('of 20,000 levels of nesting, whole and torn off', async () => {
    const [plain, wasm] = (await pairs(table)).typescript;
    for (const text of [`${'[{a:'.repeat(20_000)}1${'}]'.repeat(20_000)}`, 'f(x => '.repeat(20_000)]) {
      expect(difference(parsed(plain, text), parsed(wasm, text))).toBeNull();
    }
  });
});

it('the comparison sees one wrong cell', async () => {
  const [plain, wasm] = (await pairs(tables.everything)).typescript;
  const tree = parsed(wasm, 'let a = b;');
  const wrong = { ...tree, field: tree.field.slice() };
  wrong.field[3] = wrong.field[3]! + 1;
  expect(difference(parsed(plain, 'let a = b;'), wrong)).toMatch(/^row 3, field: /);
});
