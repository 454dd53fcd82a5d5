import type { Texts } from '../../facts/facts.ts';
import { TextClass } from '../../facts/text-class.ts';
import { classInCode } from '../../words/code-in-text.ts';
import { EpochRows } from '../../words/epoch-rows.ts';
import { ScanMode, wordFinder } from '../../words/word-finder.ts';
import { isWordPart } from './characters.ts';
import { escapeAt } from './escapes.ts';

/**
 * The rows of a file's words. One value serves a worker's whole life: `reset`, then the ranges of the file from its
 * start to its end, each once, then `finish`.
 */
export class WordRows {
  text = '';
  /** Whether `&#97;` stands for a letter. */
  markup = false;
  readonly #finder = wordFinder();
  /** Row of each name of the file by the finder's number for it. */
  readonly #rowOf = new EpochRows();

  reset(text: string): void {
    this.text = text;
    this.markup = false;
    this.#finder.place(text);
  }

  /** Offsets at which the lines start. */
  lineStarts(): Int32Array {
    return this.#finder.lineStarts();
  }

  /** The rows, and the names that they refer to. */
  finish(): { texts: Texts; names: readonly string[] } {
    const finder = this.#finder;
    finder.onEscapes = (start, end, textClass, mode) => this.#escapes(start, end, textClass, mode);
    finder.scanRanges();
    const found = finder.take();
    const { count } = found;
    const texts: Texts = {
      count,
      name: new Int32Array(count),
      start: found.start.slice(),
      class: found.class.slice(),
    };
    const names: string[] = [];
    this.#rowOf.reset();
    for (let row = 0; row < count; row++) {
      const id = found.name[row]!;
      texts.name[row] = this.#rowOf.has(id)
        ? this.#rowOf.row(id)
        : this.#rowOf.set(id, names.push(finder.textOf(id, found.start[row]!)) - 1);
    }
    for (let row = 0; row < count; row++) {
      const start = texts.start[row]!;
      const end = start + names[texts.name[row]!]!.length;
      texts.class[row] = classInCode(this.text, start, end, texts.class[row]!);
    }
    this.text = '';
    return { texts, names };
  }

  /** All words of a range, in one class. */
  words(start: number, end: number, textClass: number): void {
    this.#range(start, end, textClass, ScanMode.Uniform);
  }

  /**
   * All words of a scalar's content: `StringWhole` for one that is a word and nothing else, `StringTail` for the last
   * segment of a path or a selector, `StringInner` for its other segments; `StringProse` where it has white space.
   * What is called (`name(`), picked from a module (`#name`) or given to an option (`--entry name`) is a tail wherever
   * it stands.
   *
   * @param escapes whether a backslash escapes, as in JSON: then `\n` is no letter
   */
  scalar(start: number, end: number, escapes = false): void {
    this.#range(start, end, TextClass.StringProse, ScanMode.Segments | (escapes ? ScanMode.Escaping : 0));
  }

  /** As `scalar` of a text that is known to have white space. */
  prose(start: number, end: number): void {
    this.#range(start, end, TextClass.StringProse, ScanMode.Prose);
  }

  #range(start: number, end: number, textClass: number, mode: number): void {
    this.#finder.range(start, end, mode | (this.markup ? ScanMode.Markup : 0), textClass);
  }

  /**
   * A run of word parts and escapes. Its words are entered as they are written and as they decode, for what reads the
   * text may take it either way.
   *
   * @param start of the run, which has an escape
   * @returns offset behind what was read
   */
  #escapes(start: number, end: number, textClass: number, mode: number): number {
    const { text } = this;
    const markup = (mode & ScanMode.Markup) !== 0;
    let decoded = '';
    const offsets: number[] = [];
    let behind = start;
    while (behind < end) {
      const code = text.charCodeAt(behind);
      if (code === 92 || (code === 38 && markup)) {
        const found = escapeAt(text, behind, markup);
        if (found === null || found.end > end) break;
        const units = String.fromCodePoint(found.point);
        for (let unit = 0; unit < units.length; unit++) offsets.push(behind);
        decoded += units;
        behind = found.end;
      } else if (isWordPart(code) || (code === 45 && behind > start)) {
        offsets.push(behind);
        decoded += text[behind];
        behind++;
      } else {
        break;
      }
    }
    this.#both(start, behind, decoded, offsets, textClass, mode);
    return behind;
  }

  #both(
    start: number,
    behind: number,
    decoded: string,
    offsets: readonly number[],
    textClass: number,
    mode: number,
  ): void {
    const found: [start: number, name: string][] = [];
    const collect = (text: string, place: (index: number) => number) => {
      for (const match of text.matchAll(WORD)) found.push([place(match.index), match[0]]);
      if (text.includes('-')) for (const match of text.matchAll(COMPOUND)) found.push([place(match.index), match[0]]);
    };
    collect(this.text.slice(start, behind), (index) => start + index);
    collect(decoded, (index) => offsets[index]!);
    found.sort((a, b) => a[0] - b[0]);
    // An escaped name is not prose: somebody took pains to write it.
    const whole = (mode & ~ScanMode.Markup) === ScanMode.Uniform ? textClass : TextClass.StringTail;
    const entered = new Set<string>();
    for (const [at, name] of found) {
      const key = `${at} ${name}`;
      if (entered.has(key)) continue;
      entered.add(key);
      this.#finder.add(name, at, whole);
    }
  }
}

const WORD = /[\p{ID_Start}_$][\p{ID_Continue}$\u200c\u200d]*/gu;
const COMPOUND = /[\p{ID_Start}_$][\p{ID_Continue}$]*(?:-[\p{ID_Continue}$]+)+/gu;
