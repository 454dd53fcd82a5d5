import { refs } from 'nonesuch-query';
import { createQuote } from '../engine/quotes.ts';
import { json } from '../reporters/json.ts';
import { referencesMarkdown } from '../reporters/references-markdown.ts';
import { referencesText } from '../reporters/references-text.ts';
import { writeOutput } from '../terminal/write-output.ts';
import type { CommandContext } from './command-context.ts';
import { questionOptions } from './question-options.ts';
import { refuseReporter } from './refuse-reporter.ts';
import { textStyle } from './text-style.ts';
import { withEngine } from './with-engine.ts';

/** `refs <symbol>`: where a symbol is used. Exits with 0 whatever is found: it is a question, not a check. */
export async function refsCommand(context: CommandContext, reference: string): Promise<number> {
  refuseReporter(context, ['github', 'sarif']);
  const report = await withEngine(context, async (engine) => {
    const { side, options } = await questionOptions(context, engine);
    const { quote, close } = createQuote(engine.repository, { head: side });
    try {
      const { evidence: _, ...rest } = options;
      return await refs(side.view, reference, { ...rest, quote });
    } finally {
      close();
    }
  });
  const { reporter, output } = context.options;
  const text =
    reporter === 'json'
      ? json(report)
      : reporter === 'markdown'
        ? referencesMarkdown(report)
        : referencesText(report, textStyle(context));
  writeOutput(text, output, context.run);
  return 0;
}
