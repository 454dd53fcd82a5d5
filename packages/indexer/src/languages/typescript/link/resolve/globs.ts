import { dirOf, isUnder, join } from './path-names.ts';

/**
 * `import.meta.glob('./tiles/*.tsx')` and its like. A leading slash is the site's root: a folder above the file, or one
 * of a package.
 *
 * @param isRoot whether a folder may be a root though the file lies elsewhere
 */
export function globMatches(
  from: string,
  pattern: string,
  path: string,
  isRoot: (dir: string) => boolean = () => true,
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
  if (expression.test(path)) return true;
  if (!pattern.startsWith('/')) return false;
  for (let dir = dirOf(path); dir !== ''; dir = dirOf(dir))
    if (expression.test(path.slice(dir.length + 1)) && (isUnder(from, dir) || isRoot(dir))) return true;
  return false;
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
