import type { Facts } from '../facts/facts.ts';
import type { Readers } from '../languages/readers.ts';
import { unitKey } from '../languages/unit-key.ts';
import { BatchDecoder } from '../pipeline/batch-decoder.ts';
import type { BatchFile, BatchResult } from '../pipeline/protocol.ts';
import { decodeFacts } from '../segments/facts-codec.ts';
import { type CollectedUnit, SEGMENT_BYTES, SegmentBuilder } from '../segments/segment-builder.ts';
import { keyText, type UnitInfo } from '../segments/unit.ts';
import type { PlacedFile } from '../view/index-view.ts';
import type { Answers, PendingFacts } from '../view/pending-facts.ts';

/** Text, in UTF-16 units, whose facts are kept decoded. What was used longest ago is decoded again. */
const LARGEST = 64 * 1024 * 1024;

/** Extracts files before it returns. `take` is given each result with its files. */
export type ExtractNow = (
  files: readonly BatchFile[],
  size: (file: BatchFile) => number,
  take: (files: readonly BatchFile[], result: BatchResult) => void,
) => void;

interface Known {
  readonly builder: SegmentBuilder;
  readonly unit: number;
}

/**
 * Extracts what a question asks for, when it does, as an index would have. What was extracted can be taken as segments, so
 * that the next question finds it.
 */
export class FactsOnDemand implements PendingFacts {
  readonly #rooms: Readers;
  readonly #extract: ExtractNow;
  readonly #identity: string;
  readonly #known = new Map<string, Known>();
  readonly #gone = new Set<string>();
  readonly #decoded = new Map<string, Facts>();
  readonly #decoder: BatchDecoder;
  /** Those that nobody has taken yet; the last one is being filled. */
  #builders: SegmentBuilder[];
  #length = 0;

  constructor(rooms: Readers, extract: ExtractNow, identity: string) {
    this.#rooms = rooms;
    this.#extract = extract;
    this.#identity = identity;
    this.#builders = [new SegmentBuilder(identity)];
    this.#decoder = new BatchDecoder(this.#builders[0]!);
  }

  prepare(files: readonly PlacedFile[]): void {
    const wanted = new Map<string, BatchFile>();
    const sizes = new Map<string, number>();
    for (const { path, mode, oid, place } of files) {
      if (oid === null || place === null) continue;
      const key = unitKey(path, mode, oid, this.#rooms);
      const text = keyText(key);
      if (this.#known.has(text) || this.#gone.has(text)) continue;
      wanted.set(text, { ...key, path, symlink: false });
      sizes.set(oid, place.segment.info(place.unit).bytes);
    }
    if (wanted.size === 0) return;
    this.#extract(
      [...wanted.values()],
      ({ oid }) => sizes.get(oid) ?? 0,
      (batch, result) => this.#take(batch, result),
    );
  }

  answers(file: PlacedFile): Answers | null {
    const known = this.#find(file);
    if (!known) return null;
    const { interner } = known.builder;
    const { info, record } = known.builder.unit(known.unit);
    return {
      info,
      hasWord(word) {
        const row = record.names.indexOf(interner.find(word));
        return row >= 0 && record.isWord[row] === 1;
      },
      specifiers: () => Array.from(record.specifiers, (id) => interner.strings[id]!),
      hasImportKind: (kind) => record.kinds.includes(kind),
    };
  }

  read(file: PlacedFile): { readonly info: UnitInfo; readonly facts: Facts | null } | null {
    const known = this.#find(file);
    if (!known) return null;
    const unit = known.builder.unit(known.unit);
    return { info: unit.info, facts: unit.facts.length === 0 ? null : this.#decode(this.#text(file), known, unit) };
  }

  /** What was extracted since the last call. */
  take(): readonly SegmentBuilder[] {
    const taken = this.#builders.filter(({ count }) => count > 0);
    if (taken.length > 0) this.#begin([]);
    return taken;
  }

  #find(file: PlacedFile): Known | null {
    if (file.oid === null) return null;
    this.prepare([file]);
    return this.#known.get(this.#text(file)) ?? null;
  }

  #take(batch: readonly BatchFile[], result: BatchResult): void {
    const builder = this.#builders[this.#builders.length - 1]!;
    let unit = builder.count;
    const unread = new Set(this.#decoder.add(batch, result));
    for (const file of batch) {
      if (unread.has(file)) this.#gone.add(keyText(file));
      else this.#known.set(keyText(file), { builder, unit: unit++ });
    }
    if (builder.bytes > SEGMENT_BYTES) this.#begin(this.#builders);
  }

  #begin(before: readonly SegmentBuilder[]): void {
    const builder = new SegmentBuilder(this.#identity);
    this.#builders = [...before, builder];
    this.#decoder.continueWith(builder);
  }

  #decode(text: string, { builder }: Known, { record, facts: coded }: CollectedUnit): Facts {
    const known = this.#decoded.get(text);
    this.#decoded.delete(text);
    const { strings } = builder.interner;
    const facts =
      known ??
      decodeFacts(
        coded,
        Array.from(record.names, (id) => strings[id]!),
      );
    this.#decoded.set(text, facts);
    if (known) return known;
    this.#length += cost(facts);
    for (const [oldest, old] of this.#decoded) {
      if (this.#length <= LARGEST || oldest === text) break;
      this.#decoded.delete(oldest);
      this.#length -= cost(old);
    }
    return facts;
  }

  #text({ path, mode, oid }: PlacedFile): string {
    return keyText(unitKey(path, mode, oid!, this.#rooms));
  }
}

function cost(facts: Facts): number {
  return facts.length + 512;
}
