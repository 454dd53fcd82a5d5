import { TextClass } from '../../../facts/text-class.ts';
import { Cover } from '../../../words/word-finder.ts';
import { isWordPart, isWordStart, wordEnd } from '../characters.ts';
import type { Extraction } from '../extraction.ts';
import { isReadWhole } from './whole-values.ts';

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['lowbar', '_'],
  ['dollar', '$'],
]);

const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,10}));/g;

/** Replaces the entities of a text, or returns null where it has none. `offsets` says where each unit comes from. */
function decodeEntities(source: string, start: number, end: number): { text: string; offsets: number[] } | null {
  const raw = source.slice(start, end);
  if (!raw.includes('&')) return null;
  const offsets: number[] = [];
  let text = '';
  let at = 0;
  const copy = (to: number) => {
    for (let unit = at; unit < to; unit++) offsets.push(start + unit);
    text += raw.slice(at, to);
  };
  for (const match of raw.matchAll(ENTITY)) {
    const point =
      match[1] !== undefined ? Number(match[1]) : match[2] !== undefined ? Number.parseInt(match[2], 16) : -1;
    const decoded = point < 0 ? NAMED.get(match[3]!) : point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
    if (decoded === undefined) continue;
    copy(match.index);
    for (let unit = 0; unit < decoded.length; unit++) offsets.push(start + match.index);
    text += decoded;
    at = match.index + match[0].length;
  }
  copy(raw.length);
  return { text, offsets };
}

/** `a.name`, `a?.name`; not `...name`. */
function isBehindDot(text: string, at: number): boolean {
  return text[at - 1] === '.' && text[at - 2] !== '.';
}

/**
 * Adds the words of a stretch of markup. A compound with hyphens (`detail-panel`) is a row, and so is each part of it;
 * of `$store` both spellings are. Entities are decoded.
 */
export function markupWords(x: Extraction, start: number, end: number, textClass: number): void {
  const decoded = decodeEntities(x.text, start, end);
  const text = decoded === null ? x.text : decoded.text;
  const from = decoded === null ? start : 0;
  const to = decoded === null ? end : text.length;
  const add = (at: number, behind: number) => {
    if (!isWordStart(text.charCodeAt(at))) return;
    const offset = decoded === null ? at : decoded.offsets[at]!;
    if (x.cover?.[offset] === Cover.Token) return;
    const behindDot = textClass === TextClass.MarkupExpression && isBehindDot(text, at);
    x.texts.add(x.names.ofText(text.slice(at, behind)), offset, behindDot ? TextClass.MarkupMember : textClass);
    if (textClass === TextClass.MarkupExpression && isReadWhole(text, at, behind))
      x.texts.add(x.names.ofText(text.slice(at, behind)), offset, TextClass.MarkupWhole);
    if (text.charCodeAt(at) === 36 && behind > at + 1 && isWordStart(text.charCodeAt(at + 1))) {
      const bare = decoded === null ? at + 1 : decoded.offsets[at + 1]!;
      x.texts.add(x.names.ofText(text.slice(at + 1, behind)), bare, textClass);
    }
  };
  let at = from;
  while (at < to) {
    if (!isWordPart(text.charCodeAt(at))) {
      at++;
      continue;
    }
    let compound = wordEnd(text, at, to);
    const first = compound;
    if (textClass !== TextClass.Comment) {
      while (text.charCodeAt(compound) === 45 && compound + 1 < to && isWordPart(text.charCodeAt(compound + 1))) {
        compound = wordEnd(text, compound + 1, to);
      }
    }
    add(at, compound);
    for (let part = at, behind = first; compound > first && part < compound; part = behind + 1) {
      behind = wordEnd(text, part, compound);
      add(part, behind);
    }
    at = compound;
  }
}
