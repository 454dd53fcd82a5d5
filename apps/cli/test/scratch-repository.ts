import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The built command; `NONESUCH_BIN` names another build of it. */
const BIN = process.env.NONESUCH_BIN ?? resolve(import.meta.dirname, '../bin/nonesuch.js');

/** Content by path; null is a path that this commit does not have. */
export type Tree = Readonly<Record<string, string | Uint8Array | { readonly symlink: string }>>;

export interface ScratchRepository {
  readonly root: string;
  git(...args: string[]): string;
  dispose(): void;
}

/** What a run of the built command came to. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const ENVIRONMENT = {
  PATH: process.env.PATH ?? '',
  HOME: tmpdir(),
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.org',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.org',
};

/** A directory that is no repository. */
export function scratchDirectory(): { root: string; dispose(): void } {
  const root = mkdtempSync(join(tmpdir(), 'nonesuch-cli-'));
  return { root, dispose: () => rmSync(root, { recursive: true, force: true }) };
}

/** A repository whose commits have these trees, one after the other, on `main`; the last one is checked out. */
export function scratchRepository(...trees: Tree[]): ScratchRepository {
  const { root, dispose } = scratchDirectory();
  const git = (...args: string[]): string => {
    const run = spawnSync('git', args, { cwd: root, env: ENVIRONMENT, encoding: 'utf8' });
    if (run.status !== 0) throw new Error(`git ${args.join(' ')}: ${run.stderr}`);
    return run.stdout;
  };
  git('init', '-q', '-b', 'main', '.');
  if (trees.length > 0) {
    const run = spawnSync('git', ['fast-import', '--quiet'], { cwd: root, env: ENVIRONMENT, input: fastImport(trees) });
    if (run.status !== 0) throw new Error(run.stderr.toString());
    git('reset', '-q', '--hard', 'main');
  }
  return { root, git, dispose };
}

function fastImport(trees: readonly Tree[]): Buffer {
  const parts: Buffer[] = [];
  const line = (text: string): void => void parts.push(Buffer.from(`${text}\n`));
  const data = (bytes: Buffer): void => {
    line(`data ${bytes.length}`);
    parts.push(bytes, Buffer.from('\n'));
  };
  for (const [number, tree] of trees.entries()) {
    line('commit refs/heads/main');
    line(`committer a <a@example.org> ${1_600_000_000 + number} +0000`);
    data(Buffer.from(`commit ${number}`));
    line('deleteall');
    for (const [path, content] of Object.entries(tree)) {
      const link = typeof content === 'object' && 'symlink' in content;
      line(`M ${link ? '120000' : '100644'} inline ${quotedPath(path)}`);
      data(Buffer.from(link ? content.symlink : content));
    }
  }
  return Buffer.concat(parts);
}

function quotedPath(path: string): string {
  return `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}

/** Runs the built command. */
export function nonesuch(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Run {
  const run = spawnSync(process.execPath, [BIN, ...args], {
    cwd,
    env: { ...ENVIRONMENT, ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: run.status, stdout: run.stdout, stderr: run.stderr };
}

/** Starts the built command and leaves it running. */
export function startNonesuch(cwd: string, args: readonly string[]) {
  return spawn(process.execPath, [BIN, ...args], { cwd, env: ENVIRONMENT, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs the built command in a shell that lets no file grow over this many blocks of 512 bytes. */
export function nonesuchOnFullDisk(cwd: string, args: readonly string[], blocks: number): Run {
  const run = spawnSync('sh', ['-c', `ulimit -f ${blocks}; exec "$0" "$@"`, process.execPath, BIN, ...args], {
    cwd,
    env: ENVIRONMENT,
    encoding: 'utf8',
  });
  return { code: run.status, stdout: run.stdout, stderr: run.stderr };
}

export function put(root: string, path: string, content: string): void {
  writeFileSync(join(root, path), content);
}
