import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GitError } from './git-error.ts';
import { failure, type GitLocation, runGit } from './git-process.ts';
import type { ObjectFormat } from './object-id.ts';
import type { Revision } from './revision.ts';

/** A repository on this machine. */
export interface Repository extends GitLocation {
  /** Root of the working tree, or the git directory of a bare repository. */
  readonly cwd: string;
  /** Root of the working tree; null in a bare repository. */
  readonly workTree: string | null;
  readonly gitDir: string;
  /** What worktrees of one repository share: the index lies in it. */
  readonly commonDir: string;
  readonly objectFormat: ObjectFormat;
  /** The history is cut off. */
  readonly shallow: boolean;
  /** Objects may be missing (`--filter`). */
  readonly partial: boolean;
  /** What HEAD was when the repository was opened; null where it was nothing, or in a bare repository. */
  readonly head: Revision | null;
}

/**
 * Finds the repository that a directory lies in.
 *
 * @param root any directory of a working tree, or a bare repository
 * @throws GitError `not_a_repository`, `unsafe_repository`, `git_missing`
 */
export async function openRepository(root: string): Promise<Repository> {
  const cwd = resolve(root);
  if (!statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) {
    throw new GitError('not_a_repository', 'there is no such directory');
  }
  const questions = ['--is-inside-work-tree', '--absolute-git-dir', '--git-common-dir', '--show-object-format'];
  // The last questions fail where there is no working tree, or no commit, after the others were answered.
  const last = ['--show-toplevel', 'HEAD^{commit}', 'HEAD^{tree}'];
  const args = ['rev-parse', '--path-format=absolute', ...questions, '--is-shallow-repository', ...last];
  const run = await runGit({ cwd }, args);
  const [inside, gitDir, commonDir, format, shallow, topLevel, commit, tree] = run.stdout.toString('utf8').split('\n');
  if (run.code !== 0 && (inside === 'true' ? !topLevel : inside !== 'false' || !shallow)) throw failure(args, run);
  const workTree = inside === 'true' ? topLevel! : null;
  return {
    cwd: workTree ?? gitDir!,
    workTree,
    gitDir: gitDir!,
    commonDir: commonDir!,
    objectFormat: format === 'sha256' ? 'sha256' : 'sha1',
    shallow: shallow === 'true',
    partial: isPartial(commonDir!),
    head: run.code === 0 && commit && tree ? { name: 'HEAD', commit, tree } : null,
  };
}

/** Whether the repository's own configuration names a remote that may hold back objects. */
function isPartial(commonDir: string): boolean {
  try {
    return /^\s*(?:partialclone|promisor|partialclonefilter)\s*=/im.test(
      readFileSync(join(commonDir, 'config'), 'utf8'),
    );
  } catch {
    return false;
  }
}
