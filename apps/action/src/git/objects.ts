import { ActionError } from '../action-error.ts';
import { printable } from '../text/printable.ts';
import type { Git } from './git.ts';

const OID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;

/** Whether this is a repository at all, and what git says where it is none. */
export async function verifyRepository(git: Git): Promise<void> {
  const { code, stderr } = await git.run(['rev-parse', '--git-dir']);
  if (code === 0) return;
  throw new ActionError(
    'unreadable_repository',
    `no repository in the working directory: ${printable(stderr.split('\n', 1)[0]!, 200)}`,
    'Run actions/checkout before this action, or set working-directory.',
  );
}

/** Commit id of a revision that the user or we wrote, or null where there is none. */
export async function commitOf(git: Git, revision: string): Promise<string | null> {
  const { code, stdout } = await git.run([
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{commit}`,
  ]);
  const oid = stdout.trim();
  return code === 0 && OID.test(oid) ? oid : null;
}

/**
 * Parents as the commit itself names them. A shallow clone hides those that it has not fetched from every other command,
 * so this reads the object.
 */
export async function parentsOf(git: Git, commit: string): Promise<string[]> {
  const { code, stdout } = await git.run(['cat-file', 'commit', commit]);
  if (code !== 0) return [];
  const header = stdout.slice(0, stdout.indexOf('\n\n'));
  return header
    .split('\n')
    .flatMap((line) => (line.startsWith('parent ') && OID.test(line.slice(7)) ? [line.slice(7)] : []));
}

/** Whether a commit and its tree are there. In a partial clone git fetches them when it is asked. */
export async function hasCommit(git: Git, commit: string): Promise<boolean> {
  const commitThere = await git.run(['cat-file', '-e', `${commit}^{commit}`]);
  return commitThere.code === 0 && (await git.run(['cat-file', '-e', `${commit}^{tree}`])).code === 0;
}

export async function isShallow(git: Git): Promise<boolean> {
  return (await git.run(['rev-parse', '--is-shallow-repository'])).stdout.trim() === 'true';
}

/** Paths whose content differs between two commits. */
export async function differingPaths(git: Git, left: string, right: string): Promise<Set<string> | null> {
  const { code, stdout } = await git.run([
    'diff-tree',
    '-r',
    '-z',
    '--no-renames',
    '--name-only',
    '--no-ext-diff',
    left,
    right,
  ]);
  return code === 0 ? new Set(stdout.split('\0').filter((path) => path !== '')) : null;
}
