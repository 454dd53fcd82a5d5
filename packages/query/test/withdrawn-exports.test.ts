import type { DeclaredSymbol } from 'nonesuch-indexer/languages';
import { describe, expect, it } from 'vitest';
import { removedSymbols, withdrawnExports } from '../src/removed-symbols.ts';

function declared(key: string, offered: readonly string[], rest: Partial<DeclaredSymbol> = {}): DeclaredSymbol {
  const dot = key.lastIndexOf('.');
  const container = dot < 0 ? null : key.slice(0, dot);
  return { path: 'a.ts', key, name: key, container, kind: 'class', decls: [0], aliases: [], offered, ...rest };
}

const keys = (groups: ReturnType<typeof withdrawnExports>) =>
  groups.map(({ symbol, members }) => [symbol.key, symbol.kind, members.length]);

describe('what a file offers no longer', () => {
  it('is listed as an export where its declaration stays', () => {
    expect(keys(withdrawnExports([declared('Cart', ['Cart'])], [declared('Cart', [])]))).toEqual([
      ['Cart', 'export', 0],
    ]);
  });

  it('is not listed where head offers every name that base offered, by whatever declaration', () => {
    const base = [declared('Cart', ['Cart', 'Basket'])];
    expect(withdrawnExports(base, [declared('Cart', ['Cart']), declared('Bag', ['Basket'])])).toEqual([]);
    expect(withdrawnExports([declared('inner', [])], [declared('inner', [])])).toEqual([]);
  });

  it('is not listed twice where the declaration is gone', () => {
    const base = [declared('Cart', ['Cart'])];
    expect(withdrawnExports(base, [])).toEqual([]);
    expect(keys(removedSymbols(base, []))).toEqual([['Cart', 'class', 0]]);
  });

  it('does not speak for a member that went at the same time', () => {
    const base = [declared('Cart', ['Cart']), declared('Cart.empty', [])];
    const head = [declared('Cart', [])];
    expect(keys(withdrawnExports(base, head))).toEqual([['Cart', 'export', 0]]);
    expect(keys(removedSymbols(base, head))).toEqual([['Cart.empty', 'class', 0]]);
  });
});
