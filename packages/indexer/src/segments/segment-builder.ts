import { FACTS_VERSION } from '../facts/facts.ts';
import { ByteWriter } from './bytes.ts';
import { Interner } from './interner.ts';
import { type NameRecord, remapped, writeRecord } from './name-record.ts';
import { writePostings } from './postings.ts';
import { encodeSections } from './section-file.ts';
import type { UnitInfo, UnitKey } from './unit.ts';
import { writeDirectory } from './unit-directory.ts';

export const SEGMENT_KIND = 'segment';

/** Bytes of facts from which on a segment is full: what is collected lies in memory until it is written. */
export const SEGMENT_BYTES = 64 * 1024 * 1024;

/** A unit in a builder. */
export interface CollectedUnit {
  readonly info: UnitInfo;
  /** With ids of the builder's interner. */
  readonly record: NameRecord;
  /** Encoded; empty where there are none. */
  readonly facts: Uint8Array;
}

/** Collects units and writes them as one segment. */
export class SegmentBuilder {
  readonly interner = new Interner();
  readonly #extractor: string;
  readonly #keys: UnitKey[] = [];
  readonly #infos: UnitInfo[] = [];
  readonly #records: NameRecord[] = [];
  readonly #facts: Uint8Array[] = [];
  #bytes = 0;

  /** @param extractor what the facts were extracted with: see languages/registry.ts */
  constructor(extractor: string) {
    this.#extractor = extractor;
  }

  get count(): number {
    return this.#keys.length;
  }

  /** Bytes of the facts that it holds. */
  get bytes(): number {
    return this.#bytes;
  }

  /** A unit that was added, by its number. */
  unit(unit: number): CollectedUnit {
    return { info: this.#infos[unit]!, record: this.#records[unit]!, facts: this.#facts[unit]! };
  }

  /** @param record with ids of this builder's interner */
  add(key: UnitKey, info: UnitInfo, record: NameRecord, facts: Uint8Array): void {
    this.#keys.push(key);
    this.#infos.push(info);
    this.#records.push(record);
    this.#facts.push(facts);
    this.#bytes += facts.length;
  }

  /** The segment's bytes. */
  encode(): Uint8Array {
    const { strings } = this.interner;
    const order = Uint32Array.from(strings.keys());
    // Code unit order: the one that a search by `<` of the reader agrees with.
    order.sort((a, b) => (strings[a]! < strings[b]! ? -1 : 1));
    const sortedId = new Uint32Array(strings.length);
    for (let at = 0; at < order.length; at++) sortedId[order[at]!] = at;
    const records = this.#records.map((record) => remapped(record, sortedId));

    const names = new ByteWriter(1 << 16);
    const namesLengths = records.map((record) => {
      const from = names.length;
      writeRecord(names, record);
      return names.length - from;
    });
    const labels = new Interner();
    const directory = writeDirectory(this.#keys, this.#infos, this.#facts, namesLengths, labels);
    const facts = new Uint8Array(this.#bytes);
    let factsAt = 0;
    for (const part of this.#facts) {
      facts.set(part, factsAt);
      factsAt += part.length;
    }
    const sections = new Map<string, Uint8Array>([
      ['directory', directory],
      ['oids', Buffer.from(this.#keys.map(({ oid }) => oid).join(''), 'hex')],
      ['labels', Buffer.from(JSON.stringify(labels.strings))],
      ...stringSections(order, strings),
      ...writePostings('words', records, strings.length, (record, add) => {
        const { names: ids, isWord } = record;
        for (let row = 0; row < ids.length; row++) if (isWord[row] === 1) add(ids[row]!);
      }),
      ...writePostings('importing', records, strings.length, (record, add) => record.importing.forEach(add)),
      ...writePostings('kinds', records, 64, (record, add) => record.kinds.forEach(add)),
      ['names', names.view()],
      ['facts', facts],
    ]);
    const values = { facts: FACTS_VERSION, extractor: this.#extractor, units: this.#keys.length };
    return encodeSections(SEGMENT_KIND, values, sections, new Set(['facts', 'oids']));
  }
}

/**
 * The strings in order, each behind a byte that UTF-8 never holds: then a search for a part of a string over the whole blob
 * cannot match across two of them.
 */
function stringSections(order: Uint32Array, strings: readonly string[]): [string, Uint8Array][] {
  const blob = new ByteWriter(1 << 16);
  const lengths = new ByteWriter(1 << 12);
  for (const id of order) {
    blob.byte(0xff);
    lengths.uint(blob.utf8(strings[id]!));
  }
  blob.byte(0xff);
  return [
    ['strings', blob.view()],
    ['stringLengths', lengths.view()],
  ];
}
