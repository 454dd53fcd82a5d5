import type { RemovalReport, SymbolEntry } from 'nonesuch-schema';
import { printable } from '../terminal/printable.ts';
import { summaryLine } from './removal-text.ts';

/** GitHub shows 10 annotations of a kind per step; further ones would be lost without a word. */
export const ANNOTATIONS_PER_KIND = 10;

/**
 * The report of `removed` as workflow commands. An annotation stands on a line of head, so it goes to the place that
 * may still use the symbol: the removed line is not there to carry one.
 */
export function removalGithub(report: RemovalReport): string {
  const errors = report.symbols.filter((entry) => entry.verdict === 'referenced');
  const warnings = report.symbols.filter((entry) => entry.verdict === 'inconclusive');
  const lines = [
    ...errors.slice(0, ANNOTATIONS_PER_KIND).map((entry) => annotation('error', entry)),
    ...warnings.slice(0, ANNOTATIONS_PER_KIND).map((entry) => annotation('warning', entry)),
  ];
  const unseen = report.not_judged ?? [];
  if (unseen.length > 0) {
    lines.push(
      command(
        'notice',
        { title: 'Nonesuch' },
        `Not judged: ${unseen
          .map((file) => file.path)
          .slice(0, 20)
          .join(', ')}`,
      ),
    );
  }
  const cut = Math.max(0, errors.length - ANNOTATIONS_PER_KIND) + Math.max(0, warnings.length - ANNOTATIONS_PER_KIND);
  lines.push(printable(summaryLine(report)) + (cut > 0 ? ` ${cut} of them have no annotation.` : ''));
  return `${lines.join('\n')}\n`;
}

function annotation(kind: 'error' | 'warning', entry: SymbolEntry): string {
  const place = entry.evidence.find((row) => row.standing !== 'accounted');
  const at = place === undefined ? {} : { file: place.path, line: String(place.line), col: String(place.column) };
  return command(kind, { ...at, title: `${entry.symbol} is removed: ${entry.verdict}` }, entry.wording);
}

/** A workflow command. Escaping happens here and nowhere else. */
export function command(kind: string, properties: Readonly<Record<string, string>>, message: string): string {
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
  return `::${kind}${list.length > 0 ? ` ${list.join(',')}` : ''}::${escapeData(printable(message))}`;
}

function escapeData(text: string): string {
  return text.replace(/%/gu, '%25').replace(/\r/gu, '%0D').replace(/\n/gu, '%0A');
}

/** The runner decodes these, so a path keeps its own characters: a file name with a newline stays addressable. */
function escapeProperty(text: string): string {
  return escapeData(text).replace(/:/gu, '%3A').replace(/,/gu, '%2C');
}
