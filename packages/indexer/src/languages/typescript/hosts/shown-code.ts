/** Whether a backtick or a tilde: what may begin code that a page shows. */
export function isQuotedCode(code: number): boolean {
  return code === 96 || code === 126;
}

/**
 * The code that a page of Markdown shows from an offset on: a fence on a line of its own, or a span of backticks in a
 * paragraph.
 *
 * @returns where it ends, and whether the page runs it; null where nothing begins there
 */
export function shownCode(text: string, at: number, end: number): { end: number; runs: boolean } | null {
  const mark = text[at]!;
  let behind = at;
  while (behind < end && text[behind] === mark) behind++;
  const ticks = text.slice(at, behind);
  if (ticks.length >= 3 && isLineStart(text, at)) {
    const info = /[^\r\n]*/.exec(text.slice(behind, behind + 200))![0];
    const close = new RegExp(`^[ \\t>]*${ticks}${mark}*[ \\t]*$`, 'gm');
    close.lastIndex = behind + info.length;
    const match = close.exec(text);
    return {
      end: match === null || match.index > end ? end : Math.min(end, close.lastIndex),
      runs: /\b(?:live|playground|demo|preview|render)\b/i.test(info),
    };
  }
  if (mark !== '`') return null;
  const close = text.indexOf(ticks, behind);
  // A span does not go on behind an empty line.
  if (close < 0 || close >= end || /\r?\n[ \t]*\r?\n/.test(text.slice(behind, close))) return null;
  return { end: close + ticks.length, runs: false };
}

function isLineStart(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && (text[before] === ' ' || text[before] === '\t' || text[before] === '>')) before--;
  return before < 0 || text[before] === '\n' || text[before] === '\r';
}
