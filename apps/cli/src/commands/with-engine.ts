import { Engine } from '../engine/engine.ts';
import { createProgress } from '../terminal/progress.ts';
import type { CommandContext } from './command-context.ts';

/** Opens the repository for one command, shows how far the work is, and closes what was opened, whatever happens. */
export async function withEngine<T>(context: CommandContext, work: (engine: Engine) => Promise<T>): Promise<T> {
  const { options, run } = context;
  const progress = createProgress(run, options.quiet);
  const engine = await Engine.open({
    ...options,
    signal: run.signal,
    onProgress: ({ phase, files }) => progress.update(phase, files.done, files.total),
  });
  try {
    const answer = await work(engine);
    await engine.keep();
    return answer;
  } finally {
    progress.clear();
    engine.close();
  }
}
