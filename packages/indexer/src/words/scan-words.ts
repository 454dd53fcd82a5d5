import {
  DECL_SHAPE,
  EXPORT_SHAPE,
  EXPR_SHAPE,
  type Facts,
  IMPORT_SHAPE,
  LINK_SHAPE,
  OCC_SHAPE,
  TEXT_SHAPE,
} from '../facts/facts.ts';
import { FileFlag } from '../facts/kinds.ts';
import { emptyTable, TableBuilder } from '../facts/table.ts';
import { TextClass } from '../facts/text-class.ts';
import { lineStarts } from './line-starts.ts';

/** Identifier-like words, and compounds with hyphens beside their parts. */
const WORD = /[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*/g;
const COMPOUND = /[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*(?:-[\w$\u0080-\uffff]+)+/g;
const ESCAPED =
  /(?:[\w$\u0080-\uffff-]|\\u\{[0-9a-fA-F]{1,6}\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2})*\\(?:u\{[0-9a-fA-F]{1,6}\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2})(?:[\w$\u0080-\uffff-]|\\u\{[0-9a-fA-F]{1,6}\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2})*/g;

/**
 * The words of a text of which nothing else could be found out: the last resort behind a room that failed, slow and
 * without any judgement of its own. Every word is a row of class `Broken`.
 *
 * @param text the decoded text
 */
export function scanWords(text: string): Facts {
  const found: [start: number, word: string][] = [];
  for (const match of text.matchAll(WORD)) found.push([match.index, match[0]]);
  for (const match of text.matchAll(COMPOUND)) found.push([match.index, match[0]]);
  if (text.includes('\\')) {
    for (const match of text.matchAll(ESCAPED)) {
      for (const word of unescaped(match[0]).matchAll(WORD)) found.push([match.index, word[0]]);
    }
  }
  found.sort((a, b) => a[0] - b[0]);
  const ids = new Map<string, number>();
  const texts = new TableBuilder(TEXT_SHAPE);
  for (const [start, word] of found) {
    const id = ids.get(word) ?? ids.size;
    if (id === ids.size) ids.set(word, id);
    const row = texts.add();
    texts.set(row, 'name', id);
    texts.set(row, 'start', start);
    texts.set(row, 'class', TextClass.Broken);
  }
  return {
    room: 'text',
    flags: FileFlag.Unparsed,
    names: [...ids.keys()],
    lines: lineStarts(text),
    length: text.length,
    decls: emptyTable(DECL_SHAPE),
    occs: emptyTable(OCC_SHAPE),
    texts: texts.finish(),
    exprs: emptyTable(EXPR_SHAPE),
    imports: emptyTable(IMPORT_SHAPE),
    exports: emptyTable(EXPORT_SHAPE),
    links: emptyTable(LINK_SHAPE),
    errors: new Int32Array(0),
    config: null,
  };
}

function unescaped(word: string): string {
  return word.replace(/\\(?:u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2}))/g, (_, long, four, two) => {
    const point = Number.parseInt(long ?? four ?? two, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : ' ';
  });
}
