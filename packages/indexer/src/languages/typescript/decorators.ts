import { LinkKind, Use } from '../../facts/kinds.ts';
import type { Extraction } from './extraction.ts';
import { Kind } from './kinds.ts';
import { expression } from './walk.ts';

/** Decorators that have been read before the declaration that they stand on. */
export class Decorators {
  /** Offset behind the last of them; where there is none, the start of what they would stand on. */
  end: number;
  /** Row of the last of them, or -1. */
  last = -1;
  readonly #x: Extraction;
  readonly #exprs: number[] = [];

  constructor(x: Extraction, start: number) {
    this.#x = x;
    this.end = start;
  }

  read(row: number): void {
    const inner = this.#x.first(row);
    if (inner >= 0) this.#exprs.push(expression(this.#x, inner, Use.Decorator, -1));
    this.end = this.#x.end[row]!;
    this.last = row;
  }

  /** Ties them to their declaration. */
  tie(decl: number): void {
    if (decl < 0) return;
    for (const expr of this.#exprs) {
      this.#x.exprs.target[expr] = decl;
      this.#x.link(decl, LinkKind.Decorator, expr);
    }
    this.#exprs.length = 0;
  }

  /** Takes over those that stand before. */
  adopt(before: Decorators | null): this {
    if (before !== null) this.#exprs.unshift(...before.#exprs.splice(0));
    if (before !== null && before.last >= 0 && this.last < 0) this.last = before.last;
    return this;
  }
}

/** Reads the decorators among the children of a row, and ties them to a declaration where there is one already. */
export function decorators(x: Extraction, row: number, decl: number): Decorators {
  const found = new Decorators(x, x.start[row]!);
  const behind = x.next[row]!;
  for (let at = row + 1; at < behind; at = x.next[at]!) if (x.kind[at] === Kind.decorator) found.read(at);
  if (decl >= 0) found.tie(decl);
  return found;
}
