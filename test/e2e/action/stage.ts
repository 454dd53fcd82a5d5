import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { type EmulatedGitHub, emulateGitHub } from '../../harness/github/emulated-github.ts';
import { type StrictProxy, startStrictProxy } from '../../harness/github/strict-proxy.ts';
import { type CheckoutOptions, checkOut } from '../../harness/repository/checkout.ts';
import type { Files } from '../../harness/repository/fast-import.ts';
import { createOrigin, type Origin, type OriginSpec, pushToPull } from '../../harness/repository/origin.ts';
import { pullFiles } from '../../harness/repository/pull-files.ts';
import { type ActionResult, node24, runAction } from '../../harness/runner/run-action.ts';
import { pullEvent } from './pull-event.ts';
import { runStory } from './run-story.ts';

/** What a run may differ in from the usual one: a pull request of the same repository, checked out with depth 2. */
export interface RunOptions {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly fork?: boolean;
  readonly checkout?: CheckoutOptions;
  readonly event?: { readonly name: string; readonly payload: unknown };
  readonly node?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** A workspace that is there already, instead of a checkout. */
  readonly workspace?: string;
  /** `comment.js` for the companion action. */
  readonly entry?: string;
}

/** A repository on an emulated GitHub, with one pull request, and the bundle in a folder of its own. */
export interface Stage {
  readonly github: EmulatedGitHub;
  readonly proxy: StrictProxy;
  readonly directory: string;
  readonly origin: Origin;
  run(options?: RunOptions): Promise<ActionResult>;
  /** A further push: `files` is what it changes, `all` what the pull request changes in all. */
  push(files: Files, all: Files): void;
  /** What happened since the last call: each run, what it asked of GitHub, and what it told the runner. */
  story(): string;
  comments(): Promise<{ user: { login: string }; body: string }[]>;
  reviewComments(): Promise<{ path: string; line: number; side: string; body: string; user: { login: string } }[]>;
  /** Checks that no request was one that GitHub would not take, and clears up. */
  close(): Promise<readonly string[]>;
}

// Several processes for each test: on a busy machine the usual limit says nothing about them.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

/** The Node that runs the bundle: the one of the tests, or 24 where `NONESUCH_E2E_NODE=24` asks for it. */
const NODE = process.env.NONESUCH_E2E_NODE === '24' ? node24 : process.execPath;
const DIST = fileURLToPath(new URL('../../../apps/action/dist', import.meta.url));

export async function setStage(spec: OriginSpec): Promise<Stage> {
  const directory = mkdtempSync(join(tmpdir(), 'nonesuch-action-'));
  // Alone in an empty folder: nothing of this repository's node_modules can be found from there.
  cpSync(DIST, join(directory, 'dist'), { recursive: true });
  let origin = createOrigin(join(directory, 'origin'), spec);
  const github = await emulateGitHub();
  const proxy = await startStrictProxy(github, { head: origin.head, files: pullFiles(origin) });
  const repository = `/repos/${github.owner}/${github.repo}`;
  let runs = 0;
  let told: string[] = [];

  const read = async (path: string) =>
    (await github.request('GET', `${repository}${path}?per_page=100`, github.personToken)).data as never;
  return {
    github,
    proxy,
    directory,
    get origin() {
      return origin;
    },
    async run(options = {}) {
      const place = join(directory, `run${++runs}`);
      const workspace = options.workspace ?? join(place, 'workspace');
      if (options.workspace === undefined) checkOut(origin, workspace, options.checkout ?? { depth: 2 });
      proxy.rewind();
      const event = options.event ?? pullEvent(github, origin, options.fork ?? false);
      const result = await runAction({
        entry: join(directory, 'dist', options.entry ?? 'index.js'),
        directory: place,
        workspace,
        inputs: { 'github-token': options.token ?? github.writeToken, ...options.inputs },
        event,
        apiUrl: proxy.url,
        repository: `${github.owner}/${github.repo}`,
        sha: origin.merge,
        node: options.node ?? NODE,
        ...(options.environment === undefined ? {} : { environment: options.environment }),
      });
      told.push(runStory(event.name, options.inputs ?? {}, proxy.transcript, result));
      return result;
    },
    push(files, all) {
      origin = pushToPull(origin, files, all, runs + 1);
      proxy.pull = { head: origin.head, files: pullFiles(origin) };
    },
    story() {
      const story = told.join('\n');
      told = [];
      return story;
    },
    comments: () => read(`/issues/${github.pullNumber}/comments`),
    reviewComments: () => read(`/pulls/${github.pullNumber}/comments`),
    async close() {
      const violations = [...proxy.violations];
      await proxy.close();
      await github.close();
      rmSync(directory, { recursive: true, force: true });
      return violations;
    },
  };
}
