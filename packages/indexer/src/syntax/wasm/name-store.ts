import type { Runtime } from './runtime.ts';

/** Words of the Names record in native/names.h. */
const COUNT = 0;
const OFFSETS = 2;
const UNITS = 4;

/** The texts that the walk interned, decoded when one is asked for. Numbers are stable across memories. */
export class NameStore {
  readonly #decoded: (string | undefined)[] = [];
  #runtime: Runtime;
  #record: number;

  /** @param record address of the Names record */
  constructor(runtime: Runtime, record: number) {
    this.#runtime = runtime;
    this.#record = record;
  }

  textOf(id: number): string {
    let text = this.#decoded[id];
    if (text === undefined) {
      text = this.#decode(id);
      this.#decoded[id] = text;
    }
    return text;
  }

  /** Hands every text over to the walk of a new memory, under the same numbers, and reads from there henceforth. */
  moveTo(runtime: Runtime, walk: WebAssembly.Exports): void {
    const from = this.#runtime.memory.buffer;
    const { count, offsets, units } = this.#address();
    const record = walk.names_address!() >>> 0;
    if (count > 0) {
      const end = new Uint32Array(from, offsets, count + 1)[count]!;
      const newOffsets = runtime.place(new Uint8Array(from, offsets, (count + 1) * 4));
      const newUnits = runtime.place(new Uint8Array(from, units, end * 2));
      walk.names_restore!(newUnits, newOffsets, count);
      runtime.free(newUnits);
      runtime.free(newOffsets);
    }
    this.#runtime = runtime;
    this.#record = record;
  }

  #decode(id: number): string {
    const { count, offsets, units } = this.#address();
    if (!(id >= 0 && id < count)) throw new RangeError(`No name has the number ${id}`);
    const buffer = this.#runtime.memory.buffer;
    const [start, end] = new Uint32Array(buffer, offsets + id * 4, 2);
    const text = new Uint16Array(buffer, units + start! * 2, end! - start!);
    // Code units one by one, so that a lone surrogate stays what it is. In parts, because arguments go on the stack.
    let decoded = '';
    for (let at = 0; at < text.length; at += 4096) decoded += String.fromCharCode(...text.subarray(at, at + 4096));
    return decoded;
  }

  #address(): { count: number; offsets: number; units: number } {
    const words = new Uint32Array(this.#runtime.memory.buffer, this.#record, 5);
    return { count: words[COUNT]!, offsets: words[OFFSETS]!, units: words[UNITS]! };
  }
}
