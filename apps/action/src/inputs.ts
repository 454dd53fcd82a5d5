import { isAbsolute, relative, resolve } from 'node:path';
import { ActionError } from './action-error.ts';
import { REVIEW_COMMENTS_CEILING, REVIEW_COMMENTS_DEFAULT } from './github/limits.ts';
import { printable } from './text/printable.ts';

export type CommentMode = 'on-findings' | 'always' | 'never';
export type FailOn = 'none' | 'inconclusive' | 'referenced';

/** The inputs, read and checked. `null` where the user left it open and the configuration or the event decides. */
export interface Inputs {
  readonly token: string;
  readonly config: string | null;
  readonly base: string | null;
  readonly head: string | null;
  /** Absolute path of the repository. */
  readonly root: string;
  readonly comment: CommentMode;
  readonly commentKey: string;
  /** How many review comments at most; 0 where they are switched off. */
  readonly reviewComments: number;
  readonly annotations: boolean;
  readonly failOn: FailOn | null;
  readonly maxFindings: number;
  readonly cache: boolean;
}

/** An input as a user sees it. The README's table and the test of action.yml are made from this. */
export interface InputDescription {
  readonly description: string;
  /** What counts where it is not set; told in words, since action.yml sets no default that could shadow a configuration. */
  readonly fallback: string;
}

export const INPUT_DESCRIPTIONS = {
  'github-token': {
    description:
      'Token for the comment and the review comments. Needs `pull-requests: write` for them, and nothing else.',
    fallback: 'the token of the job',
  },
  config: {
    description: 'Path of the configuration file, from the root of the repository.',
    fallback: '`nonesuch.json`, where there is one',
  },
  base: {
    description: 'Revision to compare with. Overrides what the event says.',
    fallback: 'the first parent of the merge commit that the event checked out',
  },
  head: {
    description: 'Revision to judge. Overrides what the event says.',
    fallback: 'the merge commit that is checked out',
  },
  'working-directory': {
    description: 'Directory of the checked out repository, inside of the workspace.',
    fallback: 'the workspace',
  },
  comment: {
    description: 'When to keep a comment on the pull request: `on-findings`, `always` or `never`.',
    fallback: '`on-findings`',
  },
  'comment-key': {
    description:
      'Name of the comment. Jobs with different keys keep comments of their own, jobs with the same key share one.',
    fallback: '`default`',
  },
  'review-comments': {
    description: `Comments on the removed lines: \`true\`, \`false\`, or how many at most (never over ${REVIEW_COMMENTS_CEILING}).`,
    fallback: `\`true\`, which is ${REVIEW_COMMENTS_DEFAULT}`,
  },
  annotations: {
    description: 'Whether to annotate the places that use a removed symbol, or might: `true` or `false`.',
    fallback: '`true`',
  },
  'fail-on': {
    description:
      'Verdict from which on the job fails: `none`, `inconclusive` (includes `referenced`) or `referenced`. A comparison that is impossible always fails.',
    fallback: '`fail_on` of the configuration, else `none`',
  },
  'max-findings': {
    description: 'How many symbols the comment shows at most; the rest is counted in it and is in the report.',
    fallback: '`50`',
  },
  cache: {
    description:
      'Whether to restore the facts of earlier runs, and to save them: `true` or `false`. Runs of forks only restore.',
    fallback: '`true`',
  },
} as const satisfies Record<string, InputDescription>;

export type InputName = keyof typeof INPUT_DESCRIPTIONS;

/**
 * Reads every input.
 *
 * @param get returns the value of an input, trimmed, and the empty string where it is not set
 * @param workspace absolute path of `GITHUB_WORKSPACE`
 * @throws ActionError `bad_input` naming the input and what it takes
 */
export function readInputs(get: (name: InputName) => string, workspace: string): Inputs {
  return {
    token: get('github-token'),
    config: optional(get('config')),
    base: optional(get('base')),
    head: optional(get('head')),
    root: directory('working-directory', get('working-directory'), workspace),
    comment: choice('comment', get('comment'), ['on-findings', 'always', 'never']) ?? 'on-findings',
    commentKey: commentKey(get('comment-key')),
    reviewComments: reviewComments(get('review-comments')),
    annotations: flag('annotations', get('annotations')) ?? true,
    failOn: choice('fail-on', get('fail-on'), ['none', 'inconclusive', 'referenced']),
    maxFindings: count('max-findings', get('max-findings')) ?? 50,
    cache: flag('cache', get('cache')) ?? true,
  };
}

function optional(value: string): string | null {
  return value === '' ? null : value;
}

function choice<T extends string>(name: InputName, value: string, allowed: readonly T[]): T | null {
  if (value === '') return null;
  const found = allowed.find((candidate) => candidate === value);
  return found ?? refuse(name, value, allowed.join(', '));
}

function flag(name: InputName, value: string): boolean | null {
  if (value === '') return null;
  if (value === 'true' || value === 'false') return value === 'true';
  return refuse(name, value, 'true, false');
}

function count(name: InputName, value: string): number | null {
  if (value === '') return null;
  if (/^[1-9][0-9]{0,4}$/u.test(value)) return Number(value);
  return refuse(name, value, 'a whole number from 1');
}

function reviewComments(value: string): number {
  if (value === '' || value === 'true') return REVIEW_COMMENTS_DEFAULT;
  if (value === 'false' || value === '0') return 0;
  const number = /^[1-9][0-9]?$/u.test(value) ? Number(value) : Number.NaN;
  if (number <= REVIEW_COMMENTS_CEILING) return number;
  return refuse('review-comments', value, `true, false, or a number up to ${REVIEW_COMMENTS_CEILING}`);
}

function commentKey(value: string): string {
  if (value.length > 100) return refuse('comment-key', value, 'at most 100 characters');
  return value === '' ? 'default' : value;
}

function directory(name: InputName, value: string, workspace: string): string {
  const root = resolve(workspace, value);
  const way = relative(workspace, root);
  if (way === '..' || way.startsWith('../') || way.startsWith('..\\') || isAbsolute(way)) {
    return refuse(name, value, 'a directory inside of the workspace');
  }
  return root;
}

function refuse(name: InputName, value: string, allowed: string): never {
  throw new ActionError(
    'bad_input',
    `input ${name} is "${printable(value, 60)}"`,
    `It takes: ${allowed}. See the table of inputs in the README.`,
  );
}
