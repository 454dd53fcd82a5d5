import { type ReporterName, usage } from '../options.ts';
import type { CommandContext } from './command-context.ts';

/** @throws CliError `usage` for a form that this command's answer has no place in */
export function refuseReporter({ options }: CommandContext, reporters: readonly ReporterName[]): void {
  if (!reporters.includes(options.reporter)) return;
  throw usage(
    'this command has no such reporter',
    options.reporter,
    'text, markdown or json; `removed` has all of them',
  );
}
