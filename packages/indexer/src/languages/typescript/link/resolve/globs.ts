import { dirOf, isUnder, join } from './path-names.ts';

/**
 * `import.meta.glob('./tiles/*.tsx')` and its like. A leading slash is the site's root: a folder above the file, or one
 * of a package.
 *
 * @param isRoot whether a folder may be a root though the file lies elsewhere
 * @param exclusions patterns of the same call of whose files none is loaded
 */
export function globMatches(
  from: string,
  pattern: string,
  path: string,
  isRoot: (dir: string) => boolean = () => true,
  exclusions: readonly string[] = [],
): boolean {
  if (pattern.startsWith('!')) return false;
  const alias = /^(@|~|#)[^/]*\//.exec(pattern);
  const rooted = pattern.startsWith('/')
    ? pattern.slice(1)
    : alias !== null
      ? `**/${pattern.slice(alias[0].length)}`
      : joinPattern(dirOf(from), pattern);
  if (rooted === null) return false;
  const expression = globExpression(rooted);
  const matches = (root: string): boolean =>
    expression.test(path.slice(root.length)) && !exclusions.some((each) => leavesOut(from, each, path, root));
  if (matches('')) return true;
  if (!pattern.startsWith('/')) return false;
  for (let dir = dirOf(path); dir !== ''; dir = dirOf(dir))
    if (matches(`${dir}/`) && (isUnder(from, dir) || isRoot(dir))) return true;
  return false;
}

/** Whether a pattern surely matches: in doubt a file is loaded. `root` is the site's, as the pattern that loads has it. */
function leavesOut(from: string, pattern: string, path: string, root: string): boolean {
  if (/[[(\\]|\{[^}]*\{/.test(pattern)) return false;
  if (pattern.startsWith('/')) return globExpression(pattern.slice(1)).test(path.slice(root.length));
  if (pattern.startsWith('**/')) return globExpression(pattern).test(path);
  const joined = pattern.startsWith('.') ? join(dirOf(from), pattern) : null;
  return joined !== null && globExpression(joined).test(path);
}

function joinPattern(dir: string, pattern: string): string | null {
  if (!pattern.startsWith('.')) return `**/${pattern}`;
  return join(dir, pattern);
}

/** A glob as an expression of linear cost: `**`, `*`, `?`, `{a,b}`, `[...]` as any one character. */
function globExpression(glob: string): RegExp {
  let out = '';
  for (let i = 0; i < glob.length; i++) {
    const c = glob[i]!;
    if (c === '*') {
      if (glob[i + 1] === '*') {
        out += glob[i + 2] === '/' ? '(?:.*/)?' : '.*';
        i += glob[i + 2] === '/' ? 2 : 1;
      } else out += '[^/]*';
    } else if (c === '?') out += '[^/]';
    else if (c === '{') {
      const close = glob.indexOf('}', i);
      if (close < 0) out += '\\{';
      else {
        const options = glob
          .slice(i + 1, close)
          .split(',')
          .map((each) => each.replace(/[.+^$()|[\]\\*?{}]/g, '\\$&').replaceAll('\\*', '[^/]*'));
        out += `(?:${options.join('|')})`;
        i = close;
      }
    } else if (c === '[') {
      const close = glob.indexOf(']', i);
      if (close < 0) out += '\\[';
      else {
        out += '[^/]';
        i = close;
      }
    } else if ((c === '+' || c === '@' || c === '!') && glob[i + 1] === '(') {
      const close = glob.indexOf(')', i);
      out += '[^/]*';
      i = close < 0 ? glob.length : close;
    } else out += c.replace(/[.+^$()|\]\\{}]/g, '\\$&');
  }
  return new RegExp(`^${out}$`);
}
