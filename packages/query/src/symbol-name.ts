import type { Facts } from 'nonesuch-indexer/facts';
import type { DeclaredSymbol, LanguageSemantics, RevisionView } from 'nonesuch-indexer/languages';
import type { Range, SymbolName } from 'nonesuch-schema';
import { rangeAt } from './positions.ts';
import { formatRef } from './symbol-ref.ts';

/** A symbol by name and place, as reports have it. */
export function symbolName(symbol: DeclaredSymbol, semantics: LanguageSemantics, view: RevisionView): SymbolName {
  const facts = view.facts(symbol.path);
  return {
    symbol: formatRef(symbol),
    name: symbol.name,
    kind: symbol.kind,
    language: semantics.id,
    path: symbol.path,
    range: facts === null ? null : declaredRange(symbol, facts),
  };
}

/** Range of a symbol's first declaration: its overloads and merged declarations follow it. */
export function declaredRange(symbol: DeclaredSymbol, facts: Facts): Range {
  const row = symbol.decls[0];
  if (row === undefined) return rangeAt(facts, 0, 0);
  return rangeAt(facts, facts.decls.start[row]!, facts.decls.end[row]!);
}
