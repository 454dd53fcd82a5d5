/// <reference path="../syntax/webassembly.d.ts" />
import { ownCopy } from './name-table.ts';
import { classify, units } from './units.ts';
import { WORDS_WASM } from './words-module.generated.ts';

/** What covers a unit of a text, as far as later passes ask. As in native/words.c. */
export const Cover = { None: 0, Token: 1, Comment: 2 } as const;

/** What is to be done with a range of a program. All but the comments are tokens. As in native/words.c. */
export const RangeKind = {
  /** Nothing is read: it is only covered. */
  CoverOnly: 0,
  /** Every word in one class. */
  Plain: 1,
  PlainComment: 2,
  /** The words of a comment that are no part of what was read in it. */
  DocComment: 3,
  /** A string literal's content, by the classes of `packClasses`. */
  String: 4,
} as const;

/** How the class of a word follows from where it stands in a range of a text: see `WordRows`. As in native/words.c. */
export const ScanMode = { Uniform: 0, Segments: 1, Prose: 2, Escaping: 4, Markup: 8 } as const;

/** Set in the class of a word that stands in what could not be parsed. As in native/words.c. */
export const IN_ERROR = 256;

/** Words that were found: views, valid until the finder is asked for anything else. */
export interface FoundWords {
  readonly count: number;
  /** Number of each word: see `WordFinder.textOf`. */
  readonly name: Int32Array;
  readonly start: Int32Array;
  readonly class: Int32Array;
}

/** Words of the records Words and Names in native. */
const WORDS = { count: 0, name: 2, start: 3, class: 4, words: 5 } as const;
const NAMES = { count: 0, offsets: 2, words: 3 } as const;

/** Names that a thread remembers, and units of all of them together. No repository can fill the memory with names. */
const MOST_NAMES = 1 << 18;
const MOST_UNITS = 1 << 22;
/** A memory of more bytes than this is dropped after the text that needed it: it never shrinks. */
const RECYCLE_BYTES = 96 * 1024 * 1024;
/** Numbers of a range. */
const RANGE = 4;

let compiled: WebAssembly.Module | null = null;
let ofThread: WordFinder | null = null;

/** The thread's finder. It works on one text at a time. */
export function wordFinder(): WordFinder {
  ofThread ??= new WordFinder();
  return ofThread;
}

/**
 * Finds the words of a text in ranges that a room has classed. The loops over the characters are native/words.c, in a memory
 * of its own: there they take no warming up in each thread, and make no string of a word that is known.
 */
export class WordFinder {
  /** Names have other numbers than before when this has changed. */
  generation = 0;
  /** Asked for a run of word parts and escapes; returns the offset behind it. May call `add`. The mode is without `Escaping`. */
  onEscapes: (start: number, end: number, textClass: number, mode: number) => number = (_start, end) => end;
  /** Told of a string with a backslash, which is not read. */
  onEscapedString: (start: number, end: number, classes: number) => void = () => {};
  #memory!: WebAssembly.Memory;
  #exports!: WebAssembly.Exports;
  #bytes!: Buffer;
  #texts: (string | undefined)[] = [];
  #ranges = new Int32Array(1024 * RANGE);
  #pending = 0;
  #text = '';

  constructor() {
    this.#renew();
  }

