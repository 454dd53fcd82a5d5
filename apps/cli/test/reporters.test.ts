import type { RemovalReport, SymbolEntry } from 'nonesuch-schema';
import { describe, expect, it } from 'vitest';
import { cell, code, prose } from '../src/reporters/markdown.ts';
import { command, removalGithub } from '../src/reporters/removal-github.ts';
import { removalMarkdown } from '../src/reporters/removal-markdown.ts';
import { removalSarif } from '../src/reporters/removal-sarif.ts';
import { removalText } from '../src/reporters/removal-text.ts';
import { COLOURED, PLAIN, wantsColour } from '../src/terminal/palette.ts';

const HOSTILE = 'src/a|`b`\n::error::<img src=x>@octocat.ts';

function entry(verdict: SymbolEntry['verdict'], path = HOSTILE): SymbolEntry {
  return {
    symbol: `${path}#name`,
    name: 'name',
    kind: 'function',
    language: 'typescript',
    path,
    range: { start_line: 1, start_column: 1, end_line: 2, end_column: 1 },
    verdict,
    reasons: [
      {
        code: verdict === 'referenced' ? 'resolved' : 'string_match',
        message: `1 place in ${path}`,
        count: 1,
        remedy: 'Look at it.',
      },
    ],
    accounting: { spellings: ['name'], occurrences: 1, accounted: 0, by_disposition: { string_match: 1 } },
    evidence: [
      {
        path,
        line: 3,
        column: 5,
        disposition: 'string_match',
        proof: null,
        text: 'call("name") | `x` ::warning::',
        standing: 'open',
      },
      { path: 'b.ts', line: 1, column: 1, disposition: 'comment', proof: null, text: '// name', standing: 'accounted' },
    ],
    moved_to: null,
    wording: `Cannot tell whether something uses \`name\`: ${path}.`,
  };
}

function report(symbols: SymbolEntry[]): RemovalReport {
  const count = (verdict: string): number => symbols.filter((each) => each.verdict === verdict).length;
  return {
    contract: 'nonesuch/removal-report@1.0',
    tool: { name: 'nonesuch', version: '0.0.0' },
    base: { rev: 'main\u001b[2J', oid: 'a'.repeat(40), tree: null },
    head: { rev: 'HEAD', oid: 'b'.repeat(40), tree: null },
    symbols,
    summary: {
      removed: symbols.length,
      referenced: count('referenced'),
      inconclusive: count('inconclusive'),
      absent: 0,
      moved: 0,
      not_judged: 1,
    },
    not_judged: [{ path: 'x\u202e.py', language: 'Python', reason: 'unsupported_language' }],
    coverage: {
      generation: null,
      revision: null,
      files: {
        tracked: 4212,
        scanned: 4200,
        parsed: 1,
        parsed_with_errors: 0,
        not_read: 0,
        unsupported: 0,
        ignored: null,
        out_of_scope: 0,
        binary: 12,
      },
      bytes: { tracked: null, scanned: null },
      counts: { scanned: null, matched: null, in_context: null },
      ratio: 1,
      states: {},
    },
    verdict: {
      state: 'low_confidence',
      trust: 'inconclusive',
      absence_claim: 'not_authoritative',
      safe_to_conclude_absent: false,
    },
    freshness: { state: 'fresh', index_revision: null, head_revision: null },
    limits: [],
    diagnostics: [],
  };
}

const hides = (text: string): boolean => ['\u001b', '\u202e', '\n::error::'].some((part) => text.includes(part));

