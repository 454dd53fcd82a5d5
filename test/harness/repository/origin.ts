import { mkdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { commitStream, type Files } from './fast-import.ts';
import { git } from './git-command.ts';

/** A repository as GitHub holds it: a main branch, one pull request, and its merge commit. */
export interface Origin {
  readonly directory: string;
  /** Address to clone from. A `file:` address takes depth and filters, a plain path would not. */
  readonly url: string;
  /** Where main was when the pull request branched off. */
  readonly forkPoint: string;
  readonly main: string;
  readonly head: string;
  /** `refs/pull/1/merge`: the pull request on top of main. */
  readonly merge: string;
}

export interface OriginSpec {
  readonly base: Files;
  /** What the pull request changes. */
  readonly head: Files;
  /** What landed on main since the pull request branched off. */
  readonly landed?: Files;
}

const START = 1_700_000_000;

/** Makes the repository in an empty directory. The same specification makes the same commit ids. */
export function createOrigin(directory: string, spec: OriginSpec): Origin {
  mkdirSync(directory, { recursive: true });
  git(directory, ['init', '--quiet', '--bare', '--initial-branch=main']);
  for (const option of ['uploadpack.allowAnySHA1InWant', 'uploadpack.allowFilter'])
    git(directory, ['config', option, 'true']);
  add(directory, { ref: 'refs/heads/main', message: 'base', parents: [], files: spec.base, time: START });
  const forkPoint = revision(directory, 'refs/heads/main');
  if (spec.landed !== undefined) {
    add(directory, {
      ref: 'refs/heads/main',
      message: 'landed',
      parents: ['refs/heads/main^0'],
      files: spec.landed,
      time: START + 10,
    });
  }
  add(directory, {
    ref: 'refs/pull/1/head',
    message: 'pull request',
    parents: [forkPoint],
    files: spec.head,
    time: START + 20,
  });
  return mergedOrigin(directory, forkPoint, spec.head, START + 30);
}

/** A further push to the pull request. `files` is what it changes, `all` what the pull request changes in all. */
export function pushToPull(origin: Origin, files: Files, all: Files, step: number): Origin {
  const time = START + 100 * step;
  add(origin.directory, {
    ref: 'refs/pull/1/head',
    message: `push ${step}`,
    parents: ['refs/pull/1/head^0'],
    files,
    time,
  });
  return mergedOrigin(origin.directory, origin.forkPoint, all, time + 30);
}

function mergedOrigin(directory: string, forkPoint: string, changes: Files, time: number): Origin {
  const main = revision(directory, 'refs/heads/main');
  const head = revision(directory, 'refs/pull/1/head');
  git(directory, ['update-ref', '-d', 'refs/pull/1/merge']);
  add(directory, { ref: 'refs/pull/1/merge', message: 'merge', parents: [main, head], files: changes, time });
  const merge = revision(directory, 'refs/pull/1/merge');
  return { directory, url: pathToFileURL(directory).href, forkPoint, main, head, merge };
}

function add(directory: string, commit: Parameters<typeof commitStream>[0]): void {
  git(directory, ['fast-import', '--quiet', '--force'], commitStream(commit));
}

function revision(directory: string, ref: string): string {
  return git(directory, ['rev-parse', '--verify', ref]).trim();
}
