/**
 * Characters that a reader cannot see, or that change what the reader sees: controls, format characters (bidirectional and
 * zero-width marks, tags), lone surrogates, line and paragraph separators, and all that may be ignored when it is shown.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Repository text as one visible line: what cannot be seen is spelled out (`\n`, `\u{202e}`), and nothing is left that a
 * terminal, the runner or a browser would act on. Every name and path goes through here before it is shown anywhere.
 *
 * @param text any text, of any length
 * @param limit longest result in UTF-16 units; the cut is marked with `…` and never splits a character
 */
export function printable(text: string, limit = 400): string {
  // Cut first: what is escaped afterwards can then not be cut in the middle of an escape.
  return clip(text, limit).replace(UNPRINTABLE, spellOut);
}

/** The first `limit` UTF-16 units, with `…` as the last where something was cut. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = limit - 1;
  const last = text.charCodeAt(end - 1);
  return `${text.slice(0, last >= 0xd800 && last <= 0xdbff ? end - 1 : end)}…`;
}

function spellOut(character: string): string {
  if (character === '\n') return '\\n';
  if (character === '\r') return '\\r';
  if (character === '\t') return ' ';
  return `\\u{${character.codePointAt(0)!.toString(16)}}`;
}
