import { isRecord } from './project-files.ts';

/** One way into a package: the subpath that strangers write, and the file pattern behind it. A `*` stands for the same text in both. */
export interface PackageDoor {
  /** `.`, `./format`, `./*`. */
  readonly subpath: string;
  /** Target as written, `./src/*.ts`. */
  readonly target: string;
  /** Only the compiler goes through it: it stands behind the condition `types`. */
  readonly forTypes: boolean;
}

/**
 * All doors of an `exports` (or `imports`) value, whatever the condition: which conditions a user sets is not known.
 *
 * @param bareKeys whether every key is a subpath, as in an import map
 * @see https://nodejs.org/api/packages.html#exports
 */
export function doorsOf(exports: unknown, bareKeys = false): PackageDoor[] {
  const doors: PackageDoor[] = [];
  const collect = (subpath: string, value: unknown, depth: number, forTypes = false): void => {
    if (depth > 16) return;
    if (typeof value === 'string') doors.push({ subpath, target: value, forTypes });
    else if (Array.isArray(value)) for (const each of value) collect(subpath, each, depth + 1, forTypes);
    else if (isRecord(value))
      for (const [condition, each] of Object.entries(value))
        collect(subpath, each, depth + 1, forTypes || condition === 'types');
  };
  const keyed = isRecord(exports) && Object.keys(exports).some((key) => bareKeys || /^[.#]/.test(key));
  if (keyed) for (const [subpath, value] of Object.entries(exports)) collect(subpath, value, 0);
  else collect('.', exports, 0);
  return doors;
}

/** The targets behind one subpath, the `*` filled in. More specific doors come first. */
export function targetsOf(doors: readonly PackageDoor[], subpath: string): string[] {
  const exact = doors.filter((door) => door.subpath === subpath).map((door) => door.target);
  if (exact.length > 0) return exact;
  const matches: { size: number; target: string }[] = [];
  for (const door of doors) {
    const star = door.subpath.indexOf('*');
    const folder = star < 0 && door.subpath.endsWith('/');
    if (star < 0 && !folder) continue;
    const head = folder ? door.subpath : door.subpath.slice(0, star);
    const tail = folder ? '' : door.subpath.slice(star + 1);
    if (!subpath.startsWith(head) || !subpath.endsWith(tail) || subpath.length < head.length + tail.length) continue;
    const filled = subpath.slice(head.length, subpath.length - tail.length);
    matches.push({ size: head.length, target: folder ? door.target + filled : door.target.replaceAll('*', filled) });
  }
  return matches.sort((a, b) => b.size - a.size).map((match) => match.target);
}
