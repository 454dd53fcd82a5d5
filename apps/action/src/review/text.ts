import type { SymbolEntry } from 'nonesuch-schema';
import { limitingReason, siteLink } from '../comment/entry.ts';
import { formatMarker, type Marker } from '../comment/marker.ts';
import { sentence } from '../comment/sentence.ts';
import { type Finding, isWaived, siteCount, sitesOf } from '../finding/findings.ts';
import type { Permalinks } from '../finding/permalinks.ts';
import { code, join, type Markdown, markdown, prose } from '../text/markdown.ts';

/** Places shown in a review comment; the sticky comment shows more. */
const SITES_SHOWN = 3;

/** A review comment on a removed line: what is known of the symbol that stood there. */
export function openText(finding: Finding, links: Permalinks, marker: Marker): Markdown {
  const count = siteCount(finding);
  const name = code(finding.name);
  const claim =
    finding.verdict === 'referenced'
      ? markdown`**${name} is removed here and still used.**`
      : markdown`**${name} is removed here, and may still be in use.**`;
  const reason = limitingReason(finding);
  const sites = sitesOf(finding).slice(0, SITES_SHOWN);
  const left = count - sites.length;
  const lines = sites.map((site) =>
    join([markdown`- ${siteLink(site, links)}`, ...(site.text?.trim() ? [code(site.text.trim(), 120)] : [])], ' '),
  );
  if (left > 0) lines.push(left === 1 ? markdown`- and 1 more place` : markdown`- and ${left} more places`);
  return join(
    [
      formatMarker(marker),
      join([claim, prose(sentence(reason.message))], ' '),
      ...(lines.length > 0 ? [join(lines, '\n')] : []),
      ...(reason.remedy ? [join([markdown`To settle it:`, prose(reason.remedy)], ' ')] : []),
    ],
    '\n\n',
  );
}

/** What the comment becomes once its symbol is settled. `entry` is null where the symbol is not removed any more. */
export function settledText(entry: SymbolEntry | null, marker: Marker): Markdown {
  return join([formatMarker(marker), join([markdown`**Settled.**`, settledWords(entry)], ' ')], '\n\n');
}

function settledWords(entry: SymbolEntry | null): Markdown {
  if (entry === null) return markdown`The symbol that this was about is not removed any more.`;
  if (isWaived(entry))
    return join(
      [markdown`Waived by`, code(entry.waiver!.by), markdown`with the reason:`, prose(entry.waiver!.why)],
      ' ',
    );
  if (entry.verdict === 'moved' && entry.moved_to !== null)
    return join([markdown`It lives on as`, code(entry.moved_to.symbol)], ' ');
  return markdown`Every place that names it is accounted for, and none uses it.`;
}
