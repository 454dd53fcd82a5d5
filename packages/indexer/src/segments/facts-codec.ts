import { deflateRawSync, inflateRawSync, type ZlibOptions } from 'node:zlib';
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
import { ByteReader, ByteWriter, MalformedBytes } from './bytes.ts';
import { readColumn } from './column-codec.ts';
import { columnWriter } from './column-writer.ts';
import { type Known, PREDICTIONS } from './predictions.ts';

/** Facts of fewer bytes than this are not compressed: it would not make up for the call. */
const WORTH_COMPRESSING = 256;
const PLAIN = 0;
const DEFLATED = 1;

/** In the order in which they are written: predictions are made from the ones before. */
const TABLES = [
  ['occs', OCC_SHAPE],
  ['decls', DECL_SHAPE],
  ['texts', TEXT_SHAPE],
  ['exprs', EXPR_SHAPE],
  ['imports', IMPORT_SHAPE],
  ['exports', EXPORT_SHAPE],
  ['links', LINK_SHAPE],
] as const satisfies readonly (readonly [keyof Facts, TableShape])[];

/**
 * Encodes facts without their names: those go into the segment's own table of strings.
 *
 * @param scratch is overwritten
 */
export function encodeFacts(facts: Facts, scratch: ByteWriter = new ByteWriter()): Uint8Array {
  scratch.length = 0;
  scratch.byte(PLAIN);
  writeFacts(scratch, facts);
  const plain = scratch.view();
  if (plain.length >= WORTH_COMPRESSING) {
    const deflated = deflateRawSync(plain.subarray(1), deflateOptions(plain.length));
    if (deflated.length < plain.length * 0.9) {
      const coded = new Uint8Array(deflated.length + 1);
      coded[0] = DEFLATED;
      coded.set(deflated, 1);
      return coded;
    }
  }
  return scratch.take();
}

/** What deflating takes is as large as what is deflated: to set up the largest costs more than most files do. */
function deflateOptions(length: number): ZlibOptions {
  const windowBits = Math.min(15, Math.max(9, 32 - Math.clz32(length)));
  return { level: 1, windowBits, memLevel: Math.max(1, windowBits - 6), chunkSize: Math.max(64, length) };
}

/**
 * @param bytes whose checksum holds
 * @param names the names of the file, in the order of its own rows
 * @throws MalformedBytes
 */
export function decodeFacts(bytes: Uint8Array, names: readonly string[]): Facts {
  return readFacts(bytes[0] === DEFLATED ? inflated(bytes.subarray(1)) : bytes.subarray(1), names);
}

function inflated(bytes: Uint8Array): Uint8Array {
  try {
    // Set aside what most facts come to, and not zlib's 16 KB for each small file.
    return inflateRawSync(bytes, { chunkSize: Math.max(256, bytes.length * 4) });
  } catch {
    throw new MalformedBytes('facts that cannot be inflated');
  }
}

function writeFacts(out: ByteWriter, facts: Facts): void {
  out.text(facts.room);
  out.uint(facts.flags);
  out.uint(facts.length);
  out.byte(facts.config === null ? 0 : 1);
  if (facts.config !== null) out.text(facts.config);
  out.raw(columnWriter().write(facts, TABLES));
}

function readFacts(bytes: Uint8Array, names: readonly string[]): Facts {
  const from = new ByteReader(bytes);
  const room = from.text();
  const flags = from.uint();
  const length = from.uint();
  const config = from.byte() === 0 ? null : from.text();
  const lines = readColumn(from, counted(from));
  const errors = readColumn(from, counted(from));
  const tables: Record<string, Table<TableShape>> = {};
  const known: Known = { lengths: lengthsOf(names), tables };
  for (const [key, shape] of TABLES) tables[key] = readTable(from, key, shape, known);
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

function readTable(from: ByteReader, key: keyof Facts, shape: TableShape, known: Known): Table<TableShape> {
  const count = counted(from);
  const table: Record<string, Int32Array | number> = { count };
  for (const column of Object.keys(shape)) {
    const read = count === 0 ? new Int32Array(0) : readColumn(from, count);
    const prediction = count === 0 ? undefined : PREDICTIONS[key]?.[column];
    table[column] = prediction ? prediction.together(read, table as Table<TableShape>, known) : read;
  }
  return table as unknown as Table<TableShape>;
}

function lengthsOf(names: readonly string[]): Int32Array {
  return Int32Array.from(names, (name) => name.length);
}

/** Checksums are verified before facts are read, so this guards against a writer's mistake rather than against damage. */
function counted(from: ByteReader): number {
  const count = from.uint();
  if (count > 2 ** 28) throw new MalformedBytes('a table of impossible length');
  return count;
}
