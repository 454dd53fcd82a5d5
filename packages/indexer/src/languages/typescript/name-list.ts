import type { CondensedTree } from '../../syntax/condensed-tree.ts';
import { decodeEscapes } from './escapes.ts';

/** The names of one file, each once. Names that the engine has interned are looked up by its id. */
export class NameList {
  #rows = new Map<string, number>();
  #list: string[] = [];
  #tree: CondensedTree | null = null;
  #text = '';
  /** Row of each of the engine's ids, valid where the epoch is the file's. */
  #rowOfId = new Int32Array(4096);
  #epochOfId = new Int32Array(4096);
  #epoch = 0;

  reset(tree: CondensedTree | null): void {
    this.#tree = tree;
    this.#text = tree === null ? '' : tree.text;
    this.#rows = new Map();
    this.#list = [];
    this.#epoch++;
  }

  get list(): readonly string[] {
    return this.#list;
  }

  ofText(text: string): number {
    let row = this.#rows.get(text);
    if (row === undefined) {
      row = this.#list.length;
      this.#list.push(text);
      this.#rows.set(text, row);
    }
    return row;
  }

  textOf(row: number): string {
    return this.#list[row]!;
  }

  /** Row of a name that the engine has interned; of one that it has not (-1), of the source from `start` to `end`. */
  ofTree(id: number, start: number, end: number): number {
    if (id < 0) return this.ofText(decodeEscapes(this.#text.slice(start, end)));
    if (id >= this.#rowOfId.length) this.#grow(id);
    if (this.#epochOfId[id] === this.#epoch) return this.#rowOfId[id]!;
    const row = this.ofText(decodeEscapes(this.#tree!.nameOf(id)));
    this.#epochOfId[id] = this.#epoch;
    this.#rowOfId[id] = row;
    return row;
  }

  #grow(id: number): void {
    const capacity = Math.max(id + 1, this.#rowOfId.length * 2);
    const rows = new Int32Array(capacity);
    rows.set(this.#rowOfId);
    this.#rowOfId = rows;
    const epochs = new Int32Array(capacity);
    epochs.set(this.#epochOfId);
    this.#epochOfId = epochs;
  }
}
