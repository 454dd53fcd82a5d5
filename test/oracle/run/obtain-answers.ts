import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import type { EngineAnswer } from '../engine/answer.ts';
import { judgeAll, openView } from '../engine/judge-all.ts';
import { readLines } from '../truth/store.ts';
import type { Deadline } from './deadline.ts';

const portion = 50;

/**
 * The engine's answers about symbols, in their order. They are kept as they come, in a file of the engine's build.
 *
 * @returns null where time was up before the last
 */
export async function obtainAnswers(
  root: string,
  symbols: readonly string[],
  file: string,
  deadline: Deadline,
  progress: (message: string) => void,
): Promise<EngineAnswer[] | null> {
  const known = new Map<string, EngineAnswer>();
  for (const answer of readLines<EngineAnswer>(file)) known.set(answer.symbol, answer);
  const open = symbols.filter((symbol) => !known.has(symbol));
  if (open.length > 0) {
    if (deadline.passed) return null;
    const { user: before } = process.cpuUsage();
    const view = await openView(root);
    progress(`indexed, ${Math.round((process.cpuUsage().user - before) / 1000)} ms of CPU; ${open.length} to judge`);
    mkdirSync(path.dirname(file), { recursive: true });
    dropHalfLine(file);
    let kept: string[] = [];
    for (const answer of judgeAll(view, open)) {
      known.set(answer.symbol, answer);
      kept.push(`${JSON.stringify(answer)}\n`);
      if (kept.length < portion) continue;
      appendFileSync(file, kept.join(''));
      kept = [];
      if (deadline.passed) return null;
    }
    appendFileSync(file, kept.join(''));
  }
  return symbols.map((symbol) => known.get(symbol)!);
}

/** So that what is appended starts a line of its own. */
function dropHalfLine(file: string): void {
  if (!existsSync(file)) return;
  const text = readFileSync(file);
  truncateSync(file, text.lastIndexOf(10) + 1);
}
