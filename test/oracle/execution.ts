import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Tests } from './run/corpora.ts';
import { codeFile } from './truth/projects.ts';
import { declaredNames } from './truth/symbols.ts';
import { trackedFiles } from './truth/tracked.ts';

/** What V8 writes for one script: functions, the whole script among them, with how often they ran. */
interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[];
  }[];
}

/** A declared function that ran while the project's own tests did. */
export interface Ran {
  readonly symbol: string;
  readonly count: number;
}

export interface Execution {
  readonly exit: number | null;
  /** Scripts of the checkout that were loaded. */
  readonly scripts: number;
  readonly ran: readonly Ran[];
}

/**
 * Runs a project's own tests, and finds which of its declared functions ran. A function runs because something calls
 * it, by whatever way: one that ran and is called absent is a false absence, however dynamic the call.
 *
 * This executes the checkout's code. It is a developer's command, on a repository that the developer chose; the product
 * never does it.
 */
export function runTests(root: string, tests: Tests, minutes: number): Execution {
  const coverage = mkdtempSync(path.join(tmpdir(), 'oracle-coverage-'));
  try {
    const run = spawnSync(process.execPath, tests.command, {
      cwd: path.join(root, tests.directory ?? ''),
      env: { PATH: process.env.PATH, HOME: coverage, NODE_V8_COVERAGE: coverage, NODE_ENV: 'test', CI: 'true' },
      stdio: 'ignore',
      timeout: minutes * 60_000,
    });
    return { exit: run.status, ...readCoverage(root, coverage) };
  } finally {
    rmSync(coverage, { recursive: true, force: true });
  }
}

/** The declared functions of tracked files that a directory of coverage reports says ran. */
export function readCoverage(root: string, directory: string): Omit<Execution, 'exit'> {
  // V8 names a script by its real path.
  const real = realpathSync(root);
  const tracked = new Set(trackedFiles(root).filter((file) => codeFile.test(file)));
  const counts = new Map<string, Map<number, number>>();
  for (const report of readdirSync(directory).filter((name) => name.endsWith('.json'))) {
    const { result } = JSON.parse(readFileSync(path.join(directory, report), 'utf8')) as { result: ScriptCoverage[] };
    for (const script of result) {
      if (!script.url.startsWith('file://')) continue;
      const file = path.relative(real, fileURLToPath(script.url));
      if (!tracked.has(file)) continue;
      const starts = counts.get(file) ?? new Map<number, number>();
      counts.set(file, starts);
      for (const { ranges } of script.functions) {
        const [whole] = ranges;
        if (!whole || whole.count === 0) continue;
        starts.set(whole.startOffset, (starts.get(whole.startOffset) ?? 0) + whole.count);
      }
    }
  }
  const ran: Ran[] = [];
  for (const [file, starts] of counts) ran.push(...ranIn(file, readFileSync(path.join(root, file), 'utf8'), starts));
  return { scripts: counts.size, ran };
}

/** Declared functions of one file, by where V8 says that a function starts which ran. */
function ranIn(file: string, text: string, starts: ReadonlyMap<number, number>): Ran[] {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const byName = new Map<number, string>();
  for (const { key, nameStarts } of declaredNames(parsed)) for (const start of nameStarts) byName.set(start, key);
  const found = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const name = nameOf(node);
      const key = name && byName.get(name.getStart(parsed));
      const count = functionStarts(node, parsed).reduce((most, start) => Math.max(most, starts.get(start) ?? 0), 0);
      if (key && count > 0) found.set(key, (found.get(key) ?? 0) + count);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return [...found].map(([key, count]) => ({ symbol: `${file}#${key}`, count }));
}

/** The name by which a function is declared: its own, or that of the variable, property or export that it is given to. */
function nameOf(node: ts.SignatureDeclaration): ts.Node | undefined {
  if (ts.isFunctionExpression(node) || ts.isArrowFunction(node)) {
    const { parent } = node;
    if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent) || ts.isPropertyAssignment(parent))
      return parent.initializer === node ? parent.name : undefined;
    if (ts.isBinaryExpression(parent) && parent.right === node && ts.isPropertyAccessExpression(parent.left))
      return parent.left.name;
    return undefined;
  }
  if (ts.isConstructorDeclaration(node)) return undefined;
  return ts.getNameOfDeclaration(node);
}

/** V8 starts a method at its name or at its modifiers, and a function at `function` or at `async`. */
function functionStarts(node: ts.Node, file: ts.SourceFile): number[] {
  const name = ts.getNameOfDeclaration(node as ts.Declaration);
  const starts = [node.getStart(file)];
  if (name) starts.push(name.getStart(file));
  for (const modifier of (ts.canHaveModifiers(node) && ts.getModifiers(node)) || []) {
    starts.push(modifier.getStart(file));
    starts.push(modifier.end + (/^\s*/.exec(file.text.slice(modifier.end))?.[0].length ?? 0));
  }
  return starts;
}
