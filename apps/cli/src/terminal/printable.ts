/**
 * What must never reach a terminal or a log as it is: it would move the cursor, start a command of the terminal or of
 * a CI log, turn the reading direction round, or hide in nothing. Lone surrogates are no characters at all.
 */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

const NAMED: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

/**
 * Text of a stranger (a path, a name, a line of source, a message that quotes one) in a form that is safe to print on
 * one line. Every name that is printed goes through here.
 *
 * @example printable('a\u001b[2J.ts') // 'a\\x1b[2J.ts'
 */
export function printable(text: string): string {
  return text.replace(UNSAFE, (character) => {
    const named = NAMED.get(character);
    if (named !== undefined) return named;
    const code = character.codePointAt(0)!;
    return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`;
  });
}
