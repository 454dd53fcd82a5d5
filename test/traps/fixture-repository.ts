import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Trap, TrapTree } from './trap.ts';

export interface FixtureRepository {
  readonly root: string;
  /** Object ids of the two commits. */
  readonly base: string;
  readonly head: string;
  dispose(): void;
}

/** Git without the configuration of the machine: a fixture must be the same repository everywhere. */
const gitEnvironment = {
  PATH: process.env.PATH ?? '',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
};

/** Makes the repository of a trap: two commits, head checked out, then what is ignored and what is dirty. */
export function makeRepository(trap: Trap): FixtureRepository {
  const root = mkdtempSync(join(tmpdir(), 'nonesuch-trap-'));
  const dispose = () => rmSync(root, { recursive: true, force: true });
  try {
    cpSync(emptyRepository(), root, { recursive: true });
    const marks = join(root, '.git', 'marks');
    git(root, ['fast-import', '--quiet', `--export-marks=${marks}`], fastImport([trap.base, trap.head]));
    const oids = new Map(
      readFileSync(marks, 'utf8')
        .split('\n')
        .map((line) => line.split(' ') as [string, string]),
    );
    git(root, ['reset', '-q', '--hard', 'main']);
    for (const [path, file] of trap.ignored) if (file.kind === 'file') write(root, path, file.bytes);
    for (const [path, text] of trap.dirty) write(root, path, text);
    return { root, base: oids.get(':1')!, head: oids.get(':2')!, dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}

let template: string | undefined;

/** A repository without commits, made once a process: copying it is cheaper than a run of git. */
function emptyRepository(): string {
  if (template === undefined) {
    const root = mkdtempSync(join(tmpdir(), 'nonesuch-trap-empty-'));
    process.on('exit', () => rmSync(root, { recursive: true, force: true }));
    git(root, ['init', '-q', '-b', 'main', '--template=']);
    template = root;
  }
  return template;
}

function write(root: string, path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** A stream for `git fast-import` with one commit per tree, on `main`. */
function fastImport(trees: readonly TrapTree[]): Buffer {
  const parts: Buffer[] = [];
  const line = (text: string) => parts.push(Buffer.from(`${text}\n`));
  const data = (bytes: Buffer) => {
    line(`data ${bytes.length}`);
    parts.push(bytes);
    line('');
  };
  for (const [index, tree] of trees.entries()) {
    line('commit refs/heads/main');
    line(`mark :${index + 1}`);
    line(`committer Trap <trap@example.invalid> ${1_700_000_000 + index} +0000`);
    data(Buffer.from(index === 0 ? 'base' : 'head'));
    if (index > 0) line('deleteall');
    for (const [path, file] of tree) {
      const name = JSON.stringify(path);
      if (file.kind === 'gitlink') line(`M 160000 ${file.oid} ${name}`);
      else {
        line(`M ${file.kind === 'symlink' ? '120000' : '100644'} inline ${name}`);
        data(file.kind === 'symlink' ? Buffer.from(file.target) : file.bytes);
      }
    }
  }
  return Buffer.concat(parts);
}

function git(root: string, args: readonly string[], input?: Buffer): void {
  const run = spawnSync('git', ['-C', root, ...args], { env: gitEnvironment, ...(input && { input }) });
  if (run.status !== 0) throw new Error(`git ${args[0]}: ${run.error?.message ?? run.stderr.toString()}`);
}
