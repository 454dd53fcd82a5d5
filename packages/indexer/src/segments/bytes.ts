/** Thrown by a reader that runs past its bytes, or meets a value that no writer writes. The segment is damaged. */
export class MalformedBytes extends Error {
  override readonly name = 'MalformedBytes';
}

/** Zigzag: small numbers of either sign become small unsigned ones. */
export function zigzag(value: number): number {
  return ((value << 1) ^ (value >> 31)) >>> 0;
}

export function unzigzag(value: number): number {
  return (value >>> 1) ^ -(value & 1);
}

/** Units of a text whose length takes one byte, whatever they are: at most three bytes each. */
const SHORT = 42;

/** Bytes that grow. Numbers are written as LEB128 varints of at most 32 bits. */
export class ByteWriter {
  bytes: Uint8Array;
  length = 0;
  /** The same bytes, for texts. */
  #buffer: Buffer;

  constructor(capacity = 1024) {
    this.bytes = new Uint8Array(capacity);
    this.#buffer = Buffer.from(this.bytes.buffer);
  }

  reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const wider = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more));
    wider.set(this.bytes.subarray(0, this.length));
    this.bytes = wider;
    this.#buffer = Buffer.from(wider.buffer);
  }

  byte(value: number): void {
    this.reserve(1);
    this.bytes[this.length++] = value;
  }

  uint(value: number): void {
    this.reserve(5);
    const { bytes } = this;
    let at = this.length;
    let rest = value >>> 0;
    while (rest > 127) {
      bytes[at++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    bytes[at++] = rest;
    this.length = at;
  }

  int(value: number): void {
    this.uint(zigzag(value));
  }

  raw(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  text(text: string): void {
    // Its length comes first: of most texts it takes one byte, whatever the characters.
    if (text.length > SHORT) {
      const bytes = Buffer.from(text, 'utf8');
      this.uint(bytes.length);
      this.raw(bytes);
      return;
    }
    this.reserve(1 + text.length * 3);
    const length = this.#buffer.write(text, this.length + 1, 'utf8');
    this.bytes[this.length] = length;
    this.length += 1 + length;
  }

  /** A text without its length. @returns its bytes */
  utf8(text: string): number {
    this.reserve(text.length * 3);
    const length = this.#buffer.write(text, this.length, 'utf8');
    this.length += length;
    return length;
  }

  /** What was written; a view, valid until the next write. */
  view(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  /** A copy of exact length. */
  take(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }
}

/** Reads what `ByteWriter` wrote. Never reads beyond its bytes. */
export class ByteReader {
  readonly bytes: Uint8Array;
  at: number;
  #buffer: Buffer | null = null;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte(): number {
    if (this.at >= this.bytes.length) throw new MalformedBytes('read past the end');
    return this.bytes[this.at++]!;
  }

  uint(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
    throw new MalformedBytes('a number of more than 32 bits');
  }

  int(): number {
    return unzigzag(this.uint());
  }

  raw(length: number): Uint8Array {
    if (length > this.bytes.length - this.at) throw new MalformedBytes('read past the end');
    const part = this.bytes.subarray(this.at, this.at + length);
    this.at += length;
    return part;
  }

  text(): string {
    const length = this.uint();
    if (length > this.bytes.length - this.at) throw new MalformedBytes('read past the end');
    this.#buffer ??= Buffer.from(this.bytes.buffer, this.bytes.byteOffset, this.bytes.length);
    this.at += length;
    return this.#buffer.toString('utf8', this.at - length, this.at);
  }

  /** A count of things that take at least one byte each: refuses one that cannot be. */
  count(): number {
    const count = this.uint();
    if (count > this.bytes.length - this.at) throw new MalformedBytes('a count beyond the end');
    return count;
  }
}
