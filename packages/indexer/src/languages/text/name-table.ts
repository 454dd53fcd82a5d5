/**
 * Names by their first appearance. A word is looked up where it stands in the text, without making a string of it: most
 * words of a file are repetitions.
 */
export class NameTable {
  #text = '';
  #names: string[] = [];
  #hashes = new Int32Array(SMALL);
  #count = 0;
  /** Name row + 1 by hash, open addressing; 0 is free. */
  #slots = new Int32Array(SMALL);

  reset(text: string): void {
    this.#text = text;
    this.#names = [];
    this.#count = 0;
    if (this.#slots.length > SMALL) this.#slots = new Int32Array(SMALL);
    else this.#slots.fill(0);
  }

  /** The names in the order of their rows. The table starts a new list at its next reset. */
  get names(): readonly string[] {
    return this.#names;
  }

  /** Row of the text from `start` to `end`. */
  of(start: number, end: number): number {
    const text = this.#text;
    let hash = SEED;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FACTOR);
    return this.ofHashed(start, end, hash);
  }

  /** As `of`, for whoever has seen each unit already: `hash = Math.imul(hash ^ unit, FACTOR)`, from `SEED` on. */
  ofHashed(start: number, end: number, unmixed: number): number {
    const text = this.#text;
    const hash = unmixed ^ (unmixed >>> 15);
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = hash & mask;
    const hashes = this.#hashes;
    for (let row = slots[slot]!; row !== 0; row = slots[slot]!) {
      if (hashes[row - 1] === hash && this.#same(row - 1, start, end)) return row - 1;
      slot = (slot + 1) & mask;
    }
    return this.#insert(slot, hash, text.slice(start, end));
  }

  /** Row of a name that does not stand in the text as it is: a decoded one. */
  ofName(name: string): number {
    let hash = SEED;
    for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), FACTOR);
    hash ^= hash >>> 15;
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (let row = this.#slots[slot]!; row !== 0; row = this.#slots[slot]!) {
      if (this.#names[row - 1] === name) return row - 1;
      slot = (slot + 1) & mask;
    }
    return this.#insert(slot, hash, name);
  }

  #same(row: number, start: number, end: number): boolean {
    const name = this.#names[row]!;
    if (name.length !== end - start) return false;
    for (let at = 0; at < name.length; at++) {
      if (name.charCodeAt(at) !== this.#text.charCodeAt(start + at)) return false;
    }
    return true;
  }

  #insert(slot: number, hash: number, name: string): number {
    const row = this.#count++;
    this.#names.push(name);
    this.#hashes[row] = hash;
    this.#slots[slot] = row + 1;
    if (row * 2 > this.#slots.length) this.#grow();
    return row;
  }

  #grow(): void {
    const slots = new Int32Array(this.#slots.length * 4);
    const mask = slots.length - 1;
    const hashes = new Int32Array(slots.length);
    // Those of a longer text before may take more room than this one has.
    hashes.set(this.#hashes.subarray(0, this.#count));
    this.#hashes = hashes;
    for (let row = 0; row < this.#count; row++) {
      let slot = this.#hashes[row]! & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = row + 1;
    }
    this.#slots = slots;
  }
}

const SMALL = 4096;
export const SEED = 0x811c9dc5 | 0;
/** Another one in each process, so that nobody can write a file whose words all fall into one slot. Rows do not depend on it. */
export const FACTOR = (0x9e3779b1 ^ (Math.floor(Math.random() * 0x7ffffff) << 1)) | 1;
