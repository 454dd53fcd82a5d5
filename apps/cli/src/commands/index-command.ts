import { indexReport } from 'nonesuch-query/report';
import { indexState } from '../engine/index-state.ts';
import { indexText } from '../reporters/index-text.ts';
import { json } from '../reporters/json.ts';
import { writeOutput } from '../terminal/write-output.ts';
import { tool } from '../tool.ts';
import { type CommandContext, textFlag } from './command-context.ts';
import { refuseReporter } from './refuse-reporter.ts';
import { textStyle } from './text-style.ts';
import { withEngine } from './with-engine.ts';

/** `index`: reads what is new in a revision, and keeps it. */
export async function indexCommand(context: CommandContext): Promise<number> {
  refuseReporter(context, ['github', 'sarif', 'markdown']);
  const report = await withEngine(context, async (engine) => {
    const started = performance.now();
    const side = await engine.side(textFlag(context, 'head') ?? 'HEAD');
    const index = performance.now() - started;
    const timings = context.flags.profile === true ? { index, ...engine.index.phases.toJSON() } : { index };
    return indexReport(side.view, {
      tool,
      command: 'index',
      revision: side.revision,
      index: indexState(engine.index.path, side.identity.generation, side.view, side.indexed.extracted.files),
      identity: side.identity,
      freshness: await engine.freshness(side),
      diagnostics: engine.diagnostics,
      timings,
    });
  });
  const { reporter, output } = context.options;
  writeOutput(reporter === 'json' ? json(report) : indexText(report, textStyle(context)), output, context.run);
  return 0;
}
