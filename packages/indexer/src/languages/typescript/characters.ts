/** 1 for each ASCII code that can stand in an identifier, 2 for those that can start one. */
const ASCII = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
  const character = String.fromCharCode(code);
  ASCII[code] = /[A-Za-z_$]/.test(character) ? 2 : /[0-9]/.test(character) ? 1 : 0;
}

const PART = /[\p{ID_Continue}\u200c\u200d]/u;
const DIGIT_OR_MARK = /[\p{Nd}\p{Mn}\p{Mc}\p{Pc}\u200c\u200d]/u;

/**
 * Whether a UTF-16 unit can stand in an identifier. A surrogate counts: which letters beyond the first plane may stand
 * there is not worth a table, and a word too long is only ever a word more to look at.
 */
export function isWordPart(code: number): boolean {
  if (code < 128) return ASCII[code] !== 0;
  if (code >= 0xd800 && code < 0xe000) return true;
  return PART.test(String.fromCharCode(code));
}

export function isWordStart(code: number): boolean {
  if (code < 128) return ASCII[code] === 2;
  return isWordPart(code) && !DIGIT_OR_MARK.test(String.fromCharCode(code));
}

/** Offset behind the word that starts at `at`, at most `end`. */
export function wordEnd(text: string, at: number, end: number): number {
  while (at < end && isWordPart(text.charCodeAt(at))) at++;
  return at;
}

export function isSpace(code: number): boolean {
  return code <= 32 || code === 0xa0 || code === 0xfeff || code === 0x2028 || code === 0x2029;
}

/** Offset of the first character from `at` that is neither white space nor part of a comment. */
export function skipTrivia(text: string, at: number, end: number): number {
  while (at < end) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) {
      at++;
    } else if (code === 47 && text.charCodeAt(at + 1) === 47) {
      while (at < end && text.charCodeAt(at) !== 10 && text.charCodeAt(at) !== 13) at++;
    } else if (code === 47 && text.charCodeAt(at + 1) === 42) {
      const close = text.indexOf('*/', at + 2);
      at = close < 0 ? end : close + 2;
    } else {
      break;
    }
  }
  return at;
}

/** Words that are never an identifier. */
export const RESERVED: ReadonlySet<string> = new Set(
  (
    'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in ' +
    'instanceof new null return super switch this throw true try typeof var void while with undefined'
  ).split(' '),
);

/** Words that a grammar uses as tokens in places where no identifier stands. */
export const CONTEXTUAL: ReadonlySet<string> = new Set(
  (
    'abstract accessor any as assert asserts async await bigint boolean declare defer from get global implements infer interface is keyof let ' +
    'meta module namespace never number object of override private protected public readonly require satisfies set source ' +
    'static string symbol target type unique unknown using yield'
  ).split(' '),
);
