import { type ByteReader, MalformedBytes, unzigzag } from './bytes.ts';

/**
 * A column is written in whichever of these ways takes the fewest bytes: native/columns.c writes them. The shapes in
 * facts/facts.ts say what a column is like; measuring it does better, and costs a fraction of the parse.
 */
const Mode = {
  /** All rows hold one value. */
  Constant: 0,
  /** Zigzag of each value. */
  Plain: 1,
  /** Zigzag difference from the row before. */
  Delta: 2,
  /** 0 for -1, else 1 + zigzag difference from the last row that was not -1: sparse references that mostly increase. */
  Sparse: 3,
  /** Values 0 to 15, two to a byte. */
  Nibbles: 4,
  /** Values 0 to 3, four to a byte. */
  Pairs: 5,
  /** Each value, where none is below 0. */
  Unsigned: 6,
} as const;

export function readColumn(from: ByteReader, count: number): Int32Array {
  const mode = from.byte();
  const column = new Int32Array(count);
  if (mode === Mode.Constant) return column.fill(from.int());
  if (mode === Mode.Nibbles || mode === Mode.Pairs) {
    const bits = mode === Mode.Nibbles ? 4 : 2;
    const each = 8 / bits;
    const packed = from.raw(Math.ceil(count / each));
    for (let row = 0; row < count; row++)
      column[row] = (packed[Math.floor(row / each)]! >> ((row % each) * bits)) & ((1 << bits) - 1);
    return column;
  }
  if (mode > Mode.Unsigned) throw new MalformedBytes(`column mode ${mode}`);
  let last = 0;
  for (let row = 0; row < count; row++) {
    const coded = from.uint();
    if (mode === Mode.Unsigned) column[row] = coded;
    else if (mode === Mode.Plain) column[row] = unzigzag(coded);
    else if (mode === Mode.Delta) {
      last += unzigzag(coded);
      column[row] = last;
    } else if (coded === 0) column[row] = -1;
    else {
      last += unzigzag(coded - 1);
      column[row] = last;
    }
  }
  return column;
}
