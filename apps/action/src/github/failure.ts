import { printable } from '../text/printable.ts';

/** Why GitHub did not do what it was asked. */
export type FailureKind = 'unauthorized' | 'forbidden' | 'not_found' | 'refused' | 'rate_limited' | 'unavailable';

export interface Failure {
  readonly kind: FailureKind;
  /** What was being done: `post the comment`. */
  readonly act: string;
  readonly message: string;
  readonly hint: string;
}

/**
 * A failure of GitHub as data. None of them is one of ours: the report is written before GitHub is asked for anything.
 *
 * @param fork whether the pull request comes from another repository, where a token that can only read is the rule
 */
export function failureOf(error: unknown, act: string, fork: boolean): Failure {
  const status = statusOf(error);
  const kind = kindOf(status, error);
  return { kind, act, message: printable(messageOf(error), 200), hint: hintOf(kind, fork) };
}

/** Whether nobody can know if the request was carried out: the server failed, or the connection did. */
export function isUncertain(error: unknown): boolean {
  const status = statusOf(error);
  return status === null || status >= 500;
}

function statusOf(error: unknown): number | null {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  return typeof status === 'number' && status >= 100 ? status : null;
}

function kindOf(status: number | null, error: unknown): FailureKind {
  if (status === 429 || (status === 403 && /rate limit/iu.test(messageOf(error)))) return 'rate_limited';
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404 || status === 410) return 'not_found';
  if (status !== null && status >= 400 && status < 500) return 'refused';
  return 'unavailable';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function hintOf(kind: FailureKind, fork: boolean): string {
  switch (kind) {
    case 'unauthorized':
      return 'The token is not valid here: pass github-token, or leave it at its default.';
    case 'forbidden':
      return fork
        ? 'The token of a pull request from a fork can only read. The report is in the summary of the job and in its report file.'
        : 'The job needs the permission "pull-requests: write" to comment.';
    case 'not_found':
      return 'The token cannot see this pull request: the job needs the permission "pull-requests: write".';
    case 'rate_limited':
      return 'GitHub asked to wait longer than a job should. The next push tries again.';
    case 'refused':
      return 'GitHub did not accept it. The report is in the summary of the job and in its report file.';
    case 'unavailable':
      return 'GitHub could not be reached. The next push tries again.';
  }
}
