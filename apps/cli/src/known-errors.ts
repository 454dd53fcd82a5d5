import { GitError, IndexError, SegmentDamaged } from 'nonesuch-indexer';
import { QueryError } from 'nonesuch-query/report';
import { CliError } from './cli-error.ts';

/** Candidates in a hint; JSON has all of them. */
const SHOWN = 5;

/** Any error as one that a user can read. What is not known is a defect of ours, and says so. */
export function toCliError(error: unknown): CliError {
  if (error instanceof CliError) return error;
  if (error instanceof QueryError) return fromQuery(error);
  if (error instanceof GitError) return fromGit(error);
  if (error instanceof IndexError || error instanceof SegmentDamaged) {
    const { code, hint } = error;
    return new CliError({ code, what: 'the index cannot be used', where: error.message, hint, exit: 3, cause: error });
  }
  const coded = error as { code?: unknown; hint?: unknown; message?: unknown };
  if (coded?.code === 'ENOSPC' || coded?.code === 'EDQUOT') {
    return new CliError({
      code: 'out_of_disk',
      what: 'no space left on the disk',
      where: String(coded.message ?? ''),
      hint: 'the index is as it was before',
      exit: 3,
      cause: error,
    });
  }
  return new CliError({
    code: 'internal_error',
    what: 'unexpected error',
    where: error instanceof Error ? error.message : String(error),
    hint: 'this is a defect; --verbose shows where',
    exit: 3,
    cause: error,
  });
}

const GIT_WORDS: Readonly<Record<GitError['code'], string>> = {
  git_missing: 'git was not found',
  git_failed: 'git failed',
  not_a_repository: 'not a git repository',
  unsafe_repository: 'the repository belongs to somebody else',
  empty_repository: 'empty repository',
  unknown_revision: 'unknown revision',
  no_merge_base: 'no merge base',
  shallow_history: 'the history is cut off',
  missing_objects: 'objects are missing',
  no_working_tree: 'no working tree',
};

function fromGit(error: GitError): CliError {
  const { code, hint, message } = error;
  return new CliError({ code, what: GIT_WORDS[code], where: message, hint, exit: 3, cause: error });
}

function fromQuery(error: QueryError): CliError {
  const { references } = error.meant;
  const rest = references.length > SHOWN ? ` and ${references.length - SHOWN} more` : '';
  const list = `${references.slice(0, SHOWN).join(', ')}${rest}`;
  const fields = { code: error.code, where: error.reference, candidates: error.meant.symbols, cause: error };
  switch (error.code) {
    case 'unknown_symbol':
      return new CliError({
        ...fields,
        what: 'unknown symbol',
        hint: list === '' ? 'no declaration of this name, and none like it' : `did you mean ${list}?`,
        exit: 2,
      });
    case 'unknown_path':
      return new CliError({
        ...fields,
        what: 'no tracked file at this path',
        hint: list === '' ? 'paths are relative to the root of the repository' : `did you mean ${list}?`,
        exit: 2,
      });
    case 'ambiguous_symbol':
      return new CliError({ ...fields, what: 'ambiguous symbol', hint: `one of ${list}`, exit: 2 });
    case 'malformed_reference':
      return new CliError({
        ...fields,
        what: 'this is no symbol reference',
        hint: 'path#Name, path#Container.member, path#default, or a bare name',
        exit: 2,
      });
    case 'unreadable_path':
      return new CliError({
        ...fields,
        what: 'cannot tell what this file declares',
        hint: error.detail === '' || error.detail === 'read' ? 'its language has no adapter' : `it is ${error.detail}`,
        exit: 3,
      });
  }
}
