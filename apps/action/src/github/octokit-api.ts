import { randomUUID } from 'node:crypto';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { type DiffFile, removedLines } from '../review/patch.ts';
import type { PostedComment, PullRequestApi } from './api.ts';
import { PULL_FILES_LIMIT } from './limits.ts';
import { waitWhenAsked } from './wait-when-asked.ts';

/** Longest that one request may take, in milliseconds. */
const REQUEST_TIMEOUT = 20_000;
/** Longest that we wait because GitHub asks us to, in seconds; and how often. */
const LONGEST_WAIT = 60;
const WAITS = 2;
const PER_PAGE = 100;

export interface GitHubAccess {
  readonly token: string;
  /** `GITHUB_API_URL`: the only origin that the token is ever sent to. */
  readonly apiUrl: string;
  readonly owner: string;
  readonly repo: string;
  readonly pullNumber: number;
  readonly log: (message: string) => void;
}

/** GitHub's REST API, with retries, and with patience where it asks for some. */
export function octokitApi(access: GitHubAccess): PullRequestApi {
  const octokit = connect(access);
  const repository = { owner: access.owner, repo: access.repo };
  const pull = { ...repository, pull_number: access.pullNumber };
  const issue = { ...repository, issue_number: access.pullNumber };
  return {
    async viewer() {
      const answer = await octokit.graphql<{ viewer: { login: string } }>('query { viewer { login } }');
      return answer.viewer.login;
    },
    async comments() {
      return (await octokit.paginate(octokit.rest.issues.listComments, { ...issue, per_page: PER_PAGE })).map(posted);
    },
    async createComment(body) {
      return posted((await octokit.rest.issues.createComment({ ...issue, body, request: once() })).data);
    },
    async updateComment(id, body) {
      return posted((await octokit.rest.issues.updateComment({ ...repository, comment_id: id, body })).data);
    },
    async files() {
      const files = await octokit.paginate(octokit.rest.pulls.listFiles, { ...pull, per_page: PER_PAGE });
      return { files: files.map(diffFile), complete: files.length < PULL_FILES_LIMIT };
    },
    async reviewComments() {
      return (await octokit.paginate(octokit.rest.pulls.listReviewComments, { ...pull, per_page: PER_PAGE })).map(
        posted,
      );
    },
    async createReview(headSha, body, comments) {
      await octokit.rest.pulls.createReview({
        ...pull,
        commit_id: headSha,
        event: 'COMMENT',
        body,
        comments: comments.map((comment) => ({ ...comment, side: 'LEFT' })),
        request: once(),
      });
    },
    async updateReviewComment(id, body) {
      await octokit.rest.pulls.updateReviewComment({ ...repository, comment_id: id, body });
    },
  };
}

/**
 * Options of a request that makes something. The plugin must not repeat it: where an answer got lost the thing may exist already,
 * and whoever asked looks before it asks again.
 */
function once(): { retries: number; signal: AbortSignal } {
  return { retries: 0, signal: AbortSignal.timeout(REQUEST_TIMEOUT) };
}

/** A client with retries, and with patience where GitHub asks for some. */
export function connect({ token, apiUrl, log }: Pick<GitHubAccess, 'token' | 'apiUrl' | 'log'>) {
  const quiet = () => {};
  const mayWait = (after: number, count: number) => after <= LONGEST_WAIT && count < WAITS;
  const octokit = new (Octokit.plugin(retry, throttling))({
    auth: token,
    baseUrl: apiUrl,
    userAgent: 'nonesuch-action',
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    retry: { doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451], retries: 2 },
    throttle: {
      // Requests that make something are spaced by the plugin, those of one client for themselves.
      id: randomUUID(),
      onRateLimit: (after, _options, _octokit, count) => mayWait(after, count),
      onSecondaryRateLimit: (after, _options, _octokit, count) => mayWait(after, count),
    },
  });
  octokit.hook.before('request', (options) => {
    options.request.signal ??= AbortSignal.timeout(REQUEST_TIMEOUT);
  });
  octokit.hook.wrap('request', waitWhenAsked({ longest: LONGEST_WAIT, times: WAITS, log }));
  return octokit;
}

function posted(comment: {
  id: number;
  html_url: string;
  body?: string;
  user: { login: string } | null;
}): PostedComment {
  return { id: comment.id, url: comment.html_url, body: comment.body ?? '', author: comment.user?.login ?? null };
}

function diffFile(file: { filename: string; previous_filename?: string; patch?: string }): DiffFile {
  return { path: file.filename, previousPath: file.previous_filename ?? null, removed: removedLines(file.patch ?? '') };
}
