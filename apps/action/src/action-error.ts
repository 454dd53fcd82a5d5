/** What can go wrong that a user can do something about. */
export type ActionErrorCode =
  | 'bad_input'
  | 'bad_event'
  | 'bad_configuration'
  | 'cannot_compare'
  | 'unreadable_repository'
  | 'engine_failed'
  | 'bad_report';

/** A known error: one line of what happened, one of what to do about it. Shown without a stack. */
export class ActionError extends Error {
  readonly code: ActionErrorCode;
  readonly hint: string;

  constructor(code: ActionErrorCode, message: string, hint: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'ActionError';
    this.code = code;
    this.hint = hint;
  }

  /** The exit code that the command line gives the same failure: 2 for what the user set, 3 for what could not be seen. */
  get exitCode(): 2 | 3 {
    return this.code === 'bad_input' || this.code === 'bad_event' || this.code === 'bad_configuration' ? 2 : 3;
  }
}
