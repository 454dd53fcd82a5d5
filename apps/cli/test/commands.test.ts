import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  validateAbsenceReport,
  validateExplanation,
  validateIndexReport,
  validateReferencesReport,
  validateRemovalReport,
} from 'nonesuch-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tool } from '../src/tool.ts';
import { nonesuch, put, type ScratchRepository, scratchRepository } from './scratch-repository.ts';

const BASE = {
  'package.json': '{ "private": true }\n',
  'src/kit.ts':
    'export const used = 1;\nexport const passed = 2;\nexport const gone = 3;\nexport const went = () => [4, 5, 6];\nexport const kept = 7;\n',
  'src/main.ts':
    "import { kept, used } from './kit';\nimport * as bag from './bag';\nimport { went } from './kit';\nconsole.log(used, kept, went(), Object.values(bag));\n",
  'src/bag.ts': 'export const inBag = 1;\nexport const other = 2;\n',
};
const HEAD = {
  ...BASE,
  'src/kit.ts': 'export const kept = 7;\n',
  'src/bag.ts': 'export const other = 2;\n',
  'src/elsewhere.ts': 'export const went = () => [4, 5, 6];\n',
  'src/main.ts': BASE['src/main.ts'].replace("went } from './kit'", "went } from './elsewhere'"),
};

let repo: ScratchRepository;
beforeAll(() => {
  repo = scratchRepository(BASE, HEAD);
});
afterAll(() => repo.dispose());

const removed = (...args: string[]) => nonesuch(repo.root, ['removed', '--base', 'HEAD^', ...args]);

describe('removed', () => {
  it('prints a valid report with the four verdicts, and the same bytes each time', () => {
    const first = removed('--json');
    const report = JSON.parse(first.stdout);
    expect(validateRemovalReport(report)).toEqual({ valid: true });
    const verdicts = Object.fromEntries(
      report.symbols.map((each: { symbol: string; verdict: string }) => [each.symbol, each.verdict]),
    );
    expect(verdicts).toEqual({
      'src/kit.ts#used': 'referenced',
      'src/bag.ts#inBag': 'inconclusive',
      'src/kit.ts#passed': 'absent',
      'src/kit.ts#gone': 'absent',
      'src/kit.ts#went': 'moved',
    });
    expect(report.symbols[0].evidence[0]).toMatchObject({
      path: 'src/main.ts',
      line: 1,
      text: "import { kept, used } from './kit';",
    });
    expect(report.base.oid).toMatch(/^[0-9a-f]{40}$/);
    expect(first.code).toBe(1);
    expect(removed('--json').stdout).toBe(first.stdout);
    expect(removed('--json', '--no-cache').stdout).toBe(first.stdout);
  });

  it('fails from the verdict on that was asked for', () => {
    expect(removed('--fail-on', 'none').code).toBe(0);
    expect(removed('--fail-on', 'referenced').code).toBe(1);
    expect(removed('--fail-on', 'always').code).toBe(2);
    expect(removed('--head', 'HEAD^').code).toBe(0);
  });

  it('concludes nothing about what --scope leaves out', () => {
    const report = JSON.parse(removed('--json', '--scope', 'src/kit.ts').stdout);
    expect(validateRemovalReport(report)).toEqual({ valid: true });
    expect(report.symbols.map((each: { verdict: string }) => each.verdict)).not.toContain('absent');
    expect(report.coverage).toMatchObject({ narrowed_to: ['src/kit.ts'], states: { 'OUT_OF_SCOPE/CALLER': 4 } });
    expect(removed('--scope', '../elsewhere').code).toBe(2);
  });

  it('writes to a file in one step, and prints nothing then', () => {
    const run = removed('--json', '--output', 'report.json');
    expect(run).toMatchObject({ code: 1, stdout: '', stderr: '' });
    expect(validateRemovalReport(JSON.parse(readFileSync(join(repo.root, 'report.json'), 'utf8')))).toEqual({
      valid: true,
    });
  });

  it('judges the working tree by what stands there now', () => {
    put(repo.root, 'src/main.ts', "import { kept } from './kit';\nconsole.log(kept);\n");
    const report = JSON.parse(removed('--json', '--head', 'WORKTREE').stdout);
    repo.git('checkout', '-q', '.');
    expect(validateRemovalReport(report)).toEqual({ valid: true });
    expect(report.head).toMatchObject({ rev: 'WORKTREE', oid: null });
    const used = report.symbols.find((each: { symbol: string }) => each.symbol === 'src/kit.ts#used');
    expect(used.verdict).toBe('absent');
  });

  it('starts from the merge base where that is asked for', () => {
    repo.git('branch', 'side', 'HEAD^');
    repo.git('checkout', '-q', 'side');
    repo.git('commit', '-q', '--allow-empty', '-m', 'side');
    const asked = JSON.parse(nonesuch(repo.root, ['removed', '--base', 'main', '--json']).stdout);
    const fromBase = JSON.parse(nonesuch(repo.root, ['removed', '--base', 'main', '--merge-base', '--json']).stdout);
    repo.git('checkout', '-q', 'main');
    expect(asked.symbols.map((each: { symbol: string }) => each.symbol)).toEqual(['src/elsewhere.ts#went']);
    expect(fromBase).toMatchObject({
      symbols: [],
      merge_base: repo.git('rev-parse', 'main^').trim(),
      base: { rev: 'main' },
    });
  });
});

describe('the other commands', () => {
  it('print valid answers', () => {
    const answer = (...args: string[]) => JSON.parse(nonesuch(repo.root, [...args, '--json']).stdout);
    expect(validateAbsenceReport(answer('absent', 'kept'))).toEqual({ valid: true });
    expect(validateReferencesReport(answer('refs', 'kept'))).toEqual({ valid: true });
    expect(validateIndexReport(answer('index'))).toEqual({ valid: true });
    expect(validateIndexReport(answer('status'))).toEqual({ valid: true });
    expect(validateExplanation(answer('explain', 'namespace_escape'))).toEqual({ valid: true });
    expect(validateExplanation(answer('explain', 'absent'))).toEqual({ valid: true });
    expect(validateExplanation(answer('explain', 'not_checked/waived'))).toEqual({ valid: true });
  });

  it('answer a yes or a no by their exit code', () => {
    expect(nonesuch(repo.root, ['absent', 'kept'])).toMatchObject({ code: 1 });
    expect(nonesuch(repo.root, ['absent', 'kept', '--fail-on', 'none'])).toMatchObject({ code: 0 });
    expect(nonesuch(repo.root, ['refs', 'kept'])).toMatchObject({ code: 0 });
    expect(nonesuch(repo.root, ['explain', 'namespace_escpae']).stderr).toContain('did you mean namespace_escape?');
    expect(nonesuch(repo.root, ['absent', 'kept', '--reporter', 'sarif'])).toMatchObject({ code: 2, stdout: '' });
  });

  it('say what they are', () => {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
    expect(tool.version).toBe(version);
    expect(nonesuch(repo.root, ['--version']).stdout).toBe(`${version}\n`);
    expect(nonesuch(repo.root, ['removed', '--help']).stdout).toContain('--merge-base');
    expect(nonesuch(repo.root, []).stdout).toContain('Exit codes');
  });
});
