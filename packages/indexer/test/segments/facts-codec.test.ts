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
import { readColumn, writeColumn } from '../../src/segments/column-codec.ts';
import { decodeFacts, encodeFacts } from '../../src/segments/facts-codec.ts';

const column = fc.oneof(
  fc.array(fc.integer({ min: -1, max: 3 })),
  fc.array(fc.integer({ min: 0, max: 15 })),
  fc.array(fc.integer()),
  fc.array(fc.nat(5000)).map((list) => list.sort((a, b) => a - b)),
  fc.array(fc.oneof(fc.constant(-1), fc.nat(300))),
  fc.array(fc.constant(-1)),
);

describe('a column reads back as it was written', () => {
  test('whatever its values', () => {
    fc.assert(
      fc.property(column, (values) => {
        const out = new ByteWriter(1);
        writeColumn(out, Int32Array.from(values), null);
        expect([...readColumn(new ByteReader(out.take()), values.length, null)]).toEqual(values);
      }),
    );
  });

  test('beside another column', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(1_000_000), fc.nat(30))), (rows) => {
        const starts = Int32Array.from(rows, ([start]) => start);
        const ends = Int32Array.from(rows, ([start, length]) => start + length);
        const out = new ByteWriter();
        writeColumn(out, ends, starts);
        expect(readColumn(new ByteReader(out.take()), rows.length, starts)).toEqual(ends);
      }),
    );
  });

  test('a column that is cut short is refused, not read as zeros', () => {
    const out = new ByteWriter();
    writeColumn(
      out,
      Int32Array.from({ length: 50 }, (_, row) => row * 977),
      null,
    );
    const whole = out.take();
    expect(readColumn(new ByteReader(whole), 50, null)[49]).toBe(49 * 977);
    expect(() => readColumn(new ByteReader(whole.subarray(0, whole.length - 1)), 50, null)).toThrow(MalformedBytes);
  });
});

test('facts read back as they were written, in every table and column', () => {
  let seed = 7;
  const next = (limit: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % limit;
  };
  const filled = <S extends TableShape>(shape: S, rows: number) => {
    const builder = new TableBuilder(shape);
    for (let row = 0; row < rows; row++) {
      builder.add();
      for (const name of Object.keys(shape))
        builder.set(row, name, next(6) === 0 ? -1 : next(name === 'name' ? 6 : 100_000));
    }
    return builder.finish();
  };
  const facts: Facts = {
    room: 'typescript',
    flags: 5,
    names: ['a', 'constructor', '__proto__', 'é\u{1f600}', '', 'line\nbreak'],
    lines: Int32Array.of(0, 10, 25),
    length: 30,
    decls: filled(DECL_SHAPE, 40),
    occs: filled(OCC_SHAPE, 90),
    texts: filled(TEXT_SHAPE, 11),
    exprs: filled(EXPR_SHAPE, 70),
    imports: filled(IMPORT_SHAPE, 3),
    exports: filled(EXPORT_SHAPE, 0),
    links: filled(LINK_SHAPE, 1),
    errors: Int32Array.of(3, 9),
    config: '{"a": 1}',
  };
  expect(decodeFacts(encodeFacts(facts), facts.names)).toEqual(facts);
  const few = {
    ...facts,
    decls: emptyTable(DECL_SHAPE),
    occs: emptyTable(OCC_SHAPE),
    texts: emptyTable(TEXT_SHAPE),
    exprs: emptyTable(EXPR_SHAPE),
  };
  expect(decodeFacts(encodeFacts(few), few.names)).toEqual(few);
});
