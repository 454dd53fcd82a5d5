import type { RemovalReport } from 'nonesuch-schema';
import { type Finding, siteCount } from '../finding/findings.ts';
import { staleWaivers } from '../finding/stale-waivers.ts';
import { code, details, join, type Markdown, markdown, prose } from '../text/markdown.ts';
import { sentence } from './sentence.ts';

const NOT_JUDGED_SHOWN = 10;
const WAIVERS_SHOWN = 10;

/** The headline and what the reader should do, before anything else is said. */
export function findingsAdvice(findings: readonly Finding[]): Markdown {
  const used = findings.filter((finding) => finding.verdict === 'referenced');
  const open = findings.length - used.length;
  if (used.length === 0) {
    return join(
      [
        headline(
          open === 1
            ? markdown`a removed symbol may still be in use`
            : markdown`${open} removed symbols may still be in use`,
        ),
        doOpen(findings),
      ],
      '\n\n',
    );
  }
  const title =
    used.length === 1
      ? markdown`a removed symbol is still used`
      : markdown`${used.length} removed symbols are still used`;
  const places = used.reduce((sum, finding) => sum + siteCount(finding), 0);
  const act =
    places === 1
      ? markdown`**Change the place below, or keep the symbol.** It leads to a declaration that this pull request removes.`
      : used.length === 1
        ? markdown`**Change the ${places} places below, or keep the symbol.** They lead to a declaration that this pull request removes.`
        : markdown`**Change the ${places} places below, or keep the symbols.** They lead to declarations that this pull request removes.`;
  const also =
    open === 0
      ? []
      : [
          open === 1
            ? markdown`Of 1 more symbol it cannot be told; it comes after the others.`
            : markdown`Of ${open} more symbols it cannot be told; they come after the others.`,
        ];
  return join([headline(title), join([act, ...also], ' ')], '\n\n');
}

/** What is said once nothing is open any more. */
export function settledAdvice(report: RemovalReport): Markdown {
  const { removed, absent, moved } = report.summary;
  const waived = report.summary.waived ?? 0;
  const counts = join(
    [
      ...(absent > 0 ? [markdown`${absent} proven unused`] : []),
      ...(moved > 0 ? [markdown`${moved} moved elsewhere`] : []),
      ...(waived > 0 ? [markdown`${waived} waived`] : []),
    ],
    ', ',
  );
  const said =
    removed === 0 ? markdown`This pull request removes no symbol that can be judged.` : markdown`Removed: ${counts}.`;
  return join([headline(markdown`nothing is open`), join([markdown`**Nothing to do here.**`, said], ' ')], '\n\n');
}

/** What is said where nothing could be seen. It must not read as if all were well. */
export function unseenAdvice(what: string, hint: string): Markdown {
  return join(
    [
      headline(markdown`could not check this push`),
      markdown`**This is not a clean result: nothing is known of what this pull request removes.**`,
      join([markdown`What happened:`, prose(what)], ' '),
      join([markdown`What helps:`, prose(hint)], ' '),
    ],
    '\n\n',
  );
}

/** Changed files that nobody could judge: named, so that silence about them is not taken for an answer. */
export function notJudged(report: RemovalReport): Markdown[] {
  const files = report.not_judged ?? [];
  if (report.summary.not_judged === 0 && files.length === 0) return [];
  const count = Math.max(report.summary.not_judged, files.length);
  const title =
    count === 1 ? markdown`1 changed file was not judged` : markdown`${count} changed files were not judged`;
  const lines = files
    .slice(0, NOT_JUDGED_SHOWN)
    .map((file) => join([markdown`- ${code(file.path)}`, prose(file.message ?? reasonWords(file.reason))], ' '));
  const left = count - lines.length;
  const rest = left > 0 ? [markdown`- and ${left} more, in the report`] : [];
  const note = markdown`What they removed, if anything, is not part of this answer.`;
  return [details(title, join([note, join([...lines, ...rest], '\n')], '\n\n'))];
}

/** Waivers that are past their time or settle nothing: for whoever wrote them, below all else. */
export function waiversToLookAt(report: RemovalReport): Markdown[] {
  const stale = staleWaivers(report);
  if (stale.length === 0) return [];
  const title = stale.length === 1 ? markdown`1 waiver to look at` : markdown`${stale.length} waivers to look at`;
  const lines = stale
    .slice(0, WAIVERS_SHOWN)
    .map(({ message, hint }) =>
      join([markdown`- ${prose(sentence(message))}`, ...(hint == null ? [] : [prose(hint)])], ' '),
    );
  const left = stale.length - lines.length;
  if (left > 0) lines.push(markdown`- and ${left} more, in the report`);
  return [details(title, join(lines, '\n'))];
}

function headline(words: Markdown): Markdown {
  return markdown`### Nonesuch: ${words}`;
}

function doOpen(findings: readonly Finding[]): Markdown {
  const places = findings.reduce((sum, finding) => sum + siteCount(finding), 0);
  const look =
    places === 0
      ? markdown`**Check that nothing reaches it in the way named below.**`
      : places === 1
        ? markdown`**Look at the place below before you merge.**`
        : markdown`**Look at the ${places} places below before you merge.**`;
  return join([look, markdown`No certain use was found, but one cannot be ruled out by reading the code.`], ' ');
}

function reasonWords(code: string): string {
  return code.replaceAll('_', ' ');
}
