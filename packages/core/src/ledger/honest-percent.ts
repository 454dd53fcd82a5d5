/**
 * A share in words that never rounds a gap away: `100%` only where part equals whole, `0%` only where there is none,
 * everything between floored into 1 to 99.
 *
 * @returns null where the whole is empty: of nothing there is no share
 * @throws RangeError where the part is negative or more than the whole
 */
export function honestPercent(part: number, whole: number): string | null {
  if (!(part >= 0 && part <= whole)) throw new RangeError(`${part} is no part of ${whole}`);
  if (whole === 0) return null;
  if (part === whole) return '100%';
  if (part === 0) return '0%';
  return `${Math.min(99, Math.max(1, Math.floor((part / whole) * 100)))}%`;
}

/**
 * The share as a number. It is 1 only where part equals whole: a quotient that floating point rounds up to 1 is not.
 *
 * @returns null where the whole is empty
 */
export function honestRatio(part: number, whole: number): number | null {
  if (!(part >= 0 && part <= whole)) throw new RangeError(`${part} is no part of ${whole}`);
  if (whole === 0) return null;
  if (part === whole) return 1;
  return Math.min(part / whole, 1 - Number.EPSILON / 2);
}
