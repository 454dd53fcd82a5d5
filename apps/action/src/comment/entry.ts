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
  return join(
    [
      join([markdown`#### ${symbolName(finding)}`, verdictWords(finding)], ' — '),
      ...reasonBlocks(
        finding,
        links,
        markdown`The ${prose(finding.kind)} at ${declaration(finding, links)} is removed.`,
      ),
    ],
    '\n\n',
  );
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

/** Each reason with its own places below it: a reader can then see what is meant at each of them. */
function reasonBlocks(finding: Finding, links: Permalinks, opening: Markdown): Markdown[] {
  const open: Markdown[] = [];
  const folded: Markdown[] = [];
  let shown = 0;
  for (const { reason, sites } of byReason(finding)) {
    const there = sites.slice(0, Math.max(0, SITES_SHOWN - shown));
    const room = Math.max(0, SITES_OPEN - shown);
    // One more place takes no more room than the line that would fold it away.
    const cut = there.length <= room + 1 ? there.length : room;
    const block = shown <= SITES_OPEN ? open : folded;
    const said = prose(capital(sentence(reason.message)));
    block.push(open.length === 0 ? join([opening, said], ' ') : said);
    if (cut > 0)
      block.push(
        join(
          there.slice(0, cut).map((site) => siteLine(site, links)),
          '\n',
        ),
      );
    if (cut < there.length)
      folded.push(
        join(
          there.slice(cut).map((site) => siteLine(site, links)),
          '\n',
        ),
      );
    block.push(settlement(finding, reason, there.length));
    shown += there.length;
  }
  const left = siteCount(finding) - shown;
  const more = Math.max(0, shown - SITES_OPEN);
  const rest =
    left === 1 ? markdown`And 1 more place, in the report.` : markdown`And ${left} more places, in the report.`;
  if (folded.length > 0) {
    const body = join([...folded, ...(left > 0 ? [rest] : [])], '\n\n');
    return [...open, details(more > 0 ? markdown`${more} more places` : markdown`more reasons`, body)];
  }
  return left > 0 ? [...open, rest] : open;
}

/** Every place under the reason that it is, and under the limiting one where the finding has none for it. */
function byReason(finding: Finding): { reason: Reason; sites: Evidence[] }[] {
  const groups = finding.reasons.map((reason) => ({ reason, sites: [] as Evidence[] }));
  for (const site of sitesOf(finding))
    (groups.find(({ reason }) => reason.code === site.disposition) ?? groups[0]!).sites.push(site);
  return groups;
}

function siteLine(site: Evidence, links: Permalinks): Markdown {
  const source = site.text === null || site.text.trim() === '' ? [] : [code(site.text.trim(), 120)];
  return join([markdown`- ${siteLink(site, links)}`, ...source], ' ');
}

export function siteLink(site: Evidence, links: Permalinks): Markdown {
  return link(code(`${site.path}:${site.line}`), siteAddress(links, site.path, site.line));
}

/** What would settle a reason, as the reason says; for a proven use that is up to the author. */
function settlement(finding: Finding, reason: Reason, places: number): Markdown {
  const remedy = reason.remedy ? prose(sentence(reason.remedy)) : markdown`Look at what is named.`;
  const waiver =
    finding.verdict === 'inconclusive' && places > 0
      ? [markdown`Or say there why it is no use: ${code(`// nonesuch-ignore ${reason.code} <why>`)}`]
      : [];
  return join([markdown`**To settle it:**`, remedy, ...waiver], ' ');
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
