import type { Evidence, RemovalReport } from 'nonesuch-schema';
import { digestOf } from '../comment/marker.ts';
import { type Finding, findingsOf, sitesOf } from '../finding/findings.ts';
import { SARIF_RESULTS_SHOWN } from '../github/limits.ts';
import { printable } from '../text/printable.ts';

/** Further places that a result lists; GitHub shows few of them. */
const RELATED = 20;

/**
 * The findings as SARIF 2.1.0, one result for each symbol, at the first place to look at.
 *
 * Fingerprints are of the symbol and its limiting reason, not of lines or counts: a result stays the same one while the code
 * around it moves, and a symbol in the place of another one is a new result.
 */
export function sarifOf(report: RemovalReport): object {
  const findings = findingsOf(report).slice(0, SARIF_RESULTS_SHOWN);
  const codes = [...new Set(findings.map((finding) => finding.reasons[0]!.code))].sort();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Nonesuch',
            semanticVersion: report.tool.version,
            rules: codes.map((code) => ({ id: code, shortDescription: { text: code.replaceAll('_', ' ') } })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map(resultOf),
      },
    ],
  };
}

function resultOf(finding: Finding): object {
  const reason = finding.reasons[0]!;
  const [first, ...others] = sitesOf(finding);
  const used = finding.verdict === 'referenced';
  const claim = `${printable(finding.symbol, 200)} is removed and ${used ? 'still used' : 'may still be in use'}.`;
  return {
    ruleId: reason.code,
    level: used ? 'error' : 'warning',
    message: { text: `${claim} ${printable(reason.message, 600)}` },
    // Without a place at head there is only the declaration, which head has no more.
    locations: [first === undefined ? locationOf(finding.path, finding.range.start_line, 1) : siteLocation(first)],
    relatedLocations: others.slice(0, RELATED).map((site, id) => ({ id, ...siteLocation(site) })),
    partialFingerprints: { 'nonesuch/v1': digestOf([finding.symbol, finding.kind, finding.verdict, reason.code]) },
  };
}

function siteLocation(site: Evidence): object {
  return locationOf(site.path, site.line, site.column);
}

function locationOf(path: string, startLine: number, startColumn: number): object {
  const uri = path
    .split('/')
    .map((segment) => encodeURIComponent(wellFormed(segment)))
    .join('/');
  return {
    physicalLocation: { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, region: { startLine, startColumn } },
  };
}

/** Lone surrogates have no UTF-8, and encodeURIComponent throws on them. */
function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
