/** Gives each distinct string a number, in order of first sight. */
export class Interner {
  readonly strings: string[] = [];
  readonly #ids = new Map<string, number>();

  id(text: string): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    const id = this.strings.length;
    this.#ids.set(text, id);
    this.strings.push(text);
    return id;
  }

  /** The number of a string that has one, or -1. */
  find(text: string): number {
    return this.#ids.get(text) ?? -1;
  }
}
