import { TextClass } from '../../facts/text-class.ts';
import { RangeKind } from '../../words/word-finder.ts';
import { isSpace, isWordPart, isWordStart, wordEnd } from './characters.ts';
import { decodeWithOffsets } from './escapes.ts';
import type { Extraction } from './extraction.ts';

/** Adds each word from `start` to `end` as a row of one class, and marks the range as read. */
export function plainWords(x: Extraction, start: number, end: number, textClass: number): void {
  x.finder.range(start, end, RangeKind.Plain, textClass);
}

/** As `plainWords`, of a comment. */
export function commentWords(x: Extraction, start: number, end: number, textClass: number): void {
  x.finder.range(start, end, RangeKind.PlainComment, textClass);
}

/** How the words of a string are classed: see `packClasses`. */
export type WordClasses = number;

/**
 * The classes of a string's words in one number, as native/words.c takes them.
 *
 * @param whole of a string that is one word
 * @param tail of the last segment of a path, a selector, a qualified name
 * @param inner of another segment
 * @param prose of a word in a string with white space; equal to `whole` where that changes nothing
 * @param called of a word that would be called, or that an address gives to a parameter
 */
function packClasses(whole: number, tail: number, inner: number, prose: number, called: number): WordClasses {
  return whole | (tail << 6) | (inner << 12) | (prose << 18) | (called << 24);
}

export const STRING_CLASSES = packClasses(
  TextClass.StringWhole,
  TextClass.StringTail,
  TextClass.StringInner,
  TextClass.StringProse,
  TextClass.StringCalled,
);

/** Of a string that is a path through members: the names that others follow are classed apart. */
const PATH_CLASSES = packClasses(
  TextClass.StringWhole,
  TextClass.StringTail,
  TextClass.StringPath,
  TextClass.StringProse,
  TextClass.StringCalled,
);

/** Classes of a text whose words are all of one class. */
function uniform(textClass: number): WordClasses {
  return packClasses(textClass, textClass, textClass, textClass, textClass);
}

export const TEMPLATE_CLASSES = uniform(TextClass.Template);
export const SPECIFIER_CLASSES = uniform(TextClass.Specifier);
export const JSX_TEXT_CLASSES = uniform(TextClass.JsxText);
export const QUOTED_KEY_CLASSES = uniform(TextClass.QuotedKey);
const BROKEN_CLASSES = uniform(TextClass.Broken);

/**
 * Adds the words of a string's content. Escapes are decoded; a compound with hyphens (`detail-panel`) is a row of its
 * own, and its parts are inner segments.
 */
export function stringWords(x: Extraction, start: number, end: number, wanted: WordClasses): void {
  const classes = wanted === STRING_CLASSES && isMemberPath(x.text, start, end) ? PATH_CLASSES : wanted;
  // Where the parse failed, so may the pairing of quotes have.
  x.finder.range(start, end, RangeKind.String, x.broken > 0 ? BROKEN_CLASSES : classes);
}

/** A path through members, however its keys are written; a wildcard stands for any key. */
const MEMBER_PATH =
  /^[\p{ID_Start}_$][\p{ID_Continue}$]*(?:(?:\?\.|\.)(?:[\p{ID_Continue}$]+|\*)|(?:\?\.)?\[(?:\d*|\*|'[^']*'|"[^"]*")\])+$/u;
/** What a file's name, or a host's, ends in. */
const ENDING =
  /\.(?:[cm]?[jt]sx?|json5?|css|s[ac]ss|less|html?|mdx?|ya?ml|toml|txt|svg|png|jpe?g|gif|vue|svelte|com|org|net|io|dev|log|lock|env)$/i;
/** A path that long is data. */
const LONGEST_PATH = 200;

function isMemberPath(text: string, start: number, end: number): boolean {
  if (end - start < 3 || end - start > LONGEST_PATH || !isWordStart(text.charCodeAt(start))) return false;
  let at = start + 1;
  while (at < end && isWordPart(text.charCodeAt(at))) at++;
  // Most strings are one word, or prose: `.`, `[` and `?` are all that may come behind the first.
  const code = at < end ? text.charCodeAt(at) : 0;
  if (code !== 46 && code !== 91 && code !== 63) return false;
  const content = text.slice(start, end);
  return MEMBER_PATH.test(content) && !ENDING.test(content);
}

/** A string that long is data (an image, a bundle): its first words are read like any other, the rest as prose. */
const SEGMENTED = 4096;

/** The words of a string with escapes: as native/words.c reads one without. */
export function escapedStringWords(x: Extraction, start: number, end: number, packed: WordClasses): void {
  const classes = {
    whole: packed & 63,
    tail: (packed >> 6) & 63,
    inner: (packed >> 12) & 63,
    prose: (packed >> 18) & 63,
    called: (packed >> 24) & 63,
  };
  const { text, offsets } = decodeWithOffsets(x.text, start, end);
  const to = text.length;
  const prose = classes.prose !== classes.whole && (to > SEGMENTED || hasSpace(text, 0, to));
  let at = 0;
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
    const called =
      compound === behind &&
      ((compound < to && text.charCodeAt(compound) === 40) ||
        (!prose && at > 0 && text.charCodeAt(at - 1) === 61 && isEndOfParameter(text, compound, to)));
    const textClass = called
      ? classes.called
      : prose
        ? classes.prose
        : at === 0 && compound === to
          ? classes.whole
          : compound === to && isSeparator(text.charCodeAt(at - 1))
            ? classes.tail
            : classes.inner;
    if (isWordStart(code)) x.texts.add(x.names.ofText(text.slice(at, compound)), offsets[at]!, textClass);
    if (compound > behind) {
      const partClass = prose ? classes.prose : classes.inner;
      for (let part = at; part < compound; part = behind + 1) {
        behind = wordEnd(text, part, compound);
        if (!isWordStart(text.charCodeAt(part))) continue;
        x.texts.add(x.names.ofText(text.slice(part, behind)), offsets[part]!, partClass);
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
