import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DECL_SHAPE,
  EXPORT_SHAPE,
  EXPR_SHAPE,
  type Facts,
  IMPORT_SHAPE,
  LINK_SHAPE,
  OCC_SHAPE,
  TEXT_SHAPE,
} from '../../src/facts/facts.ts';
import { emptyTable, TableBuilder, type TableShape } from '../../src/facts/table.ts';
import { ByteReader, ByteWriter, MalformedBytes } from '../../src/segments/bytes.ts';
import { readColumn } from '../../src/segments/column-codec.ts';
import { decodeFacts, encodeFacts } from '../../src/segments/facts-codec.ts';

const column = fc.oneof(
  fc.array(fc.integer({ min: -1, max: 3 })),
  fc.array(fc.integer({ min: 0, max: 15 })),
  fc.array(fc.integer()),
  fc.array(fc.nat(5000)).map((list) => list.sort((a, b) => a - b)),
  fc.array(fc.oneof(fc.constant(-1), fc.nat(300))),
  fc.array(fc.constant(-1)),
);

/** The mode of a column that is written as it is. */
const UNSIGNED = 6;

describe('a column reads back as it was written', () => {
  test('whatever its values', () => {
    fc.assert(
      fc.property(column, (values) => {
        const facts = { ...BARE, lines: Int32Array.from(values) };
        expect([...decodeFacts(encodeFacts(facts), facts.names).lines]).toEqual(values);
      }),
    );
  });

  test('a column that is cut short is refused, not read as zeros', () => {
    const out = new ByteWriter();
    out.byte(UNSIGNED);
    for (let row = 0; row < 50; row++) out.uint(row * 977);
    const whole = out.take();
    expect(readColumn(new ByteReader(whole), 50)[49]).toBe(49 * 977);
    expect(() => readColumn(new ByteReader(whole.subarray(0, whole.length - 1)), 50)).toThrow(MalformedBytes);
  });
});

const SHAPES = {
  decls: DECL_SHAPE,
  occs: OCC_SHAPE,
  texts: TEXT_SHAPE,
  exprs: EXPR_SHAPE,
  imports: IMPORT_SHAPE,
  exports: EXPORT_SHAPE,
  links: LINK_SHAPE,
} as const satisfies Partial<Record<keyof Facts, TableShape>>;

/** Small numbers meet the kinds, roles and rows that predictions are made for; the others must not be lost either. */
const cell = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -1, max: 45 }) },
  { weight: 1, arbitrary: fc.constant(-1) },
  { weight: 1, arbitrary: fc.integer({ min: -3, max: 2 ** 28 }) },
);
const tables = fc.record(
  Object.fromEntries(
    Object.entries(SHAPES).map(([key, shape]) => [
      key,
      fc.array(fc.array(cell, { minLength: Object.keys(shape).length, maxLength: Object.keys(shape).length }), {
        maxLength: 30,
      }),
    ]),
  ),
);

test('facts read back as they were written, whatever their rows say', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const filled = Object.entries(SHAPES).map(([key, shape]) => {
        const builder = new TableBuilder<TableShape>(shape);
        for (const values of rows[key]!) {
          const row = builder.add();
          Object.keys(shape).forEach((column, at) => {
            builder.set(row, column, values[at]!);
          });
        }
        return [key, builder.finish()];
      });
      const facts: Facts = { ...BARE, ...Object.fromEntries(filled) };
      expect(decodeFacts(encodeFacts(facts), facts.names)).toEqual(facts);
    }),
    { numRuns: 300 },
  );
});

const BARE = {
  room: 'typescript',
  flags: 5,
  names: ['a', 'constructor', '__proto__', 'é\u{1f600}', '', 'line\nbreak'],
  lines: Int32Array.of(0, 10, 25),
  length: 30,
  decls: emptyTable(DECL_SHAPE),
  occs: emptyTable(OCC_SHAPE),
  texts: emptyTable(TEXT_SHAPE),
  exprs: emptyTable(EXPR_SHAPE),
  imports: emptyTable(IMPORT_SHAPE),
  exports: emptyTable(EXPORT_SHAPE),
  links: emptyTable(LINK_SHAPE),
  errors: Int32Array.of(3, 9),
  config: '{"a": 1}',
} satisfies Facts;

test('facts without rows read back', () => {
  expect(decodeFacts(encodeFacts(BARE), BARE.names)).toEqual(BARE);
});
