import { ActionError } from './action-error.ts';

/** What started the job, as far as we act on it. */
export type JobEvent = PullRequestEvent | MergeGroupEvent | PushEvent | ManualEvent;

export interface PullRequestEvent {
  readonly kind: 'pull_request';
  readonly number: number;
  readonly baseSha: string;
  readonly headSha: string;
  /** The head lives in another repository (or that one is gone): the token of the job can then only read. */
  readonly fork: boolean;
  /** `pull_request_target`: a token that can write, beside a checkout that may be a stranger's. */
  readonly privileged: boolean;
}

export interface MergeGroupEvent {
  readonly kind: 'merge_group';
  readonly baseSha: string;
  readonly headSha: string;
}

/** A push: there is nothing to compare, the index is built so that later runs find it warm. */
export interface PushEvent {
  readonly kind: 'push';
}

/** `workflow_dispatch` and whatever else: compares only where the inputs say what. */
export interface ManualEvent {
  readonly kind: 'manual';
  readonly name: string;
}

const OID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;

/**
 * Reads the event that GitHub describes in `GITHUB_EVENT_PATH`.
 *
 * @param name the value of `GITHUB_EVENT_NAME`
 * @param payload the parsed file; nothing of it is believed before it was checked
 * @throws ActionError `bad_event` where a member that the event must have is missing or is no object id
 */
export function parseEvent(name: string, payload: unknown): JobEvent {
  switch (name) {
    case 'pull_request':
    case 'pull_request_target': {
      const pull = member(payload, 'pull_request');
      const headRepository = repositoryName(member(member(pull, 'head'), 'repo'));
      const baseRepository = repositoryName(member(member(pull, 'base'), 'repo'));
      return {
        kind: 'pull_request',
        number: positive(member(pull, 'number') ?? member(payload, 'number'), `${name}.number`),
        baseSha: oid(member(member(pull, 'base'), 'sha'), `${name}.base.sha`),
        headSha: oid(member(member(pull, 'head'), 'sha'), `${name}.head.sha`),
        fork: headRepository === null || headRepository !== baseRepository,
        privileged: name === 'pull_request_target',
      };
    }
    case 'merge_group': {
      const group = member(payload, 'merge_group');
      return {
        kind: 'merge_group',
        baseSha: oid(member(group, 'base_sha'), 'merge_group.base_sha'),
        headSha: oid(member(group, 'head_sha'), 'merge_group.head_sha'),
      };
    }
    case 'push':
      return { kind: 'push' };
    default:
      return { kind: 'manual', name };
  }
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

function repositoryName(value: unknown): string | null {
  const name = member(value, 'full_name');
  return typeof name === 'string' ? name.toLowerCase() : null;
}

function oid(value: unknown, where: string): string {
  if (typeof value === 'string' && OID.test(value)) return value;
  throw new ActionError(
    'bad_event',
    `the event has no ${where}`,
    'Run this action on the events that its README names.',
  );
}

function positive(value: unknown, where: string): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value;
  throw new ActionError(
    'bad_event',
    `the event has no ${where}`,
    'Run this action on the events that its README names.',
  );
}
