/**
 * Offsets at which the lines of a text start; the first is 0. LF, CRLF and a lone CR end a line.
 *
 * @param text the decoded text
 */
export function lineStarts(text: string): Int32Array {
  let starts = new Int32Array(Math.max(16, text.length >> 5));
  let count = 1;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit !== 10 && (unit !== 13 || text.charCodeAt(at + 1) === 10)) continue;
    if (count === starts.length) {
      const wider = new Int32Array(count * 2);
      wider.set(starts);
      starts = wider;
    }
    starts[count++] = at + 1;
  }
  return starts.slice(0, count);
}
