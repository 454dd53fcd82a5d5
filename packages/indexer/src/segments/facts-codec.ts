import {
  DECL_SHAPE,
  EXPORT_SHAPE,
  EXPR_SHAPE,
  type Facts,
  IMPORT_SHAPE,
  LINK_SHAPE,
  OCC_SHAPE,
  TEXT_SHAPE,
} from '../facts/facts.ts';
import type { Table, TableShape } from '../facts/table.ts';
import { ByteReader, type ByteWriter, MalformedBytes } from './bytes.ts';
import { readColumn, writeColumn } from './column-codec.ts';

/** Columns that are close to another column of the same row: the end of a range to its start. */
const BESIDE: Readonly<Record<string, string>> = {
  end: 'start',
  nameStart: 'start',
  nameEnd: 'nameStart',
  scopeEnd: 'scopeStart',
};

const TABLES = [
  ['decls', DECL_SHAPE],
  ['occs', OCC_SHAPE],
  ['texts', TEXT_SHAPE],
  ['exprs', EXPR_SHAPE],
  ['imports', IMPORT_SHAPE],
  ['exports', EXPORT_SHAPE],
  ['links', LINK_SHAPE],
] as const satisfies readonly (readonly [keyof Facts, TableShape])[];

/** Writes facts without their names: those go into the segment's own table of strings. */
export function writeFacts(out: ByteWriter, facts: Facts): void {
  out.text(facts.room);
  out.uint(facts.flags);
  out.uint(facts.length);
  out.uint(facts.lines.length);
  writeColumn(out, facts.lines, null);
  out.uint(facts.errors.length);
  writeColumn(out, facts.errors, null);
  out.byte(facts.config === null ? 0 : 1);
  if (facts.config !== null) out.text(facts.config);
  for (const [key, shape] of TABLES) writeTable(out, facts[key] as unknown as Table<TableShape>, shape);
}

/**
 * @param names the names of the file, in the order of its own rows
 * @throws MalformedBytes
 */
export function readFacts(bytes: Uint8Array, names: readonly string[]): Facts {
  const from = new ByteReader(bytes);
  const room = from.text();
  const flags = from.uint();
  const length = from.uint();
  const lines = readColumn(from, counted(from), null);
  const errors = readColumn(from, counted(from), null);
  const config = from.byte() === 0 ? null : from.text();
  const tables: Record<string, Table<TableShape>> = {};
  for (const [key, shape] of TABLES) tables[key] = readTable(from, shape);
  return {
    room,
    flags,
    names,
    lines,
    length,
    errors,
    config,
    ...(tables as unknown as Pick<Facts, (typeof TABLES)[number][0]>),
  };
}

function writeTable(out: ByteWriter, table: Table<TableShape>, shape: TableShape): void {
  out.uint(table.count);
  if (table.count === 0) return;
  for (const column of Object.keys(shape)) {
    const beside = BESIDE[column];
    writeColumn(out, table[column]!, beside !== undefined && beside in shape ? table[beside]! : null);
  }
}

function readTable(from: ByteReader, shape: TableShape): Table<TableShape> {
  const count = counted(from);
  const table: Record<string, Int32Array | number> = { count };
  for (const column of Object.keys(shape)) {
    const beside = BESIDE[column];
    table[column] =
      count === 0
        ? new Int32Array(0)
        : readColumn(from, count, beside !== undefined && beside in shape ? (table[beside] as Int32Array) : null);
  }
  return table as unknown as Table<TableShape>;
}

/** Checksums are verified before facts are read, so this guards against a writer's mistake rather than against damage. */
function counted(from: ByteReader): number {
  const count = from.uint();
  if (count > 2 ** 28) throw new MalformedBytes('a table of impossible length');
  return count;
}
