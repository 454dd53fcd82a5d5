import { ByteReader, ByteWriter, MalformedBytes } from './bytes.ts';
import type { NameRecord } from './name-record.ts';

/**
 * Postings: for each id the ascending list of units that have it, as differences. The ids that have any are a list of
 * differences too, so that a sparse set of postings costs nothing for the others.
 *
 * @param ids how many ids there are
 * @param each calls `add` once or more for each id of a record
 */
export function writePostings(
  section: string,
  records: readonly NameRecord[],
  ids: number,
  each: (record: NameRecord, add: (id: number) => void) => void,
): [string, Uint8Array][] {
  const counts = new Uint32Array(ids + 1);
  const lastUnit = new Int32Array(ids).fill(-1);
  records.forEach((record, unit) => {
    each(record, (id) => {
      if (lastUnit[id] === unit) return;
      lastUnit[id] = unit;
      counts[id]!++;
    });
  });
  const starts = new Uint32Array(ids + 1);
  for (let id = 0; id < ids; id++) starts[id + 1] = starts[id]! + counts[id]!;
  const units = new Uint32Array(starts[ids]!);
  const filled = starts.slice();
  lastUnit.fill(-1);
  records.forEach((record, unit) => {
    each(record, (id) => {
      if (lastUnit[id] === unit) return;
      lastUnit[id] = unit;
      units[filled[id]!++] = unit;
    });
  });
  const directory = new ByteWriter(1 << 12);
  const lists = new ByteWriter(units.length + 16);
  let lastId = 0;
  for (let id = 0; id < ids; id++) {
    if (counts[id] === 0) continue;
    const from = lists.length;
    let last = 0;
    for (let at = starts[id]!; at < starts[id + 1]!; at++) {
      lists.uint(units[at]! - last);
      last = units[at]!;
    }
    directory.uint(id - lastId);
    directory.uint(lists.length - from);
    lastId = id;
  }
  return [
    [`${section}Directory`, directory.view()],
    [`${section}Postings`, lists.view()],
  ];
}

/** Postings as they are read. */
export class Postings {
  /** Start of each id's list, and its end in the next element; equal where it has none. */
  readonly #starts: Uint32Array;
  readonly #lists: Uint8Array;

  /** @throws MalformedBytes */
  constructor(directory: Uint8Array, lists: Uint8Array, ids: number) {
    this.#lists = lists;
    this.#starts = new Uint32Array(ids + 1);
    const from = new ByteReader(directory);
    let id = 0;
    let at = 0;
    let next = 0;
    while (from.at < directory.length) {
      id += from.uint();
      if (id >= ids) throw new MalformedBytes('a posting of no id');
      while (next <= id) this.#starts[next++] = at;
      at += from.uint();
    }
    while (next <= ids) this.#starts[next++] = at;
  }

  has(id: number): boolean {
    return this.#starts[id + 1]! > this.#starts[id]!;
  }

  units(id: number): number[] {
    const units: number[] = [];
    if (id < 0 || id >= this.#starts.length - 1) return units;
    const from = new ByteReader(this.#lists, this.#starts[id]);
    const end = this.#starts[id + 1]!;
    let unit = 0;
    while (from.at < end) {
      unit += from.uint();
      units.push(unit);
    }
    return units;
  }
}
