import { type ByteReader, type ByteWriter, MalformedBytes, unzigzag, zigzag } from './bytes.ts';

/**
 * A column is written in whichever of these ways takes the fewest bytes. The shapes in facts/facts.ts say what a column
 * is like; measuring it does better, and costs a fraction of the parse.
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

/** Rows fit 32 bits with room for the difference of two of them. */
const LARGEST = 2 ** 30 - 1;

export function writeColumn(out: ByteWriter, column: Int32Array): void {
  const mode = cheapest(column);
  out.byte(mode);
  const count = column.length;
  out.reserve(count * 5 + 5);
  switch (mode) {
    case Mode.Constant:
      out.int(count === 0 ? 0 : column[0]!);
      return;
    case Mode.Nibbles:
      for (let row = 0; row < count; row += 2) out.byte(column[row]! | ((column[row + 1] ?? 0) << 4));
      return;
    case Mode.Pairs:
      for (let row = 0; row < count; row += 4) {
        out.byte(
          column[row]! | ((column[row + 1] ?? 0) << 2) | ((column[row + 2] ?? 0) << 4) | ((column[row + 3] ?? 0) << 6),
        );
      }
      return;
    default:
  }
  const { bytes } = out;
  let at = out.length;
  let last = 0;
  for (let row = 0; row < count; row++) {
    const value = column[row]!;
    let coded: number;
    if (mode === Mode.Unsigned) coded = value;
    else if (mode === Mode.Plain) coded = zigzag(value);
    else if (mode === Mode.Delta) {
      coded = zigzag(value - last);
      last = value;
    } else if (value === -1) coded = 0;
    else {
      coded = zigzag(value - last) + 1;
      last = value;
    }
    while (coded > 127) {
      bytes[at++] = (coded & 127) | 128;
      coded >>>= 7;
    }
    bytes[at++] = coded;
  }
  out.length = at;
}

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

function cheapest(column: Int32Array): number {
  const count = column.length;
  if (count === 0) return Mode.Constant;
  const first = column[0]!;
  let lowest = first;
  let highest = first;
  let plain = 0;
  let delta = 0;
  let sparse = 0;
  let last = 0;
  let lastReal = 0;
  for (let row = 0; row < count; row++) {
    const value = column[row]!;
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
    plain += width(zigzag(value));
    delta += width(zigzag(value - last));
    last = value;
    if (value === -1) sparse++;
    else {
      sparse += width(zigzag(value - lastReal) + 1);
      lastReal = value;
    }
  }
  if (lowest === highest) return Mode.Constant;
  if (lowest >= 0 && highest < 4) return Mode.Pairs;
  // Differences of values out of this range would not fit: hashes, for instance.
  if (lowest < -LARGEST || highest > LARGEST) return Mode.Plain;
  let mode: number = Mode.Plain;
  let cost = plain;
  if (lowest >= 0) {
    mode = highest < 16 ? Mode.Nibbles : Mode.Unsigned;
    if (highest < 16) cost = count >> 1;
  }
  if (delta < cost) {
    mode = Mode.Delta;
    cost = delta;
  }
  return sparse < cost ? Mode.Sparse : mode;
}

function width(coded: number): number {
  return coded < 128 ? 1 : coded < 16384 ? 2 : coded < 2097152 ? 3 : coded < 268435456 ? 4 : 5;
}
