import { TextClass } from '../facts/text-class.ts';

/**
 * The class of a word in a string, or in a scalar of a data file, where the text around it is code: what a template shows
 * (`Hello {{user.fullName}}`), an expression that somebody evaluates (`order.total > 10`), a command that reads a module
 * (`node -p "require('./meta').banner"`). Anywhere else it is the class that it has.
 */
export function classInCode(text: string, start: number, end: number, textClass: number): number {
  if (textClass !== TextClass.StringProse && textClass !== TextClass.StringInner) return textClass;
  const behindDot = text.charCodeAt(start - 1) === DOT;
  if (!behindDot && !mayBeCode(text, start, end)) return textClass;
  let from = start;
  while (from > 1 && text.charCodeAt(from - 1) === DOT && isPathPart(text.charCodeAt(from - 2))) {
    from--;
    while (from > 0 && isPathPart(text.charCodeAt(from - 1))) from--;
  }
  let to = end;
  while (isPathPart(text.charCodeAt(to)) || (text.charCodeAt(to) === DOT && isPathPart(text.charCodeAt(to + 1)))) to++;
  // `require('./meta').banner`, `import('./meta').then((m) => m.banner)`
  if (behindDot && LOADS.test(text.slice(Math.max(0, start - REACH), start))) return TextClass.StringTail;
  const isPath = to > end || from < start;
  if (isPath && ENDING.test(text.slice(from, to))) return textClass;
  const before = text.slice(Math.max(0, from - NEAR), from);
  const behind = text.slice(to, to + NEAR);
  const isCode =
    (MARKED.test(before) && /^[^{}\r\n]*(?:\}|[%?]>)/.test(behind)) ||
    (isPath && /\{[^{}"'\r\n]*$/.test(before) && /^[^{}\r\n]*\}/.test(behind)) ||
    (isPath && (OPERATED.test(before) || OPERATES.test(behind)));
  return isCode ? TextClass.StringPath : textClass;
}

const DOT = 46;
/** Units around a path in which its braces have to stand. */
const NEAR = 80;
/** Units between a call that loads a module and what is read of it. */
const REACH = 240;

const LOADS = /\b(?:require|import)\s*\(\s*\\?["'`][^"'`]*["'`]\s*\)[^;]*$/;
/** `{{`, `${`, `#{`, `%{`, `<%`: what holds code in the texts of most engines. */
const MARKED = /(?:\{\{|[$#%]\{|<[%?])[^{}\r\n]*$/;
const OPERATED = /(?:(?:[=!]==?|&&|\|\||[<>]=|\s[<>+*])\s*|!)$/;
const OPERATES = /^\s*(?:[=!]==?|&&|\|\||[<>]=|[<>+*]\s)/;
/** What a file's name, or a host's, ends in. */
const ENDING =
  /\.(?:[cm]?[jt]sx?|json5?|css|s[ac]ss|less|html?|mdx?|ya?ml|toml|txt|svg|png|jpe?g|gif|vue|svelte|sh|py|com|org|net|io|dev|log|lock|env)$/i;

/** A dot, a brace or an operator is near: what most words of a text have not. */
function mayBeCode(text: string, start: number, end: number): boolean {
  const next = text.charCodeAt(end);
  if (next === DOT) return isPathPart(text.charCodeAt(end + 1));
  for (let at = start - 1, least = Math.max(0, start - NEAR); at >= least; at--) {
    const code = text.charCodeAt(at);
    if (code === 123 || code === 60) return true;
    if (code === 125 || code === 34 || code === 39 || code === 10) return false;
  }
  return false;
}

/** Letters of identifiers, and digits. */
function isPathPart(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code === 95 ||
    code === 36 ||
    code > 127
  );
}
