/** Strings whose parts an interner remembers. */
const MOST_PARTS = 1 << 16;

/** Gives each distinct string a number, in order of first sight. */
export class Interner {
  readonly strings: string[] = [];
  readonly #ids = new Map<string, number>();
  readonly #parts = new Map<string, readonly number[]>();

  id(text: string): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    const id = this.strings.length;
    this.#ids.set(text, id);
    this.strings.push(text);
    return id;
  }

  /** The numbers of what a string is taken apart into. Remembered, as long as the strings are not too many. */
  idsOf(text: string, parts: (text: string) => Iterable<string>): readonly number[] {
    const known = this.#parts.get(text);
    if (known !== undefined) return known;
    const ids = Array.from(parts(text), (part) => this.id(part));
    if (this.#parts.size < MOST_PARTS) this.#parts.set(text, ids);
    return ids;
  }

  /** The number of a string that has one, or -1. */
  find(text: string): number {
    return this.#ids.get(text) ?? -1;
  }
}
