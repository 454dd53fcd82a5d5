import type { GlobalOptions } from '../options.ts';
import type { RunContext } from '../run-context.ts';

/** What a command is given: the outside, the options that all take, and its own flags. */
export interface CommandContext {
  readonly run: RunContext;
  readonly options: GlobalOptions;
  readonly flags: Readonly<Record<string, unknown>>;
}

/** A flag of the command that takes a value, or undefined. */
export function textFlag(context: CommandContext, name: string): string | undefined {
  const value = context.flags[name];
  return typeof value === 'string' ? value : undefined;
}
