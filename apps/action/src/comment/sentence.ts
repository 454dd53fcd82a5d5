/** Wording comes with or without its full stop. */
export function sentence(words: string): string {
  return /[.!?…]$/u.test(words) ? words : `${words}.`;
}
