import { TextClass } from '../../facts/text-class.ts';
import { isLineEnd, lineEnd, skipBlanks } from './characters.ts';
import { BRACES, HTML, readMarkup } from './markup.ts';
import type { WordRows } from './word-rows.ts';

/**
 * Markdown. Text and code in it are prose: a document runs nothing. Where a site generator takes the document for a
 * component (MDX always, others where it has a tag of a component, a script or an interpolation), those parts count
 * as markup.
 *
 * @param mdx whether `import`, `export` and `{expression}` are a program
 */
export function readMarkdown(rows: WordRows, mdx: boolean): void {
  const { text } = rows;
  const end = text.length;
  let at = 0;
  /** Start of what has been passed over, and not yet read. */
  let from = 0;
  let fence = '';
  let program = false;
  const prose = (to: number) => {
    if (to > from) rows.words(from, to, TextClass.Prose);
    from = to;
  };
  while (at < end) {
    const stop = lineEnd(text, at, end);
    const first = skipBlanks(text, at, stop);
    const mark = fenceAt(text, first, stop);
    if (fence !== '') {
      if (mark.startsWith(fence)) fence = '';
    } else if (mark !== '') {
      fence = mark;
    } else if (mdx && (program ? first < stop : startsProgram(text, at))) {
      // A statement of the program runs to the next empty line.
      prose(at);
      rows.words(at, stop, TextClass.ForeignCode);
      from = stop;
      program = true;
    } else {
      program = false;
      if (text.startsWith('<script', first)) {
        const close = text.indexOf('</script', first);
        const behind = close < 0 ? end : close;
        prose(first);
        readMarkup(rows, HTML, first, behind);
        rows.markup = false;
        from = behind;
        at = behind;
        if (close >= 0) at = lineEnd(text, behind, end);
        continue;
      }
      from = inlines(rows, at, stop, mdx, from);
    }
    at = stop;
    while (at < end && isLineEnd(text.charCodeAt(at))) {
      // An empty line ends a statement.
      if (program && isLineEnd(text.charCodeAt(at + 1)) && text.charCodeAt(at) === text.charCodeAt(at + 1))
        program = false;
      at++;
    }
  }
  prose(end);
}

/** Tags of components and interpolations of one line, code spans excepted. Returns the start of what is not yet read. */
function inlines(rows: WordRows, start: number, end: number, mdx: boolean, unread: number): number {
  const { text } = rows;
  let from = unread;
  let at = start;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code === 96) {
      const close = indexWithin(text, 96, at + 1, end);
      // A line is short, and a span that crosses its end is read as text.
      at = close === end ? at + 1 : close + 1;
      continue;
    }
    const interpolation = code === 123 && (mdx || text.charCodeAt(at + 1) === 123);
    const tag = code === 60 && startsComponent(text, at, end);
    if (!interpolation && !tag) {
      at++;
      continue;
    }
    const close = indexWithin(text, tag ? 62 : 125, at, end);
    const stop = Math.min(end, close + 1);
    if (at > from) rows.words(from, at, TextClass.Prose);
    if (tag) readMarkup(rows, mdx ? BRACES : HTML, at, stop);
    else rows.words(at, stop, TextClass.MarkupExpression);
    rows.markup = false;
    from = stop;
    at = stop;
  }
  return from;
}

/** Offset of a unit, or `end`. */
function indexWithin(text: string, unit: number, at: number, end: number): number {
  while (at < end && text.charCodeAt(at) !== unit) at++;
  return at;
}

/** Whether the tag at `at` is a component's: in upper case, or with a hyphen. */
function startsComponent(text: string, at: number, end: number): boolean {
  let first = at + 1;
  if (text.charCodeAt(first) === 47) first++;
  const code = text.charCodeAt(first);
  if (code >= 65 && code <= 90) return true;
  if (code < 97 || code > 122) return false;
  let behind = first;
  while (behind < end && /[\w.]/.test(text[behind]!)) behind++;
  return text.charCodeAt(behind) === 45;
}

/** The run of backticks or tildes that opens or closes a fence at `at`, or ''. */
function fenceAt(text: string, at: number, end: number): string {
  const code = text.charCodeAt(at);
  if (code !== 96 && code !== 126) return '';
  let behind = at;
  while (behind < end && text.charCodeAt(behind) === code) behind++;
  return behind - at >= 3 ? text.slice(at, behind) : '';
}

function startsProgram(text: string, at: number): boolean {
  return text.startsWith('import ', at) || text.startsWith('export ', at) || text.startsWith('import{', at);
}
