import type { CondensedTree } from '../../syntax/condensed-tree.ts';
import { ownCopy } from '../../words/name-table.ts';
import { decodeEscapes } from './escapes.ts';

/**
 * The names of one file, each once. Names that the engine has interned are looked up by its id. What was a name in an earlier
 * file of the thread is the same string again: whoever looks it up after us finds its hash made.
 */
export class NameList {
  #tree: CondensedTree | null = null;
  /** The file's names, by row. */
  #list: string[] = [];
  /** All names of the thread. */
  #ids = new Map<string, number>();
  #all: string[] = [];
  /** Row of each of them, valid where the epoch is the file's. */
  readonly #rowOf = new Rows();
  /** The same of the engine's ids. */
  readonly #rowOfId = new Rows();
  /** Names of this file that are too long to be remembered for the next one. */
  #long: Map<string, number> | null = null;

  reset(tree: CondensedTree | null): void {
    this.#tree = tree;
    this.#list = [];
    this.#long = null;
    this.#rowOf.reset();
    this.#rowOfId.reset();
    // No repository can fill the memory with names.
    if (this.#all.length > MOST) {
      this.#ids = new Map();
      this.#all = [];
    }
  }

  get list(): readonly string[] {
    return this.#list;
  }

  ofText(text: string): number {
    if (text.length > REMEMBERED) return this.#ofLong(text);
    let id = this.#ids.get(text);
    if (id === undefined) {
      id = this.#all.length;
      const own = ownCopy(text);
      this.#ids.set(own, id);
      this.#all.push(own);
    }
    return this.#rowOf.has(id) ? this.#rowOf.row(id) : this.#rowOf.set(id, this.#list.push(this.#all[id]!) - 1);
  }

  #ofLong(text: string): number {
    this.#long ??= new Map();
    let row = this.#long.get(text);
    if (row === undefined) {
      row = this.#list.push(text) - 1;
      this.#long.set(text, row);
    }
    return row;
  }

  textOf(row: number): string {
    return this.#list[row]!;
  }

  /** Row of a name that the engine has interned; of one that it has not (-1), of the source from `start` to `end`. */
  ofTree(id: number, start: number, end: number): number {
    if (id < 0) return this.ofText(decodeEscapes(this.#tree!.text.slice(start, end)));
    if (this.#rowOfId.has(id)) return this.#rowOfId.row(id);
    return this.#rowOfId.set(id, this.ofText(decodeEscapes(this.#tree!.nameOf(id))));
  }
}

/** Rows by small numbers, all forgotten at once. */
class Rows {
  #row = new Int32Array(4096);
  #epochOf = new Int32Array(4096);
  #epoch = 1;

  reset(): void {
    this.#epoch++;
  }

  has(id: number): boolean {
    return this.#epochOf[id] === this.#epoch;
  }

  row(id: number): number {
    return this.#row[id]!;
  }

  set(id: number, row: number): number {
    if (id >= this.#row.length) this.#grow(id);
    this.#row[id] = row;
    this.#epochOf[id] = this.#epoch;
    return row;
  }

  #grow(id: number): void {
    const capacity = Math.max(id + 1, this.#row.length * 2);
    const rows = new Int32Array(capacity);
    rows.set(this.#row);
    this.#row = rows;
    const epochs = new Int32Array(capacity);
    epochs.set(this.#epochOf);
    this.#epochOf = epochs;
  }
}

/** Units of the longest name that is remembered beyond its file: strings of a program can be whole files. */
const REMEMBERED = 128;
/** Names that a thread remembers. */
const MOST = 1 << 18;
