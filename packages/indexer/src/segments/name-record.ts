import type { Facts } from '../facts/facts.ts';
import type { Sketch } from '../languages/sketch.ts';
import { importKinds, specifierKeys } from '../words/specifier-segments.ts';
import { wordRows } from '../words/word-rows.ts';
import type { ByteReader, ByteWriter } from './bytes.ts';
import type { Interner } from './interner.ts';

/**
 * A unit's ties to the strings of its segment: specifiers of its imports, names (each with a bit that says whether it is a
 * word of the file), keys of the specifiers, kinds of imports. All postings are made of these records, so merging segments rewrites them and
 * copies the facts byte by byte.
 */
export interface NameRecord {
  /** What stands in the file's imports, without repetition; of a file whose facts are not known yet, what may. */
  readonly specifiers: Uint32Array;
  /** String ids in the order of the file's own name rows. */
  readonly names: Uint32Array;
  /** One byte per name. */
  readonly isWord: Uint8Array;
  readonly importing: Uint32Array;
  readonly kinds: Uint32Array;
}

export const EMPTY_RECORD: NameRecord = {
  specifiers: new Uint32Array(0),
  names: new Uint32Array(0),
  isWord: new Uint8Array(0),
  importing: new Uint32Array(0),
  kinds: new Uint32Array(0),
};

export function recordOf(facts: Facts, interner: Interner): NameRecord {
  const names = new Uint32Array(facts.names.length);
  for (let row = 0; row < names.length; row++) names[row] = interner.id(facts.names[row]!);
  const specifiers = new Set(facts.imports.specifier);
  specifiers.delete(-1);
  return {
    specifiers: Uint32Array.from(specifiers, (row) => names[row]!),
    names,
    isWord: wordRows(facts),
    importing: importingOf(facts, interner),
    kinds: Uint32Array.from(importKinds(facts)),
  };
}

/** Ids of the keys that the imports of a file are filed under, without repetition. Most specifiers were seen before. */
function importingOf(facts: Facts, interner: Interner): Uint32Array {
  const { specifier, count } = facts.imports;
  const ids = new Set<number>();
  let last = -1;
  for (let row = 0; row < count; row++) {
    const name = specifier[row]!;
    if (name < 0 || name === last) continue;
    last = name;
    for (const id of interner.idsOf(facts.names[name]!, specifierKeys)) ids.add(id);
  }
  return Uint32Array.from(ids);
}

/** The record of a unit whose facts are not known yet. */
export function recordOfSketch({ words, specifiers, kinds }: Sketch, interner: Interner): NameRecord {
  const keys = new Set<string>();
  for (const specifier of specifiers) for (const key of specifierKeys(specifier)) keys.add(key);
  return {
    specifiers: Uint32Array.from(specifiers, (specifier) => interner.id(specifier)),
    names: Uint32Array.from(words, (word) => interner.id(word)),
    isWord: new Uint8Array(words.length).fill(1),
    importing: Uint32Array.from(keys, (key) => interner.id(key)),
    kinds: Uint32Array.from(kinds),
  };
}

/** The same record with other string ids. */
export function remapped(record: NameRecord, to: Uint32Array): NameRecord {
  const { specifiers, names, isWord, importing, kinds } = record;
  return {
    specifiers: specifiers.map((id) => to[id]!),
    names: names.map((id) => to[id]!),
    isWord,
    importing: importing.map((id) => to[id]!),
    kinds,
  };
}

export function writeRecord(out: ByteWriter, record: NameRecord): void {
  const { specifiers, names, isWord } = record;
  // They come first, so that they can be read alone.
  writeList(out, specifiers);
  out.uint(names.length);
  for (let row = 0; row < names.length; row++) out.uint((names[row]! << 1) | isWord[row]!);
  writeList(out, record.importing);
  writeList(out, record.kinds);
}

export function readRecord(from: ByteReader): NameRecord {
  const specifiers = readSpecifiers(from);
  const count = from.count();
  const names = new Uint32Array(count);
  const isWord = new Uint8Array(count);
  readNames(from, names, isWord);
  return { specifiers, names, isWord, importing: readList(from), kinds: readList(from) };
}

/** The beginning of a record. */
export function readSpecifiers(from: ByteReader): Uint32Array {
  return readList(from);
}

/** A function of its own: what is optimized within the loop then never runs into code behind it that was not yet seen. */
function readNames(from: ByteReader, names: Uint32Array, isWord: Uint8Array): void {
  for (let row = 0; row < names.length; row++) {
    const coded = from.uint();
    names[row] = coded >>> 1;
    isWord[row] = coded & 1;
  }
}

function writeList(out: ByteWriter, list: Uint32Array): void {
  out.uint(list.length);
  for (const value of list) out.uint(value);
}

function readList(from: ByteReader): Uint32Array {
  const list = new Uint32Array(from.count());
  for (let at = 0; at < list.length; at++) list[at] = from.uint();
  return list;
}
