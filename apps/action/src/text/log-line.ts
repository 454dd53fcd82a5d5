import { printable } from './printable.ts';

/**
 * A line for the job's log that the runner cannot take for a command.
 *
 * The runner reads `::name::` at the start of a line, and the older `##[name]` anywhere in one. Our own sentence stands
 * before every name, so the first cannot happen in what is passed here after it; both are broken all the same.
 */
export function logLine(text: string): string {
  return printable(text, 2000)
    .replaceAll('##[', '# #[')
    .replace(/^(\s*):{2}/u, '$1: :');
}
