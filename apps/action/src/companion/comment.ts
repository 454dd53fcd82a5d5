import { type RemovalReport, validate } from 'nonesuch-schema';
import { ActionError } from '../action-error.ts';
import { type CommentContext, commentText } from '../comment/body.ts';
import type { JobEnvironment } from '../environment.ts';
import { outcomeOf } from '../finding/findings.ts';
import type { Permalinks } from '../finding/permalinks.ts';
import type { PullRequestApi } from '../github/api.ts';
import type { Inputs } from '../inputs.ts';
import type { Job } from '../job.ts';
import { publish } from '../publish.ts';
import type { RunApi } from './run-api.ts';
import type { WorkflowRun } from './workflow-run.ts';
import { readZipEntry } from './zip-entry.ts';

/** Largest archive, and largest report in it, in bytes. */
const ARCHIVE_LIMIT = 10_000_000;
const REPORT_LIMIT = 50_000_000;
const REPORT_FILE = 'report.json';

export interface Companion {
  readonly job: Job;
  readonly environment: JobEnvironment;
  readonly run: WorkflowRun;
  readonly artifactName: string;
  readonly inputs: Pick<Inputs, 'comment' | 'commentKey' | 'reviewComments' | 'maxFindings'>;
  readonly runs: RunApi;
  readonly connect: (pullNumber: number) => PullRequestApi;
}

/**
 * Comments for a run that could not: one of a fork's pull request.
 *
 * That run was under the control of whoever wrote the pull request, and so is its report. Believed of it is only what a report can
 * say, by its schema; which pull request it is about is GitHub's word, and every text is made here.
 */
export async function commentForRun(companion: Companion): Promise<void> {
  const { job, run, runs, inputs } = companion;
  if (run.event !== 'pull_request')
    return job.info(`The run was started by ${run.event}: there is no pull request to comment on.`);
  const pull = await runs.pullOf(run);
  if (pull === null)
    return job.info('No open pull request has the commit of that run as its head: it was closed, or pushed to since.');
  const report = await readReport(companion);
  if (report === null) return job.info('The run kept no report: it compared nothing.');
  const outcome = outcomeOf(report);
  const context = commentContext(companion, report);
  const event = {
    kind: 'pull_request',
    number: pull.number,
    baseSha: pull.baseSha,
    headSha: run.headSha,
    fork: run.fork,
    privileged: false,
  } as const;
  const review = { key: inputs.commentKey, report, links: context.links!, most: inputs.reviewComments };
  const { comment, failures } = await publish(
    companion.connect(pull.number),
    event,
    inputs,
    outcome,
    commentText(outcome, context),
    review,
  );
  if (comment !== null) {
    job.info(`Comment: ${comment.action}.`);
    if (comment.id !== null) job.output('comment-id', String(comment.id));
    if (comment.url !== null) job.output('comment-url', comment.url);
  }
  // Here to comment is the whole job.
  for (const failure of failures) job.fail(`could not ${failure.act}: ${failure.message} (${failure.hint})`);
}

async function readReport({ runs, run, artifactName }: Companion): Promise<RemovalReport | null> {
  const artifact = await runs.artifact(run, artifactName);
  if (artifact === null) return null;
  if (artifact.bytes > ARCHIVE_LIMIT) throw bad(`it has ${artifact.bytes} bytes`);
  const archive = await runs.download(artifact.id);
  if (archive.length > ARCHIVE_LIMIT) throw bad(`it has ${archive.length} bytes`);
  const value = parse(readZipEntry(archive, REPORT_FILE, REPORT_LIMIT));
  const validation = validate('removal-report', value);
  if (!validation.valid) throw bad(`it breaks its schema at ${validation.errors[0]?.path ?? ''}`);
  return value as RemovalReport;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw bad('it is no JSON', cause);
  }
}

function commentContext({ environment, inputs, run }: Companion, report: RemovalReport): CommentContext {
  const links: Permalinks = {
    repository: environment.repository,
    base: report.base.oid ?? run.headSha,
    judged: report.head.oid ?? run.headSha,
    anchors: new Map(),
  };
  return {
    key: inputs.commentKey,
    report,
    links,
    maxFindings: inputs.maxFindings,
    docs: environment.docs,
    reportedBy: 'pull request',
  };
}

function bad(what: string, cause?: unknown): ActionError {
  return new ActionError(
    'bad_report',
    `the report cannot be used: ${what}`,
    'Upload the file of the output report-path, alone.',
    cause,
  );
}
