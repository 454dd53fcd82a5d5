import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zip } from '../../../test/harness/archive/zip.ts';
import { ActionError } from '../src/action-error.ts';
import { readZipEntry } from '../src/companion/zip-entry.ts';

const report = Buffer.from('{"a":1}'.repeat(100));

describe('the artifact of a stranger', () => {
  it('gives the one file that is asked for', () => {
    const archive = zip([
      { name: '../../report.json', content: Buffer.from('no') },
      { name: 'report.json', content: report },
    ]);
    expect(readZipEntry(archive, 'report.json', 10_000)).toEqual(report);
  });

  it('is refused without that file, when it is no archive, and when it is cut short', () => {
    const archive = zip([{ name: 'report.json', content: report }]);
    expect(() => readZipEntry(zip([{ name: 'x', content: report }]), 'report.json', 10_000)).toThrow(
      'it has no report.json',
    );
    expect(() => readZipEntry(Buffer.from('hello'), 'report.json', 10_000)).toThrow('it is no zip archive');
    expect(() => readZipEntry(archive.subarray(20), 'report.json', 10_000)).toThrow(ActionError);
  });

  it('is refused when it unpacks to more than it may, whatever size it claims', () => {
    const bomb = Buffer.alloc(5_000_000);
    expect(() => readZipEntry(zip([{ name: 'report.json', content: bomb }]), 'report.json', 1_000_000)).toThrow(
      'too large',
    );
    expect(() =>
      readZipEntry(zip([{ name: 'report.json', content: bomb, claimedSize: 5 }]), 'report.json', 1_000_000),
    ).toThrow('within its limit');
  });

  it('ends in a known error or in bytes, whatever is done to it', () => {
    const archive = zip([{ name: 'report.json', content: report }]);
    fc.assert(
      fc.property(
        fc.nat(archive.length - 1),
        fc.integer({ min: 0, max: 255 }),
        fc.nat(archive.length),
        (at, value, length) => {
          const broken = Buffer.from(archive.subarray(0, length));
          if (at < broken.length) broken[at] = value;
          try {
            readZipEntry(broken, 'report.json', 10_000);
          } catch (error) {
            expect(error).toBeInstanceOf(ActionError);
          }
        },
      ),
      { numRuns: 3000 },
    );
  });
});
