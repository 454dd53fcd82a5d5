import { ActionError } from '../action-error.ts';

/** The run of another workflow, as GitHub describes it: nothing in here comes from that run itself. */
export interface WorkflowRun {
  readonly id: number;
  /** Event that started it. */
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string;
  readonly headOwner: string;
  /** Whether it was about a fork's code. */
  readonly fork: boolean;
}

/** @throws ActionError `bad_event` where the event is no `workflow_run`, or lacks what that has */
export function parseWorkflowRun(name: string, payload: unknown): WorkflowRun {
  const run = (payload as { workflow_run?: Record<string, unknown> } | null)?.workflow_run;
  if (name !== 'workflow_run' || typeof run !== 'object' || run === null) throw bad('the event is no workflow_run');
  const head = run.head_repository as { full_name?: unknown; owner?: { login?: unknown } } | null;
  const base = run.repository as { full_name?: unknown } | null;
  const { id, event, head_sha: headSha, head_branch: headBranch } = run;
  const headOwner = head?.owner?.login;
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) throw bad('the run has no id');
  if (typeof event !== 'string' || typeof headBranch !== 'string' || typeof headOwner !== 'string')
    throw bad('the run has no head');
  if (typeof headSha !== 'string' || !/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u.test(headSha))
    throw bad('the run has no head');
  return { id, event, headSha, headBranch, headOwner, fork: head?.full_name !== base?.full_name };
}

function bad(what: string): ActionError {
  return new ActionError('bad_event', what, 'Run this action on workflow_run, as docs/action/forks.md shows.');
}
