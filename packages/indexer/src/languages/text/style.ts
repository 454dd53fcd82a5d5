import { TextClass } from '../../facts/text-class.ts';
import { isWordPart } from './characters.ts';
import { commentEnd } from './json.ts';
import type { WordRows } from './word-rows.ts';

/**
 * Style sheets. Selectors and properties are names of the document, not of the program; what Vue binds into them is an
 * expression.
 */
export function readStyle(rows: WordRows, start = 0, end = rows.text.length): void {
  const { text } = rows;
  let at = start;
  let from = start;
  const flush = (to: number) => {
    if (to > from) rows.words(from, to, TextClass.MarkupText);
  };
  while (at < end) {
    const code = text.charCodeAt(at);
    const next = text.charCodeAt(at + 1);
    // `//` is a comment in all dialects but the plain one, where it would be part of an address.
    const comment = code === 47 && (next === 42 || (next === 47 && text.charCodeAt(at - 1) !== 58));
    const binding = code === 118 && text.startsWith('v-bind(', at) && !isWordPart(text.charCodeAt(at - 1));
    if (!comment && !binding) {
      at++;
      continue;
    }
    flush(at);
    const close = binding ? text.indexOf(')', at) : -1;
    const behind = Math.min(end, comment ? commentEnd(text, at, end) : close < 0 ? end : close + 1);
    rows.words(at, behind, comment ? TextClass.Comment : TextClass.MarkupExpression);
    from = behind;
    at = behind;
  }
  flush(end);
}
