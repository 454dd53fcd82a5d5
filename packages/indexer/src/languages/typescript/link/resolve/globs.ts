import { dirOf, join } from './path-names.ts';

/** `import.meta.glob('./tiles/*.tsx')` and its like. */
export function globMatches(from: string, pattern: string, path: string): boolean {
  if (pattern.startsWith('!')) return false;
  const alias = /^(@|~|#)[^/]*\//.exec(pattern);
  const rooted = pattern.startsWith('/')
    ? pattern.slice(1)
    : alias !== null
      ? `**/${pattern.slice(alias[0].length)}`
      : joinPattern(dirOf(from), pattern);
  if (rooted === null) return false;
  // A leading slash is the site's root, which may be a package's folder.
  const expression = globExpression(rooted);
  return expression.test(path) || (pattern.startsWith('/') && globExpression(`**/${rooted}`).test(path));
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
