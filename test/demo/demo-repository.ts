import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArchive } from '../traps/parse-archive.ts';

/** One file of `history/`: a commit, and the files that it writes. */
interface DemoCommit {
  readonly branch: string;
  /** Where a branch that does not exist yet starts. */
  readonly from?: string;
  /** Branch to merge; such a commit writes no files. */
  readonly merge?: string;
  readonly author: string;
  readonly date: string;
  readonly message: string;
  readonly delete?: readonly string[];
  readonly files: ReadonlyMap<string, string>;
}

export interface DemoRepository {
  readonly root: string;
  /** What the merge is judged against: main before it. */
  readonly base: string;
  /** The merge result. */
  readonly head: string;
  dispose(): void;
}

const history = new URL('history/', import.meta.url);

/** Reads the commits of `history/`, in the order of their names. */
export function readHistory(): DemoCommit[] {
  return readdirSync(history)
    .filter((name) => name.endsWith('.txtar'))
    .sort()
    .map((name) => {
      const [meta, ...sections] = parseArchive(readFileSync(new URL(name, history), 'utf8'));
      const files = new Map(sections.map((section) => [section.name, section.text]));
      return { ...(JSON.parse(meta!.text) as Omit<DemoCommit, 'files'>), files };
    });
}

/**
 * Replays the history into a repository in a temporary folder, with real commits and a real merge, so that the object ids
 * are the same on every machine.
 */
export function makeDemoRepository(): DemoRepository {
  const root = mkdtempSync(join(tmpdir(), 'nonesuch-demo-'));
  const dispose = () => rmSync(root, { recursive: true, force: true });
  try {
    git(root, ['init', '-q', '-b', 'main', '--template=']);
    const branches = new Set(['main']);
    for (const commit of readHistory()) {
      if (!branches.has(commit.branch)) git(root, ['branch', commit.branch, commit.from ?? 'main']);
      branches.add(commit.branch);
      // On the first commit there is nothing to check out yet.
      if (branches.size > 1) git(root, ['checkout', '-q', commit.branch]);
      apply(root, commit);
    }
    return { root, base: 'main^1', head: 'main', dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}

function apply(root: string, commit: DemoCommit): void {
  if (commit.merge !== undefined) {
    git(root, ['merge', '-q', '--no-ff', '-m', commit.message, commit.merge], commit);
    return;
  }
  for (const path of commit.delete ?? []) rmSync(join(root, path));
  for (const [path, text] of commit.files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  git(root, ['add', '-A']);
  git(root, ['commit', '-q', '-m', commit.message], commit);
}

/** Runs git without the machine's configuration, and returns its output. */
function git(root: string, args: readonly string[], by?: Pick<DemoCommit, 'author' | 'date'>): string {
  const [, name = 'Demo', email = 'demo@example.invalid'] = /^(.*) <(.*)>$/.exec(by?.author ?? '') ?? [];
  const date = by?.date ?? '2026-01-01T00:00:00Z';
  const env = {
    PATH: process.env.PATH ?? '',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_COMMITTER_DATE: date,
  };
  const run = spawnSync('git', ['-C', root, ...args], { env, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`git ${args[0]}: ${run.error?.message ?? run.stderr}`);
  return run.stdout.trim();
}
