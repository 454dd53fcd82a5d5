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
  if (parts.length === 0) return [];
  const about = markdown`_Nonesuch looks for what still uses the code that a pull request removes._`;
  return [join([markdown`---`, join([about, ...parts], ' · ')], '\n\n')];
}

function verdictCounts(report: RemovalReport): Markdown {
  const { removed, referenced, inconclusive, absent, moved } = report.summary;
  const waived = report.summary.waived ?? 0;
  const counts = [
    markdown`${removed} removed`,
    ...(referenced > 0 ? [markdown`${referenced} still used`] : []),
    ...(inconclusive > 0 ? [markdown`${inconclusive} cannot tell`] : []),
    ...(absent > 0 ? [markdown`${absent} proven unused`] : []),
    ...(moved > 0 ? [markdown`${moved} moved`] : []),
    ...(waived > 0 ? [markdown`${waived} waived`] : []),
  ];
  return join(counts, ', ');
}

function coverageCounts(report: RemovalReport): Markdown {
  const { tracked, scanned } = report.coverage.files;
  if (tracked === null || scanned === null) return markdown`files were not counted`;
  return markdown`looked at every word of ${scanned} of ${tracked} files`;
}
