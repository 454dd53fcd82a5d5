/** The columns of a condensed tree while it is filled. Kept from parse to parse, so a tree costs no allocation. */
export class RowBuffer {
  count = 0;
  kind = new Uint16Array(1024);
  field = new Uint8Array(1024);
  parent = new Int32Array(1024);
  start = new Uint32Array(1024);
  end = new Uint32Array(1024);
  next = new Uint32Array(1024);
  name = new Int32Array(1024);

  /** Appends a row and returns its number. Its `next` is set by `close`, once its subtree is complete. */
  open(kind: number, field: number, parent: number, start: number, end: number, name: number): number {
    if (this.count === this.kind.length) this.#grow();
    const row = this.count++;
    this.kind[row] = kind;
    this.field[row] = field;
    this.parent[row] = parent;
    this.start[row] = start;
    this.end[row] = end;
    this.name[row] = name;
    return row;
  }

  close(row: number): void {
    this.next[row] = this.count;
  }

  #grow(): void {
    const wider = <T extends Uint8Array | Uint16Array | Uint32Array | Int32Array>(column: T): T => {
      const copy = new (column.constructor as new (length: number) => T)(column.length * 2);
      copy.set(column);
      return copy;
    };
    this.kind = wider(this.kind);
    this.field = wider(this.field);
    this.parent = wider(this.parent);
    this.start = wider(this.start);
    this.end = wider(this.end);
    this.next = wider(this.next);
    this.name = wider(this.name);
  }
}
