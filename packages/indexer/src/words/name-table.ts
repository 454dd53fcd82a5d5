/**
 * Names by their first appearance in a file. A word is looked up where it stands in the text, without making a string of it:
 * most words of a file are repetitions. What was a name in an earlier file of the thread is the same string again, so that
 * nobody has to make or hash it anew.
 */
export class NameTable {
  #text = '';
  /** The file's names, by row. */
  #names: string[] = [];
  /** All names of the thread, by id. */
  #all: string[] = [];
  #hashes = new Int32Array(SMALL);
  /** Row of each id, valid where the epoch is the file's. */
  #rowOf = new Int32Array(SMALL);
  #epochOf = new Int32Array(SMALL);
  #epoch = 0;
  /** Rows of the names of this file that are too long to be remembered for the next one. */
  #long: Map<string, number> | null = null;
  /** Id + 1 by hash, open addressing; 0 is free. */
  #slots = new Int32Array(SMALL * 2);

  reset(text: string): void {
    this.#text = text;
    this.#names = [];
    this.#long = null;
    this.#epoch++;
    if (this.#all.length > MOST) this.#forget();
  }

  /** The names in the order of their rows. The table starts a new list at its next reset. */
  get names(): readonly string[] {
    return this.#names;
  }

  /** Row of the text from `start` to `end`. */
  of(start: number, end: number): number {
    const text = this.#text;
    if (end - start > REMEMBERED) return this.#ofLong(text.slice(start, end));
    let hash = SEED;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FACTOR);
    return this.ofHashed(start, end, hash);
  }

  /** As `of`, for whoever has seen each unit already: `hash = Math.imul(hash ^ unit, FACTOR)`, from `SEED` on. */
  ofHashed(start: number, end: number, unmixed: number): number {
    if (end - start > REMEMBERED) return this.#ofLong(this.#text.slice(start, end));
    const text = this.#text;
    const hash = unmixed ^ (unmixed >>> 15);
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = hash & mask;
    const hashes = this.#hashes;
    for (let next = slots[slot]!; next !== 0; next = slots[slot]!) {
      const id = next - 1;
      if (hashes[id] === hash && this.#same(id, start, end)) {
        return this.#epochOf[id] === this.#epoch ? this.#rowOf[id]! : this.#enter(id);
      }
      slot = (slot + 1) & mask;
    }
    return this.#insert(slot, hash, ownCopy(text.slice(start, end)));
  }

  /** Row of a name that does not stand in the text as it is: a decoded one. */
  ofName(name: string): number {
    if (name.length > REMEMBERED) return this.#ofLong(name);
    let hash = SEED;
    for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), FACTOR);
    hash ^= hash >>> 15;
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (let next = this.#slots[slot]!; next !== 0; next = this.#slots[slot]!) {
      const id = next - 1;
      if (this.#all[id] === name) return this.#epochOf[id] === this.#epoch ? this.#rowOf[id]! : this.#enter(id);
      slot = (slot + 1) & mask;
    }
    return this.#insert(slot, hash, name);
  }

  /** Strings of a program can be whole files: those are a name of their own file only. */
  #ofLong(name: string): number {
    this.#long ??= new Map();
    let row = this.#long.get(name);
    if (row === undefined) {
      row = this.#names.length;
      this.#names.push(name);
      this.#long.set(name, row);
    }
    return row;
  }

  #same(id: number, start: number, end: number): boolean {
    const name = this.#all[id]!;
    if (name.length !== end - start) return false;
    const text = this.#text;
    for (let at = 0; at < name.length; at++) if (name.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
    return true;
  }

  #enter(id: number): number {
    const row = this.#names.length;
    this.#names.push(this.#all[id]!);
    this.#rowOf[id] = row;
    this.#epochOf[id] = this.#epoch;
    return row;
  }

  #insert(slot: number, hash: number, name: string): number {
    const id = this.#all.length;
    if (id === this.#hashes.length) this.#widen();
    this.#all.push(name);
    this.#hashes[id] = hash;
    this.#slots[slot] = id + 1;
    if (id * 2 > this.#slots.length) this.#rehash();
    return this.#enter(id);
  }

  #widen(): void {
    const length = this.#hashes.length * 2;
    this.#hashes = wider(this.#hashes, length);
    this.#rowOf = wider(this.#rowOf, length);
    this.#epochOf = wider(this.#epochOf, length);
  }

  #rehash(): void {
    const slots = new Int32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (let id = 0; id < this.#all.length; id++) {
      let slot = this.#hashes[id]! & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = id + 1;
    }
    this.#slots = slots;
  }

  /** No repository can fill the memory with names: from time to time the table begins anew. */
  #forget(): void {
    this.#all = [];
    this.#hashes = new Int32Array(SMALL);
    this.#rowOf = new Int32Array(SMALL);
    this.#epochOf = new Int32Array(SMALL);
    this.#slots = new Int32Array(SMALL * 2);
  }
}

/** The same text, in a memory of its own: a slice would keep all of what it was cut from for as long as it is known. */
export function ownCopy(text: string): string {
  const { length } = text;
  if (length < SLICED) return text;
  if (length > scratch.length) return Buffer.from(text, 'utf16le').toString('utf16le');
  for (let at = 0; at < length; at++) {
    const unit = text.charCodeAt(at);
    if (unit > 255) return Buffer.from(text, 'utf16le').toString('utf16le');
    scratch[at] = unit;
  }
  return scratch.toString('latin1', 0, length);
}

function wider(column: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(length);
  grown.set(column);
  return grown;
}

const scratch = Buffer.alloc(256);
const SMALL = 4096;
/** Units of the longest name that is remembered beyond its file. */
const REMEMBERED = 128;
/** Names that a thread remembers. */
const MOST = 1 << 18;
/** Strings from this length on are slices of the one that they are taken from. */
const SLICED = 13;
export const SEED = 0x811c9dc5 | 0;
/** Another one in each process, so that nobody can write a file whose words all fall into one slot. Rows do not depend on it. */
export const FACTOR = (0x9e3779b1 ^ (Math.floor(Math.random() * 0x7ffffff) << 1)) | 1;
