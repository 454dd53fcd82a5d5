import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedGitHub, emulateGitHub } from '../../../test/harness/github/emulated-github.ts';
import { type StrictProxy, startStrictProxy } from '../../../test/harness/github/strict-proxy.ts';
import { createOrigin, type Origin } from '../../../test/harness/repository/origin.ts';
import { pullFiles } from '../../../test/harness/repository/pull-files.ts';
import { commentText } from '../src/comment/body.ts';
import { outcomeOf } from '../src/finding/findings.ts';
import { octokitApi } from '../src/github/octokit-api.ts';
import type { Inputs } from '../src/inputs.ts';
import { publish } from '../src/publish.ts';
import { entry, LINKS, report } from './report-fixture.ts';

// The waits that GitHub asks for are kept to.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const OLD = 'export function kept() {}\n\nexport function gone() {\n  return 1;\n}\n\nexport function also() {}\n';
const NEW = 'export function kept() {}\n';

let directory: string;
let origin: Origin;
let github: EmulatedGitHub;
let proxy: StrictProxy;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'nonesuch-publish-'));
  origin = createOrigin(join(directory, 'origin'), { base: { 'src/a.ts': OLD }, head: { 'src/a.ts': NEW } });
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));
beforeEach(async () => {
  github = await emulateGitHub();
  proxy = await startStrictProxy(github, { head: origin.head, files: pullFiles(origin) });
});
afterEach(async () => {
  const violations = [...proxy.violations];
  await proxy.close();
  await github.close();
  expect(violations).toEqual([]);
});

const gone = entry('gone', 'inconclusive', {
  path: 'src/a.ts',
  range: { start_line: 3, start_column: 1, end_line: 5, end_column: 2 },
});
const also = entry('also', 'referenced', {
  path: 'src/a.ts',
  range: { start_line: 7, start_column: 1, end_line: 7, end_column: 27 },
});

interface Options {
  readonly token?: string;
  readonly fork?: boolean;
  readonly inputs?: Partial<Pick<Inputs, 'comment' | 'commentKey' | 'reviewComments'>>;
}

async function tell(
  symbols: Parameters<typeof report>[0],
  { token = github.writeToken, fork = false, inputs = {} }: Options = {},
) {
  const made = report(symbols);
  const outcome = outcomeOf(made);
  const set = { comment: 'on-findings', commentKey: 'default', reviewComments: 10, ...inputs } as const;
  const event = {
    kind: 'pull_request',
    number: github.pullNumber,
    baseSha: origin.main,
    headSha: origin.head,
    fork,
    privileged: false,
  } as const;
  const context = { key: set.commentKey, report: made, links: LINKS, most: set.reviewComments };
  const text = commentText(outcome, { key: set.commentKey, report: made, links: LINKS, maxFindings: 50, docs: null });
  const api = octokitApi({
    token,
    apiUrl: proxy.url,
    owner: github.owner,
    repo: github.repo,
    pullNumber: github.pullNumber,
    log: () => {},
  });
  proxy.rewind();
  return publish(api, event, set, outcome, text, context);
}

async function there(): Promise<{
  comments: { user: { login: string }; body: string }[];
  lines: { path: string; line: number; side: string; body: string }[];
}> {
  const repository = `/repos/${github.owner}/${github.repo}`;
  const get = async (path: string) =>
    (await github.request('GET', `${repository}${path}?per_page=100`, github.personToken)).data;
  return {
    comments: (await get(`/issues/${github.pullNumber}/comments`)) as never,
    lines: (await get(`/pulls/${github.pullNumber}/comments`)) as never,
  };
}

function writes(): string[] {
  return proxy.transcript
    .filter(({ method, path }) => method !== 'GET' && path !== '/graphql')
    .map(({ method, status }) => `${method} ${status}`);
}

