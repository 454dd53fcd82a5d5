import { git } from './git-command.ts';
import type { Origin } from './origin.ts';

/** A changed file as GitHub's API lists it. */
export interface PullFile {
  readonly sha: string;
  readonly filename: string;
  readonly previous_filename?: string;
  readonly status: 'added' | 'removed' | 'modified' | 'renamed';
  readonly additions: number;
  readonly deletions: number;
  readonly changes: number;
  readonly blob_url: string;
  readonly raw_url: string;
  readonly contents_url: string;
  readonly patch?: string;
}

/** GitHub leaves the patch of a larger one out. */
const PATCH_LIMIT = 100_000;
const STATUS = { A: 'added', D: 'removed', M: 'modified', R: 'renamed', T: 'modified' } as const;

/** The files of the pull request, as the diff of its head against the merge base. */
export function pullFiles(origin: Origin): PullFile[] {
  const range = [origin.forkPoint, origin.head];
  const fields = git(origin.directory, ['diff', '--raw', '-z', '-M', '--no-abbrev', ...range]).split('\0');
  const files: PullFile[] = [];
  for (let at = 0; at + 1 < fields.length; ) {
    const [, , , sha, code] = fields[at]!.split(' ');
    const status = STATUS[code![0] as keyof typeof STATUS];
    const renamed = status === 'renamed';
    const paths = renamed ? [fields[at + 1]!, fields[at + 2]!] : [fields[at + 1]!];
    at += 1 + paths.length;
    files.push(pullFile(origin, sha!, status, paths));
  }
  return files;
}

function pullFile(origin: Origin, sha: string, status: PullFile['status'], paths: readonly string[]): PullFile {
  const diff = git(origin.directory, [
    '--literal-pathspecs',
    'diff',
    '-M',
    '-U3',
    origin.forkPoint,
    origin.head,
    '--',
    ...paths,
  ]);
  const start = diff.indexOf('\n@@');
  const patch = start === -1 ? '' : diff.slice(start + 1).replace(/\n$/u, '');
  const lines = patch.split('\n');
  const additions = lines.filter((line) => line.startsWith('+')).length;
  const deletions = lines.filter((line) => line.startsWith('-')).length;
  return {
    sha,
    filename: paths.at(-1)!,
    ...(status === 'renamed' ? { previous_filename: paths[0]! } : {}),
    status,
    additions,
    deletions,
    changes: additions + deletions,
    blob_url: 'https://github.com/blob',
    raw_url: 'https://github.com/raw',
    contents_url: 'https://api.github.com/contents',
    ...(patch === '' || patch.length > PATCH_LIMIT ? {} : { patch }),
  };
}

/** Old line numbers that a comment on the left side may name: every line of a hunk that the old file has. */
export function leftLines(patch: string): Set<number> {
  const lines = new Set<number>();
  let line = 0;
  for (const text of patch.split('\n')) {
    const hunk = /^@@ -(\d+)/u.exec(text);
    if (hunk !== null) line = Number(hunk[1]);
    else if (text.startsWith('-') || text.startsWith(' ')) lines.add(line++);
  }
  return lines;
}
