import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SARIF_RESULTS_SHOWN } from '../src/github/limits.ts';
import { sarifOf } from '../src/sarif/sarif.ts';
import { entry, report, site } from './report-fixture.ts';

interface Result {
  ruleId: string;
  level: string;
  locations: { physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number } } }[];
  partialFingerprints: Record<string, string>;
}

function results(...symbols: Parameters<typeof report>[0]): Result[] {
  return (sarifOf(report(symbols)) as { runs: { results: Result[] }[] }).runs[0]!.results;
}

describe('SARIF', () => {
  it('has one result for each finding, at the first place to look at, and none for what is settled', () => {
    const found = results(
      entry('a', 'referenced'),
      entry('b', 'inconclusive'),
      entry('c', 'absent'),
      entry('d', 'moved'),
    );
    expect(found.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ['resolved', 'error'],
      ['string_match', 'warning'],
    ]);
    expect(found[0]!.locations[0]!.physicalLocation).toMatchObject({
      artifactLocation: { uri: 'src/worker.ts' },
      region: { startLine: 41 },
    });
  });

  it('fingerprints the symbol and its reason: lines and counts may change', () => {
    const print = (...symbols: Parameters<typeof report>[0]) =>
      results(...symbols).map(({ partialFingerprints }) => partialFingerprints['nonesuch/v1']);
    const before = print(entry('a', 'inconclusive'));
    expect(print(entry('a', 'inconclusive', { evidence: [site('src/b.ts', 9), site('src/c.ts', 1)] }))).toEqual(before);
    expect(print(entry('b', 'inconclusive'))).not.toEqual(before);
    expect(print(entry('a', 'referenced'))).not.toEqual(before);
  });

  it('has no more results than GitHub shows, and no more bytes than it takes', () => {
    const sites = Array.from({ length: 40 }, (_, n) => site(`packages/p${n}/src/${'deep/'.repeat(20)}f.ts`, n + 1));
    const file = (count: number) =>
      sarifOf(
        report(Array.from({ length: count }, (_, n) => entry(`symbol${n}`, 'inconclusive', { evidence: sites }))),
      );
    const shown = (from: object) => (from as { runs: { results: Result[] }[] }).runs[0]!.results.length;
    expect(shown(file(3))).toBe(3);
    const most = file(SARIF_RESULTS_SHOWN + 1_000);
    expect(shown(most)).toBe(SARIF_RESULTS_SHOWN);
    expect(gzipSync(JSON.stringify(most)).length).toBeLessThan(10_000_000);
  });

  it('encodes paths, lone surrogates included', () => {
    expect(
      results(entry('a', 'inconclusive', { evidence: [site('a b/\ud800#?.ts', 1)] }))[0]!.locations[0]!.physicalLocation
        .artifactLocation.uri,
    ).toBe('a%20b/%EF%BF%BD%23%3F.ts');
  });
});
