import type { Texts } from '../../facts/facts.ts';
import { TextClass } from '../../facts/kinds.ts';
import { FACTOR, NameTable, SEED } from '../../words/name-table.ts';
import { classify, isSpace, isWordPart, Unit, unitOf, units } from './characters.ts';
import { escapeAt, isControlEscape } from './escapes.ts';

/**
 * The rows of a file's words. One value serves a worker's whole life: `reset`, then the ranges of the file from its
 * start to its end, each once, then `finish`.
 */
export class WordRows {
  text = '';
  /** Whether `&#97;` stands for a letter. */
  markup = false;
  readonly #names = new NameTable();
  #name = new Int32Array(1024);
  #start = new Int32Array(1024);
  #class = new Uint8Array(1024);
  #count = 0;

  reset(text: string): void {
    this.text = text;
    this.markup = false;
    this.#names.reset(text);
    this.#count = 0;
  }

  /** The rows, and the names that they refer to. */
  finish(): { texts: Texts; names: readonly string[] } {
    const texts: Texts = {
      count: this.#count,
      name: this.#name.slice(0, this.#count),
      start: this.#start.slice(0, this.#count),
      class: Int32Array.from(this.#class.subarray(0, this.#count)),
    };
    const { names } = this.#names;
    this.text = '';
    this.#names.reset('');
    return { texts, names };
  }

  /** All words of a range, in one class. */
  words(start: number, end: number, textClass: number): void {
    this.#scan(start, end, textClass, Mode.Uniform);
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
    let spaced = false;
    for (let at = start; at < end && !spaced; at++) spaced = isSpace(this.text.charCodeAt(at));
    this.#escaping = escapes;
    this.#scalarStart = start;
    this.#scan(start, end, TextClass.StringProse, spaced ? Mode.Prose : Mode.Segments);
    this.#escaping = false;
  }

  /** As `scalar` of a text that is known to have white space. */
  prose(start: number, end: number): void {
    this.#scalarStart = start;
    this.#scan(start, end, TextClass.StringProse, Mode.Prose);
  }

  #escaping = false;
  #scalarStart = 0;

  #scan(start: number, end: number, textClass: number, mode: number): void {
    // The inner loop of the whole room: no calls, each unit looked at once.
    const { text } = this;
    let at = start;
    while (at < end) {
      let code = text.charCodeAt(at);
      const unit = units[code] || classify(code);
      if (unit === Unit.Other) {
        if (code === 92 || (code === 38 && this.markup)) at = this.#escape(at, at, end, textClass, mode);
        else at++;
        continue;
      }
      let behind = at;
      let hash = SEED;
      do {
        hash = Math.imul(hash ^ code, FACTOR);
        behind++;
        code = behind < end ? text.charCodeAt(behind) : 0;
      } while ((units[code] || classify(code)) !== Unit.Other);
      const next = code;
      if ((next === 92 || (next === 38 && this.markup)) && escapeAt(text, behind, this.markup)) {
        at = this.#escape(at, behind, end, textClass, mode);
        continue;
      }
      if (next === 45 && behind + 1 < end && isWordPart(text.charCodeAt(behind + 1))) {
        at = this.#compound(at, behind, end, textClass, mode);
        continue;
      }
      if (unit === Unit.Start)
        this.#add(this.#names.ofHashed(at, behind, hash), at, this.#classOf(at, behind, end, textClass, mode));
      at = behind;
    }
  }

