import type { Facts } from '../facts/facts.ts';
import type { BlobPlace } from '../git/blob-reader.ts';
import { BlobsNow } from '../git/blobs-now.ts';
import type { Rooms } from '../languages/registry.ts';
import { unitKey } from '../languages/unit-key.ts';
import type { Extractor } from '../pipeline/extractor.ts';
import { ByteWriter } from '../segments/bytes.ts';
import { encodeFacts } from '../segments/facts-codec.ts';
import { EMPTY_RECORD, recordOf } from '../segments/name-record.ts';
import { SegmentBuilder } from '../segments/segment-builder.ts';
import { keyText, type UnitInfo, type UnitKey } from '../segments/unit.ts';
import type { PlacedFile } from '../view/index-view.ts';
import type { PendingFacts } from '../view/pending-facts.ts';

/** Text, in UTF-16 units, whose facts are kept as they are. What was used longest ago is extracted again. */
const LARGEST = 96 * 1024 * 1024;

interface Known {
  readonly info: UnitInfo;
  readonly facts: Facts | null;
}

/**
 * Extracts what a question asks for, when it does, with the extractor that an index is made with. What was extracted can be
 * taken as a segment, so that the next question finds it.
 */
export class FactsOnDemand implements PendingFacts {
  readonly #blobs: BlobsNow;
  readonly #rooms: Rooms;
  readonly #extractor: Extractor;
  readonly #identity: string;
  readonly #known = new Map<string, Known>();
  readonly #bytes = new Map<string, Buffer>();
  readonly #kept = new Set<string>();
  readonly #scratch = new ByteWriter(1 << 16);
  #builder: SegmentBuilder;
  #length = 0;

  /** @param extractor whose parsers are loaded */
  constructor(place: BlobPlace, rooms: Rooms, extractor: Extractor, identity: string) {
    this.#blobs = new BlobsNow(place);
    this.#rooms = rooms;
    this.#extractor = extractor;
    this.#identity = identity;
    this.#builder = new SegmentBuilder(identity);
  }

  prepare(files: readonly PlacedFile[]): void {
    const wanted = files.flatMap(({ path, oid }) =>
      oid === null || this.#bytes.has(oid) || this.#known.has(this.#text(path, oid)) ? [] : [{ path, oid }],
    );
    if (wanted.length > 0) for (const [oid, bytes] of this.#blobs.read(wanted)) this.#bytes.set(oid, bytes);
  }

  read(file: PlacedFile): Known | null {
    const { path, oid } = file;
    if (oid === null) return null;
    const key = unitKey(path, file.mode, oid, this.#rooms);
    const text = keyText(key);
    const known = this.#known.get(text);
    if (known) {
      this.#known.delete(text);
      this.#known.set(text, known);
      return known;
    }
    this.prepare([file]);
    const bytes = this.#bytes.get(oid);
    if (!bytes) return null;
    this.#bytes.delete(oid);
    const found = this.#extractor.extractNow({ ...key, symlink: false }, bytes);
    this.#keep(key, text, found);
    return found;
  }

  /** What was extracted since the last call, or null where nothing was. */
  take(): SegmentBuilder | null {
    const builder = this.#builder;
    if (builder.count === 0) return null;
    this.#builder = new SegmentBuilder(this.#identity);
    return builder;
  }

  #keep(key: UnitKey, text: string, found: Known): void {
    const { info, facts } = found;
    this.#known.set(text, found);
    this.#length += cost(found);
    for (const [oldest, old] of this.#known) {
      if (this.#length <= LARGEST || oldest === text) break;
      this.#known.delete(oldest);
      this.#length -= cost(old);
    }
    if (this.#kept.has(text)) return;
    this.#kept.add(text);
    this.#builder.add(
      key,
      info,
      facts ? recordOf(facts, this.#builder.interner) : EMPTY_RECORD,
      facts ? encodeFacts(facts, this.#scratch) : new Uint8Array(0),
    );
  }

  #text(path: string, oid: string): string {
    return keyText(unitKey(path, 'file', oid, this.#rooms));
  }
}

function cost({ facts }: Known): number {
  return (facts?.length ?? 0) + 512;
}
