/** Why git could not give what was asked for. */
export type GitErrorCode =
  | 'git_missing'
  | 'git_failed'
  | 'not_a_repository'
  | 'unsafe_repository'
  | 'empty_repository'
  | 'unknown_revision'
  | 'no_merge_base'
  | 'shallow_history'
  | 'missing_objects'
  | 'no_working_tree';

const HINTS: Readonly<Record<GitErrorCode, string>> = {
  git_missing: 'install git 2.30 or later, and see that it is on the PATH',
  git_failed: 'run the same command by hand to see more',
  not_a_repository: 'pass a directory inside a git repository with --root',
  unsafe_repository:
    'the directory belongs to another user: `git config --global --add safe.directory <directory>` if you trust it',
  empty_repository: 'commit something first',
  unknown_revision: 'name a branch, a tag or a commit that is in this clone (`git fetch` it first)',
  no_merge_base: 'the two revisions have no common history: name a base that has',
  shallow_history:
    'this clone is shallow: fetch the history (`git fetch --unshallow`, or `fetch-depth: 0` of actions/checkout)',
  missing_objects: 'this is a partial clone: fetch the missing objects (`git fetch --refetch --no-filter`)',
  no_working_tree: 'a bare repository has no working tree: name a revision',
};

/** A known failure of git, with a code, a hint and, where it is about a name, names that are near to it. */
export class GitError extends Error {
  override readonly name = 'GitError';
  readonly code: GitErrorCode;
  readonly hint: string;
  /** Names of branches and tags that are spelled similarly. */
  readonly near: readonly string[];

  constructor(
    code: GitErrorCode,
    message: string,
    options: { hint?: string; near?: readonly string[]; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.near = options.near ?? [];
    this.hint = options.hint ?? (this.near.length > 0 ? `did you mean ${this.near.join(', ')}?` : HINTS[code]);
  }
}
