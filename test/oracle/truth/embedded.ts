/**
 * Files that hold scripts inside markup. The compiler sees their scripts at their own offsets, the markup blanked
 * out; what the markup itself names is beyond it, and makes it blind for those words.
 */

export const hostExtensions = ['.vue', '.svelte', '.astro'] as const;
export const virtualSuffix = '.ts';

const script = /<script\b[^>]*>([\s\S]*?)<\/script>/gi;

export function isHost(file: string): boolean {
  return hostExtensions.some((extension) => file.endsWith(extension));
}

/**
 * The script parts at their own offsets, and the markup that is left, as long as the text. Behind the script stands what
 * makes a module of it: without an import its names would be global, and one file's uses another file's.
 */
export function splitHost(text: string, file: string): { script: string; markup: string } {
  const ranges: [number, number][] = [];
  if (file.endsWith('.astro')) {
    const front = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text);
    if (front) ranges.push([4, 4 + front[1]!.length]);
  }
  for (const match of text.matchAll(script)) {
    const start = match.index + match[0].indexOf('>') + 1;
    ranges.push([start, start + match[1]!.length]);
  }
  let scripts = '';
  let markup = '';
  let at = 0;
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0])) {
    if (start < at) continue;
    scripts += blank(text.slice(at, start)) + text.slice(start, end);
    markup += text.slice(at, start) + blank(text.slice(start, end));
    at = end;
  }
  return { script: `${scripts}${blank(text.slice(at))}\nexport {};`, markup: markup + text.slice(at) };
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}
