/** A map, weak or not. */
interface Memo<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** The value at a key, made when it is asked for the first time. */
export function memoized<K, V>(map: Memo<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
