import { isUtf8 } from 'node:buffer';

/**
 * Paths are bytes to git. One that is not UTF-8 becomes a string in which each stray byte is a lone surrogate
 * (U+DC80 to U+DCFF), so that no two paths become one and every path can be turned back into its bytes.
 */
export function pathText(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const length = [1, 2, 3, 4].find((size) => at + size <= bytes.length && isUtf8(bytes.subarray(at, at + size)));
    text += length ? bytes.toString('utf8', at, at + length) : String.fromCharCode(0xdc00 + bytes[at]!);
    at += length ?? 1;
  }
  return text;
}

/** The bytes of a path that `pathText` made. */
export function pathBytes(path: string): Buffer {
  if (!/\p{Surrogate}/u.test(path)) return Buffer.from(path, 'utf8');
  const parts: Buffer[] = [];
  for (const character of path) {
    const point = character.codePointAt(0)!;
    const stray = point >= 0xdc80 && point <= 0xdcff;
    parts.push(stray ? Buffer.from([point - 0xdc00]) : Buffer.from(character, 'utf8'));
  }
  return Buffer.concat(parts);
}

/** The records of an output that git separates by NUL. */
export function* records(output: Buffer): Iterable<Buffer> {
  let from = 0;
  for (let end = output.indexOf(0); end >= 0; end = output.indexOf(0, from)) {
    yield output.subarray(from, end);
    from = end + 1;
  }
}

/** The paths of an output that git separates by NUL: `pathText` of each of its records, at once where all of it is UTF-8. */
export function pathTexts(output: Buffer): string[] {
  if (!isUtf8(output)) return Array.from(records(output), pathText);
  const texts = output.toString('utf8').split('\0');
  texts.pop();
  return texts;
}
