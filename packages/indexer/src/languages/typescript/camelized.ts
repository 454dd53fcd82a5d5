/** `user-id` as `userId`. */
export function camelized(word: string): string {
  return word.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
