import type { Facts } from '../facts/facts.ts';
import type { Segment } from '../segments/segment.ts';

/** Text, in UTF-16 units, whose facts are kept decoded. */
const LARGEST = 64 * 1024 * 1024;

/** The facts that were decoded last, shared by the views of one index: two revisions have most of their units in common. */
export class FactsCache {
  readonly #kept = new Map<string, Facts>();
  #length = 0;

  /** @throws SegmentDamaged. A failure is not kept. */
  read(segment: Segment, unit: number): Facts | null {
    const key = `${segment.name} ${unit}`;
    const known = this.#kept.get(key);
    if (known) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known;
    }
    const facts = segment.facts(unit);
    if (!facts) return null;
    this.#kept.set(key, facts);
    this.#length += cost(facts);
    for (const [oldest, old] of this.#kept) {
      if (this.#length <= LARGEST || oldest === key) break;
      this.#kept.delete(oldest);
      this.#length -= cost(old);
    }
    return facts;
  }
}

function cost(facts: Facts): number {
  return facts.length + 512;
}
