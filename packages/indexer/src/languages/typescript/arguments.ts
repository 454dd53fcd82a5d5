import { Use } from '../../facts/kinds.ts';
import type { Extraction } from './extraction.ts';
import { Kind } from './kinds.ts';
import { expression } from './walk.ts';

/** Row of an argument by its position, or -1. */
export function argument(x: Extraction, args: number, position: number): number {
  if (args < 0) return -1;
  for (let at = args + 1, seen = 0; at < x.next[args]!; at = x.next[at]!) {
    if (x.kind[at] === Kind.comment) continue;
    if (seen++ === position) return at;
  }
  return -1;
}

/** Reads the arguments from a position on. */
export function argumentsFrom(x: Extraction, args: number, call: number, from: number): void {
  if (args < 0) return;
  for (let at = args + 1, seen = 0; at < x.next[args]!; at = x.next[at]!) {
    if (x.kind[at] === Kind.comment) continue;
    if (seen++ >= from) expression(x, at, Use.Argument, call);
  }
}
