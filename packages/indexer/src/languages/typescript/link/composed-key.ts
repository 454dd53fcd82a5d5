/** Whether a name begins and ends as a composed key does. */
export function fitsComposed(name: string, head: string, tail: string): boolean {
  return name.startsWith(head) && name.endsWith(tail) && name.length >= head.length + tail.length;
}
