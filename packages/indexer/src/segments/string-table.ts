import { ByteReader } from './bytes.ts';

/** The sorted strings of a segment. Each is decoded when it is asked for, once. */
export class StringTable {
  readonly #blob: Buffer;
  /** Where each string starts in the blob; one more than there are strings. */
  readonly #starts: Uint32Array;
  readonly #texts: (string | undefined)[] = [];
  readonly count: number;

  /** @throws MalformedBytes */
  constructor(blob: Uint8Array, lengths: Uint8Array) {
    this.#blob = Buffer.from(blob.buffer, blob.byteOffset, blob.length);
    const from = new ByteReader(lengths);
    const starts: number[] = [];
    let at = 1;
    while (from.at < lengths.length) {
      starts.push(at);
      at += from.uint() + 1;
    }
    this.count = starts.length;
    starts.push(at);
    this.#starts = Uint32Array.from(starts);
  }

  text(id: number): string {
    const known = this.#texts[id];
    if (known !== undefined) return known;
    const text = this.#blob.toString('utf8', this.#starts[id], this.#starts[id + 1]! - 1);
    this.#texts[id] = text;
    return text;
  }

  /** Id of a string, or -1. */
  find(text: string): number {
    let low = 0;
    let high = this.count - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const candidate = this.text(middle);
      if (candidate === text) return middle;
      if (candidate < text) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  /** Ids of the strings that hold this text, in order. */
  *containing(text: string): Iterable<number> {
    const needle = Buffer.from(text, 'utf8');
    if (needle.length === 0) return;
    for (let at = this.#blob.indexOf(needle); at >= 0; ) {
      const id = this.#idAt(at);
      yield id;
      at = this.#blob.indexOf(needle, this.#starts[id + 1]!);
    }
  }

  /** The string in which a byte of the blob lies. */
  #idAt(offset: number): number {
    let low = 0;
    let high = this.count - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (this.#starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
