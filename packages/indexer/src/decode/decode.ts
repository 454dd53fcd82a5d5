import { isAscii, isUtf8 } from 'node:buffer';
import { isLfsPointer } from './lfs-pointer.ts';

/** How bytes became text. `mixed`: not UTF-8 as a whole; the bytes that do not fit are read as Latin-1, so no byte is lost. */
export type TextEncoding =
  | 'ascii'
  | 'utf-8'
  | 'utf-8-bom'
  | 'utf-16le'
  | 'utf-16be'
  | 'utf-32le'
  | 'utf-32be'
  | 'mixed';

/** What the bytes of a blob are. Only `text` has words; the other states go on the ledger. */
export type Decoded =
  | { readonly state: 'text'; readonly text: string; readonly encoding: TextEncoding }
  | { readonly state: 'binary' }
  | { readonly state: 'lfs' }
  | { readonly state: 'too-large' };

/** A JavaScript string cannot be longer than about 2^29 units; a blob near that is no source, and is put on the ledger. */
const LARGEST_TEXT = 256 * 1024 * 1024;
/** Share of control characters from which text with NUL bytes counts as binary: one in this many. */
const CONTROL_SHARE = 64;

/**
 * Decodes a blob. Every byte of a text maps to some character, so that no word can hide behind a broken encoding; a byte
 * order mark is dropped.
 *
 * @param bytes the whole blob
 */
export function decode(bytes: Buffer): Decoded {
  if (bytes.length > LARGEST_TEXT) return { state: 'too-large' };
  if (isLfsPointer(bytes)) return { state: 'lfs' };
  const marked = decodeMarked(bytes);
  if (marked) return marked;
  if (!bytes.includes(0)) {
    if (isAscii(bytes)) return { state: 'text', text: bytes.toString('latin1'), encoding: 'ascii' };
    if (isUtf8(bytes)) return { state: 'text', text: bytes.toString('utf8'), encoding: 'utf-8' };
    return { state: 'text', text: decodeMixed(bytes), encoding: 'mixed' };
  }
  const wide = unmarkedUtf16(bytes);
  if (wide) return { state: 'text', text: wide === 'utf-16le' ? utf16le(bytes) : utf16be(bytes), encoding: wide };
  // Sources do hold a NUL now and then, within a literal. They are text all the same.
  if (isUtf8(bytes) && fewControls(bytes)) return { state: 'text', text: bytes.toString('utf8'), encoding: 'utf-8' };
  return { state: 'binary' };
}

function decodeMarked(bytes: Buffer): Decoded | null {
  const [a, b, c, d] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) {
    const rest = bytes.subarray(3);
    if (isUtf8(rest)) return { state: 'text', text: rest.toString('utf8'), encoding: 'utf-8-bom' };
    return rest.includes(0) ? { state: 'binary' } : { state: 'text', text: decodeMixed(rest), encoding: 'mixed' };
  }
  if (a === 0xff && b === 0xfe && c === 0 && d === 0 && bytes.length % 4 === 0) return utf32(bytes, 'utf-32le');
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff && bytes.length % 4 === 0) return utf32(bytes, 'utf-32be');
  if (a === 0xff && b === 0xfe) return { state: 'text', text: utf16le(bytes.subarray(2)), encoding: 'utf-16le' };
  if (a === 0xfe && b === 0xff) return { state: 'text', text: utf16be(bytes.subarray(2)), encoding: 'utf-16be' };
  return null;
}

/** An odd byte at the end is kept as a character of its own. */
function utf16le(bytes: Buffer): string {
  const even = bytes.length & ~1;
  const text = bytes.toString('utf16le', 0, even);
  return even === bytes.length ? text : text + String.fromCharCode(bytes[even]!);
}

function utf16be(bytes: Buffer): string {
  const even = bytes.length & ~1;
  const swapped = Buffer.from(bytes.subarray(0, even)).swap16().toString('utf16le');
  return even === bytes.length ? swapped : swapped + String.fromCharCode(bytes[even]!);
}

function utf32(bytes: Buffer, encoding: 'utf-32le' | 'utf-32be'): Decoded {
  const parts: string[] = [];
  for (let at = 4; at < bytes.length; at += 4) {
    const point = encoding === 'utf-32le' ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
    if (point > 0x10ffff) return { state: 'binary' };
    parts.push(String.fromCodePoint(point));
  }
  return { state: 'text', text: parts.join(''), encoding };
}

/** UTF-16 without a mark: NUL on one side only of most pairs, as Western text has it. */
function unmarkedUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length & ~1, 4096);
  if (length < 4 || bytes.length % 2 !== 0) return null;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even++;
    if (bytes[at + 1] === 0) odd++;
  }
  const half = length / 2;
  if (even === 0 && odd > half * 0.6 && fewControls(Buffer.from(utf16le(bytes.subarray(0, length))))) return 'utf-16le';
  if (odd === 0 && even > half * 0.6 && fewControls(Buffer.from(utf16be(bytes.subarray(0, length))))) return 'utf-16be';
  return null;
}

function fewControls(bytes: Buffer): boolean {
  let controls = 0;
  for (const byte of bytes)
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 27) controls++;
  return controls * CONTROL_SHARE <= bytes.length;
}

/**
 * Valid UTF-8 sequences as UTF-8, any other byte as Latin-1. A file with one stray byte keeps its other words, and a Latin-1
 * file reads as Latin-1.
 */
function decodeMixed(bytes: Buffer): string {
  const parts: string[] = [];
  let from = 0;
  let at = 0;
  while (at < bytes.length) {
    if (bytes[at]! < 0x80) {
      at++;
      continue;
    }
    const length = sequenceLength(bytes, at);
    if (length > 0) {
      at += length;
      continue;
    }
    if (at > from) parts.push(bytes.toString('utf8', from, at));
    parts.push(String.fromCharCode(bytes[at]!));
    at++;
    from = at;
  }
  if (at > from) parts.push(bytes.toString('utf8', from, at));
  return parts.join('');
}

/** Length of the UTF-8 sequence that starts here, or 0 where none does. */
function sequenceLength(bytes: Buffer, at: number): number {
  const first = bytes[at]!;
  const length =
    first >= 0xc2 && first <= 0xdf ? 2 : first >= 0xe0 && first <= 0xef ? 3 : first >= 0xf0 && first <= 0xf4 ? 4 : 0;
  return length > 0 && at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length)) ? length : 0;
}
