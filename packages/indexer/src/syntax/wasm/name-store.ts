/** Words of the Names record in native/names.h. */
const NAMES = { count: 0, offsets: 2, units: 4, words: 5 } as const;

/** The texts that the walk interned in one memory, decoded when one is asked for. */
export class NameStore {
  readonly #buffer: () => ArrayBuffer;
  readonly #record: number;
  readonly #decoded: (string | undefined)[] = [];

  /**
   * @param buffer the memory as it is now
   * @param record address of the Names record
   */
  constructor(buffer: () => ArrayBuffer, record: number) {
    this.#buffer = buffer;
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

  #decode(id: number): string {
    const buffer = this.#buffer();
    const record = new Uint32Array(buffer, this.#record, NAMES.words);
    if (!(id >= 0 && id < record[NAMES.count]!)) throw new RangeError(`No name has the number ${id}`);
    const [start, end] = new Uint32Array(buffer, record[NAMES.offsets]! + id * 4, 2);
    const units = new Uint16Array(buffer, record[NAMES.units]! + start! * 2, end! - start!);
    // Code units one by one, so that a lone surrogate stays what it is. In parts, because arguments go on the stack.
    let text = '';
    for (let at = 0; at < units.length; at += 4096) text += String.fromCharCode(...units.subarray(at, at + 4096));
    return text;
  }
}
