import { type Configuration, type RemovalReport, validate } from 'nonesuch-schema';
import { ActionError } from './action-error.ts';
import { annotationsOf } from './annotation/annotations.ts';
import { type FactsCache, keepsFacts } from './cache/facts-cache.ts';
import { type CommentContext, commentText } from './comment/body.ts';
import { readConfiguration } from './configuration.ts';
import type { JobEnvironment } from './environment.ts';
import type { JobEvent } from './event.ts';
import { type Outcome, outcomeOf, sitesOf } from './finding/findings.ts';
import type { Permalinks } from './finding/permalinks.ts';
import { staleWaivers } from './finding/stale-waivers.ts';
import { gateOf } from './gate.ts';
import { completePartialClone } from './git/fetch.ts';
import type { Git } from './git/git.ts';
import type { PullRequestApi } from './github/api.ts';
import type { Inputs } from './inputs.ts';
import type { Job } from './job.ts';
import type { Engine, JudgeOptions } from './judge.ts';
import { countOutputs, overallVerdict } from './outputs.ts';
import { publish } from './publish.ts';
import { writeReportFiles } from './report-files.ts';
import { anchorsOf } from './revisions/anchors.ts';
import { resolveRevisions } from './revisions/resolve.ts';
import type { ComparePlan, Plan } from './revisions/revisions.ts';
import { summaryText } from './summary/summary.ts';
import { join, markdown, prose } from './text/markdown.ts';

/** Everything that a run needs from outside. */
export interface Run {
  readonly job: Job;
  readonly environment: JobEnvironment;
  readonly event: JobEvent;
  readonly inputs: Inputs;
  readonly git: Git;
  readonly engine: Engine;
  /** GitHub's side of a pull request; null where there is no token. */
  readonly connect: (pullNumber: number) => PullRequestApi | null;
  /** Facts of earlier runs; null where none are wanted, or the server keeps none. */
  readonly cache: FactsCache | null;
}

/** A run that got as far as a report, or that knows why it did not. */
interface Judged {
  readonly outcome: Outcome;
  readonly report: RemovalReport | null;
  readonly links: Permalinks | null;
  readonly notes: readonly string[];
  readonly configuration: Configuration;
}

/**
 * The whole run: decide what to compare, judge it, write the report, and only then tell the pull request.
 * What could not be seen is told as that, everywhere, and fails the job.
 */
export async function run(context: Run): Promise<void> {
  const judged = await judge(context).catch((error: unknown) => unseen(error));
  if (judged === null) return;
  await deliver(context, judged);
  await tellPullRequest(context, judged);
  conclude(context, judged);
}

async function judge(context: Run): Promise<Judged | null> {
  const { job, git, event, inputs, engine, environment } = context;
  const { server, owner, name } = environment.repository;
  const plan = await resolveRevisions(git, event, inputs, `${server}/${owner}/${name}.git`);
  job.info(announce(plan));
  const configuration = await readConfiguration(git, configurationCommit(event, plan), inputs.config);
  const missing = await completePartialClone(git, plan.kind === 'compare' ? [plan.base, plan.head] : [plan.head]);
  return withFacts(context, plan.head, async (facts) => {
    const notes = notesOf(plan, missing);
    const options = { configuration, believeHead: !isPrivileged(event), notes, log: job.info, ...facts };
    if (plan.kind === 'index') {
      await engine.index(git.root, plan.head, options);
      job.output('verdict', 'indexed');
      return null;
    }
    const report = checked(await engine.judge(git.root, plan.base, plan.head, options));
    return {
      outcome: outcomeOf(report),
      report,
      links: await permalinks(context, plan, report),
      notes,
      configuration,
    };
  });
}

/** What was not seen before anything was judged: told to the job, and kept in the report. */
function notesOf(plan: Plan, missing: number): string[] {
  const objects = missing > 0 ? [`${missing} objects of the partial clone could not be fetched.`] : [];
  return plan.kind === 'compare' ? [...plan.notes, ...objects] : objects;
}

/** Runs with the facts of earlier runs, and keeps those of this one where that helps later ones. */
async function withFacts<T>(
  { cache, event }: Run,
  head: string,
  body: (facts: Pick<JudgeOptions, 'indexDirectory' | 'onIndexed'>) => Promise<T>,
): Promise<T> {
  const restored = (await cache?.restore(head)) ?? 'nothing';
  let fresh = 0;
  const result = await body({
    indexDirectory: cache?.directory ?? null,
    onIndexed: (files) => {
      fresh += files;
    },
  });
  if (cache !== null && keepsFacts(event, restored, fresh)) await cache.save(head);
  return result;
}

/** The pull request's own configuration counts, unless it would count with the rights of somebody else. */
function configurationCommit(event: JobEvent, plan: Plan): string {
  return plan.kind === 'compare' && isPrivileged(event) ? plan.base : plan.head;
}

