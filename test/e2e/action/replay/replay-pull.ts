import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemovalReport, validate } from 'nonesuch-schema';
import { emulateGitHub } from '../../../harness/github/emulated-github.ts';
import { startStrictProxy } from '../../../harness/github/strict-proxy.ts';
import { pullFiles } from '../../../harness/repository/pull-files.ts';
import { runAction } from '../../../harness/runner/run-action.ts';
import { pullEvent } from '../pull-event.ts';
import { type MergedPull, reopen } from './merged-pull.ts';

/** What the Action did with one pull request. */
export interface PullRecord extends MergedPull {
  readonly seconds: number;
  /** What must not happen: a failed job, output that is no report, a request that GitHub would not take. Null where nothing did. */
  readonly problem: string | null;
  readonly verdict: string;
  readonly summary: RemovalReport['summary'] | null;
  readonly commented: boolean;
  readonly reviewComments: number;
  /** What the comment was about. */
  readonly findings: readonly PullFinding[];
}

export interface PullFinding {
  readonly symbol: string;
  readonly verdict: string;
  readonly codes: readonly string[];
  readonly message: string;
  /** The first place that it names: `path:line`, and the line. */
  readonly at: string | null;
  readonly text: string | null;
}

export interface Replay {
  /** `dist/index.js`. */
  readonly entry: string;
  readonly workspace: string;
  /** Directory of the runner, which keeps the index from one pull request to the next, as the cache would. */
  readonly runner: string;
  readonly without: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** Runs the shipped bundle on the event of the pull request, against an emulated GitHub of its own. */
export async function replayPull(pull: MergedPull, replay: Replay): Promise<PullRecord> {
  const origin = reopen(replay.workspace, pull, replay.without);
  const github = await emulateGitHub();
  const proxy = await startStrictProxy(github, { head: origin.head, files: pullFiles(origin) });
  try {
    const result = await runAction({
      entry: replay.entry,
      directory: replay.runner,
      workspace: replay.workspace,
      inputs: { 'github-token': github.writeToken },
      // As a fork's, of which no facts are kept: to pack them for each pull request would take longer than all else.
      event: pullEvent(github, origin, true),
      apiUrl: proxy.url,
      repository: `${github.owner}/${github.repo}`,
      sha: origin.merge,
      environment: { RUNNER_TEMP: join(replay.runner, 'temp'), ...replay.environment },
    });
    const path = result.outputs.get('report-path');
    const report = path === undefined ? null : (JSON.parse(readFileSync(path, 'utf8')) as RemovalReport);
    const created = (pattern: RegExp) =>
      proxy.transcript.filter(
        ({ method, path: asked, status }) => method === 'POST' && pattern.test(asked) && status === 201,
      );
    return {
      ...pull,
      seconds: Math.round(result.milliseconds) / 1000,
      problem: problemOf(result, report, proxy.violations),
      verdict: result.outputs.get('verdict') ?? 'none was given',
      summary: report?.summary ?? null,
      commented: created(/\/issues\/\d+\/comments$/u).length > 0,
      reviewComments: created(/\/reviews$/u).reduce(
        (sum, { body }) => sum + ((body as { comments?: unknown[] }).comments?.length ?? 0),
        0,
      ),
      findings: report === null ? [] : findingsOf(report),
    };
  } finally {
    await proxy.close();
    await github.close();
  }
}

function problemOf(
  { code, stderr, commands }: Awaited<ReturnType<typeof runAction>>,
  report: RemovalReport | null,
  violations: readonly string[],
): string | null {
  if (code !== 0 || report === null)
    return `exit ${code}: ${commands.filter((command) => command.startsWith('::error::')).join(' ')} ${stderr.slice(0, 300)}`;
  const validation = validate('removal-report', report);
  if (!validation.valid) return `invalid report: ${validation.errors[0]?.path} ${validation.errors[0]?.message}`;
  if (violations.length > 0) return `refused by GitHub: ${violations.join('; ')}`;
  return stderr === '' ? null : `stderr: ${stderr.slice(0, 300)}`;
}

function findingsOf(report: RemovalReport): PullFinding[] {
  return report.symbols
    .filter(({ verdict }) => verdict === 'referenced' || verdict === 'inconclusive')
    .map(({ symbol, verdict, reasons, evidence }) => {
      const first = evidence[0];
      return {
        symbol,
        verdict,
        codes: reasons.map(({ code }) => code),
        message: reasons[0]!.message,
        at: first === undefined ? null : `${first.path}:${first.line}`,
        text: first?.text?.trim().slice(0, 160) ?? null,
      };
    });
}
