import type { Explanation } from 'nonesuch-schema';
import type { TextStyle } from './symbol-text.ts';

/** What `explain` prints for a reader: one line, what would settle it, and the page. All of it is our own text. */
export function explanationText(explanation: Explanation, { palette }: TextStyle): string {
  const lines = [`${palette.bold(explanation.code)}: ${explanation.meaning}.`];
  if (explanation.verdict != null && explanation.subject === 'reason')
    lines.push(palette.dim(`leads to: ${explanation.verdict}`));
  if (explanation.remedy != null) lines.push(`${palette.dim('to settle it:')} ${explanation.remedy}`);
  lines.push('', explanation.page?.trimEnd() ?? `See ${explanation.docs}.`);
  return `${lines.join('\n')}\n`;
}

export function explanationMarkdown(explanation: Explanation): string {
  if (explanation.page != null) return `${explanation.page.trimEnd()}\n`;
  return `# \`${explanation.code}\`\n\n${explanation.meaning}.\n${explanation.remedy == null ? '' : `\n${explanation.remedy}\n`}`;
}
