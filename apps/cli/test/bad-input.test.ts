import { existsSync, readdirSync, readFileSync, symlinkSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { validateAnswerEnvelope, validateRemovalReport } from 'nonesuch-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  nonesuch,
  nonesuchOnFullDisk,
  put,
  type Run,
  type ScratchRepository,
  scratchDirectory,
  scratchRepository,
  startNonesuch,
} from './scratch-repository.ts';

const disposals: (() => void)[] = [];
afterAll(() => {
  for (const dispose of disposals) dispose();
});

function repository(...trees: Parameters<typeof scratchRepository>): ScratchRepository {
  const made = scratchRepository(...trees);
  disposals.push(made.dispose);
  return made;
}

/** A refusal is one line on stderr and nothing on stdout. */
function refused(run: Run, code: number, line: RegExp): void {
  expect(run.stderr).toMatch(line);
  expect(run.stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(run.stdout).toBe('');
  expect(run.code).toBe(code);
}

const BASE = {
  'src/kit.ts':
    'export function padCode(code: string) {\n  return code;\n}\nexport function trimCode(code: string) {\n  return code;\n}\nexport const kept = 1;\n',
  'src/main.ts': "import { kept, padCode } from './kit';\nconsole.log(padCode('a'), kept);\n",
};
const HEAD = { ...BASE, 'src/kit.ts': 'export const kept = 1;\n' };

describe('a place that cannot be looked at', () => {
  it('is refused where it is no git repository, or no directory', () => {
    const { root, dispose } = scratchDirectory();
    disposals.push(dispose);
    refused(nonesuch(root, ['removed', '--base', 'main']), 3, /^nonesuch: not a git repository: .+ \(.+\)$/m);
    refused(nonesuch(root, ['index', '--root', join(root, 'missing')]), 3, /^nonesuch: not a git repository/);
  });

  it('is an answer of its own in JSON: degraded, and never empty', () => {
    const { root, dispose } = scratchDirectory();
    disposals.push(dispose);
    for (const command of [['removed', '--base', 'x'], ['absent', 'a'], ['refs', 'a'], ['index'], ['status']]) {
      const run = nonesuch(root, [...command, '--json']);
      const answer = JSON.parse(run.stdout);
      expect(validateAnswerEnvelope(answer)).toEqual({ valid: true });
      expect(answer).toMatchObject({
        command: command[0],
        exit_code: 3,
        verdict: { state: 'degraded', safe_to_conclude_absent: false },
      });
      expect(run.code).toBe(3);
    }
  });

  it('is refused where nothing is committed', () => {
    refused(nonesuch(repository().root, ['absent', 'anything']), 3, /^nonesuch: empty repository: /);
  });
});

describe('a revision', () => {
  let repo: ScratchRepository;
  beforeAll(() => {
    repo = repository(BASE, HEAD);
  });

  it('that does not exist is refused, with near names', () => {
    refused(
      nonesuch(repo.root, ['removed', '--base', 'mian']),
      3,
      /^nonesuch: unknown revision: .*mian.* \(did you mean main\?\)$/m,
    );
  });

  it('that looks like an option of git is only a name', () => {
    const run = nonesuch(repo.root, ['removed', '--base=--output=stolen']);
    expect(run.code).toBe(3);
    expect(existsSync(join(repo.root, 'stolen'))).toBe(false);
  });

  it('without a merge base is refused where one is asked for, and judged as it is where none is', () => {
    repo.git('checkout', '-q', '--orphan', 'other');
    repo.git('commit', '-q', '-m', 'unrelated');
    refused(nonesuch(repo.root, ['removed', '--base', 'main', '--merge-base']), 3, /^nonesuch: no merge base: /);
    expect(nonesuch(repo.root, ['removed', '--base', 'main']).code).toBe(0);
    repo.git('checkout', '-q', 'main');
  });

  it('that a shallow clone does not have is refused, and the hint says how to get it', () => {
    const { root, dispose } = scratchDirectory();
    disposals.push(dispose);
    repo.git('clone', '-q', '--depth=1', `file://${repo.root}`, join(root, 'clone'));
    const run = nonesuch(join(root, 'clone'), ['removed', '--base', 'HEAD^']);
    refused(run, 3, /^nonesuch: the history is cut off: .*shallow.* \(.*fetch.*\)$/m);
  });
});

describe('a symbol', () => {
  let repo: ScratchRepository;
  beforeAll(() => {
    repo = repository({
      ...BASE,
      'src/other.ts': 'export function padCode() {}\n',
      'src/born.ts':
        'export const __proto__ = 1;\nexport function constructor() {}\nexport const used = constructor;\n',
    });
  });

  it('that does not exist is refused with near names', () => {
    refused(
      nonesuch(repo.root, ['absent', 'trimCoed']),
      2,
      /^nonesuch: unknown symbol: trimCoed \(did you mean src\/kit\.ts#trimCode\?\)$/m,
    );
    refused(
      nonesuch(repo.root, ['absent', 'src/kti.ts#trimCode']),
      2,
      /no tracked file at this path: .*did you mean src\/kit\.ts#trimCode\?/,
    );
  });

  it('that is ambiguous is refused with the candidates', () => {
    const run = nonesuch(repo.root, ['refs', 'padCode', '--json']);
    expect(run.stderr).toContain('one of src/kit.ts#padCode, src/other.ts#padCode');
    const answer = JSON.parse(run.stdout);
    expect(validateAnswerEnvelope(answer)).toEqual({ valid: true });
    expect(answer.candidates.map((each: { symbol: string }) => each.symbol)).toEqual([
      'src/kit.ts#padCode',
      'src/other.ts#padCode',
    ]);
    expect(run.code).toBe(2);
  });

  it('with a name that every object is born with is a symbol like any other', () => {
    expect(nonesuch(repo.root, ['absent', 'src/born.ts#__proto__']).code).toBe(0);
    expect(nonesuch(repo.root, ['absent', 'src/born.ts#constructor']).code).toBe(1);
    refused(nonesuch(repo.root, ['absent', 'src/kit.ts#toString']), 2, /^nonesuch: unknown symbol/);
  });

  it('with control characters in its name is printed without them', () => {
    const run = nonesuch(repo.root, ['absent', 'x\u001b[2J\n::error::\u202e']);
    refused(run, 2, /unknown symbol: x\\x1b\[2J\\n::error::\\u\{202e\}/);
  });
});

describe('an index that was damaged', () => {
  const answer = (root: string): { verdict: string; rebuilt: boolean } => {
    const run = nonesuch(root, ['removed', '--base', 'HEAD^', '--json']);
    const report = JSON.parse(run.stdout);
    expect(validateRemovalReport(report)).toEqual({ valid: true });
    const rebuilt = report.diagnostics.some((each: { code: string }) => each.code === 'index_rebuilt');
    return {
      verdict: report.symbols
        .map((each: { symbol: string; verdict: string }) => `${each.symbol} ${each.verdict}`)
        .join(),
      rebuilt,
    };
  };
  const expected = 'src/kit.ts#padCode referenced,src/kit.ts#trimCode absent';

  /** What a file is needed for may lie in several: its words, and the facts that a question led to. */
  const segmentsOf = (root: string): string[] => {
    const folder = join(root, '.git', 'nonesuch');
    const names = readdirSync(folder).filter((name) => name.endsWith('.segment'));
    expect(names).not.toEqual([]);
    return names.map((name) => join(folder, name));
  };
  const flip = (file: string, at: number): void => {
    const bytes = readFileSync(file);
    bytes[at < 0 ? bytes.length + at : at]! ^= 0x40;
    writeFileSync(file, bytes);
  };

  it.each([
    ['has a flipped byte', (file: string) => flip(file, -20)],
    ['is cut short', (file: string) => truncateSync(file, 200)],
    ['is empty', (file: string) => truncateSync(file, 0)],
    ['is of another version', (file: string) => flip(file, 8)],
  ])('is made anew where each segment %s, and the answer is the same', (_, damage) => {
    const { root } = repository(BASE, HEAD);
    expect(answer(root)).toEqual({ verdict: expected, rebuilt: false });
    segmentsOf(root).forEach(damage);
    const status = nonesuch(root, ['status', '--json']);
    if (status.code === 0)
      expect(JSON.parse(status.stdout)).toMatchObject({
        index: null,
        coverage: null,
        verdict: { trust: 'inconclusive' },
      });
    else expect(status.code).toBe(3);
    expect(answer(root)).toEqual({ verdict: expected, rebuilt: true });
    expect(answer(root)).toEqual({ verdict: expected, rebuilt: false });
  });
});

describe('a checkout', () => {
  it('whose files are gone from the disk is judged as it was committed', () => {
    const { root } = repository(BASE, HEAD);
    unlinkSync(join(root, 'src/main.ts'));
    const report = JSON.parse(nonesuch(root, ['removed', '--base', 'HEAD^', '--json']).stdout);
    expect(report.symbols[0]).toMatchObject({ symbol: 'src/kit.ts#padCode', verdict: 'referenced' });
    expect(report.freshness).toMatchObject({ state: 'edited_uncommitted', edited: 1 });
    const now = JSON.parse(nonesuch(root, ['removed', '--base', 'HEAD^', '--head', 'WORKTREE', '--json']).stdout);
    expect(now.symbols.map((each: { verdict: string }) => each.verdict)).toEqual(['absent', 'absent']);
  });

  it('with bytes that are no UTF-8 loses none of its words', () => {
    const latin = Buffer.from(
      "// caf\xe9\nimport { padCode } from './kit';\nconsole.log(padCode('\xfc'));\n",
      'latin1',
    );
    const { root } = repository({ ...BASE, 'src/main.ts': latin }, { ...HEAD, 'src/main.ts': latin });
    const run = nonesuch(root, ['removed', '--base', 'HEAD^', '--json']);
    expect(JSON.parse(run.stdout).symbols[0]).toMatchObject({ symbol: 'src/kit.ts#padCode', verdict: 'referenced' });
  });

  it.each(['src/new\nline.ts', 'src/it\'s "quoted".ts', '--output=stolen.ts', 'src/🌂\u202e.ts'])(
    'may hold a file named %j',
    (path) => {
      const use = `import { padCode } from '${path.startsWith('src/') ? './' : './src/'}kit';\npadCode('');\n`;
      const { root } = repository({ ...BASE, [path]: use }, { ...HEAD, 'src/main.ts': '', [path]: use });
      const json = nonesuch(root, ['removed', '--base', 'HEAD^', '--json']);
      const report = JSON.parse(json.stdout);
      expect(validateRemovalReport(report)).toEqual({ valid: true });
      expect(report.symbols[0]).toMatchObject({ verdict: 'referenced', evidence: [{ path }, { path }] });
      expect(report.symbols[0].evidence[0].text).toContain('import { padCode }');
      for (const reporter of ['text', 'markdown', 'github']) {
        const run = nonesuch(root, ['removed', '--base', 'HEAD^', '--reporter', reporter]);
        expect(run.code).toBe(1);
        expect(run.stdout).not.toMatch(/\u202e|new\nline/);
      }
      expect(existsSync(join(root, 'stolen.ts'))).toBe(false);
    },
  );

  it('without a language that we read is counted as not judged, and is not clean', () => {
    const { root } = repository({ 'a.py': 'def used(): pass\n' }, { 'a.py': '' });
    const run = nonesuch(root, ['removed', '--base', 'HEAD^', '--json']);
    const report = JSON.parse(run.stdout);
    expect(validateRemovalReport(report)).toEqual({ valid: true });
    expect(report).toMatchObject({
      symbols: [],
      summary: { removed: 0, not_judged: 1 },
      not_judged: [{ path: 'a.py', language: 'Python' }],
    });
    expect(report.verdict).toMatchObject({ trust: 'inconclusive', safe_to_conclude_absent: false });
    expect(run.code).toBe(1);
    expect(nonesuch(root, ['removed', '--base', 'HEAD']).code).toBe(0);
  });

  it('cannot lead us to another file through a link', () => {
    const { root } = repository({ ...BASE, 'src/link.ts': { symlink: '/etc/passwd' } }, HEAD);
    const run = nonesuch(root, ['removed', '--base', 'HEAD^', '--json']);
    expect(run.stdout).not.toContain('root:');
    expect(JSON.parse(run.stdout).summary.removed).toBe(2);
  });
});

describe('a configuration file', () => {
  let repo: ScratchRepository;
  beforeAll(() => {
    repo = repository(BASE, HEAD);
  });
  const withConfiguration = (text: string): Run => {
    put(repo.root, 'nonesuch.json', text);
    return nonesuch(repo.root, ['removed', '--base', 'HEAD^']);
  };

  it('may have comments, and decides what fails', () => {
    expect(withConfiguration('{\n  // findings are no failure here\n  "fail_on": "none",\n}\n').code).toBe(0);
    expect(withConfiguration('{}').code).toBe(1);
  });

  it.each([
    ['{ "fail_onn": "none" }', /unknown key "fail_onn" \(did you mean "fail_on"\?\)/],
    ['{ "__proto__": { "fail_on": "none" } }', /unknown key "__proto__"/],
    ['{ "limits": { "__proto__": {} } }', /"__proto__" has no meaning/],
    ['{ "fail_on": "none", "fail_on": "referenced" }', /"fail_on" stands there twice/],
    ['', /nonesuch\.json is not valid/],
    ['{ "fail_on": "always" }', /fail_on must be one of "none", "inconclusive", "referenced"/],
    ['{ "limits": { "evidense": 1 } }', /limits has no member "evidense"/],
    ['{ "fail_on": }', /ValueExpected at line 1, column 14/],
    ['[]', /must be object/],
    ['{ "limits": { "parse_ms": 100 } }', /limits has no member "parse_ms"/],
  ])('is refused where it is wrong: %s', (text, line) => {
    refused(withConfiguration(text), 2, line);
  });

  it('is refused where it is a link out of the checkout', () => {
    unlinkSync(join(repo.root, 'nonesuch.json'));
    symlinkSync('/etc/passwd', join(repo.root, 'nonesuch.json'));
    refused(nonesuch(repo.root, ['removed', '--base', 'HEAD^']), 2, /nonesuch\.json is not valid: ELOOP/);
  });
});

describe('the machine', () => {
  it('that has no space left keeps the old index, and says so in one line', () => {
    const { root, git } = repository(BASE, HEAD);
    expect(nonesuch(root, ['index', '--head', 'HEAD^']).code).toBe(0);
    const folder = join(root, '.git', 'nonesuch');
    // Which segments were found whole is noted as they are read, a disk that is full for others or not.
    const kept = () => readdirSync(folder).filter((name) => !name.endsWith('.verified'));
    const before = kept().sort();
    put(root, 'src/big.ts', Array.from({ length: 4000 }, (_, n) => `export const name${n} = ${n};\n`).join(''));
    git('add', '.');
    git('commit', '-q', '-m', 'big');
    const run = nonesuchOnFullDisk(root, ['index'], 2);
    refused(run, 3, /^nonesuch: the index cannot be used: .*disk is full.* \(free some space/);
    expect(kept().sort()).toEqual(before);
    expect(nonesuch(root, ['status', '--head', 'HEAD~2']).stdout).toContain('is indexed');
  });

  it('that has no space left for the result says so, and a device is never replaced', () => {
    const { root } = repository(BASE, HEAD);
    refused(
      nonesuch(root, ['removed', '--base', 'HEAD^', '--output', '/dev/full']),
      3,
      /^nonesuch: no space left to write the result/,
    );
    refused(
      nonesuch(root, ['removed', '--base', 'HEAD^', '--output', 'no/such/folder']),
      2,
      /^nonesuch: cannot write the result/,
    );
  });

  it('that is interrupted ends with 130 and leaves nothing half-written', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 5000 }, (_, n) => [
        `src/f${n}.ts`,
        `export const value${n} = ${n};\nexport function f${n}() { return value${n}; }\n`,
      ]),
    );
    const { root } = repository(files);
    let code: number | null = null;
    // On a slow machine the signal may come before the program's first line; then it is sent later.
    for (let delay = 300; code === null && delay < 20_000; delay *= 2) {
      const child = startNonesuch(root, ['index', '--json', '--output', 'out.json']);
      const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
      await setTimeout(delay);
      child.kill('SIGINT');
      code = await ended;
    }
    expect(code).toBe(130);
    expect(existsSync(join(root, 'out.json'))).toBe(false);
    const folder = join(root, '.git', 'nonesuch');
    expect(existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.tmp')) : []).toEqual([]);
    expect(nonesuch(root, ['absent', 'value7']).code).toBe(1);
  });

  it('that closes the pipe early is not complained about', async () => {
    const { root } = repository(BASE, HEAD);
    const child = startNonesuch(root, ['removed', '--base', 'HEAD^', '--json']);
    child.stdout.destroy();
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(1);
    expect(stderr).toBe('');
  });
});
