import type { QuestionOptions } from 'nonesuch-query';
import type { Engine, Side } from '../engine/engine.ts';
import { tool } from '../tool.ts';
import { type CommandContext, textFlag } from './command-context.ts';

/** Opens the revision that a question is about, with all of the question but its symbol and its quotes. */
export async function questionOptions(
  context: CommandContext,
  engine: Engine,
): Promise<{ side: Side; options: Omit<QuestionOptions, 'quote'> }> {
  const side = await engine.side(textFlag(context, 'head') ?? 'HEAD', engine.questionDepth);
  const evidence = engine.configuration.limits?.evidence;
  const options = {
    tool,
    head: side.revision,
    identity: side.identity,
    freshness: await engine.freshness(side),
    publicSurface: engine.configuration.public_surface ?? ('block' as const),
    testsAsUsers: engine.configuration.tests_as_users ?? true,
    diagnostics: engine.diagnostics,
    ...(evidence === undefined ? {} : { evidence }),
  };
  return { side, options };
}
