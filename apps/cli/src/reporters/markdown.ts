import { printable } from '../terminal/printable.ts';

/** A code span that nothing inside can end: its fence is longer than any run of backticks in the text. */
export function code(text: string): string {
  const safe = printable(text);
  const longest = Math.max(0, ...(safe.match(/`+/gu) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const padding = safe.startsWith('`') || safe.endsWith('`') || safe === '' ? ' ' : '';
  return `${fence}${padding}${safe}${padding}${fence}`;
}

/** Text that stays text: no tag, link, mention, emphasis or heading comes out of it. */
export function prose(text: string): string {
  return printable(text)
    .replace(/&/gu, '&amp;')
    .replace(/</gu, '&lt;')
    .replace(/>/gu, '&gt;')
    .replace(/[\\`*_{}[\]()#+!|~]/gu, '\\$&')
    .replace(/@/gu, '&#64;')
    .replace(/:\/\//gu, '&#58;//')
    .replace(/www\./giu, (found) => `${found.slice(0, 3)}&#46;`);
}

/** What stands in a table's cell: a pipe ends a cell even in a code span. */
export function cell(markdown: string): string {
  return markdown.replace(/(?<!\\)\|/gu, '\\|');
}