describe('a pull request', () => {
  it('is told nothing where there is nothing to say', async () => {
    expect(await tell([entry('x', 'absent')])).toMatchObject({ comment: { action: 'none' }, failures: [] });
    expect(writes()).toEqual([]);
    expect(await there()).toEqual({ comments: [], lines: [] });
  });

  it('gets one comment and one review, then an edit, then silence, then word that it is settled', async () => {
    expect(await tell([gone])).toMatchObject({ comment: { action: 'created' }, review: { created: 1 }, failures: [] });
    const first = await there();
    expect(first.comments.map(({ user }) => user.login)).toEqual(['github-actions[bot]']);
    expect(first.lines).toMatchObject([{ path: 'src/a.ts', line: 3, side: 'LEFT' }]);

    expect(await tell([gone, also])).toMatchObject({
      comment: { action: 'updated' },
      review: { created: 1, updated: 0 },
      failures: [],
    });
    expect((await there()).lines.map(({ line }) => line)).toEqual([3, 7]);

    expect(await tell([gone, also])).toMatchObject({
      comment: { action: 'untouched' },
      review: { created: 0, updated: 0 },
      failures: [],
    });
    expect(writes()).toEqual([]);

    expect(await tell([entry('gone', 'absent', { path: 'src/a.ts' })])).toMatchObject({
      comment: { action: 'updated' },
      review: { updated: 2 },
    });
    const last = await there();
    expect(last.comments).toHaveLength(1);
    expect(last.comments[0]!.body).toContain('nothing is open');
    expect(last.lines.map(({ body }) => body.includes('**Settled.**'))).toEqual([true, true]);

    await tell([]);
    await tell([]);
    expect(writes()).toEqual([]);
  });

  it('keeps a comment for each key', async () => {
    await tell([gone], { inputs: { commentKey: 'web -- app' } });
    await tell([also], { inputs: { commentKey: 'api' } });
    expect((await there()).comments).toHaveLength(2);
    expect(await tell([], { inputs: { commentKey: 'api' } })).toMatchObject({ comment: { action: 'updated' } });
    expect((await there()).comments.map(({ body }) => body.includes('nothing is open'))).toEqual([false, true]);
  });

  it("finds its comment behind a hundred others, and is not misled by a stranger's marker", async () => {
    const path = `/repos/${github.owner}/${github.repo}/issues/${github.pullNumber}/comments`;
    await github.request('POST', path, github.personToken, {
      body: '<!-- nonesuch:v1 key=default digest=00000000000000000000 -->\n\nnothing is open',
    });
    for (let n = 0; n < 110; n++) await github.request('POST', path, github.personToken, { body: `comment ${n}` });
    expect(await tell([gone])).toMatchObject({ comment: { action: 'created' } });
    expect(await tell([also])).toMatchObject({ comment: { action: 'updated' } });
    const pages = proxy.transcript.filter((exchange) => exchange.path === path && exchange.method === 'GET');
    expect(pages.length).toBeGreaterThan(1);
  });

  it('keeps the comment of whoever the token acts as', async () => {
    expect(await tell([gone], { token: github.personToken })).toMatchObject({ comment: { action: 'created' } });
    expect(await tell([also], { token: github.personToken })).toMatchObject({ comment: { action: 'updated' } });
    expect((await there()).comments.map(({ user }) => user.login)).toEqual(['octocat']);
  });

  it('of a fork is not a failure: the token can only read, and that is said', async () => {
    const { comment, review, failures } = await tell([gone], { token: github.readToken, fork: true });
    expect({ comment, review }).toEqual({ comment: null, review: null });
    expect(failures).toMatchObject([{ kind: 'forbidden', hint: expect.stringContaining('fork') }]);
    expect(writes()).toEqual(['POST 403']);
  });
});

