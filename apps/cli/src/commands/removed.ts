import { removed } from 'nonesuch-query';
import type { RemovalReport } from 'nonesuch-schema';
import { createQuote } from '../engine/quotes.ts';
import { json } from '../reporters/json.ts';
import { removalGithub } from '../reporters/removal-github.ts';
import { removalMarkdown } from '../reporters/removal-markdown.ts';
import { removalSarif } from '../reporters/removal-sarif.ts';
import { removalText } from '../reporters/removal-text.ts';
import { writeOutput } from '../terminal/write-output.ts';
import { tool } from '../tool.ts';
import { type CommandContext, textFlag } from './command-context.ts';
import { textStyle } from './text-style.ts';
import { withEngine } from './with-engine.ts';

/** `removed --base <rev> [--head <rev>]`: the symbols that a change removes, and whether something still uses them. */
export async function removedCommand(context: CommandContext): Promise<number> {
  const report = await judge(context);
  writeOutput(render(report, context), context.options.output, context.run);
  return report.exit_code ?? 3;
}

async function judge(context: CommandContext): Promise<RemovalReport> {
  return withEngine(context, async (engine) => {
    const opened = await engine.compare(
      textFlag(context, 'base')!,
      textFlag(context, 'head') ?? 'HEAD',
      context.flags.mergeBase === true,
    );
    const { quote, close } = createQuote(engine.repository, opened);
    try {
      return await removed(opened.comparison, {
        tool,
        base: opened.base.revision,
        head: opened.head.revision,
        mergeBase: opened.mergeBase,
        identity: opened.head.identity,
        freshness: await engine.freshness(opened.head),
        configuration: engine.configuration,
        publicSurface: engine.configuration.public_surface ?? 'block',
        failOn: context.options.failOn ?? engine.configuration.fail_on ?? 'inconclusive',
        today: new Date().toISOString().slice(0, 10),
        diagnostics: engine.diagnostics,
        quote,
        checkpoint: () => engine.checkpoint(),
      });
    } finally {
      close();
    }
  });
}

function render(report: RemovalReport, context: CommandContext): string {
  switch (context.options.reporter) {
    case 'json':
      return json(report);
    case 'markdown':
      return removalMarkdown(report);
    case 'github':
      return removalGithub(report);
    case 'sarif':
      return removalSarif(report);
    case 'text':
      return removalText(report, textStyle(context));
  }
}
