import { FACTS_VERSION, type Facts } from '../facts/facts.ts';
import { ByteReader, MalformedBytes } from './bytes.ts';
import { SegmentDamaged } from './damage.ts';
import { decodeFacts } from './facts-codec.ts';
import { type NameRecord, readRecord, readSpecifiers } from './name-record.ts';
import { Postings } from './postings.ts';
import { type ByteSource, SectionFile } from './section-file.ts';
import { SEGMENT_KIND } from './segment-builder.ts';
import { StringTable } from './string-table.ts';
import type { UnitInfo, UnitKey } from './unit.ts';
import { UnitDirectory } from './unit-directory.ts';

/** A word, or a compound of words: not every name that a file gives something is one. */
const WORD = /^[\w$\u0080-\uffff-]+$/;

/** An opened segment. Its header and directory are read at once, all else when it is asked for, each under its checksum. */
export class Segment {
  readonly name: string;
  /** What its facts were extracted with. */
  readonly extractor: string;
  readonly #file: SectionFile;
  readonly #units: UnitDirectory;
  readonly #cached = new Map<string, unknown>();
  readonly #specifiers: (readonly string[])[] = [];

  /** @throws SegmentDamaged */
  constructor(source: ByteSource) {
    this.name = source.name;
    this.#file = new SectionFile(source, SEGMENT_KIND);
    if (this.#file.values.facts !== FACTS_VERSION) throw new SegmentDamaged(source.name, 'version of the facts');
    this.extractor = String(this.#file.values.extractor);
    this.#units = this.#guard('directory', () => this.#readDirectory());
  }

  get count(): number {
    return this.#units.count;
  }

  /** Size in bytes. */
  get size(): number {
    return this.#file.source.size;
  }

  /** The unit of a key, or -1. */
  find(key: UnitKey): number {
    return this.#units.find(key);
  }

  /** Whether only the words of a unit are known so far: of a text that is read, facts always have some bytes. */
  pending(unit: number): boolean {
    return this.#units.pending(unit);
  }

  key(unit: number): UnitKey {
    return this.#units.key(unit);
  }

  info(unit: number): UnitInfo {
    return this.#units.info(unit);
  }

  /** Facts of a unit, or null where its state has none. @throws SegmentDamaged */
  facts(unit: number): Facts | null {
    if (this.#units.facts(unit).length === 0) return null;
    return this.#guard('facts', () => {
      const names = Array.from(this.record(unit).names, (id) => this.strings.text(id));
      return decodeFacts(this.factsBytes(unit), names);
    });
  }

  /** The encoded facts, without their names: what a merge copies. @throws SegmentDamaged */
  factsBytes(unit: number): Uint8Array {
    const { at, length, crc } = this.#units.facts(unit);
    return length === 0 ? new Uint8Array(0) : this.#file.slice('facts', at, length, crc);
  }

  /** What stands in the imports of a unit: see NameRecord. Costs next to nothing. @throws SegmentDamaged */
  specifiers(unit: number): readonly string[] {
    const known = this.#specifiers[unit];
    if (known) return known;
    const names = this.#section('names');
    const [from, to] = this.#units.names(unit);
    const ids = this.#guard('names', () => readSpecifiers(new ByteReader(names.subarray(from, to))));
    const texts = Array.from(ids, (id) => this.strings.text(id));
    this.#specifiers[unit] = texts;
    return texts;
  }

  /** @throws SegmentDamaged */
  record(unit: number): NameRecord {
    const names = this.#section('names');
    return this.#guard('names', () => readRecord(new ByteReader(names.subarray(...this.#units.names(unit)))));
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

  #readDirectory(): UnitDirectory {
    const labels = JSON.parse(Buffer.from(this.#file.section('labels')).toString('utf8')) as string[];
    return new UnitDirectory(this.#file.section('directory'), this.#file.section('oids'), labels);
  }
}
