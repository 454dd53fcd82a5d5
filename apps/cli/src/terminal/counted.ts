/** `1 file`, `4,212 files`: the same separators on every machine. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${grouped(count)} ${count === 1 ? singular : plural}`;
}

/** `4,212`. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/gu, ',');
}
