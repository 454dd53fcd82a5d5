import type { TextStyle } from '../reporters/symbol-text.ts';
import { COLOURED, PLAIN, wantsColour } from '../terminal/palette.ts';
import type { CommandContext } from './command-context.ts';

/** How text is printed. A file is no terminal. */
export function textStyle({ run, options }: CommandContext): TextStyle {
  const terminal = run.stdout.isTTY === true && options.output === undefined;
  return { palette: wantsColour(run.env, terminal) ? COLOURED : PLAIN, verbose: options.verbose };
}
