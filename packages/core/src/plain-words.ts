/** `4212` -> `4,212`. The same everywhere, whatever the locale of the machine. */
export function plainCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** `plural(1, 'place')` -> `1 place`; `plural(2, 'entry', 'entries')` -> `2 entries`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${plainCount(count)} ${count === 1 ? one : many}`;
}

/**
 * A counted subject with a verb that agrees with it: `agree(1, 'place', 'pass it on')` -> `1 place passes it on`.
 *
 * @param predicate starts with the verb's plural form
 */
export function agree(count: number, one: string, predicate: string): string {
  const [verb = '', ...rest] = predicate.split(' ');
  const words = [plural(count, one), count === 1 ? singular(verb) : verb, ...rest];
  return words.join(' ');
}

function singular(verb: string): string {
  if (verb === 'are') return 'is';
  if (verb === 'may') return 'may';
  return /(?:s|sh|ch)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
