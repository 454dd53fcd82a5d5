/// <reference path="../syntax/webassembly.d.ts" />
import type { Facts } from '../facts/facts.ts';
import { Role } from '../facts/kinds.ts';
import type { Table, TableShape } from '../facts/table.ts';
import { COLUMNS_WASM } from './columns-module.generated.ts';
import { IN_EXPRESSION, MEMBERS, SHAPE } from './predictions.ts';

/** A memory of more bytes than this is dropped after the facts that needed it: it never shrinks. */
const RECYCLE_BYTES = 64 * 1024 * 1024;

type TableName = 'occs' | 'decls' | 'texts' | 'exprs' | 'imports' | 'exports' | 'links';
type Columns = Table<TableShape>;

/** Rules of one table, in bytes. */
const RULES = 64;

let compiled: WebAssembly.Module | null = null;
let ofThread: ColumnWriter | null = null;

/** The thread's writer. */
export function columnWriter(): ColumnWriter {
  ofThread ??= new ColumnWriter();
  return ofThread;
}

/**
 * Writes the tables of facts down, in native/columns.c: there the loops over the columns are compiled once for all threads,
 * and leave nothing behind to be collected.
 */
class ColumnWriter {
  #memory!: WebAssembly.Memory;
  #exports!: WebAssembly.Exports;

  constructor() {
    this.#renew();
  }

  /**
   * @param tables names and shapes, in the order in which native/columns.c has them
   * @returns a view, valid until the next call
   */
  write(facts: Facts, tables: readonly (readonly [TableName, TableShape])[]): Uint8Array {
    if (this.#memory.buffer.byteLength > RECYCLE_BYTES) this.#renew();
    const { names, lines, errors } = facts;
    const counts: number[] = [];
    let cellCount = names.length + lines.length + errors.length;
    for (const [key, shape] of tables) {
      const { count } = facts[key];
      counts.push(count);
      if (count > 0) for (const _column in shape) cellCount += count;
    }
    const address = this.#exports.cells!(cellCount) >>> 0;
    const cells = new Int32Array(this.#memory.buffer, address, cellCount);
    for (let row = 0; row < names.length; row++) cells[row] = names[row]!.length;
    let at = names.length;
    cells.set(lines, at);
    at += lines.length;
    cells.set(errors, at);
    at += errors.length;
    for (const [key, shape] of tables) {
      const table = facts[key] as unknown as Columns;
      if (table.count === 0) continue;
      for (const column in shape) {
        cells.set(table[column]!, at);
        at += table.count;
      }
    }
    const length = this.#exports.write_facts!(names.length, lines.length, errors.length, ...counts) >>> 0;
    return new Uint8Array(this.#memory.buffer, this.#exports.out_address!() >>> 0, length);
  }

  #renew(): void {
    compiled ??= new WebAssembly.Module(Buffer.from(COLUMNS_WASM, 'base64'));
    const { exports } = new WebAssembly.Instance(compiled, {});
    this.#exports = exports;
    this.#memory = exports.memory as unknown as WebAssembly.Memory;
    const rules = new Uint8Array(this.#memory.buffer, exports.rules_address!() >>> 0, RULES * 4);
    rules.set(SHAPE);
    rules.set(MEMBERS, RULES);
    rules.set(IN_EXPRESSION, RULES * 2);
    rules[RULES * 3 + Role.Declaration] = 1;
  }
}
