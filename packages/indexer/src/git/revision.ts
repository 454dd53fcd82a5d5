import { GitError } from './git-error.ts';
import { git, runGit } from './git-process.ts';
import { nearNames } from './near-names.ts';
import type { Repository } from './repository.ts';

/** The name under which the working tree is a revision. */
export const WORKTREE = 'WORKTREE';

/** A commit, as it was asked for. */
export interface Revision {
  /** As the caller named it. */
  readonly name: string;
  readonly commit: string;
  readonly tree: string;
}

/**
 * Resolves a revision.
 *
 * @param name anything that names one commit: a branch, a tag, an id, `HEAD~2`
 * @throws GitError `unknown_revision` (with near names), `shallow_history`, `empty_repository`
 */
export async function resolveRevision(repository: Repository, name: string): Promise<Revision> {
  const found = await commitAndTree(repository, name);
  if (!found) throw await unknown(repository, name);
  return { name, ...found };
}

/**
 * The best common ancestor of two commits.
 *
 * @throws GitError `no_merge_base`; `shallow_history` where the history is cut off, so that there may be one
 */
export async function mergeBase(repository: Repository, base: Revision, head: Revision): Promise<Revision> {
  const run = await runGit(repository, ['merge-base', base.commit, head.commit]);
  const commit = run.stdout.toString('latin1').trim().split('\n')[0];
  if (run.code === 0 && commit) return { ...(await resolveRevision(repository, commit)), name: commit };
  const between = `${base.name} and ${head.name}`;
  if (repository.shallow) throw new GitError('shallow_history', `no merge base of ${between} in a shallow clone`);
  throw new GitError('no_merge_base', `${between} have no merge base`);
}

async function commitAndTree(repository: Repository, name: string): Promise<{ commit: string; tree: string } | null> {
  // A range, an exclusion and a name with a NUL name no single commit.
  if (name === '' || name.includes('..') || name.startsWith('^') || name.includes('\0')) return null;
  const args = ['rev-list', '--no-walk', '--format=%T', '--end-of-options', `${name}^{commit}`, '--'];
  const run = await runGit(repository, args);
  const match = /^commit ([0-9a-f]{40,64})\n([0-9a-f]{40,64})\n$/.exec(run.stdout.toString('latin1'));
  return run.code === 0 && match ? { commit: match[1]!, tree: match[2]! } : null;
}

async function unknown(repository: Repository, name: string): Promise<GitError> {
  const refs = (await git(repository, ['for-each-ref', '--format=%(refname:short)']))
    .toString('utf8')
    .split('\n')
    .filter(Boolean);
  if (refs.length === 0 && (await commitAndTree(repository, 'HEAD')) === null) {
    return new GitError('empty_repository', 'the repository has no commit');
  }
  const near = nearNames(name, refs);
  if (near.length === 0 && repository.shallow) {
    return new GitError('shallow_history', `the revision ${JSON.stringify(name)} is not in this shallow clone`);
  }
  return new GitError('unknown_revision', `there is no revision ${JSON.stringify(name)}`, { near });
}
