import { TextClass } from '../../facts/kinds.ts';
import { CONTEXTUAL, isWordPart, isWordStart, RESERVED } from './characters.ts';
import { Cover, type Extraction } from './extraction.ts';

/**
 * Reads what no pass has read: words between the tokens. In sound code these are keywords. Any other word there was
 * skipped by the parser, or by us, and is kept as broken, so that nothing can hide.
 *
 * @param prepared the text that was parsed: what is blank in it was not of the language
 * @param errors pairs of start and end of what could not be parsed
 */
export function gaps(x: Extraction, prepared: string, errors: Int32Array): void {
  const { cover } = x;
  const { length } = prepared;
  let error = 0;
  let at = 0;
  while (at < length) {
    if (cover[at] !== Cover.None) {
      at++;
      continue;
    }
    const code = prepared.charCodeAt(at);
    if (!isWordPart(code)) {
      at++;
      continue;
    }
    let behind = at + 1;
    while (behind < length && cover[behind] === Cover.None && isWordPart(prepared.charCodeAt(behind))) behind++;
    if (isWordStart(code)) {
      const word = prepared.slice(at, behind);
      while (error < errors.length && errors[error + 1]! <= at) error += 2;
      const inError = error < errors.length && errors[error]! < behind;
      if (!RESERVED.has(word) && (inError || !CONTEXTUAL.has(word))) {
        x.texts.add(x.names.ofText(word), at, TextClass.Broken);
      }
      at = behind;
    } else {
      // A number, with its exponent and its suffix.
      at = behind;
    }
  }
}
