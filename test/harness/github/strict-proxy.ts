import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Operation, operationOf, requestErrors } from './contract.ts';
import type { EmulatedGitHub } from './emulated-github.ts';
import { type Fault, type FaultAnswer, FaultPlan } from './faults.ts';
import { type PullFacts, refusalOf } from './rules.ts';

/** One request and what it was answered: a scenario's transcript is a list of these. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: unknown;
  readonly status: number | 'cut';
}

export interface StrictProxy {
  readonly url: string;
  readonly transcript: readonly Exchange[];
  /** What no request may do, and one did. Every scenario ends with a look at this. */
  readonly violations: readonly string[];
  /** What the pull request is, from the real repository; changes with each push. */
  pull: PullFacts;
  /** Artifacts of finished runs: id to name and archive. */
  readonly artifacts: Map<number, Artifact>;
  inject(faults: readonly Fault[]): void;
  /** Starts a new transcript. */
  rewind(): void;
  close(): Promise<void>;
}

export interface Artifact {
  readonly run: number;
  readonly name: string;
  readonly archive: Buffer;
}

interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const VIEWER_QUERY = 'query { viewer { login } }';

/**
 * GitHub, stricter than the emulator behind it: every request must be one that GitHub's own description allows, limits that
 * the description does not tell hold as well, unknown tokens are refused, and faults happen on demand.
 */
