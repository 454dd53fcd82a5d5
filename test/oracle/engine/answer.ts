/** What our engine, or a peer, says of one symbol, reduced to what is compared. */
export interface EngineAnswer {
  readonly symbol: string;
  /** `undeclared`: it does not know a symbol of this key. */
  readonly verdict: 'referenced' | 'inconclusive' | 'absent' | 'moved' | 'undeclared' | 'crashed';
  /** Codes of the limits, the limiting one first; of a reference, its evidence; of an absence, its explanations. */
  readonly codes: readonly string[];
  /** A place for the first code, `path:line:column`. */
  readonly sample: string | null;
  readonly microseconds: number;
}

/** The parts of a symbol reference. A path may hold a `#`, a key does not but in front of a private name. */
export function openedSymbol(symbol: string): { file: string; key: string } {
  const hash = symbol.indexOf('#', symbol.lastIndexOf('/') + 1);
  return { file: symbol.slice(0, hash), key: symbol.slice(hash + 1) };
}
