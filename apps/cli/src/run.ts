import { CommanderError } from 'commander';
import { createProgram, type ParsedRun } from './program.ts';
import { reportError } from './report-error.ts';
import type { RunContext } from './run-context.ts';

/**
 * Runs one command.
 *
 * @param args without the program's name
 * @returns the exit code: 0 clean, 1 findings, 2 usage or configuration, 3 could not see, 130 interrupted
 */
export async function run(args: readonly string[], context: RunContext): Promise<number> {
  const parsed: ParsedRun = { command: 'nonesuch', options: null, exitCode: 0 };
  try {
    const program = createProgram(context, parsed);
    await program.parseAsync(args.length === 0 ? ['--help'] : [...args], { from: 'user' });
    return parsed.exitCode;
  } catch (error) {
    if (context.signal.aborted) return 130;
    // Help and the version were asked for; anything else is a slip in the arguments, and commander has said so.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    return reportError(error, parsed, context);
  }
}
