import type { CondensedTree } from '../../syntax/condensed-tree.ts';
import { EpochRows } from '../../words/epoch-rows.ts';
import { ownCopy } from '../../words/name-table.ts';
import { wordFinder } from '../../words/word-finder.ts';
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
  readonly #rowOf = new EpochRows();
  /** Id of each name by the number that the engine has for it, and by that of the finder. */
  readonly #ofTree = new Ids();
  readonly #ofFound = new Ids();
  readonly #finder = wordFinder();
  #nameOf: CondensedTree['nameOf'] | null = null;
  #generation = -1;
  /** Names of this file that are too long to be remembered for the next one. */
  #long: Map<string, number> | null = null;

  reset(tree: CondensedTree | null): void {
    this.#tree = tree;
    this.#list = [];
    this.#long = null;
    this.#rowOf.reset();
    // No repository can fill the memory with names.
    if (this.#all.length > MOST) {
      this.#ids = new Map();
      this.#all = [];
      this.#ofTree.clear();
      this.#ofFound.clear();
    }
    if (tree !== null && tree.nameOf !== this.#nameOf) {
      this.#nameOf = tree.nameOf;
      this.#ofTree.clear();
    }
    if (this.#finder.generation !== this.#generation) {
      this.#generation = this.#finder.generation;
      this.#ofFound.clear();
    }
  }

  get list(): readonly string[] {
    return this.#list;
  }

  ofText(text: string): number {
    return text.length > REMEMBERED ? this.#ofLong(text) : this.#ofId(this.#idOf(text));
  }

  #idOf(text: string): number {
    let id = this.#ids.get(text);
    if (id === undefined) {
      id = this.#all.length;
      const own = ownCopy(text);
      this.#ids.set(own, id);
      this.#all.push(own);
    }
    return id;
  }

  #ofId(id: number): number {
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

  /** Row of the name from `start` to `end`, and the engine's number for it, or -1 where it has none. */
  ofTree(id: number, start: number, end: number): number {
    if (id < 0) return this.ofText(decodeEscapes(this.#tree!.text.slice(start, end)));
    const known = this.#ofTree.get(id);
    return known >= 0
      ? this.#ofId(known)
      : this.#learn(this.#ofTree, id, decodeEscapes(this.#tree!.text.slice(start, end)));
  }

  /** Row of a word that the finder has found at an offset. */
  ofFound(id: number, start: number): number {
    const known = this.#ofFound.get(id);
    return known >= 0 ? this.#ofId(known) : this.#learn(this.#ofFound, id, this.#finder.textOf(id, start));
  }

  #learn(ids: Ids, number: number, text: string): number {
    if (text.length > REMEMBERED) return this.#ofLong(text);
    const id = this.#idOf(text);
    ids.set(number, id);
    return this.#ofId(id);
  }
}

/** Ids by small numbers. */
class Ids {
  /** Each id plus 1; 0 is none. */
  #ids = new Int32Array(4096);

  /** The id, or -1. */
  get(number: number): number {
    return number < this.#ids.length ? this.#ids[number]! - 1 : -1;
  }

  set(number: number, id: number): void {
    if (number >= this.#ids.length) {
      const wider = new Int32Array(Math.max(number + 1, this.#ids.length * 2));
      wider.set(this.#ids);
      this.#ids = wider;
    }
    this.#ids[number] = id + 1;
  }

  clear(): void {
    this.#ids.fill(0);
  }
}

/** Units of the longest name that is remembered beyond its file: strings of a program can be whole files. */
const REMEMBERED = 128;
/** Names that a thread remembers. */
const MOST = 1 << 18;
