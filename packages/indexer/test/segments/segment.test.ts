import { describe, expect, test } from 'vitest';
import { SegmentDamaged } from '../../src/segments/damage.ts';
import { encodeFacts } from '../../src/segments/facts-codec.ts';
import { memorySource } from '../../src/segments/memory-source.ts';
import { recordOf } from '../../src/segments/name-record.ts';
import { Segment } from '../../src/segments/segment.ts';
import { SegmentBuilder } from '../../src/segments/segment-builder.ts';
import { scanWords } from '../../src/words/scan-words.ts';

const TEXTS = ['alpha beta', 'beta gamma', 'gamma __proto__ constructor', ''];

function segmentBytes(): Uint8Array {
  const builder = new SegmentBuilder('test');
  TEXTS.forEach((text, at) => {
    const facts = scanWords(text);
    const info = {
      state: 'read',
      reason: null,
      room: 'text',
      encoding: 'ascii',
      bytes: text.length,
      flags: facts.flags,
    } as const;
    const key = { oid: `${at}`.repeat(40), room: 'text', variant: 'a.txt' };
    builder.add(key, info, recordOf(facts, builder.interner), encodeFacts(facts));
  });
  return builder.encode();
}

/** Everything that a segment can be asked. */
function answers(bytes: Uint8Array): unknown {
  const segment = new Segment(memorySource(bytes));
  const units = Array.from({ length: segment.count }, (_, unit) => [
    segment.key(unit),
    segment.info(unit),
    segment.facts(unit),
  ]);
  const words = ['alpha', 'beta', 'gamma', '__proto__', 'constructor', 'delta'].map((word) => segment.withWord(word));
  return [units, words, [...segment.longerWords('a')], segment.importing(''), segment.withImportKind(3)];
}

describe('a segment', () => {
  test('answers what was put into it', () => {
    const segment = new Segment(memorySource(segmentBytes()));
    expect(segment.withWord('beta')).toEqual([0, 1]);
    expect(segment.withWord('__proto__')).toEqual([2]);
    expect(segment.withWord('delta')).toEqual([]);
    expect(segment.facts(1)).toEqual(scanWords('beta gamma'));
    expect(segment.find({ oid: '2'.repeat(40), room: 'text', variant: 'a.txt' })).toBe(2);
    expect(segment.find({ oid: '2'.repeat(40), room: 'typescript', variant: 'a.txt' })).toBe(-1);
  });

  test('with any byte flipped gives the same answers, or none', () => {
    const whole = segmentBytes();
    const expected = answers(whole);
    let unnoticed = 0;
    for (let at = 0; at < whole.length; at++) {
      const broken = whole.slice();
      broken[at]! ^= 1 << (at % 8);
      try {
        expect(answers(broken), `byte ${at}`).toEqual(expected);
        new Segment(memorySource(broken)).verify();
        unnoticed++;
      } catch (error) {
        expect(error, `byte ${at}`).toBeInstanceOf(SegmentDamaged);
      }
    }
    // Only what pads the sections belongs to nothing.
    expect(unnoticed).toBeLessThan(whole.length / 20);
  });

  test('cut anywhere is refused when it is opened', () => {
    const whole = segmentBytes();
    for (let length = 0; length < whole.length; length++) {
      expect(() => new Segment(memorySource(whole.slice(0, length))), `length ${length}`).toThrow(SegmentDamaged);
    }
    expect(() => new Segment(memorySource(whole))).not.toThrow();
  });
});
