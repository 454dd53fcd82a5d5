/** Rows by small numbers, all forgotten at once. */
export class EpochRows {
  #row = new Int32Array(4096);
  #epochOf = new Int32Array(4096);
  #epoch = 1;

  reset(): void {
    this.#epoch++;
  }

  has(id: number): boolean {
    return this.#epochOf[id] === this.#epoch;
  }

  row(id: number): number {
    return this.#row[id]!;
  }

  set(id: number, row: number): number {
    if (id >= this.#row.length) this.#grow(id);
    this.#row[id] = row;
    this.#epochOf[id] = this.#epoch;
    return row;
  }

  #grow(id: number): void {
    const capacity = Math.max(id + 1, this.#row.length * 2);
    const rows = new Int32Array(capacity);
    rows.set(this.#row);
    this.#row = rows;
    const epochs = new Int32Array(capacity);
    epochs.set(this.#epochOf);
    this.#epochOf = epochs;
  }
}
