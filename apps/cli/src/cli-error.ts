import type { SymbolName } from 'nonesuch-schema';

/** What the process ends with: 2 usage or configuration, 3 the answer could not be seen. */
export type FailureExit = 2 | 3;

/** An error that a user can do something about. Shown as one line; its stack only with `--verbose`. */
export class CliError extends Error {
  readonly code: string;
  /** What is wrong, in plain words. */
  readonly what: string;
  /** Where: a revision, a path, a reference. Comes from outside: print it escaped. */
  readonly where: string;
  /** What to do about it, or the empty string. */
  readonly hint: string;
  readonly exit: FailureExit;
  /** Symbols that may have been meant. */
  readonly candidates: readonly SymbolName[];

  constructor(fields: {
    code: string;
    what: string;
    where: string;
    hint?: string;
    exit: FailureExit;
    candidates?: readonly SymbolName[];
    cause?: unknown;
  }) {
    super(`${fields.what}: ${fields.where}`, fields.cause === undefined ? {} : { cause: fields.cause });
    this.name = 'CliError';
    this.code = fields.code;
    this.what = fields.what;
    this.where = fields.where;
    this.hint = fields.hint ?? '';
    this.exit = fields.exit;
    this.candidates = fields.candidates ?? [];
  }
}
