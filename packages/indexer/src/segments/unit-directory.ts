import { crc32 } from 'node:zlib';
import type { TextEncoding } from '../decode/decode.ts';
import { ByteReader, ByteWriter, MalformedBytes } from './bytes.ts';
import type { Interner } from './interner.ts';
import { UNIT_STATES, type UnitInfo, type UnitKey } from './unit.ts';

/** The units of a segment: one column for each thing that is known of them. Ids lie in a section of their own. */
const COLUMNS = [
  'oidLength',
  'room',
  'variant',
  'state',
  'reason',
  'reader',
  'encoding',
  'bytes',
  'flags',
  'factsLength',
  'factsCrc',
  'namesLength',
] as const;
type Columns = Record<(typeof COLUMNS)[number], Int32Array>;

/** @param labels is given what the columns name */
export function writeDirectory(
  keys: readonly UnitKey[],
  infos: readonly UnitInfo[],
  facts: readonly Uint8Array[],
  namesLengths: readonly number[],
  labels: Interner,
): Uint8Array {
  const label = (text: string | null) => (text === null ? 0 : labels.id(text) + 1);
  const columns: Columns = {
    oidLength: Int32Array.from(keys, ({ oid }) => oid.length / 2),
    room: Int32Array.from(keys, ({ room }) => label(room)),
    variant: Int32Array.from(keys, ({ variant }) => label(variant)),
    state: Int32Array.from(infos, ({ state }) => UNIT_STATES.indexOf(state)),
    reason: Int32Array.from(infos, ({ reason }) => label(reason)),
    reader: Int32Array.from(infos, ({ room }) => label(room)),
    encoding: Int32Array.from(infos, ({ encoding }) => label(encoding)),
    bytes: Int32Array.from(infos, ({ bytes }) => bytes),
    flags: Int32Array.from(infos, ({ flags }) => flags),
    factsLength: Int32Array.from(facts, ({ length }) => length),
    factsCrc: Int32Array.from(facts, (bytes) => crc32(bytes)),
    namesLength: Int32Array.from(namesLengths),
  };
  const out = new ByteWriter(1 << 12);
  out.uint(keys.length);
  for (const column of COLUMNS) for (const value of columns[column]) out.uint(value);
  return out.take();
}

function readUints(from: ByteReader, count: number): Int32Array {
  const column = new Int32Array(count);
  for (let row = 0; row < count; row++) column[row] = from.uint();
  return column;
}

/** The directory as it is read. Nothing is made of a unit before it is asked for: most are not. */
export class UnitDirectory {
  readonly count: number;
  readonly #columns: Columns;
  readonly #labels: readonly string[];
  readonly #oids: string;
  readonly #oidsAt: Uint32Array;
  readonly #factsAt: Float64Array;
  readonly #namesAt: Uint32Array;
  readonly #infos: UnitInfo[] = [];
  /** Id of a blob to its first unit, and of each unit the next one of the same blob, or -1. */
  #first: Map<string, number> | null = null;
  readonly #next: Int32Array;

  /** @throws MalformedBytes */
  constructor(bytes: Uint8Array, oids: Uint8Array, labels: readonly string[]) {
    const from = new ByteReader(bytes);
    const count = from.uint();
    if (count > oids.length) throw new MalformedBytes('more units than ids');
    this.count = count;
    this.#columns = Object.fromEntries(COLUMNS.map((column) => [column, readUints(from, count)])) as Columns;
    this.#labels = labels;
    this.#oids = Buffer.from(oids.buffer, oids.byteOffset, oids.length).toString('hex');
    this.#oidsAt = new Uint32Array(count + 1);
    this.#namesAt = new Uint32Array(count + 1);
    this.#factsAt = new Float64Array(count + 1);
    const { oidLength, factsLength, namesLength } = this.#columns;
    for (let unit = 0; unit < count; unit++) {
      this.#oidsAt[unit + 1] = this.#oidsAt[unit]! + oidLength[unit]! * 2;
      this.#namesAt[unit + 1] = this.#namesAt[unit]! + namesLength[unit]!;
      this.#factsAt[unit + 1] = this.#factsAt[unit]! + factsLength[unit]!;
    }
    this.#next = new Int32Array(count).fill(-1);
  }

  /** The unit of a key, or -1. */
  find({ oid, room, variant }: UnitKey): number {
    this.#first ??= this.#byOid();
    const { room: rooms, variant: variants } = this.#columns;
    for (let unit = this.#first.get(oid) ?? -1; unit >= 0; unit = this.#next[unit]!) {
      if (this.#label(rooms[unit]!) === room && this.#label(variants[unit]!) === variant) return unit;
    }
    return -1;
  }

  key(unit: number): UnitKey {
    const { room, variant } = this.#columns;
    return { oid: this.#oid(unit), room: this.#label(room[unit]!)!, variant: this.#label(variant[unit]!)! };
  }

  info(unit: number): UnitInfo {
    const known = this.#infos[unit];
    if (known) return known;
    const { state, reason, reader, encoding, bytes, flags } = this.#columns;
    const info: UnitInfo = {
      state: UNIT_STATES[state[unit]!]!,
      reason: this.#label(reason[unit]!),
      room: this.#label(reader[unit]!),
      encoding: this.#label(encoding[unit]!) as TextEncoding | null,
      bytes: bytes[unit]! >>> 0,
      flags: flags[unit]! >>> 0,
    };
    this.#infos[unit] = info;
    return info;
  }

  /** Whether only the words of a unit are known so far: of a text that is read, facts always have some bytes. */
  pending(unit: number): boolean {
    return this.#columns.factsLength[unit] === 0 && UNIT_STATES[this.#columns.state[unit]!] === 'read';
  }

  facts(unit: number): { readonly at: number; readonly length: number; readonly crc: number } {
    const { factsLength, factsCrc } = this.#columns;
    return { at: this.#factsAt[unit]!, length: factsLength[unit]!, crc: factsCrc[unit]! >>> 0 };
  }

  names(unit: number): readonly [from: number, to: number] {
    return [this.#namesAt[unit]!, this.#namesAt[unit + 1]!];
  }

  #byOid(): Map<string, number> {
    const first = new Map<string, number>();
    // From the last unit on, so that of twins the first one is found, as it was written.
    for (let unit = this.count - 1; unit >= 0; unit--) {
      const oid = this.#oid(unit);
      const behind = first.get(oid);
      if (behind !== undefined) this.#next[unit] = behind;
      first.set(oid, unit);
    }
    return first;
  }

  #oid(unit: number): string {
    return this.#oids.slice(this.#oidsAt[unit], this.#oidsAt[unit + 1]);
  }

  /** 0 stands for none. */
  #label(coded: number): string | null {
    return coded === 0 ? null : this.#labels[coded - 1]!;
  }
}
