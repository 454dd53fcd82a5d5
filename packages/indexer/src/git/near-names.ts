/**
 * Names that a mistyped one may have meant, nearest first: by edit distance of at most a third of its length (two in a short one), or by the
 * last segment of a path.
 *
 * @param limit how many at most
 */
export function nearNames(name: string, candidates: readonly string[], limit = 3): string[] {
  const wanted = name.toLowerCase();
  const farthest = wanted.length < 4 ? 1 : Math.max(2, Math.floor(wanted.length / 3));
  const scored: [distance: number, candidate: string][] = [];
  for (const candidate of candidates) {
    const lower = candidate.toLowerCase();
    const distance = lower.endsWith(`/${wanted}`) ? 0 : editDistance(wanted, lower, farthest);
    if (distance <= farthest) scored.push([distance, candidate]);
  }
  scored.sort((a, b) => a[0] - b[0] || (a[1] < b[1] ? -1 : 1));
  return scored.slice(0, limit).map(([, candidate]) => candidate);
}

/** Levenshtein distance, or more than `limit` where it is more. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, previous[j]! + 1, row[j - 1]! + 1));
    }
    previous = row;
  }
  return previous[b.length]!;
}
