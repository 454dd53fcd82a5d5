/** Texts by number, for an engine that interns in JavaScript. Numbers are stable for the table's life. */
export class NameTable {
  readonly #ids = new Map<string, number>();
  readonly #texts: string[] = [];

  intern(text: string): number {
    let id = this.#ids.get(text);
    if (id === undefined) {
      id = this.#texts.length;
      // A slice keeps the whole text that it was cut from alive; a name outlives its file.
      const own = Buffer.from(text, 'utf16le').toString('utf16le');
      this.#texts.push(own);
      this.#ids.set(own, id);
    }
    return id;
  }

  textOf(id: number): string {
    const text = this.#texts[id];
    if (text === undefined) throw new RangeError(`No name has the number ${id}`);
    return text;
  }
}
