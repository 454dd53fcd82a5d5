/** An answer as JSON. The schema of each is published; the members come in the order in which they were made. */
export function json(answer: object): string {
  return `${JSON.stringify(answer, null, 2)}\n`;
}
