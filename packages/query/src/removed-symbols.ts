import type { DeclaredSymbol } from 'nonesuch-indexer/languages';

/** A symbol that head no longer declares, with the members that went with it. */
export interface RemovedSymbol {
  readonly symbol: DeclaredSymbol;
  /** Removed members at any depth, in the order of their declarations. */
  readonly members: readonly DeclaredSymbol[];
}

/**
 * Symbols of base that head lacks, each outermost one with the members that went with it.
 *
 * A key that lives on as an alias (`default`, of a function that got a name) is not removed: what names it still
 * finds it.
 */
export function removedSymbols(base: readonly DeclaredSymbol[], head: readonly DeclaredSymbol[]): RemovedSymbol[] {
  const kept = new Set(head.flatMap((symbol) => [symbol.key, ...symbol.aliases]));
  return groupByContainer(base.filter((symbol) => !kept.has(symbol.key)));
}

/**
 * Symbols that head still declares and no longer offers under a name of base: `export` was taken from them. Each is
 * judged as what it was to others; its members stay with it.
 */
export function withdrawnExports(base: readonly DeclaredSymbol[], head: readonly DeclaredSymbol[]): RemovedSymbol[] {
  const kept = new Set(head.flatMap((symbol) => [symbol.key, ...symbol.aliases]));
  const offered = new Set(head.flatMap((symbol) => symbol.offered));
  return base
    .filter((symbol) => kept.has(symbol.key) && symbol.offered.some((name) => !offered.has(name)))
    .map((symbol) => ({ symbol: { ...symbol, kind: 'export' }, members: [] }));
}

/** Each symbol whose container is not in the list, with those of the list that it contains. */
export function groupByContainer(symbols: readonly DeclaredSymbol[]): RemovedSymbol[] {
  const byKey = new Map(symbols.map((symbol) => [symbol.key, symbol]));
  const outermost = (symbol: DeclaredSymbol): DeclaredSymbol => {
    const seen = new Set<DeclaredSymbol>();
    let at = symbol;
    while (at.container !== null && byKey.has(at.container) && !seen.has(at)) {
      seen.add(at);
      at = byKey.get(at.container)!;
    }
    return at;
  };
  const groups = new Map<DeclaredSymbol, DeclaredSymbol[]>();
  for (const symbol of byKey.values()) {
    const root = outermost(symbol);
    const members = groups.get(root) ?? [];
    if (root !== symbol) members.push(symbol);
    groups.set(root, members);
  }
  return [...groups].map(([symbol, members]) => ({ symbol, members }));
}
