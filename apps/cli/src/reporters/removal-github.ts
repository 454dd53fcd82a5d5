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
  // The runner has no escape for what would turn a log's reading direction round: such a path is named in the message.
  const addressable = place !== undefined && printable(place.path) === place.path;
  const at = addressable ? { file: place.path, line: String(place.line), col: String(place.column) } : {};
  return command(kind, { ...at, title: printable(`${entry.symbol} is removed: ${entry.verdict}`) }, entry.wording);
}

/** A workflow command. Escaping happens here and nowhere else. */
export function command(kind: string, properties: Readonly<Record<string, string>>, message: string): string {
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
  return `::${kind}${list.length > 0 ? ` ${list.join(',')}` : ''}::${escapeData(printable(message))}`;
}

function escapeData(text: string): string {
  return text.replace(/%/gu, '%25').replace(/\r/gu, '%0D').replace(/\n/gu, '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replace(/:/gu, '%3A').replace(/,/gu, '%2C');
}
