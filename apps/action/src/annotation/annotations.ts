import type { Evidence } from 'nonesuch-schema';
import { sentence } from '../comment/sentence.ts';
import type { Finding } from '../finding/findings.ts';
import { siteCount, sitesOf } from '../finding/findings.ts';
import type { StaleWaiver } from '../finding/stale-waivers.ts';
import { ANNOTATIONS_PER_JOB, ANNOTATIONS_PER_KIND } from '../github/limits.ts';
import { printable } from '../text/printable.ts';

/** A note at a place of the tree that was judged. A removed line is not in that tree: it gets a review comment instead. */
export interface Annotation {
  readonly kind: 'error' | 'warning';
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly title: string;
  readonly message: string;
}

export interface Annotations {
  readonly shown: readonly Annotation[];
  /** Places that got none, those that the report left out included. */
  readonly left: number;
}

/**
 * Annotations for the places of the findings, within what GitHub keeps. Round robin over the findings, so that a symbol with
 * fifty places does not hide the nine others. Waivers that stand in a file come last, where they stand.
 */
export function annotationsOf(findings: readonly Finding[], waivers: readonly StaleWaiver[] = []): Annotations {
  const shown: Annotation[] = [];
  const room = { error: ANNOTATIONS_PER_KIND, warning: ANNOTATIONS_PER_KIND };
  const queues = findings.map((finding) => ({ finding, sites: sitesOf(finding) }));
  for (let round = 0; queues.some(({ sites }) => sites.length > round); round++) {
    for (const { finding, sites } of queues) {
      const site = sites[round];
      const kind = finding.verdict === 'referenced' ? 'error' : 'warning';
      if (site === undefined || room[kind] === 0 || shown.length >= ANNOTATIONS_PER_JOB) continue;
      room[kind] -= 1;
      shown.push({ kind, path: site.path, line: site.line, column: site.column, ...words(finding, site) });
    }
  }
  const stale = waivers.flatMap((waiver) => ofWaiver(waiver));
  shown.push(...stale.slice(0, room.warning));
  const all = findings.reduce((sum, finding) => sum + siteCount(finding), 0) + stale.length;
  return { shown, left: all - shown.length };
}

/** The reason that this very place is, where the finding has one for it; else the limiting one. */
function words(finding: Finding, site: Evidence): { title: string; message: string } {
  const name = printable(finding.name, 80);
  const own = finding.reasons.find(({ code }) => code === site.disposition) ?? finding.reasons[0]!;
  const reason = sentence(printable(own.message, 300));
  const place = printable(`${finding.path}:${finding.range.start_line}`, 200);
  const claim = finding.verdict === 'referenced' ? 'used here' : 'may be used here';
  return { title: `${name} is removed and ${claim}`, message: `${reason} It was declared at ${place}.` };
}

function ofWaiver({ path, line, message, hint }: StaleWaiver): Annotation[] {
  if (path == null || line == null) return [];
  const words = `${sentence(printable(message, 300))} ${hint == null ? '' : printable(hint, 200)}`;
  return [{ kind: 'warning', path, line, column: 1, title: 'A waiver to look at', message: words.trim() }];
}
