import type { Evidence, Reason } from 'nonesuch-schema';
import { type Finding, siteCount, sitesOf } from '../finding/findings.ts';
import { baseAddress, type Permalinks, siteAddress } from '../finding/permalinks.ts';
import { code, details, join, link, type Markdown, markdown, prose } from '../text/markdown.ts';
import { sentence } from './sentence.ts';

/** Places shown at once below a symbol; more are folded away. */
const SITES_OPEN = 5;
/** Places shown at all below a symbol; more are counted. */
const SITES_SHOWN = 25;

/** The limiting reason: the first that explains the verdict. */
export function limitingReason(finding: Finding): Reason {
  return finding.reasons[0]!;
}

/** One symbol in full: what it is, why it is here, where to look, what would settle it. Names the symbol once. */
export function fullEntry(finding: Finding, links: Permalinks): Markdown {
  const others = finding.reasons.length - 1;
  const why = [prose(sentence(limitingReason(finding).message)), ...(others > 0 ? [moreReasons(others)] : [])];
  const blocks = [
    join([markdown`#### ${symbolName(finding)}`, verdictWords(finding)], ' — '),
    join([markdown`Removed: ${prose(finding.kind)}, at ${declaration(finding, links)}.`, ...why], ' '),
    ...siteList(finding, links),
  ];
  const remedy = settlement(finding);
  if (remedy !== null) blocks.push(join([markdown`To settle it:`, remedy], ' '));
  return join(blocks, '\n\n');
}

/** One symbol in a line, for the long tail of a list. */
export function shortEntry(finding: Finding, links: Permalinks): Markdown {
  const first = sitesOf(finding)[0];
  const site = first === undefined ? [] : [join([markdown`at`, siteLink(first, links)], ' ')];
  return join(
    [
      join(
        [
          markdown`- **${symbolName(finding)}**`,
          markdown`(was at ${declaration(finding, links)})`,
          verdictWords(finding),
        ],
        ' ',
      ),
      prose(limitingReason(finding).message),
      ...site,
    ],
    ' · ',
  );
}

/** The name by which a reader knows the symbol: with its container, without its path. */
function symbolName({ symbol, name }: Finding): Markdown {
  return code(symbol.includes('#') ? symbol.slice(symbol.indexOf('#') + 1) : name);
}

/** The removed line, at the base revision. */
function declaration({ path, range }: Finding, links: Permalinks): Markdown {
  return link(code(`${path}:${range.start_line}`), baseAddress(links, path, range.start_line));
}

function verdictWords(finding: Finding): Markdown {
  const count = siteCount(finding);
  if (finding.verdict === 'referenced')
    return count === 1 ? markdown`still used in 1 place` : markdown`still used in ${count} places`;
  if (count === 0) return markdown`cannot tell: no place names it, and it may be reached all the same`;
  return count === 1 ? markdown`cannot tell, because of 1 place` : markdown`cannot tell, because of ${count} places`;
}

function moreReasons(others: number): Markdown {
  return others === 1 ? markdown`(and 1 more reason)` : markdown`(and ${others} more reasons)`;
}

function siteList(finding: Finding, links: Permalinks): Markdown[] {
  const sites = sitesOf(finding);
  const lines = sites.slice(0, SITES_SHOWN).map((site) => siteLine(site, links));
  const left = siteCount(finding) - lines.length;
  const rest =
    left > 0
      ? [left === 1 ? markdown`- and 1 more place, in the report` : markdown`- and ${left} more places, in the report`]
      : [];
  if (lines.length <= SITES_OPEN + 1) return lines.length + rest.length === 0 ? [] : [join([...lines, ...rest], '\n')];
  const folded = lines.slice(SITES_OPEN);
  return [
    join(lines.slice(0, SITES_OPEN), '\n'),
    details(markdown`${folded.length} more`, join([...folded, ...rest], '\n')),
  ];
}

function siteLine(site: Evidence, links: Permalinks): Markdown {
  const source = site.text === null || site.text.trim() === '' ? [] : [code(site.text.trim(), 120)];
  return join([markdown`- ${siteLink(site, links)}`, ...source], ' ');
}

export function siteLink(site: Evidence, links: Permalinks): Markdown {
  return link(code(`${site.path}:${site.line}`), siteAddress(links, site.path, site.line));
}

/** What would settle it, as the reason says; for a proven use that is up to the author. */
function settlement(finding: Finding): Markdown | null {
  const remedy = limitingReason(finding).remedy;
  if (remedy != null && remedy !== '') return prose(remedy);
  if (finding.verdict === 'referenced') return markdown`change these places, or keep the symbol.`;
  return sitesOf(finding).length > 0 ? markdown`look at these places; a use that is not one can be waived.` : null;
}
