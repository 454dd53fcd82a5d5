import type { TextEncoding } from '../decode/decode.ts';
import { FACTS_VERSION, type Facts } from '../facts/facts.ts';
import { ByteReader, MalformedBytes } from './bytes.ts';
import { SegmentDamaged } from './damage.ts';
import { decodeFacts } from './facts-codec.ts';
import { type NameRecord, readRecord } from './name-record.ts';
import { Postings } from './postings.ts';
import { type ByteSource, SectionFile } from './section-file.ts';
import { SEGMENT_KIND } from './segment-builder.ts';
import { StringTable } from './string-table.ts';
import { keyText, UNIT_STATES, type UnitInfo, type UnitKey } from './unit.ts';

/** A word, or a compound of words: not every name that a file gives something is one. */
const WORD = /^[\w$\u0080-\uffff-]+$/;

interface Unit {
  readonly key: UnitKey;
  readonly info: UnitInfo;
  readonly factsAt: number;
  readonly factsLength: number;
  readonly factsCrc: number;
  readonly namesAt: number;
  readonly namesLength: number;
}

/** An opened segment. Its header and directory are read at once, all else when it is asked for, each under its checksum. */
export class Segment {
  readonly name: string;
  /** What its facts were extracted with. */
  readonly extractor: string;
  readonly #file: SectionFile;
  readonly #units: Unit[] = [];
  readonly #byKey = new Map<string, number>();
  readonly #cached = new Map<string, unknown>();

  /** @throws SegmentDamaged */
  constructor(source: ByteSource) {
    this.name = source.name;
    this.#file = new SectionFile(source, SEGMENT_KIND);
    if (this.#file.values.facts !== FACTS_VERSION) throw new SegmentDamaged(source.name, 'version of the facts');
    this.extractor = String(this.#file.values.extractor);
    this.#guard('directory', () => this.#readDirectory());
  }

  get count(): number {
    return this.#units.length;
  }

  /** Size in bytes. */
  get size(): number {
    return this.#file.source.size;
  }

  /** The unit of a key, or -1. */
  find(key: UnitKey): number {
    return this.#byKey.get(keyText(key)) ?? -1;
  }

  /** Whether only the words of a unit are known so far: of a text that is read, facts always have some bytes. */
  pending(unit: number): boolean {
    const { info, factsLength } = this.#units[unit]!;
    return info.state === 'read' && factsLength === 0;
  }

  key(unit: number): UnitKey {
    return this.#units[unit]!.key;
  }

  info(unit: number): UnitInfo {
    return this.#units[unit]!.info;
  }

  /** Facts of a unit, or null where its state has none. @throws SegmentDamaged */
  facts(unit: number): Facts | null {
    const { factsLength } = this.#units[unit]!;
    if (factsLength === 0) return null;
    return this.#guard('facts', () => {
      const names = Array.from(this.record(unit).names, (id) => this.strings.text(id));
      return decodeFacts(this.factsBytes(unit), names);
    });
  }

  /** The encoded facts, without their names: what a merge copies. @throws SegmentDamaged */
  factsBytes(unit: number): Uint8Array {
    const { factsAt, factsLength, factsCrc } = this.#units[unit]!;
    return factsLength === 0 ? new Uint8Array(0) : this.#file.slice('facts', factsAt, factsLength, factsCrc);
  }

  /** @throws SegmentDamaged */
  record(unit: number): NameRecord {
    const { namesAt, namesLength } = this.#units[unit]!;
    const names = this.#section('names');
    return this.#guard('names', () => readRecord(new ByteReader(names.subarray(namesAt, namesAt + namesLength))));
  }

  /** Units that have this word. @throws SegmentDamaged */
  withWord(word: string): number[] {
    return this.#listed('words', this.strings.find(word), this.strings.count);
  }

  /** Units with an import whose specifier is filed under this key: see words/specifier-segments.ts. @throws SegmentDamaged */
  importing(key: string): number[] {
    return this.#listed('importing', this.strings.find(key), this.strings.count);
  }

  /** Units with an import of this kind. @throws SegmentDamaged */
  withImportKind(kind: number): number[] {
    return this.#listed('kinds', kind, 64);
  }

  /** Words that hold this text and are longer. @throws SegmentDamaged */
  *longerWords(text: string): Iterable<string> {
    const words = this.#postings('words', this.strings.count);
    for (const id of this.strings.containing(text)) {
      const word = this.strings.text(id);
      if (word !== text && words.has(id) && WORD.test(word)) yield word;
    }
  }

  get strings(): StringTable {
    return this.#once('strings', () => new StringTable(this.#section('strings'), this.#section('stringLengths')));
  }

  /** Reads all of it and verifies every checksum. @throws SegmentDamaged */
  verify(): void {
    this.#file.verify();
  }

  close(): void {
    this.#file.source.close();
  }

  #listed(section: string, id: number, ids: number): number[] {
    if (id < 0) return [];
    const postings = this.#postings(section, ids);
    return this.#guard(section, () => postings.units(id));
  }

  #postings(section: string, ids: number): Postings {
    return this.#once(
      `${section}/postings`,
      () => new Postings(this.#section(`${section}Directory`), this.#section(`${section}Postings`), ids),
    );
  }

  #section(name: string): Uint8Array {
    return this.#once(`section ${name}`, () => this.#file.section(name));
  }

  /** Keeps what was read once. A failure is not kept: it fails again, or succeeds. */
  #once<T>(key: string, read: () => T): T {
    if (!this.#cached.has(key)) this.#cached.set(key, this.#guard(key, read));
    return this.#cached.get(key) as T;
  }

  #guard<T>(part: string, read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (error instanceof MalformedBytes) throw new SegmentDamaged(this.name, `${part}: ${error.message}`);
      throw error;
    }
  }

  #readDirectory(): void {
    const labels = JSON.parse(Buffer.from(this.#file.section('labels')).toString('utf8')) as string[];
    const bytes = this.#file.section('directory');
    const from = new ByteReader(bytes);
    const label = (coded: number): string | null => (coded === 0 ? null : labels[coded - 1]!);
    let factsAt = 0;
    let namesAt = 0;
    while (from.at < bytes.length) {
      const oid = Buffer.from(from.raw(from.byte())).toString('hex');
      const key: UnitKey = { oid, room: labels[from.uint()]!, variant: labels[from.uint()]! };
      const state = UNIT_STATES[from.byte()]!;
      const info: UnitInfo = {
        state,
        reason: label(from.uint()),
        room: label(from.uint()),
        encoding: label(from.uint()) as TextEncoding | null,
        bytes: from.uint(),
        flags: from.uint(),
      };
      const factsLength = from.uint();
      const factsCrc = from.uint();
      const namesLength = from.uint();
      this.#byKey.set(keyText(key), this.#units.length);
      this.#units.push({ key, info, factsAt, factsLength, factsCrc, namesAt, namesLength });
      factsAt += factsLength;
      namesAt += namesLength;
    }
  }
}
