import { spawn } from 'node:child_process';
import { type RemovalReport, validateRemovalReport } from 'nonesuch-schema';
import { printable, type ReplayRecord, symbolsOf } from './replay-record.ts';

export interface CommitToReplay {
  readonly commit: string;
  readonly parent: string;
  readonly subject: string;
}

const timeLimit = 600_000;

/** Judges what one commit removed against its first parent, by the command that ships, and validates the report. */
export async function replayCommit(
  cli: string,
  root: string,
  target: CommitToReplay,
  more: readonly string[],
): Promise<ReplayRecord> {
  const started = performance.now();
  const args = [cli, 'removed', '--base', target.parent, '--head', target.commit, '--json', '--root', root, ...more];
  const { exit, stdout, stderr } = await run(args);
  const seconds = Math.round(performance.now() - started) / 1000;
  const record = { ...target, subject: printable(target.subject), seconds, exit };
  const without = (problem: string): ReplayRecord => ({
    ...record,
    problem: printable(problem),
    summary: null,
    symbols: [],
  });

  if (exit !== 0 && exit !== 1) return without(`exit ${exit}: ${stderr.trim().split('\n').at(-1) ?? ''}`);
  let value: unknown;
  try {
    value = JSON.parse(stdout);
  } catch (error) {
    return without(`stdout is no JSON: ${(error as Error).message}`);
  }
  const validation = validateRemovalReport(value);
  if (!validation.valid)
    return without(`invalid report: ${validation.errors.map(({ path, message }) => `${path} ${message}`).join('; ')}`);
  const report = value as RemovalReport;
  return { ...record, problem: null, summary: report.summary, symbols: symbolsOf(report) };
}

function run(args: readonly string[]): Promise<{ exit: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeLimit,
      env: { ...process.env, NO_COLOR: '1' },
    });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', reject);
    child.on('close', (exit) =>
      resolve({ exit, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() }),
    );
  });
}
