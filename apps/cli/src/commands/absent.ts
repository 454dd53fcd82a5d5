import { absent } from 'nonesuch-query';
import { createQuote } from '../engine/quotes.ts';
import { absenceMarkdown } from '../reporters/absence-markdown.ts';
import { absenceText } from '../reporters/absence-text.ts';
import { json } from '../reporters/json.ts';
import { writeOutput } from '../terminal/write-output.ts';
import type { CommandContext } from './command-context.ts';
import { questionOptions } from './question-options.ts';
import { refuseReporter } from './refuse-reporter.ts';
import { textStyle } from './text-style.ts';
import { withEngine } from './with-engine.ts';

/** `absent <symbol>`: may I conclude that nothing uses it? 0 says yes, 1 no (see `--fail-on`). */
export async function absentCommand(context: CommandContext, reference: string): Promise<number> {
  refuseReporter(context, ['github', 'sarif']);
  const report = await withEngine(context, async (engine) => {
    const { side, options } = await questionOptions(context, engine);
    const { quote, close } = createQuote(engine.repository, { head: side });
    try {
      // The question is whether the absence can be relied on: what the configuration asks of `removed` is another one.
      return await absent(side.view, reference, {
        ...options,
        quote,
        failOn: context.options.failOn ?? 'inconclusive',
      });
    } finally {
      close();
    }
  });
  const { reporter, output } = context.options;
  const text =
    reporter === 'json'
      ? json(report)
      : reporter === 'markdown'
        ? absenceMarkdown(report)
        : absenceText(report, textStyle(context));
  writeOutput(text, output, context.run);
  return report.exit_code ?? 3;
}
