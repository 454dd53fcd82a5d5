/** A generator of numbers in [0, 1) from a seed (mulberry32): the same seed draws the same sample everywhere. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** At most `size` of the list, in its order, each subset equally likely. */
export function sample<T>(list: readonly T[], size: number, seed: number): T[] {
  if (size >= list.length) return [...list];
  const random = seededRandom(seed);
  const order = list.map((_, at) => at);
  for (let at = 0; at < size; at++) {
    const other = at + Math.floor(random() * (order.length - at));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order
    .slice(0, size)
    .sort((a, b) => a - b)
    .map((at) => list[at]!);
}
