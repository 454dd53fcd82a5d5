import { randomUUID } from 'node:crypto';
import { ByteWriter } from '../segments/bytes.ts';
import { encodeFacts } from '../segments/facts-codec.ts';
import { Interner } from '../segments/interner.ts';
import { EMPTY_RECORD, recordOf, recordOfSketch, writeRecord } from '../segments/name-record.ts';
import { UNIT_STATES } from '../segments/unit.ts';
import type { Extracted } from './extractor.ts';
import { PhaseClock } from './phases.ts';
import type { BatchResult } from './protocol.ts';

const NOTHING = new Uint8Array(0);

/** Encodes units where they were extracted. Its interner lives on, so that a name is sent once per worker and not per batch. */
export class BatchEncoder {
  /** Of the thread: what encodes is the last to know what a batch took. */
  readonly clock: PhaseClock;
  readonly #id = randomUUID();
  readonly #interner = new Interner();
  readonly #units = new ByteWriter(1 << 16);
  readonly #facts = new ByteWriter(1 << 18);
  readonly #scratch = new ByteWriter(1 << 16);
  #sent = 0;

  constructor(clock = new PhaseClock()) {
    this.clock = clock;
  }

  /** Forgets what a batch left behind that failed half-way. */
  begin(): void {
    this.#units.length = 0;
    this.#facts.length = 0;
  }

  /** @param extracted null where the blob could not be read */
  add(extracted: Extracted | null): void {
    const out = this.#units;
    out.byte(extracted ? 1 : 0);
    if (!extracted) return;
    const { info, facts, sketch } = extracted;
    out.byte(UNIT_STATES.indexOf(info.state));
    for (const label of [info.reason, info.room, info.encoding])
      out.uint(label === null ? 0 : this.#interner.id(label) + 1);
    out.uint(info.bytes);
    out.uint(info.flags);
    const record = facts
      ? recordOf(facts, this.#interner)
      : sketch
        ? recordOfSketch(sketch, this.#interner)
        : EMPTY_RECORD;
    writeRecord(out, record);
    const coded = facts ? encodeFacts(facts, this.#scratch) : NOTHING;
    out.uint(coded.length);
    this.#facts.raw(coded);
  }

  /** What was added since the last result. */
  finish(): BatchResult {
    const names = new ByteWriter(1 << 12);
    const { strings } = this.#interner;
    const firstString = this.#sent;
    for (let id = firstString; id < strings.length; id++) names.text(strings[id]!);
    this.#sent = strings.length;
    const units = this.#units.take();
    const facts = this.#facts.take();
    this.begin();
    return { interner: this.#id, firstString, strings: names.take(), units, facts, phases: this.clock.take() };
  }
}