describe('when GitHub fails', () => {
  const comments = /\/issues\/\d+\/comments$/u;
  const status = (code: number, message: string, headers?: Record<string, string>) =>
    ({ kind: 'status', status: code, message, ...(headers ? { headers } : {}) }) as const;

  it.each([
    ['401', status(401, 'Bad credentials'), 'unauthorized'],
    ['403', status(403, 'Resource not accessible by integration'), 'forbidden'],
    ['404', status(404, 'Not Found'), 'not_found'],
    ['422', status(422, 'Validation Failed'), 'refused'],
  ] as const)('with %s, it is data, and nothing is tried again', async (_, answer, kind) => {
    proxy.inject([{ method: 'POST', path: comments, times: 9, answer }]);
    expect((await tell([gone])).failures).toMatchObject([{ kind, act: 'keep the comment' }]);
    expect(writes().filter((write) => write.startsWith('POST 4'))).toHaveLength(1);
  });

  it('with 429 and a short wait, the wait is kept to', async () => {
    proxy.inject([
      { method: 'POST', path: comments, times: 1, answer: status(429, 'Too many requests', { 'retry-after': '1' }) },
    ]);
    const started = performance.now();
    expect(await tell([gone])).toMatchObject({ comment: { action: 'created' }, failures: [] });
    expect(performance.now() - started).toBeGreaterThan(950);
  });

  it('with a secondary limit, it is tried again after the wait that is asked for', async () => {
    proxy.inject([
      {
        method: 'POST',
        path: comments,
        times: 1,
        answer: status(403, 'You have exceeded a secondary rate limit', { 'retry-after': '1' }),
      },
    ]);
    expect(await tell([gone])).toMatchObject({ comment: { action: 'created' }, failures: [] });
  });

  it('with a limit that lasts, it gives up at once', async () => {
    proxy.inject([
      { method: 'POST', path: comments, times: 9, answer: status(429, 'Too many requests', { 'retry-after': '3600' }) },
    ]);
    expect((await tell([gone])).failures).toMatchObject([{ kind: 'rate_limited' }]);
    expect(writes().filter((write) => write === 'POST 429')).toHaveLength(1);
  });

  it('with 502 once, the comment is posted once', async () => {
    proxy.inject([{ method: 'POST', path: comments, times: 1, answer: status(502, 'Bad gateway') }]);
    expect(await tell([gone])).toMatchObject({ comment: { action: 'created' }, failures: [] });
    expect((await there()).comments).toHaveLength(1);
  });

  it('with 503 for good, it gives up, and the review is still tried', async () => {
    proxy.inject([{ method: 'POST', path: comments, times: 9, answer: status(503, 'Unavailable') }]);
    expect(await tell([gone])).toMatchObject({
      comment: null,
      review: { created: 1 },
      failures: [{ kind: 'unavailable' }],
    });
  });

  it('with a connection that is cut before or after the comment was made, there is one comment', async () => {
    proxy.inject([{ method: 'POST', path: comments, times: 1, answer: { kind: 'cut' } }]);
    expect(await tell([gone])).toMatchObject({ comment: { id: expect.any(Number) }, failures: [] });
    proxy.inject([{ method: 'POST', path: comments, times: 1, answer: { kind: 'cut after' } }]);
    expect(await tell([gone], { inputs: { commentKey: 'other' } })).toMatchObject({
      comment: { id: expect.any(Number) },
      failures: [],
    });
    expect((await there()).comments).toHaveLength(2);
  });

  it('with an answer to the review that got lost, there is one review comment for each line', async () => {
    proxy.inject([{ method: 'POST', path: /\/reviews$/u, times: 1, answer: { kind: 'cut after' } }]);
    expect(await tell([gone, also])).toMatchObject({ review: { created: 2 }, failures: [] });
    expect((await there()).lines).toHaveLength(2);
  });

  it('with a review that it does not take, the comment stands all the same', async () => {
    proxy.inject([
      { method: 'POST', path: /\/reviews$/u, times: 9, answer: status(422, 'line must be part of the diff') },
    ]);
    expect(await tell([gone])).toMatchObject({
      comment: { action: 'created' },
      review: null,
      failures: [{ act: 'comment on the removed lines', kind: 'refused' }],
    });
  });

  it('slowly, it is waited for', async () => {
    proxy.inject([{ method: 'POST', path: comments, times: 1, answer: { kind: 'slow', milliseconds: 1500 } }]);
    expect(await tell([gone])).toMatchObject({ comment: { action: 'created' }, failures: [] });
  });

  it('while it is asked who we are, no second comment is posted', async () => {
    await tell([gone]);
    proxy.inject([{ method: 'POST', path: /^\/graphql$/u, times: 9, answer: status(502, 'Bad gateway') }]);
    expect((await tell([also])).comment).toBeNull();
    expect((await there()).comments).toHaveLength(1);
  });
});
