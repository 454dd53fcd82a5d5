import { isReasonCode, ledgerStateNames, ledgerStates, reasonCodes, reasonOf } from 'nonesuch-core';
import { nearAmong } from 'nonesuch-query/report';
import type { Explanation } from 'nonesuch-schema';
import { CliError } from '../cli-error.ts';
import { docsPage } from '../docs-page.ts';
import { explanationMarkdown, explanationText } from '../reporters/explanation-text.ts';
import { json } from '../reporters/json.ts';
import { writeOutput } from '../terminal/write-output.ts';
import { tool } from '../tool.ts';
import type { CommandContext } from './command-context.ts';
import { refuseReporter } from './refuse-reporter.ts';
import { textStyle } from './text-style.ts';

type Verdict = NonNullable<Explanation['verdict']>;

const VERDICTS: Readonly<Record<Verdict, string>> = {
  referenced: 'something uses the symbol, and the place is proven',
  inconclusive: 'nothing is proven to use the symbol, and something that is named could',
  absent: 'every occurrence is accounted for, and nothing uses the symbol',
  moved: 'the symbol lives on elsewhere: nothing was removed',
};

const FAMILY_VERDICTS: Readonly<Record<NonNullable<Explanation['family']>, Verdict>> = {
  use: 'referenced',
  limit: 'inconclusive',
  accounted: 'absent',
  move: 'moved',
};

/** `explain <code>`: what a verdict, a reason or a ledger state means. */
export async function explainCommand(context: CommandContext, code: string): Promise<number> {
  refuseReporter(context, ['github', 'sarif']);
  const explanation = explain(code);
  const { reporter, output } = context.options;
  const text =
    reporter === 'json'
      ? json(explanation)
      : reporter === 'markdown'
        ? explanationMarkdown(explanation)
        : explanationText(explanation, textStyle(context));
  writeOutput(text, output, context.run);
  return 0;
}

/** @throws CliError `unknown_code` (exit 2), with near names */
export function explain(code: string): Explanation {
  const common = { contract: 'nonesuch/explanation@1.0', tool };
  if (isReasonCode(code)) {
    const { meaning, docs, family, impact, remedy } = reasonOf(code);
    const verdict = FAMILY_VERDICTS[family];
    return { ...common, subject: 'reason', code, meaning, docs, family, impact, remedy, verdict, page: docsPage(docs) };
  }
  if (Object.hasOwn(VERDICTS, code)) {
    const verdict = code as Verdict;
    const docs = `docs/verdicts/${verdict}.md`;
    return { ...common, subject: 'verdict', code, meaning: VERDICTS[verdict], docs, verdict, page: docsPage(docs) };
  }
  const state = ledgerStateNames.find((name) => name === code.toUpperCase());
  if (state !== undefined) {
    const { meaning } = ledgerStates[state];
    return { ...common, subject: 'state', code: state, meaning, docs: 'ARCHITECTURE.md', page: null };
  }
  const near = nearAmong([...reasonCodes, ...Object.keys(VERDICTS), ...ledgerStateNames], code.toLowerCase());
  throw new CliError({
    code: 'unknown_code',
    what: 'there is no such code',
    where: code,
    hint:
      near.length > 0 ? `did you mean ${near.slice(0, 3).join(', ')}?` : 'codes stand in brackets behind each reason',
    exit: 2,
  });
}