describe('text', () => {
  it('leads with the verdict, shows what decides, and prints no name raw', () => {
    const text = removalText(report([entry('inconclusive')]), { palette: PLAIN, verbose: false });
    expect(text).toMatchInlineSnapshot(`
      "main\\x1b[2J (aaaaaaaaaa) -> HEAD (bbbbbbbbbb)

      INCONCLUSIVE src/a|\`b\`\\n::error::<img src=x>@octocat.ts#name  function
        1 place in src/a|\`b\`\\n::error::<img src=x>@octocat.ts [string_match]
        to settle it: Look at it.
          src/a|\`b\`\\n::error::<img src=x>@octocat.ts:3:5  string_match
            call("name") | \`x\` ::warning::
        Cannot tell whether something uses \`name\`: src/a|\`b\`\\n::error::<img src=x>@octocat.ts.

      NOT JUDGED   1 changed file
          x\\u{202e}.py  Python, unsupported_language

      1 removed symbol: 1 inconclusive; 1 changed file not judged.
      Looked through 4,200 of 4,212 tracked files (12 binary).
      "
    `);
  });

  it('has colour where it is wanted, and NO_COLOR wins', () => {
    expect(removalText(report([entry('referenced')]), { palette: COLOURED, verbose: true })).toContain('\u001b[31m');
    expect(wantsColour({}, true)).toBe(true);
    expect(wantsColour({}, false)).toBe(false);
    expect(wantsColour({ FORCE_COLOR: '1' }, false)).toBe(true);
    expect(wantsColour({ FORCE_COLOR: '0' }, true)).toBe(false);
    expect(wantsColour({ FORCE_COLOR: '1', NO_COLOR: '1' }, true)).toBe(false);
    expect(wantsColour({ NO_COLOR: '' }, true)).toBe(true);
    expect(wantsColour({ TERM: 'dumb' }, true)).toBe(false);
  });

  it('that found nothing says so only where everything could be judged', () => {
    const clean = { ...report([]), not_judged: [], summary: { ...report([]).summary, not_judged: 0 } };
    expect(removalText(clean, { palette: PLAIN, verbose: false })).toContain('No symbol was removed.');
    expect(removalText(report([]), { palette: PLAIN, verbose: false })).not.toContain('No symbol was removed.');
  });
});

describe('markdown', () => {
  it('makes no markup out of a name', () => {
    expect(code('a`b``c')).toBe('```a`b``c```');
    expect(code('`a`')).toBe('`` `a` ``');
    expect(prose('<b>@me [x](http://y) *z*')).toBe('&lt;b&gt;&#64;me \\[x\\]\\(http&#58;//y\\) \\*z\\*');
    expect(cell('a|b\\|c')).toBe('a\\|b\\|c');
  });

  it('keeps a row of the table one row', () => {
    const markdown = removalMarkdown(report([entry('inconclusive')]));
    const row = markdown.split('\n').find((line) => line.startsWith('| inconclusive'))!;
    expect(row.replaceAll('\\|', '').split('|')).toHaveLength(5);
    expect(hides(markdown)).toBe(false);
  });
});

describe('workflow commands', () => {
  it('cannot be made by a name', () => {
    const lines = removalGithub(report([entry('referenced'), entry('inconclusive', 'src/a,b:c.ts')]))
      .trimEnd()
      .split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['::error', '::warning', '::notice', '2']);
    expect(lines[1]).toContain('file=src/a%2Cb%3Ac.ts,line=3,col=5');
    expect(command('error', { title: 'a,b:c%\n' }, '100%\n::x::')).toBe(
      '::error title=a%2Cb%3Ac%25%0A::100%25\\n::x::',
    );
  });

  it('are at most ten of a kind, and what is left out is said', () => {
    const text = removalGithub(report(Array.from({ length: 13 }, (_, n) => entry('inconclusive', `src/f${n}.ts`))));
    expect(text.match(/^::warning /gm)).toHaveLength(10);
    expect(text).toContain('3 of them have no annotation.');
  });
});

describe('sarif', () => {
  it('has a result for each finding, with a fingerprint that its line does not change', () => {
    const log = JSON.parse(removalSarif(report([entry('referenced'), entry('inconclusive'), entry('absent')])));
    const [run] = log.runs;
    expect(run.results.map((each: { level: string }) => each.level)).toEqual(['error', 'warning']);
    expect(run.results[0].locations[0].physicalLocation.region).toEqual({ startLine: 3, startColumn: 5 });
    expect(run.results[0].locations[0].physicalLocation.artifactLocation.uri).not.toContain('\n');
    const moved = entry('referenced');
    moved.evidence[0]!.line = 99;
    const again = JSON.parse(removalSarif(report([moved])));
    expect(again.runs[0].results[0].partialFingerprints).toEqual(run.results[0].partialFingerprints);
  });
});
