import type { Extraction } from './extraction.ts';

/** Reads the types of a doc comment. Returns false where it has none. */
export function docTypes(_x: Extraction, _start: number, _end: number): boolean {
  return false;
}
