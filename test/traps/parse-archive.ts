/** One file of a plain-text archive. */
export interface Section {
  readonly name: string;
  readonly text: string;
}

const separator = /^-- (.+) --$/;

/** Splits a plain-text archive at its lines `-- NAME --`. Text before the first one is a comment and dropped. */
export function parseArchive(archive: string): Section[] {
  const sections: { name: string; lines: string[] }[] = [];
  for (const line of archive.split(/(?<=\n)/)) {
    const name = separator.exec(line.replace(/\n$/, ''))?.[1];
    if (name !== undefined) sections.push({ name, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ name, lines }) => ({ name, text: lines.join('') }));
}
