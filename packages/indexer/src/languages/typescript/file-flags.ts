import { FileFlag } from '../../facts/kinds.ts';

const GENERATED = /@generated|DO NOT EDIT|auto-?generated/i;

/** Flags that the text alone decides: whether a tool wrote it. */
export function textFlags(text: string, lines: Int32Array): number {
  let flags = 0;
  if (GENERATED.test(text.slice(0, 1000))) flags |= FileFlag.Generated;
  if (isMinified(text, lines)) flags |= FileFlag.Minified;
  return flags;
}

/** Lines of more than 500 characters on average, or one of more than 5,000; and few blanks in them, so that prose is none. */
function isMinified(text: string, lines: Int32Array): boolean {
  if (text.length > 500 && text.length / lines.length > 500 && isDense(text, 0, text.length)) return true;
  for (let line = 0; line < lines.length; line++) {
    const start = lines[line]!;
    const end = line + 1 < lines.length ? lines[line + 1]! : text.length;
    if (end - start > 5000 && isDense(text, start, end)) return true;
  }
  return false;
}

/** Fewer than one blank in twelve characters. */
function isDense(text: string, start: number, end: number): boolean {
  let blanks = 0;
  for (let at = start; at < end; at++) if (text.charCodeAt(at) === 32) blanks++;
  return blanks * 12 < end - start;
}
