import type { Readers } from '../languages/readers.ts';
import { unitKey } from '../languages/unit-key.ts';
import { remapped } from '../segments/name-record.ts';
import type { Segment } from '../segments/segment.ts';
import { SegmentBuilder } from '../segments/segment-builder.ts';
import { keyText } from '../segments/unit.ts';
import { readManifest } from './manifest.ts';

/**
 * Merges segments into one. Facts are copied as they are; only the ties to strings are written anew.
 *
 * @param live keys of the units to keep
 * @throws SegmentDamaged: then nothing is lost, the segments are still there
 */
export function merge(segments: readonly Segment[], live: ReadonlySet<string>, extractor: string): Uint8Array {
  const builder = new SegmentBuilder(extractor);
  const taken = new Set<string>();
  const whole = new Set<string>();
  for (const segment of segments) {
    for (let unit = 0; unit < segment.count; unit++) if (!segment.pending(unit)) whole.add(keyText(segment.key(unit)));
  }
  for (const segment of segments) {
    const { strings } = segment;
    const ids = Uint32Array.from({ length: strings.count }, (_, id) => builder.interner.id(strings.text(id)));
    for (let unit = 0; unit < segment.count; unit++) {
      const key = segment.key(unit);
      const text = keyText(key);
      // The words alone are not kept beside the facts.
      if (!live.has(text) || taken.has(text) || (segment.pending(unit) && whole.has(text))) continue;
      taken.add(text);
      builder.add(key, segment.info(unit), remapped(segment.record(unit), ids), segment.factsBytes(unit));
    }
  }
  return builder.encode();
}

/** Keys of the units that revisions have. @param manifests paths */
export function liveUnits(manifests: readonly string[], rooms: Readers): Set<string> {
  const live = new Set<string>();
  for (const path of manifests) {
    for (const entry of readManifest(path)?.entries ?? []) {
      if (entry.mode !== 'gitlink') live.add(keyText(unitKey(entry.path, entry.mode, entry.oid, rooms)));
    }
  }
  return live;
}
