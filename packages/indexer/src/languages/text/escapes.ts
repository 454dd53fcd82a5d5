/** An escape that stands for one character. */
export interface Escape {
  readonly point: number;
  /** Offset behind it. */
  readonly end: number;
}

/** Digits that an escape may have: more are no escape, and would make hostile input slow. */
const MAX_DIGITS = 10;

/**
 * The escape that starts at `at`: `\u0061`, `\u{61}`, `\x61`, in markup also `&#97;` and `&#x61;`. Null where none does.
 */
export function escapeAt(text: string, at: number, markup: boolean): Escape | null {
  const first = text.charCodeAt(at);
  if (first === 92) {
    const kind = text.charCodeAt(at + 1);
    if (kind === 120) return digits(text, at + 2, 16, 2, -1);
    if (kind !== 117) return null;
    if (text.charCodeAt(at + 2) === 123) return digits(text, at + 3, 16, -1, 125);
    return digits(text, at + 2, 16, 4, -1);
  }
  if (!markup || first !== 38 || text.charCodeAt(at + 1) !== 35) return null;
  const hex = (text.charCodeAt(at + 2) | 32) === 120;
  return digits(text, at + (hex ? 3 : 2), hex ? 16 : 10, -1, 59);
}

/**
 * @param count how many digits there must be, or -1 for any number
 * @param close the unit that must follow, or -1
 */
function digits(text: string, at: number, base: number, count: number, close: number): Escape | null {
  let point = 0;
  let read = 0;
  while (read !== count && read <= MAX_DIGITS) {
    const digit = digitOf(text.charCodeAt(at));
    if (digit < 0 || digit >= base) break;
    point = point * base + digit;
    at++;
    read++;
  }
  if (read === 0 || read > MAX_DIGITS || (count >= 0 && read !== count) || point > 0x10ffff) return null;
  if (close < 0) return { point, end: at };
  return text.charCodeAt(at) === close ? { point, end: at + 1 } : null;
}

function digitOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const lower = code | 32;
  return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}
