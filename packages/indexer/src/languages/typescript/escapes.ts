const SIMPLE: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
});

const ESCAPE = /\\(?:u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(\r\n|[\s\S]))/g;
const LINE_END = /^[\r\n\u2028\u2029]/;

/**
 * The text that a string literal's content or an identifier stands for. An escape that is none stays as it is written:
 * the engine would refuse the file, and a wrong guess would hide a name.
 */
export function decodeEscapes(raw: string): string {
  if (!raw.includes('\\')) return raw;
  return raw.replace(ESCAPE, (all, braced?: string, unicode?: string, hex?: string, other?: string) => {
    const code = braced ?? unicode ?? hex;
    if (code !== undefined) {
      const point = Number.parseInt(code, 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : all;
    }
    if (other === undefined || LINE_END.test(other)) return '';
    return SIMPLE[other] ?? other;
  });
}

/** A decoded text with the offset in the source at which each of its units, and its end, is written. */
export interface DecodedText {
  readonly text: string;
  /** One longer than `text`. */
  readonly offsets: Int32Array;
}

/** Decodes `source` from `start` to `end`, and says where each unit comes from. */
export function decodeWithOffsets(source: string, start: number, end: number): DecodedText {
  const raw = source.slice(start, end);
  const offsets: number[] = [];
  let text = '';
  let at = 0;
  const copy = (to: number) => {
    for (let unit = at; unit < to; unit++) offsets.push(start + unit);
    text += raw.slice(at, to);
  };
  for (const match of raw.matchAll(ESCAPE)) {
    copy(match.index);
    const decoded = decodeEscapes(match[0]);
    for (let unit = 0; unit < decoded.length; unit++) offsets.push(start + match.index);
    text += decoded;
    at = match.index + match[0].length;
  }
  copy(raw.length);
  offsets.push(end);
  return { text, offsets: Int32Array.from(offsets) };
}
