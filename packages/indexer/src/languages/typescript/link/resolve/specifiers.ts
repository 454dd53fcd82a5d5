import { dirOf } from './path-names.ts';

/** Without loader prefixes and queries: `!!raw-loader!./x?raw` is `./x`. */
export function cleaned(specifier: string): string {
  const bang = specifier.lastIndexOf('!');
  const bare = bang < 0 ? specifier : specifier.slice(bang + 1);
  const query = bare.indexOf('?');
  return query < 0 ? bare : bare.slice(0, query);
}

/** Targets of the pattern of a tsconfig's `paths` that fits a specifier best. */
export function matchPaths(paths: ReadonlyMap<string, readonly string[]>, specifier: string): string[] {
  const exact = paths.get(specifier);
  if (exact !== undefined) return [...exact];
  let best: { size: number; targets: string[] } | null = null;
  for (const [pattern, targets] of paths) {
    const star = pattern.indexOf('*');
    if (star < 0) continue;
    const head = pattern.slice(0, star);
    const tail = pattern.slice(star + 1);
    if (!specifier.startsWith(head) || !specifier.endsWith(tail) || specifier.length < head.length + tail.length)
      continue;
    if (best !== null && best.size >= head.length) continue;
    const filled = specifier.slice(head.length, specifier.length - tail.length);
    best = { size: head.length, targets: targets.map((target) => target.replace('*', filled)) };
  }
  return best?.targets ?? [];
}

/** How many steps lead from a file to a directory: copies of a package in fixtures are farther than the one that is meant. */
export function distance(from: string, dir: string): number {
  const a = dirOf(from).split('/');
  const b = dir.split('/');
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same++;
  return a.length - same + (b.length - same);
}
