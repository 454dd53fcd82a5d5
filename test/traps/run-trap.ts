import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { makeRepository } from './fixture-repository.ts';
import { type Grade, gradeCrash, gradeTrap, type RemovalAnswer } from './grade-trap.ts';
import type { Trap } from './trap.ts';

/** The command that ships, built. */
export const builtCli = fileURLToPath(new URL('../../apps/cli/bin/nonesuch.js', import.meta.url));
/** What its entry loads: missing before a build. */
export const builtMain = fileURLToPath(new URL('../../apps/cli/dist/program/main.js', import.meta.url));
const timeLimit = 60_000;

export interface TrapRun {
  readonly grade: Grade;
  /** The whole report, for a close look; null where there is none. */
  readonly report: RemovalAnswer | null;
}

/** Makes the trap's repository, asks the built command for the removals between its commits, and grades the answer. */
export async function runTrap(trap: Trap, cli: string = builtCli): Promise<TrapRun> {
  const repository = makeRepository(trap);
  try {
    const revisions = ['--base', repository.base, '--head', repository.head];
    const args = [cli, 'removed', ...revisions, '--json', ...trap.args, '--root', repository.root];
    const { status, stdout, stderr } = await run(process.execPath, args);
    // 0 is clean and 1 is findings; anything else is a run that gave no answer.
    if (status !== 0 && status !== 1)
      return { grade: gradeCrash(trap, `exit ${status}: ${lastLine(stderr)}`), report: null };
    const report = JSON.parse(stdout) as RemovalAnswer;
    return { grade: gradeTrap(trap, report), report };
  } catch (error) {
    return { grade: gradeCrash(trap, (error as Error).message), report: null };
  } finally {
    repository.dispose();
  }
}

/** Runs traps `width` at a time and returns their results in the order of the traps. */
export async function runTraps(traps: readonly Trap[], width = 2, cli: string = builtCli): Promise<TrapRun[]> {
  const results = new Array<TrapRun>(traps.length);
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < traps.length; index = next++) results[index] = await runTrap(traps[index]!, cli);
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}

function run(
  file: string,
  args: readonly string[],
): Promise<{ status: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeLimit,
      env: { ...process.env, NO_COLOR: '1' },
    });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', reject);
    child.on('close', (status) =>
      resolve({ status, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() }),
    );
  });
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
