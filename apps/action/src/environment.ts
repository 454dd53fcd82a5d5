import { readFile } from 'node:fs/promises';
import { ActionError } from './action-error.ts';
import type { Repository } from './finding/permalinks.ts';
import type { Address } from './text/markdown.ts';

/** What the runner tells a job about itself, checked. */
export interface JobEnvironment {
  readonly workspace: string;
  /** Directory for files of this job. */
  readonly temp: string;
  readonly repository: Repository;
  readonly apiUrl: string;
  readonly eventName: string;
  readonly eventPath: string;
  /** Page of the action's documentation, where the runner says which repository it came from. */
  readonly docs: Address | null;
}

const NAME = /^[A-Za-z0-9_.-]+$/u;

/** @throws ActionError `bad_event` where a variable is missing that every runner sets */
export function readEnvironment(variables: NodeJS.ProcessEnv): JobEnvironment {
  const [owner = '', name = '', ...rest] = required(variables, 'GITHUB_REPOSITORY').split('/');
  if (!NAME.test(owner) || !NAME.test(name) || rest.length > 0) throw broken('GITHUB_REPOSITORY');
  const server = origin(variables.GITHUB_SERVER_URL || 'https://github.com', 'GITHUB_SERVER_URL');
  return {
    workspace: required(variables, 'GITHUB_WORKSPACE'),
    temp: required(variables, 'RUNNER_TEMP'),
    repository: { server, owner, name },
    apiUrl: (variables.GITHUB_API_URL || 'https://api.github.com').replace(/\/$/u, ''),
    eventName: required(variables, 'GITHUB_EVENT_NAME'),
    eventPath: required(variables, 'GITHUB_EVENT_PATH'),
    docs: docsAddress(server, variables.GITHUB_ACTION_REPOSITORY, variables.GITHUB_ACTION_REF),
  };
}

/** @throws ActionError `bad_event` where the file is no JSON */
export async function readEventFile(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new ActionError(
      'bad_event',
      'the file of GITHUB_EVENT_PATH cannot be read',
      'Run this inside of a GitHub Actions job.',
      cause,
    );
  }
}

function docsAddress(server: string, repository: string | undefined, ref: string | undefined): Address | null {
  if (
    !repository ||
    !ref ||
    !/^[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+$/u.test(repository) ||
    !/^[A-Za-z0-9_./-]+$/u.test(ref)
  )
    return null;
  return `${server}/${repository}/blob/${ref}/docs/action/README.md` as Address;
}

function required(variables: NodeJS.ProcessEnv, name: string): string {
  const value = variables[name];
  if (value === undefined || value === '') throw broken(name);
  return value;
}

function origin(url: string, name: string): string {
  if (/^https?:\/\/[A-Za-z0-9.:-]+\/?$/u.test(url)) return url.replace(/\/$/u, '');
  throw broken(name);
}

function broken(name: string): ActionError {
  return new ActionError(
    'bad_event',
    `the variable ${name} is not what a runner sets`,
    'Run this inside of a GitHub Actions job.',
  );
}
