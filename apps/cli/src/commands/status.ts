import { IndexError, resolveRevision } from 'nonesuch-indexer';
import { indexReport } from 'nonesuch-query/report';
import type { IndexReport, Revision } from 'nonesuch-schema';
import type { Engine } from '../engine/engine.ts';
import { observeFreshness } from '../engine/freshness.ts';
import { indexState } from '../engine/index-state.ts';
import { indexText } from '../reporters/index-text.ts';
import { json } from '../reporters/json.ts';
import { writeOutput } from '../terminal/write-output.ts';
import { tool } from '../tool.ts';
import { type CommandContext, textFlag } from './command-context.ts';
import { refuseReporter } from './refuse-reporter.ts';
import { textStyle } from './text-style.ts';
import { withEngine } from './with-engine.ts';

/** `status`: what the index holds of a revision, without reading or writing anything else. */
export async function statusCommand(context: CommandContext): Promise<number> {
  refuseReporter(context, ['github', 'sarif', 'markdown']);
  const report = await withEngine(context, (engine) => look(context, engine));
  const { reporter, output } = context.options;
  writeOutput(reporter === 'json' ? json(report) : indexText(report, textStyle(context)), output, context.run);
  return 0;
}

async function look(context: CommandContext, engine: Engine): Promise<IndexReport> {
  const rev = textFlag(context, 'head') ?? 'HEAD';
  const { signal } = context.run;
  const asked = await resolveRevision(engine.repository, rev);
  const revision: Revision = { rev, oid: asked.commit, tree: asked.tree };
  const common = { tool, command: 'status', revision } as const;
  try {
    const { view, generation } = await engine.index.open(rev);
    return indexReport(view, {
      ...common,
      index: indexState(engine.index.path, generation, view, 0),
      identity: { generation, revision: asked.commit, narrowedTo: context.options.scope },
      freshness: await observeFreshness(engine.repository, revision, { signal, untracked: true }),
      diagnostics: engine.diagnostics,
    });
  } catch (error) {
    if (!(error instanceof IndexError) || (error.code !== 'index_missing' && error.code !== 'index_incomplete'))
      throw error;
    return indexReport(null, {
      ...common,
      index: null,
      identity: { generation: null, revision: null, narrowedTo: [] },
      freshness: { state: 'unknown', index_revision: null, head_revision: asked.commit },
      diagnostics: [
        ...engine.diagnostics,
        { code: error.code, impact: 'incomplete', language: null, message: error.message, hint: error.hint },
      ],
    });
  }
}
