import { describe, expect, it } from 'vitest';
import {
  type CondensedTree,
  createCursorEngine,
  createWasmEngine,
  ERROR_KIND,
  type KindTable,
  loadParser,
  MAX_TEXT_LENGTH,
  MISSING_KIND,
  type ParseFailure,
} from '../../src/syntax/index.ts';
import { type GrammarId, grammar } from './grammars.ts';
import { nextByParents, outline } from './outline.ts';

const TABLE: KindTable = {
  kinds: [
    { type: 'identifier', named: true, text: true },
    { type: 'property_identifier', named: true, text: true },
    { type: 'class_declaration', named: true },
    { type: 'method_definition', named: true },
    { type: 'call_expression', named: true },
    { type: 'array', named: true },
    { type: 'default', named: false },
    { type: 'no_such_kind', named: true },
  ],
  fields: ['name', 'no_such_field', 'value', 'function', 'body'],
};

const engines = { cursor: createCursorEngine(), wasm: loadParser().then((parser) => createWasmEngine(parser)) };

async function parse(engine: keyof typeof engines, text: string, id: GrammarId = 'typescript', budget = 10_000) {
  const parser = await (await engines[engine]).parser(grammar(id), TABLE);
  return parser.parse(text, budget);
}

function treeOf(result: CondensedTree | ParseFailure): CondensedTree {
  if ('failure' in result) throw new Error(`${result.failure}: ${result.message}`);
  return result;
}

describe.each(Object.keys(engines) as (keyof typeof engines)[])('the %s engine', (engine) => {
  it('keeps the kinds of the table and drops the rest', async () => {
    const text = 'export default class A { run() { return go(this); } }';
    const tree = treeOf(await parse(engine, text, 'javascript'));
    expect(outline(tree, TABLE)).toEqual([
      `root [0, ${text.length})`,
      '  default [7, 14)',
      `  class_declaration [15, ${text.length})`,
      '    name: identifier [21, 22) A',
      '    body: method_definition [25, 51)',
      '      name: property_identifier [25, 28) run',
      '      body: call_expression [40, 48)',
      '        function: identifier [40, 42) go',
    ]);
    expect([...tree.next.subarray(0, tree.count)]).toEqual(nextByParents(tree));
    expect(tree.broken).toBe(false);
  });

  it('takes the field of the link that leaves the parent row, or else the first one below it', async () => {
    const tree = treeOf(await parse(engine, 'const a = { b: c }, d = [e];', 'javascript'));
    expect(outline(tree, TABLE)).toEqual([
      'root [0, 28)',
      // The declarator is reached without a field; the links from it to these rows have one.
      '  name: identifier [6, 7) a',
      // `value` leads from the declarator to the object; the links inside of the object come too late.
      '  value: property_identifier [12, 13) b',
      '  value: identifier [15, 16) c',
      '  name: identifier [20, 21) d',
      '  value: array [24, 27)',
      '    identifier [25, 26) e',
    ]);
  });

  it('counts offsets in UTF-16 code units', async () => {
    const text = '/* é 😀 */ const größe = "😀" + 𝒳y;\r\nfoo(größe)';
    const tree = treeOf(await parse(engine, text));
    const names = [...tree.name.subarray(0, tree.count)].flatMap((name, row) =>
      name === -1 ? [] : [[tree.nameOf(name), text.slice(tree.start[row], tree.end[row])]],
    );
    expect(names).toEqual([
      ['größe', 'größe'],
      ['𝒳y', '𝒳y'],
      ['foo', 'foo'],
      ['größe', 'größe'],
    ]);
  });

  it('gives one name one number, and reads each by its number', async () => {
    const tree = treeOf(await parse(engine, 'shared; other; shared; __proto__; constructor'));
    const ids = [...tree.name.subarray(1, tree.count)];
    expect(ids[0]).toBe(ids[2]);
    expect(new Set(ids).size).toBe(4);
    expect(ids.map((id) => tree.nameOf(id))).toEqual(['shared', 'other', 'shared', '__proto__', 'constructor']);
    expect(() => tree.nameOf(1_000_000)).toThrow(RangeError);
    expect(() => tree.nameOf(-1)).toThrow(RangeError);
  });

  it('keeps what was skipped and what was inserted, whatever the table', async () => {
    const skipped = treeOf(await parse(engine, 'a; ) b;'));
    expect(skipped.broken).toBe(true);
    expect([...skipped.kind.subarray(0, skipped.count)]).toContain(ERROR_KIND);
    const inserted = treeOf(await parse(engine, 'if (a { b }'));
    const row = [...inserted.kind.subarray(0, inserted.count)].indexOf(MISSING_KIND);
    expect(row).toBeGreaterThan(0);
    expect(inserted.start[row]).toBe(inserted.end[row]);
    expect(inserted.broken).toBe(true);
  });

  it('reads an empty text as a root without children', async () => {
    const tree = treeOf(await parse(engine, ''));
    expect([tree.count, tree.parent[0], tree.start[0], tree.end[0], tree.next[0]]).toEqual([1, -1, 0, 0, 1]);
  });

  it('walks 50,000 levels of nesting without recursion', async () => {
    const depth = 50_000;
    const tree = treeOf(await parse(engine, `${'['.repeat(depth)}${']'.repeat(depth)}`, 'javascript', 60_000));
    expect(tree.count).toBe(depth + 1);
    expect(tree.parent[depth]).toBe(depth - 1);
    expect(tree.next[1]).toBe(depth + 1);
    expect(tree.broken).toBe(false);
  });

  it('reads a megabyte of minified code on one line', async () => {
    const one = 'a=function(b){return c(b,[d,{e:1}])||f};';
    const times = 25_000;
    const tree = treeOf(await parse(engine, one.repeat(times), 'javascript', 60_000));
    expect(tree.broken).toBe(false);
    // a, b, b, c, the call, the array, d, e, f; and the root.
    expect(outline(treeOf(await parse(engine, one, 'javascript')), TABLE).length).toBe(10);
    expect(tree.count).toBe(times * 9 + 1);
  });

  it('gives up when the budget is spent, and parses the next text as if nothing had been', async () => {
    const long = 'f(a, b, c);\n'.repeat(100_000);
    expect(await parse(engine, long, 'typescript', 5)).toMatchObject({ failure: 'time' });
    const tree = treeOf(await parse(engine, 'go()'));
    expect(outline(tree, TABLE)).toEqual([
      'root [0, 4)',
      '  call_expression [0, 4)',
      '    function: identifier [0, 2) go',
    ]);
  });

  it('refuses a text above the cap by its size, and takes one below it', async () => {
    expect(await parse(engine, ' '.repeat(MAX_TEXT_LENGTH + 1))).toMatchObject({ failure: 'memory' });
    expect(treeOf(await parse(engine, ' '.repeat(MAX_TEXT_LENGTH))).broken).toBe(false);
  });
});
