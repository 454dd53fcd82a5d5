import { createHash } from 'node:crypto';
import type { RemovalReport, SymbolEntry } from 'nonesuch-schema';
import { printable } from '../terminal/printable.ts';

/** Results that GitHub takes from one run. */
const MAX_RESULTS = 5_000;

/** The findings of `removed` as SARIF 2.1.0: one result per symbol that is still used, or may be. */
export function removalSarif(report: RemovalReport): string {
  const findings = report.symbols.filter((entry) => entry.verdict === 'referenced' || entry.verdict === 'inconclusive');
  const codes = [...new Set(findings.map((entry) => entry.reasons[0]!.code))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: report.tool.name, version: report.tool.version, rules: codes.map((code) => ({ id: code })) },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.slice(0, MAX_RESULTS).map(toResult),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function toResult(entry: SymbolEntry): object {
  const reason = entry.reasons[0]!;
  const places = entry.evidence.filter((row) => row.standing !== 'accounted').slice(0, 10);
  return {
    ruleId: reason.code,
    level: entry.verdict === 'referenced' ? 'error' : 'warning',
    message: { text: printable(`${entry.symbol} is removed. ${entry.wording}`) },
    locations: places.slice(0, 1).map(location),
    relatedLocations: places.slice(1).map(location),
    // By what is said and not by where it stands, so that a shifted line is no new alert.
    partialFingerprints: {
      'nonesuch/v1': createHash('sha256').update(`${entry.symbol}\0${entry.kind}\0${reason.code}`).digest('hex'),
    },
  };
}

function location(row: SymbolEntry['evidence'][number]): object {
  const uri = row.path.split('/').map(encodeURIComponent).join('/');
  return {
    physicalLocation: {
      artifactLocation: { uri, uriBaseId: '%SRCROOT%' },
      region: { startLine: row.line, startColumn: row.column },
    },
  };
}
