import type { TextEncoding } from '../decode/decode.ts';
import { ByteReader } from '../segments/bytes.ts';
import { readRecord, remapped } from '../segments/name-record.ts';
import type { SegmentBuilder } from '../segments/segment-builder.ts';
import { UNIT_STATES, type UnitInfo } from '../segments/unit.ts';
import type { BatchFile, BatchResult } from './protocol.ts';

/** Takes the results of all workers into one builder. */
export class BatchDecoder {
  /** Texts of each worker's interner. */
  readonly #texts = new Map<string, string[]>();
  /** Their ids in the builder that is being filled. */
  #ids = new Map<string, Uint32Array>();
  #builder: SegmentBuilder;

  constructor(builder: SegmentBuilder) {
    this.#builder = builder;
  }

  /** Goes on with another builder, after the one before was written. */
  continueWith(builder: SegmentBuilder): void {
    this.#builder = builder;
    this.#ids = new Map();
  }

  /** @returns the files that could not be read */
  add(files: readonly BatchFile[], result: BatchResult): BatchFile[] {
    const [texts, ids] = this.#strings(result);
    const label = (coded: number): string | null => (coded === 0 ? null : texts[coded - 1]!);
    const from = new ByteReader(result.units);
    const unread: BatchFile[] = [];
    let factsAt = 0;
    for (const file of files) {
      if (from.byte() === 0) {
        unread.push(file);
        continue;
      }
      const state = UNIT_STATES[from.byte()]!;
      const info: UnitInfo = {
        state,
        reason: label(from.uint()),
        room: label(from.uint()),
        encoding: label(from.uint()) as TextEncoding | null,
        bytes: from.uint(),
        flags: from.uint(),
      };
      const record = remapped(readRecord(from), ids);
      const length = from.uint();
      const facts = result.facts.subarray(factsAt, factsAt + length);
      factsAt += length;
      this.#builder.add({ oid: file.oid, room: file.room, variant: file.variant }, info, record, facts);
    }
    if (from.at !== result.units.length || factsAt !== result.facts.length)
      throw new Error('a result is not that of its batch');
    return unread;
  }

  #strings(result: BatchResult): [texts: string[], ids: Uint32Array] {
    const texts = this.#texts.get(result.interner) ?? [];
    this.#texts.set(result.interner, texts);
    if (texts.length !== result.firstString) throw new Error('a result of a worker was lost');
    const from = new ByteReader(result.strings);
    while (from.at < result.strings.length) texts.push(from.text());
    const known = this.#ids.get(result.interner);
    const ids = new Uint32Array(texts.length);
    if (known) ids.set(known);
    for (let id = known?.length ?? 0; id < texts.length; id++) ids[id] = this.#builder.interner.id(texts[id]!);
    this.#ids.set(result.interner, ids);
    return [texts, ids];
  }
}