export async function startStrictProxy(github: EmulatedGitHub, pull: PullFacts): Promise<StrictProxy> {
  const artifacts = new Map<number, Artifact>();
  const state = { pull, transcript: [] as Exchange[], violations: [] as string[], faults: new FaultPlan([]) };
  const logins = new Map([
    [github.writeToken, 'github-actions[bot]'],
    [github.readToken, 'github-actions[bot]'],
    [github.personToken, 'octocat'],
  ]);

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const method = request.method ?? 'GET';
    const body = await readJson(request);
    const record = (status: Exchange['status']) => {
      state.transcript.push({ method, path: url.pathname, query: url.search, body, status });
    };
    const blob = artifacts.get(Number(/^\/artifact-archive\/(\d+)$/u.exec(url.pathname)?.[1]));
    if (blob !== undefined) {
      // Where the API redirects to: an address of its own, which wants no token.
      response.writeHead(200, { 'content-type': 'application/zip' });
      response.end(blob.archive);
      return;
    }
    const fault = state.faults.take(method, url.pathname);
    if (fault?.kind === 'cut') {
      record('cut');
      request.socket.destroy();
      return;
    }
    if (fault?.kind === 'slow') await sleep(fault.milliseconds);
    const answer = fault?.kind === 'status' ? faultAnswer(fault) : await respond(method, url, body, request);
    if (fault?.kind === 'cut after') {
      record('cut');
      request.socket.destroy();
      return;
    }
    record(answer.status);
    response.writeHead(answer.status, { 'content-type': 'application/json; charset=utf-8', ...answer.headers });
    response.end(answer.data === undefined ? '' : JSON.stringify(answer.data));
  };

  const respond = async (method: string, url: URL, body: unknown, request: IncomingMessage): Promise<Answer> => {
    const token = /^(?:bearer|token) (.+)$/iu.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const login = logins.get(token);
    if (login === undefined) return { status: 401, data: { message: 'Bad credentials' } };
    if (url.pathname === '/graphql') return viewer(method, body, login);
    const operation = operationOf(method, url.pathname);
    if (operation === null) return violation(`no operation for ${method} ${url.pathname}`, 404);
    const errors = requestErrors(method, operation, url.searchParams, body);
    if (errors.length > 0) return violation(`${method} ${url.pathname}: ${errors.join('; ')}`, 422);
    if (method === 'GET' && operation.template.endsWith('/files')) return page(state.pull.files, url);
    if (operation.template.endsWith('/pulls')) return page(matchingPulls(github, state.pull, url), url);
    if (operation.template.includes('/actions/')) return artifactAnswer(artifacts, operation, url);
    const refusal = token === github.readToken ? null : refusalOf(operation.template, method, body, state.pull);
    if (refusal !== null) return violation(`${method} ${url.pathname}: ${refusal}`, 422);
    return forward(github, operation, method, url, body, token);
  };

  const viewer = (method: string, body: unknown, login: string): Answer => {
    const query = (body as { query?: string } | undefined)?.query?.trim();
    if (method !== 'POST' || query !== VIEWER_QUERY) return violation(`GraphQL: ${query}`, 400);
    return { status: 200, data: { data: { viewer: { login } } } };
  };

  const violation = (message: string, status: number): Answer => {
    state.violations.push(message);
    return { status, data: { message } };
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      state.violations.push(`the proxy failed: ${String(error)}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    artifacts,
    get transcript() {
      return state.transcript;
    },
    get violations() {
      return state.violations;
    },
    get pull() {
      return state.pull;
    },
    set pull(facts) {
      state.pull = facts;
    },
    inject: (faults) => {
      state.faults = new FaultPlan(faults);
    },
    rewind: () => {
      state.transcript = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The emulator knows a review's comments by `position` only: they go in one by one, with the line and the side that they have. */
async function forward(
  github: EmulatedGitHub,
  operation: Operation,
  method: string,
  url: URL,
  body: unknown,
  token: string,
): Promise<Answer> {
  if (method === 'POST' && operation.template.endsWith('/reviews')) {
    const { comments = [], ...review } = body as { comments?: object[]; commit_id: string };
    const made = await github.request('POST', url.pathname, token, review);
    const target = url.pathname.replace(/\/reviews$/u, '/comments');
    for (const comment of made.status < 300 ? comments : []) {
      await github.request('POST', target, token, { ...comment, commit_id: review.commit_id });
    }
    return made;
  }
  const response = await fetch(`${github.url}${url.pathname}${url.search}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const link = response.headers.get('link');
  return {
    status: response.status,
    data: await response.json().catch(() => undefined),
    // The next page must be asked for here, not at the emulator.
    ...(link === null
      ? {}
      : { headers: { link: link.replaceAll(/<[^>]*?(\?[^>]*)>/gu, `<http://${url.host}${url.pathname}$1>`) } }),
  };
}

/** The pull request, where it is one of those that are asked for: `state=open`, `head=owner:branch`. */
function matchingPulls(github: EmulatedGitHub, pull: PullFacts, url: URL): object[] {
  const { head, base, headOwner = github.owner, headBranch = 'change' } = pull;
  const wanted = url.searchParams.get('head');
  if (wanted !== null && wanted !== `${headOwner}:${headBranch}`) return [];
  return [
    {
      number: github.pullNumber,
      state: 'open',
      head: { sha: head, ref: headBranch },
      base: { sha: base ?? head, ref: 'main' },
    },
  ];
}

function artifactAnswer(artifacts: ReadonlyMap<number, Artifact>, operation: Operation, url: URL): Answer {
  const id = Number(operation.params.get('artifact_id'));
  if (Number.isInteger(id)) {
    if (!artifacts.has(id)) return { status: 404, data: { message: 'Not Found' } };
    return { status: 302, data: undefined, headers: { location: `${url.origin}/artifact-archive/${id}` } };
  }
  const name = url.searchParams.get('name');
  const found = [...artifacts].filter(
    ([, artifact]) =>
      artifact.run === Number(operation.params.get('run_id')) && artifact.name === (name ?? artifact.name),
  );
  const listed = found.map(([each, { name: title, archive }]) => ({
    id: each,
    name: title,
    size_in_bytes: archive.length,
    expired: false,
  }));
  return { status: 200, data: { total_count: listed.length, artifacts: listed } };
}

function page(items: readonly unknown[], url: URL): Answer {
  const size = Number(url.searchParams.get('per_page') ?? 30);
  const number = Number(url.searchParams.get('page') ?? 1);
  const more = items.length > size * number;
  return {
    status: 200,
    data: items.slice(size * (number - 1), size * number),
    ...(more
      ? { headers: { link: `<${url.origin}${url.pathname}?per_page=${size}&page=${number + 1}>; rel="next"` } }
      : {}),
  };
}

function faultAnswer(fault: Extract<FaultAnswer, { kind: 'status' }>): Answer {
  return {
    status: fault.status,
    data: { message: fault.message },
    ...(fault.headers === undefined ? {} : { headers: fault.headers }),
  };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? undefined : JSON.parse(text);
}
