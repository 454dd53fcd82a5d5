import type { Evidence, RemovalReport, SymbolEntry, SymbolVerdict } from 'nonesuch-schema';
import { validate } from 'nonesuch-schema';
import { expect } from 'vitest';
import type { Permalinks } from '../src/finding/permalinks.ts';

export const BASE = 'b'.repeat(40);
export const HEAD = 'a'.repeat(40);

/** One removed symbol; what is not given is unremarkable. */
export function entry(name: string, verdict: SymbolVerdict, change: Partial<SymbolEntry> = {}): SymbolEntry {
  const path = change.path ?? 'src/net/retry.ts';
  const evidence =
    change.evidence ??
    (verdict === 'referenced' || verdict === 'inconclusive' ? [site('src/worker.ts', 41, verdict)] : []);
  const shown = evidence.length;
  const used = verdict === 'referenced';
  return {
    symbol: `${path}#${name}`,
    name,
    kind: 'function',
    language: 'typescript',
    path,
    range: { start_line: 12, start_column: 1, end_line: 20, end_column: 2 },
    verdict,
    reasons: [
      used
        ? { code: 'resolved', message: 'Scopes and imports lead from here to it.', count: shown }
        : verdict === 'inconclusive'
          ? {
              code: 'string_match',
              message: 'A string that nothing explains is its name.',
              count: shown,
              remedy: 'Say what the string means, or rename it.',
            }
          : verdict === 'moved'
            ? { code: 'moved_file', message: 'It lives on in another file.', count: 1 }
            : { code: 'name_nowhere', message: 'Its name stands nowhere.', count: 0 },
    ],
    accounting: {
      spellings: [name],
      occurrences: shown,
      accounted: used ? shown : 0,
      open: used ? 0 : shown,
      uses: used ? shown : 0,
      by_disposition: shown === 0 ? {} : { [used ? 'resolved' : 'string_match']: shown },
    },
    evidence,
    moved_to: verdict === 'moved' ? { path: 'src/net/again.ts', symbol: `src/net/again.ts#${name}` } : null,
    wording: `Nothing else can be said of ${name}.`,
    ...change,
  };
}

export function site(
  path: string,
  line: number,
  verdict: 'referenced' | 'inconclusive' = 'inconclusive',
  text = "run('retryWithBackoff')",
): Evidence {
  const used = verdict === 'referenced';
  return {
    path,
    line,
    column: 7,
    disposition: used ? 'resolved' : 'string_match',
    proof: used ? 'proven' : null,
    text,
    standing: used ? 'use' : 'open',
    side: 'head',
  };
}

export function report(symbols: readonly SymbolEntry[], change: Partial<RemovalReport> = {}): RemovalReport {
  const count = (verdict: SymbolVerdict) => symbols.filter((symbol) => symbol.verdict === verdict).length;
  const made: RemovalReport = {
    contract: 'nonesuch/removal-report@1.0',
    tool: { name: 'nonesuch', version: '0.1.0' },
    base: { rev: BASE, oid: BASE, tree: null },
    head: { rev: HEAD, oid: HEAD, tree: null },
    symbols: [...symbols],
    summary: {
      removed: symbols.length,
      referenced: count('referenced'),
      inconclusive: count('inconclusive'),
      absent: count('absent'),
      moved: count('moved'),
      not_judged: change.not_judged?.length ?? 0,
    },
    coverage: coverage(),
    verdict: {
      state: 'low_confidence',
      trust: 'inconclusive',
      absence_claim: 'not_authoritative',
      safe_to_conclude_absent: false,
    },
    freshness: { state: 'fresh', index_revision: HEAD, head_revision: HEAD },
    limits: [],
    diagnostics: [],
    ...change,
  };
  expect(validate('removal-report', made)).toEqual({ valid: true });
  return made;
}

function coverage(): RemovalReport['coverage'] {
  return {
    generation: 'g1',
    revision: HEAD,
    files: {
      tracked: 42,
      scanned: 42,
      parsed: 40,
      parsed_with_errors: 0,
      not_read: 0,
      unsupported: 2,
      ignored: null,
      out_of_scope: 0,
    },
    bytes: { tracked: 1000, scanned: 1000, parsed: 900 },
    counts: { scanned: 42, matched: 3, in_context: 3 },
    ratio: 1,
    states: { CHECKED: 42 },
  };
}

export const LINKS: Permalinks = {
  repository: { server: 'https://github.com', owner: 'acme', name: 'kit' },
  base: BASE,
  judged: HEAD,
  anchors: new Map(),
};
