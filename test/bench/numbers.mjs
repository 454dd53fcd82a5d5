/** The middle of the numbers that there are; null where there are none. @param {readonly (number | null | undefined)[]} numbers */
export function median(numbers) {
  const sorted = numbers.filter((number) => number !== null && number !== undefined).sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The value below which the share `q` of the numbers lies. @param {readonly number[]} numbers @param {number} q */
export function quantile(numbers, q) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? null;
}

/** With so many digits behind the point; null stays null. @param {number | null} number @param {number} digits */
export function rounded(number, digits) {
  return number === null ? null : Number(number.toFixed(digits));
}