  /** Begins with a text. Nothing of it is covered. */
  place(text: string): void {
    if (this.#memory.buffer.byteLength > RECYCLE_BYTES) this.#renew();
    const names = this.#record(this.#exports.names_address!() >>> 0, NAMES.words);
    const count = names[NAMES.count]!;
    if (count > MOST_NAMES || (count > 0 && this.#cell(names[NAMES.offsets]! + count * 4) > MOST_UNITS)) {
      this.#exports.forget_names!();
      this.#forgotten();
    }
    this.#pending = 0;
    this.#text = text;
    const address = this.#exports.place!(text.length) >>> 0;
    this.#view().write(text, address, 'utf16le');
  }

  /** Adds a range of a program to those that `readRanges` reads. */
  range(start: number, end: number, kind: number, classes: number): void {
    const at = this.#pending++ * RANGE;
    if (at === this.#ranges.length) this.#widen();
    const ranges = this.#ranges;
    ranges[at] = start;
    ranges[at + 1] = end;
    ranges[at + 2] = kind;
    ranges[at + 3] = classes;
  }

  /**
   * Covers the tokens at these places, and then reads the ranges of a program.
   *
   * @returns what covers each unit of the text now: a view, as those of the words
   */
  readRanges(starts: Int32Array, ends: Int32Array, count: number): void {
    this.#exports.uncover!();
    const cells = this.#cells(count * 2);
    cells.set(starts.subarray(0, count));
    cells.set(ends.subarray(0, count), count);
    this.#exports.cover_ranges!(count);
    this.#run('read_ranges');
  }

  /** What covers each unit of the text: a view, as those of the words. */
  cover(): Uint8Array {
    return new Uint8Array(this.#memory.buffer, this.#exports.cover_address!() >>> 0, this.#text.length);
  }

  /**
   * Reads the words that nothing covers.
   *
   * @param parsed the text as it was parsed, where that is another one of the same length: what is blank in it is passed over
   * @param errors pairs of start and end: a word there has `IN_ERROR` in its class
   */
  readGaps(parsed: string | null, errors: Int32Array, textClass: number): void {
    if (parsed !== null) {
      const address = this.#exports.place_parsed!() >>> 0;
      this.#view().write(parsed, address, 'utf16le');
    }
    this.#cells(errors.length).set(errors);
    this.#exports.read_gaps!(parsed === null ? 0 : 1, errors.length >> 1, textClass);
  }

  /** Reads the ranges of a text that is no program; their kinds are a `ScanMode`, with bits. */
  scanRanges(): void {
    this.#run('scan_ranges');
  }

  /** The words that were found since `place`, or since they were taken. */
  take(): FoundWords {
    const record = this.#record(this.#exports.words_address!() >>> 0, WORDS.words);
    const count = record[WORDS.count]!;
    record[WORDS.count] = 0;
    const { buffer } = this.#memory;
    return {
      count,
      name: new Int32Array(buffer, record[WORDS.name], count),
      start: new Int32Array(buffer, record[WORDS.start], count),
      class: new Int32Array(buffer, record[WORDS.class], count),
    };
  }

  /** Adds a word that does not stand in the text as it is: a decoded one. */
  add(name: string, start: number, textClass: number): void {
    const address = this.#exports.spell!(name.length) >>> 0;
    this.#view().write(name, address, 'utf16le');
    const id = this.#exports.spelled!(name.length);
    this.#texts[id] ??= name;
    this.#exports.add_word!(id, start, textClass);
  }

  /**
   * Text of a word by its number: the same string each time.
   *
   * @param start offset at which it stands in the text, or at which it was added
   */
  textOf(id: number, start: number): string {
    let text = this.#texts[id];
    if (text === undefined) {
      text = ownCopy(this.#text.slice(start, start + this.#lengthOf(id)));
      this.#texts[id] = text;
    }
    return text;
  }

  /** Offsets at which the lines of the text start; the first is 0. LF, CRLF and a lone CR end a line. */
  lineStarts(): Int32Array {
    const count = this.#exports.line_starts!() >>> 0;
    return new Int32Array(this.#memory.buffer, this.#exports.cells!(0) >>> 0, count).slice();
  }

  /** A hash of a part of the text without comments and white space, and without what lies from `name` to `nameEnd`. */
  hashBody(start: number, end: number, name: number, nameEnd: number): number {
    return this.#exports.hash_body!(start, end, name, nameEnd);
  }

  /** Rows in the order of their starts, equal ones in theirs: a view. Null where they are in it. */
  sorted(starts: Int32Array, count: number): Int32Array | null {
    const cells = this.#cells(count * 3);
    cells.set(starts.subarray(0, count));
    return this.#exports.sort_starts!(count) === 0 ? null : cells.subarray(count, count * 2);
  }

  #run(name: string): void {
    const count = this.#pending;
    if (count === 0) return;
    this.#cells(count * RANGE).set(this.#ranges.subarray(0, count * RANGE));
    this.#pending = 0;
    this.#exports[name]!(count);
  }

  #cells(count: number): Int32Array {
    const address = this.#exports.cells!(count) >>> 0;
    return new Int32Array(this.#memory.buffer, address, count);
  }

  #record(address: number, words: number): Uint32Array {
    return new Uint32Array(this.#memory.buffer, address, words);
  }

  #cell(address: number): number {
    return this.#view().readUInt32LE(address);
  }

  #lengthOf(id: number): number {
    const offsets = this.#cell((this.#exports.names_address!() >>> 0) + NAMES.offsets * 4);
    return this.#cell(offsets + id * 4 + 4) - this.#cell(offsets + id * 4);
  }

  #widen(): void {
    const wider = new Int32Array(this.#ranges.length * 2);
    wider.set(this.#ranges);
    this.#ranges = wider;
  }

  #forgotten(): void {
    this.generation++;
    this.#texts = [];
  }

  #renew(): void {
    compiled ??= new WebAssembly.Module(Buffer.from(WORDS_WASM, 'base64'));
    const instance = new WebAssembly.Instance(compiled, {
      env: {
        classify,
        read_escapes: (start: number, end: number, textClass: number, mode: number) =>
          this.onEscapes(start, end, textClass, mode),
        read_escaped_string: (start: number, end: number, classes: number) => this.onEscapedString(start, end, classes),
      },
    });
    this.#exports = instance.exports;
    this.#memory = instance.exports.memory as unknown as WebAssembly.Memory;
    this.#bytes = Buffer.from(this.#memory.buffer);
    // Another one in each memory, so that nobody can write a file whose words all fall into one slot. Numbers do not depend on it.
    this.#exports.names_seed!(Math.floor(Math.random() * 2 ** 32));
    new Uint8Array(this.#memory.buffer, this.#exports.units_address!() >>> 0, units.length).set(units);
    this.#forgotten();
  }

  /** The memory's bytes. A growth detaches views, so that they are made again. */
  #view(): Buffer {
    const { buffer } = this.#memory;
    if (this.#bytes.buffer !== buffer) this.#bytes = Buffer.from(buffer);
    return this.#bytes;
  }
}