function isPrivileged(event: JobEvent): boolean {
  return event.kind === 'pull_request' && event.privileged;
}

function announce(plan: Plan): string {
  return plan.kind === 'index'
    ? `Indexing ${plan.head.slice(0, 12)}: ${plan.how}.`
    : `Comparing ${plan.base.slice(0, 12)} with ${plan.head.slice(0, 12)}: ${plan.how}.`;
}

/** The contract holds here as on every other surface: a report that breaks it is not shown as an answer. */
function checked(report: RemovalReport): RemovalReport {
  const validation = validate('removal-report', report);
  if (validation.valid) return report;
  const first = validation.errors[0];
  throw new ActionError(
    'bad_report',
    `the report breaks its schema at ${first?.path ?? ''}: ${first?.message ?? ''}`,
    'This is a fault of Nonesuch; please report it.',
  );
}

async function permalinks(
  { git, event, environment }: Run,
  plan: ComparePlan,
  report: RemovalReport,
): Promise<Permalinks> {
  const finding = outcomeOf(report);
  const sites = finding.kind === 'findings' ? finding.findings.flatMap(sitesOf) : [];
  const paths = new Set(sites.map((site) => site.path));
  return {
    repository: environment.repository,
    base: plan.base,
    judged: plan.head,
    anchors: await anchorsOf(git, event, plan, paths),
  };
}

function unseen(error: unknown): Judged {
  const { message, hint } = describe(error);
  return { outcome: { kind: 'unseen', what: message, hint }, report: null, links: null, notes: [], configuration: {} };
}

function describe(error: unknown): { message: string; hint: string } {
  const hint =
    typeof error === 'object' && error !== null && 'hint' in error && typeof error.hint === 'string'
      ? error.hint
      : null;
  const message = error instanceof Error ? error.message : String(error);
  return { message, hint: hint ?? 'Run the job again with debug logging; if it stays, please report it.' };
}

/** Files, outputs, summary and annotations: what needs nobody's permission. */
async function deliver(context: Run, { outcome, report, links, notes }: Judged): Promise<void> {
  const { job, inputs, environment } = context;
  job.output('verdict', overallVerdict(outcome, report));
  if (report !== null) {
    const files = await writeReportFiles(environment.temp, inputs.commentKey, report);
    job.output('report-path', files.report);
    job.output('sarif-path', files.sarif);
    for (const [name, value] of countOutputs(report)) job.output(name, value);
  }
  for (const note of notes) job.warning(note);
  await job.summarize(summaryText(outcome, commentContext(context, report, links)));
  if (inputs.annotations) annotate(job, outcome, report);
}

function annotate(job: Job, outcome: Outcome, report: RemovalReport | null): void {
  const findings = outcome.kind === 'findings' ? outcome.findings : [];
  const { shown, left } = annotationsOf(findings, staleWaivers(report));
  for (const annotation of shown) job.annotate(annotation);
  if (left > 0)
    job.info(`${left} more places are not annotated, since GitHub shows no more of them; the report has them.`);
}

async function tellPullRequest(context: Run, { outcome, report, links }: Judged): Promise<void> {
  const { job, event, inputs } = context;
  if (event.kind !== 'pull_request') return;
  const api = inputs.comment === 'never' && inputs.reviewComments === 0 ? null : context.connect(event.number);
  if (api === null) return;
  const review =
    report === null || links === null ? null : { key: inputs.commentKey, report, links, most: inputs.reviewComments };
  const text = commentText(outcome, commentContext(context, report, links));
  const { comment, review: reviewed, failures } = await publish(api, event, inputs, outcome, text, review);
  if (comment !== null) {
    job.info(`Comment: ${comment.action}${comment.url === null ? '' : ` (${comment.url})`}.`);
    if (comment.id !== null) job.output('comment-id', String(comment.id));
    if (comment.url !== null) job.output('comment-url', comment.url);
  }
  if (reviewed !== null)
    job.info(
      `Review comments: ${reviewed.created} created, ${reviewed.updated} edited, ${reviewed.left} findings without one.`,
    );
  for (const failure of failures) {
    const said = `Could not ${failure.act}: ${failure.message}. ${failure.hint}`;
    if (event.fork && failure.kind === 'forbidden') job.notice(said);
    else job.warning(said);
    await job.summarize(join([markdown`> [!NOTE]`, markdown`> ${prose(said)}`], '\n'));
  }
}

function commentContext(
  { inputs, environment }: Run,
  report: RemovalReport | null,
  links: Permalinks | null,
): CommentContext {
  return { key: inputs.commentKey, report, links, maxFindings: inputs.maxFindings, docs: environment.docs };
}

function conclude({ job, inputs }: Run, { outcome, report, configuration }: Judged): void {
  const failOn = inputs.failOn ?? configuration.fail_on ?? 'none';
  const gate = gateOf(outcome, failOn, report?.verdict.state === 'degraded');
  if (gate.exitCode !== 0) job.fail(gate.message);
}
