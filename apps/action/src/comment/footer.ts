import type { RemovalReport } from 'nonesuch-schema';
import type { Permalinks } from '../finding/permalinks.ts';
import { type Address, code, join, link, type Markdown, markdown, prose } from '../text/markdown.ts';

/** The denominators: what was compared, what came of it, and out of how much. Nothing where nothing was compared. */
export function footer(
  report: RemovalReport | null,
  links: Permalinks | null,
  docs: Address | null,
  reportedBy?: 'pull request',
): Markdown[] {
  const parts: Markdown[] = [];
  if (report !== null) parts.push(verdictCounts(report), coverageCounts(report));
  if (report !== null && report.verdict.state === 'degraded')
    parts.push(markdown`**the answer is degraded, more may be in use**`);
  for (const { message } of report?.diagnostics.filter(({ code }) => code === 'not_seen') ?? [])
    parts.push(prose(message));
  if (links !== null)
    parts.push(
      join([markdown`compared`, code(links.base.slice(0, 12)), markdown`with`, code(links.judged.slice(0, 12))], ' '),
    );
  if (reportedBy !== undefined) parts.push(markdown`as the pull request's own run reported it`);
  if (docs !== null) parts.push(link(markdown`what this means`, docs));
  return parts.length === 0 ? [] : [join([markdown`---`, join(parts, ' · ')], '\n\n')];
}

function verdictCounts(report: RemovalReport): Markdown {
  const { removed, referenced, inconclusive, absent, moved } = report.summary;
  const waived = report.summary.waived ?? 0;
  const counts = [
    markdown`${removed} removed`,
    markdown`${referenced} still used`,
    markdown`${inconclusive} cannot tell`,
    markdown`${absent} absent`,
    markdown`${moved} moved`,
    ...(waived > 0 ? [markdown`${waived} waived`] : []),
  ];
  return join(counts, ', ');
}

function coverageCounts(report: RemovalReport): Markdown {
  const { tracked, scanned } = report.coverage.files;
  if (tracked === null || scanned === null) return markdown`files were not counted`;
  return markdown`every word of ${scanned} of ${tracked} tracked files`;
}
