/**
 * Whether a path matches a glob: `*` and `?` stay within a segment, `**` is any number of segments, and a glob without
 * a wildcard also matches what lies under it. Takes time in the product of both lengths, whatever the glob is.
 */
export function matchesGlob(path: string, glob: string): boolean {
  const pattern = glob.replace(/^(?:\.\/)+/u, '').replace(/\/+$/u, '');
  if (!/[*?]/u.test(pattern)) return path === pattern || path.startsWith(`${pattern}/`);
  return matches(
    path.split('/'),
    pattern.split('/'),
    (segment, part) => part === '**' || matches([...segment], [...part], sameUnit, '*'),
    '**',
  );
}

function sameUnit(unit: string, part: string): boolean {
  return part === '?' || part === '*' || unit === part;
}

/** Wildcard matching over lists, row by row: `any` stands for any number of elements. */
function matches(
  text: readonly string[],
  pattern: readonly string[],
  same: (element: string, part: string) => boolean,
  any: string,
): boolean {
  let row = [true, ...new Array<boolean>(text.length).fill(false)];
  for (const part of pattern) {
    const next = [part === any && row[0]!];
    for (let at = 0; at < text.length; at++) {
      next.push(part === any ? next[at]! || row[at + 1]! : row[at]! && same(text[at]!, part));
    }
    row = next;
  }
  return row[text.length]!;
}
