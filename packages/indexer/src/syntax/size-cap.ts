import type { ParseFailure } from './condensed-tree.ts';

/**
 * Largest text that is parsed, in UTF-16 code units. A tree takes about 40 bytes per character, so this bounds one
 * parse at some 160 MB; what is larger in practice is generated, and its words are scanned all the same.
 */
export const MAX_TEXT_LENGTH = 4 * 1024 * 1024;

/** Refuses a text by its size alone, so that the answer does not depend on the machine's memory. */
export function refuseBySize(text: string): ParseFailure | null {
  if (text.length <= MAX_TEXT_LENGTH) return null;
  return {
    failure: 'memory',
    message: `${text.length} characters are more than the ${MAX_TEXT_LENGTH} that are parsed`,
  };
}
