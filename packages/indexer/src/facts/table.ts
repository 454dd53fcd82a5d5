/**
 * Tables of numbers: the shape of everything that is known about a file. A table is a fixed list of integer columns;
 * a row is an index. There is no object per row, so a file's facts cost what their numbers cost.
 */

/** How a column is written to a segment: `uint` plain, `int` zigzag, `delta` zigzag difference from the row before. */
export type Encoding = 'uint' | 'int' | 'delta';

/** The columns of a table, in the order in which they are written. */
export type TableShape = Readonly<Record<string, Encoding>>;

/** A table as it is read: one array per column, each `count` long. */
export type Table<S extends TableShape> = { readonly count: number } & { readonly [C in keyof S]: Int32Array };

/** A table as it is filled. `add` returns the new row's index; a column that is not given is `-1`. */
export class TableBuilder<S extends TableShape> {
  readonly #columns: string[];
  readonly #arrays: Record<string, Int32Array> = Object.create(null);
  #capacity = 64;
  readonly shape: S;
  count = 0;

  constructor(shape: S) {
    this.shape = shape;
    this.#columns = Object.keys(shape);
    for (const column of this.#columns) this.#arrays[column] = new Int32Array(this.#capacity);
  }

  /** Empties the table and keeps its memory, so that one builder serves a worker's whole life. */
  reset(): void {
    this.count = 0;
  }

  /** Appends a row of `-1` and returns its index. */
  add(): number {
    if (this.count === this.#capacity) this.#grow();
    const row = this.count++;
    for (const column of this.#columns) this.#arrays[column]![row] = -1;
    return row;
  }

  /** The live column. Valid until the next `add`: fetch it again after one. */
  column<C extends keyof S & string>(column: C): Int32Array {
    return this.#arrays[column]!;
  }

  set<C extends keyof S & string>(row: number, column: C, value: number): void {
    this.#arrays[column]![row] = value;
  }

  get<C extends keyof S & string>(row: number, column: C): number {
    return this.#arrays[column]![row]!;
  }

  /** A copy of exact length, which outlives the builder. */
  finish(): Table<S> {
    const table: Record<string, Int32Array | number> = { count: this.count };
    for (const column of this.#columns) table[column] = this.#arrays[column]!.slice(0, this.count);
    return table as Table<S>;
  }

  #grow(): void {
    this.#capacity *= 2;
    for (const column of this.#columns) {
      const wider = new Int32Array(this.#capacity);
      wider.set(this.#arrays[column]!);
      this.#arrays[column] = wider;
    }
  }
}

/** A table without rows. */
export function emptyTable<S extends TableShape>(shape: S): Table<S> {
  return new TableBuilder(shape).finish();
}
