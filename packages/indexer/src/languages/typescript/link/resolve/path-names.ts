/** Paths as git has them: `/` between segments, no leading or trailing slash, '' for the root. */

export function dirOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '' : path.slice(0, slash);
}

export function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Joins and normalises. `null` where the path leaves the repository. */
export function join(dir: string, relative: string): string | null {
  const out: string[] = dir === '' ? [] : dir.split('/');
  for (const segment of relative.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..') {
      if (out.length === 0) return null;
      out.pop();
    } else out.push(segment);
  }
  return out.join('/');
}

/** The directory itself and all above it, nearest first, the root ('') last. */
export function ancestors(dir: string): string[] {
  const out: string[] = [];
  for (let at = dir; ; at = dirOf(at)) {
    out.push(at);
    if (at === '') return out;
  }
}

export function isUnder(path: string, dir: string): boolean {
  return dir === '' || path.startsWith(`${dir}/`);
}

const CODE_EXTENSION = /(\.d)?\.[cm]?[jt]sx?$|\.(vue|svelte|astro|mdx|json)$/;

/** The file's name without its code extension: `weight` of `src/weight.d.ts`. */
export function stemOf(path: string): string {
  return baseOf(path).replace(CODE_EXTENSION, '');
}
