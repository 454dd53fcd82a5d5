import { TextClass } from '../../facts/kinds.ts';
import { isSpace, isWordPart, isWordStart, wordEnd } from './characters.ts';
import { decodeWithOffsets } from './escapes.ts';
import { Cover, type Extraction } from './extraction.ts';

/** Adds each word from `start` to `end` as a row of one class, and marks the range as read. */
export function plainWords(x: Extraction, start: number, end: number, textClass: number, cover: number): void {
  x.cover.fill(cover, start, end);
  const { text } = x;
  let at = start;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (!isWordPart(code)) {
      at++;
      continue;
    }
    const behind = wordEnd(text, at, end);
    if (isWordStart(code)) x.texts.add(x.names.ofText(text.slice(at, behind)), at, textClass);
    at = behind;
  }
}

/** How the words of a string are classed. `prose` is null where white space changes nothing. */
export interface WordClasses {
  readonly whole: number;
  readonly tail: number;
  readonly inner: number;
  readonly prose: number;
  /** Of a word that would be called, or that an address gives to a parameter. */
  readonly called: number;
}

export const STRING_CLASSES: WordClasses = {
  whole: TextClass.StringWhole,
  tail: TextClass.StringTail,
  inner: TextClass.StringInner,
  prose: TextClass.StringProse,
  called: TextClass.StringCalled,
};

/** Classes of a text whose words are all of one class. */
export function uniform(textClass: number): WordClasses {
  return { whole: textClass, tail: textClass, inner: textClass, prose: textClass, called: textClass };
}

export const TEMPLATE_CLASSES = uniform(TextClass.Template);
export const SPECIFIER_CLASSES = uniform(TextClass.Specifier);
export const JSX_TEXT_CLASSES = uniform(TextClass.JsxText);
export const QUOTED_KEY_CLASSES = uniform(TextClass.QuotedKey);
const BROKEN_CLASSES = uniform(TextClass.Broken);

/** A string that long is data (an image, a bundle): its first words are read like any other, the rest as prose. */
const SEGMENTED = 4096;

/**
 * Adds the words of a string's content. Escapes are decoded; a compound with hyphens (`detail-panel`) is a row of its
 * own, and its parts are inner segments.
 */
export function stringWords(x: Extraction, start: number, end: number, wanted: WordClasses): void {
  x.cover.fill(Cover.Token, start, end);
  // Where the parse failed, so may the pairing of quotes have.
  const classes = x.broken > 0 ? BROKEN_CLASSES : wanted;
  if (end <= start) return;
  let text = x.text;
  let from = start;
  let to = end;
  let offsets: Int32Array | null = null;
  const backslash = text.indexOf('\\', start);
  if (backslash >= 0 && backslash < end) {
    const decoded = decodeWithOffsets(text, start, end);
    text = decoded.text;
    offsets = decoded.offsets;
    from = 0;
    to = text.length;
  }
  const prose = classes.prose !== classes.whole && (to - from > SEGMENTED || hasSpace(text, from, to));
  let at = from;
  while (at < to) {
    const code = text.charCodeAt(at);
    if (!isWordPart(code)) {
      at++;
      continue;
    }
    let behind = wordEnd(text, at, to);
    let compound = behind;
    while (text.charCodeAt(compound) === 45 && compound + 1 < to && isWordPart(text.charCodeAt(compound + 1))) {
      compound = wordEnd(text, compound + 1, to);
    }
    const whole = at === from && compound === to;
    const called =
      compound === behind &&
      ((compound < to && text.charCodeAt(compound) === 40) ||
        (!prose && at > from && text.charCodeAt(at - 1) === 61 && isEndOfParameter(text, compound, to)));
    const textClass = called
      ? classes.called
      : prose
        ? classes.prose
        : whole
          ? classes.whole
          : compound === to && isSeparator(text.charCodeAt(at - 1))
            ? classes.tail
            : classes.inner;
    if (isWordStart(code)) {
      const row = offsets === null ? at : offsets[at - from]!;
      x.texts.add(x.names.ofText(text.slice(at, compound)), row, textClass);
    }
    if (compound > behind) {
      const partClass = prose ? classes.prose : classes.inner;
      for (let part = at; part < compound; part = behind + 1) {
        behind = wordEnd(text, part, compound);
        if (!isWordStart(text.charCodeAt(part))) continue;
        const row = offsets === null ? part : offsets[part - from]!;
        x.texts.add(x.names.ofText(text.slice(part, behind)), row, partClass);
      }
    }
    at = compound;
  }
}

/** `&` and `#` end a parameter of an address, as does its end. */
function isEndOfParameter(text: string, at: number, to: number): boolean {
  return at === to || text.charCodeAt(at) === 38 || text.charCodeAt(at) === 35;
}

function hasSpace(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (isSpace(text.charCodeAt(at))) return true;
  return false;
}

/** `.`, `#`, `:` and `/`: what stands before the last segment of a path, a selector, a qualified name. */
function isSeparator(code: number): boolean {
  return code === 46 || code === 35 || code === 58 || code === 47;
}