  /** `detail-panel`: a row for the whole, and one for each part. */
  #compound(start: number, firstEnd: number, end: number, textClass: number, mode: number): number {
    const { text } = this;
    let behind = firstEnd;
    while (text.charCodeAt(behind) === 45 && behind + 1 < end && isWordPart(text.charCodeAt(behind + 1))) {
      behind++;
      while (behind < end && isWordPart(text.charCodeAt(behind))) behind++;
    }
    if (behind < end && escapeAt(text, behind, this.markup)) return this.#escape(start, behind, end, textClass, mode);
    if (unitOf(text.charCodeAt(start)) === Unit.Start) {
      this.#add(this.#names.of(start, behind), start, this.#classOf(start, behind, end, textClass, mode));
    }
    const partClass = mode === Mode.Segments ? TextClass.StringInner : textClass;
    let part = start;
    while (part < behind) {
      let partEnd = part;
      while (partEnd < behind && text.charCodeAt(partEnd) !== 45) partEnd++;
      if (unitOf(text.charCodeAt(part)) === Unit.Start) {
        // `pre-run(` calls what it ends in.
        const last = partEnd === behind && mode !== Mode.Uniform && text.charCodeAt(behind) === 40;
        this.#add(this.#names.of(part, partEnd), part, last ? TextClass.StringTail : partClass);
      }
      part = partEnd + 1;
    }
    return behind;
  }

  /**
   * A run of word parts and escapes. Its words are entered as they are written and as they decode, for what reads the
   * text may take it either way.
   *
   * @param start of the run
   * @param at of its first escape
   * @returns offset behind what was read
   */
  #escape(start: number, at: number, end: number, textClass: number, mode: number): number {
    const { text } = this;
    if (text.charCodeAt(at) === 92 && isControlEscape(text.charCodeAt(at + 1)) && !escapeAt(text, at, false)) {
      // Where a backslash surely escapes, the letter behind it is none. Elsewhere the word is read both ways.
      if (!this.#escaping && at + 1 < end) {
        let behind = at + 1;
        while (behind < end && isWordPart(text.charCodeAt(behind))) behind++;
        this.#add(this.#names.of(at + 1, behind), at + 1, textClass);
      }
      return Math.min(end, at + 2);
    }
    if (this.#escaping && text.charCodeAt(at) === 92 && text.charCodeAt(at + 1) === 92) {
      // An escaped backslash escapes nothing, unless what reads the text unescapes it once more.
      return escapeAt(text, at + 1, false) ? at + 1 : Math.min(end, at + 2);
    }
    let decoded = '';
    let escapes = 0;
    const offsets: number[] = [];
    let behind = start;
    while (behind < end) {
      const code = text.charCodeAt(behind);
      if (code === 92 || (code === 38 && this.markup)) {
        const found = escapeAt(text, behind, this.markup);
        if (found === null || found.end > end) break;
        const units = String.fromCodePoint(found.point);
        for (let unit = 0; unit < units.length; unit++) offsets.push(behind);
        decoded += units;
        escapes++;
        behind = found.end;
      } else if (isWordPart(code) || (code === 45 && behind > start)) {
        offsets.push(behind);
        decoded += text[behind];
        behind++;
      } else {
        break;
      }
    }
    if (escapes === 0) {
      // The escape runs out of the range: then it is none here.
      if (start < at) this.#scan(start, at, textClass, mode);
      return at + 1;
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
    const whole = mode === Mode.Uniform ? textClass : TextClass.StringTail;
    const entered = new Set<string>();
    for (const [at, name] of found) {
      const key = `${at} ${name}`;
      if (entered.has(key)) continue;
      entered.add(key);
      this.#add(this.#names.ofName(name), at, whole);
    }
  }

  #classOf(at: number, behind: number, end: number, textClass: number, mode: number): number {
    if (mode === Mode.Uniform) return textClass;
    const { text } = this;
    const before = at > this.#scalarStart ? text.charCodeAt(at - 1) : 0;
    const called = behind < end && text.charCodeAt(behind) === 40;
    if (mode === Mode.Prose) {
      return called || this.#isArgument(at, behind, end, before) ? TextClass.StringTail : textClass;
    }
    const first = at === this.#scalarStart;
    if (first && behind === end) return TextClass.StringWhole;
    const closed = behind === end || isListSeparator(text.charCodeAt(behind));
    if (called || (closed && (first || isSeparator(before) || isListSeparator(before)))) return TextClass.StringTail;
    return TextClass.StringInner;
  }

  /** Whether a text takes the word for a name: `mod#name`, `a::name`, `only functions:name`, `--entry=name`, `--entry name`. */
  #isArgument(at: number, behind: number, end: number, before: number): boolean {
    const { text } = this;
    if (before === 35 || before === 61 || (before === 58 && text.charCodeAt(at - 2) === 58)) return true;
    const next = behind < end ? text.charCodeAt(behind) : 32;
    if (!isSpace(next) && next !== 34 && next !== 39 && next !== 44) return false;
    if (before === 58) return true;
    if (before !== 32 || at - 1 <= this.#scalarStart) return false;
    let option = at - 2;
    const limit = Math.max(this.#scalarStart, option - LONGEST_OPTION);
    while (option > limit && !isSpace(text.charCodeAt(option - 1))) option--;
    return text.charCodeAt(option) === 45 && text.charCodeAt(option + 1) === 45 && at - 2 - option > 1;
  }

  #add(name: number, start: number, textClass: number): void {
    if (this.#count === this.#name.length) this.#grow();
    const row = this.#count++;
    this.#name[row] = name;
    this.#start[row] = start;
    this.#class[row] = textClass;
  }

  #grow(): void {
    const capacity = this.#count * 2;
    const name = new Int32Array(capacity);
    const start = new Int32Array(capacity);
    const textClass = new Uint8Array(capacity);
    name.set(this.#name);
    start.set(this.#start);
    textClass.set(this.#class);
    this.#name = name;
    this.#start = start;
    this.#class = textClass;
  }
}

/** An option that long is none. */
const LONGEST_OPTION = 40;

/** How the class of a word follows from where it stands in its range. */
const Mode = { Uniform: 0, Segments: 1, Prose: 2 } as const;

const WORD = /[\p{ID_Start}_$][\p{ID_Continue}$\u200c\u200d]*/gu;
const COMPOUND = /[\p{ID_Start}_$][\p{ID_Continue}$]*(?:-[\p{ID_Continue}$]+)+/gu;

/** `.`, `#`, `:`, `/` and the backslash: what stands before the last segment of a path, a selector, a qualified name. */
function isSeparator(code: number): boolean {
  return code === 46 || code === 35 || code === 58 || code === 47 || code === 92;
}

/** `,`, `;` and `|`: what stands between the names of a list in one scalar. */
function isListSeparator(code: number): boolean {
  return code === 44 || code === 59 || code === 124;
}
