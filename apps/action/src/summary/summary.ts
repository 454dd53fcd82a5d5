import type { RemovalReport, SymbolEntry } from 'nonesuch-schema';
import { findingsAdvice, notJudged, settledAdvice, unseenAdvice, waiversToLookAt } from '../comment/advice.ts';
import type { CommentContext } from '../comment/body.ts';
import { fullEntry, shortEntry } from '../comment/entry.ts';
import { fit } from '../comment/fit.ts';
import { footer } from '../comment/footer.ts';
import type { Outcome } from '../finding/findings.ts';
import { baseAddress, type Permalinks } from '../finding/permalinks.ts';
import { SUMMARY_LIMIT } from '../github/limits.ts';
import { code, details, join, link, type Markdown, markdown, prose } from '../text/markdown.ts';

/** Half of what the runner takes: another action of the same step, or our own note on the comment, still fits. */
const BUDGET = SUMMARY_LIMIT / 2;
const FULL_ENTRIES = 200;
const LISTED = 200;

/** The summary of the job: everything that the comment says, without its limits, and the symbols that are settled. */
export function summaryText(outcome: Outcome, context: CommentContext): Markdown {
  const { report, links } = context;
  const settled = report === null || links === null ? [] : settledLists(report, links);
  const tail = join(
    [
      ...(report === null ? [] : [...notJudged(report), ...waiversToLookAt(report)]),
      ...settled,
      ...footer(report, links, context.docs),
    ],
    '\n\n',
  );
  switch (outcome.kind) {
    case 'unseen':
      return join([unseenAdvice(outcome.what, outcome.hint), ...(tail === '' ? [] : [tail])], '\n\n');
    case 'clean':
      return join([settledAdvice(report!), tail], '\n\n');
    case 'findings':
      return fit(
        outcome.findings.map((finding) => ({
          full: () => fullEntry(finding, links!),
          short: () => shortEntry(finding, links!),
        })),
        {
          budget: BUDGET,
          measure: (text) => Buffer.byteLength(text),
          mostFull: FULL_ENTRIES,
          most: Number.POSITIVE_INFINITY,
          head: findingsAdvice(outcome.findings),
          tail,
          openEntries: 30,
          fold: (count, body) => details(markdown`${count} more`, body),
          cutNote: (cut) => markdown`_${cut} more symbols are not shown here; the report has them._`,
        },
      ).text;
  }
}

function settledLists(report: RemovalReport, links: Permalinks): Markdown[] {
  const list = (verdict: 'absent' | 'moved', title: (count: number) => Markdown): Markdown[] => {
    const entries = report.symbols.filter((entry) => entry.verdict === verdict);
    if (entries.length === 0) return [];
    const lines = entries.slice(0, LISTED).map((entry) => settledLine(entry, links));
    const left = entries.length - lines.length;
    return [
      details(
        title(entries.length),
        join([...lines, ...(left > 0 ? [markdown`- and ${left} more, in the report`] : [])], '\n'),
      ),
    ];
  };
  return [
    ...list('absent', (count) => markdown`${count} absent: every occurrence is accounted for`),
    ...list('moved', (count) => markdown`${count} moved: they live on elsewhere`),
  ];
}

function settledLine(entry: SymbolEntry, links: Permalinks): Markdown {
  const at = link(code(entry.symbol), baseAddress(links, entry.path, entry.range.start_line));
  const { occurrences, accounted } = entry.accounting;
  const tests = entry.reasons.find(({ code: each }) => each === 'test_use');
  return entry.moved_to === null
    ? join(
        [
          markdown`- ${at}`,
          markdown`(${accounted} of ${occurrences} occurrences accounted for)`,
          ...(tests === undefined ? [] : [prose(tests.message)]),
        ],
        ' ',
      )
    : join([markdown`- ${at}`, markdown`is now`, code(entry.moved_to.symbol)], ' ');
}
