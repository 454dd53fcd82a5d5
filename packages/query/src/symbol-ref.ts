/** `path#Name`, `path#Container.member`, `path#default`, or what stands behind the `#` alone. */
export interface SymbolRef {
  /** As git has it, or null for a bare name. */
  readonly path: string | null;
  readonly key: string;
}

/**
 * The ways to read a reference. A path may hold a `#`, and so may a key (`Counter.#count`), so each `#` is a place
 * to split; which of them is meant is for the tracked paths to say. The bare reading is the last one.
 */
export function readingsOf(text: string): SymbolRef[] {
  const readings: SymbolRef[] = [];
  for (let at = text.indexOf('#'); at >= 0; at = text.indexOf('#', at + 1)) {
    const path = text.slice(0, at).replace(/^(?:\.\/)+/u, '');
    const key = text.slice(at + 1);
    if (path !== '' && key !== '' && !path.endsWith('.')) readings.push({ path, key });
  }
  if (text !== '' && !text.endsWith('#')) readings.push({ path: null, key: text });
  return readings;
}

/** The reference that names a symbol for good. */
export function formatRef(symbol: { readonly path: string; readonly key: string }): string {
  return `${symbol.path}#${symbol.key}`;
}
