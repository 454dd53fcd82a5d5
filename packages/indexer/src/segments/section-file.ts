import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { SegmentDamaged } from './damage.ts';

/** Raise when the layout of segments or manifests changes: files of another version are not read. */
export const SCHEMA_VERSION = 5;

const MAGIC = Buffer.from('NONESUCH');
const PREFIX = 16;

/** Where the bytes of a segment come from: a file that is read in parts, or memory. */
export interface ByteSource {
  /** For messages. */
  readonly name: string;
  readonly size: number;
  /** @throws SegmentDamaged where fewer bytes are there */
  read(offset: number, length: number): Uint8Array;
  close(): void;
}

interface SectionEntry {
  readonly name: string;
  readonly offset: number;
  /** Bytes in the file. */
  readonly length: number;
  /** Checksum of the bytes in the file. */
  readonly crc: number;
  /** Length once inflated; 0 where the section is not compressed. */
  readonly inflated: number;
}

/** Sections of at least this many bytes are compressed where they are read as a whole. */
const WORTH_COMPRESSING = 512;

/** Values that a file's header carries beside the section table. */
export type HeaderValues = Readonly<Record<string, string | number>>;

/**
 * A file of named sections: magic, length and checksum of the header, the header (JSON), then the sections, each with its
 * checksum in the header. Sections start at multiples of 8.
 *
 * @param asIs sections that are not compressed: those that are read in parts, and ids
 */
export function encodeSections(
  kind: string,
  values: HeaderValues,
  sections: ReadonlyMap<string, Uint8Array>,
  asIs: ReadonlySet<string> = new Set(),
): Uint8Array {
  // Offsets count from the end of the header, so that the header's own length does not matter to them.
  let offset = 0;
  const table: SectionEntry[] = [];
  const stored: Uint8Array[] = [];
  for (const [name, plain] of sections) {
    const deflated = asIs.has(name) || plain.length < WORTH_COMPRESSING ? null : deflateRawSync(plain, { level: 1 });
    const bytes = deflated && deflated.length < plain.length * 0.9 ? deflated : plain;
    stored.push(bytes);
    table.push({ name, offset, length: bytes.length, crc: crc32(bytes), inflated: bytes === plain ? 0 : plain.length });
    offset = (offset + bytes.length + 7) & ~7;
  }
  const header = Buffer.from(JSON.stringify({ kind, schema: SCHEMA_VERSION, values, size: offset, sections: table }));
  const start = (PREFIX + header.length + 7) & ~7;
  const file = new Uint8Array(start + offset);
  const view = new DataView(file.buffer);
  file.set(MAGIC, 0);
  view.setUint32(8, header.length, true);
  view.setUint32(12, crc32(header), true);
  file.set(header, PREFIX);
  table.forEach((entry, at) => {
    file.set(stored[at]!, start + entry.offset);
  });
  return file;
}

/** A file of sections, opened: the header is read, and each section when it is asked for. */
export class SectionFile {
  readonly source: ByteSource;
  readonly values: HeaderValues;
  readonly #start: number;
  readonly #sections = new Map<string, SectionEntry>();

  /** @throws SegmentDamaged where the header is not that of a whole file of this kind and version */
  constructor(source: ByteSource, kind: string) {
    this.source = source;
    const prefix = Buffer.from(source.read(0, PREFIX));
    if (!prefix.subarray(0, 8).equals(MAGIC)) throw new SegmentDamaged(source.name, 'magic');
    const length = prefix.readUInt32LE(8);
    if (length > source.size - PREFIX) throw new SegmentDamaged(source.name, 'header length');
    const bytes = Buffer.from(source.read(PREFIX, length));
    if (crc32(bytes) !== prefix.readUInt32LE(12)) throw new SegmentDamaged(source.name, 'header');
    // The checksum holds: what follows is what a writer wrote.
    const header = JSON.parse(bytes.toString('utf8')) as {
      kind: string;
      schema: number;
      values: HeaderValues;
      size: number;
      sections: SectionEntry[];
    };
    if (header.kind !== kind || header.schema !== SCHEMA_VERSION) throw new SegmentDamaged(source.name, 'version');
    this.#start = (PREFIX + length + 7) & ~7;
    if (source.size !== this.#start + header.size) throw new SegmentDamaged(source.name, 'length');
    this.values = header.values;
    for (const entry of header.sections) this.#sections.set(entry.name, entry);
  }

  /** A whole section, its checksum verified. */
  section(name: string): Uint8Array {
    const entry = this.#entry(name);
    const bytes = this.#stored(entry);
    return entry.inflated === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: entry.inflated });
  }

  /** A part of a section: its checksum is the caller's to know. */
  slice(name: string, offset: number, length: number, crc: number): Uint8Array {
    const entry = this.#entry(name);
    if (offset + length > entry.length) throw new SegmentDamaged(this.source.name, name);
    const bytes = this.source.read(this.#start + entry.offset + offset, length);
    if (crc32(bytes) !== crc) throw new SegmentDamaged(this.source.name, name);
    return bytes;
  }

  /** Reads every section once. @throws SegmentDamaged */
  verify(): void {
    for (const entry of this.#sections.values()) this.#stored(entry);
  }

  #stored(entry: SectionEntry): Uint8Array {
    const bytes = this.source.read(this.#start + entry.offset, entry.length);
    if (crc32(bytes) !== entry.crc) throw new SegmentDamaged(this.source.name, entry.name);
    return bytes;
  }

  #entry(name: string): SectionEntry {
    const entry = this.#sections.get(name);
    if (!entry) throw new SegmentDamaged(this.source.name, `no section ${name}`);
    return entry;
  }
}
