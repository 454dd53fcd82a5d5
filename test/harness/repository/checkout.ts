import { mkdirSync } from 'node:fs';
import { git } from './git-command.ts';
import type { Origin } from './origin.ts';

export interface CheckoutOptions {
  /** Commits to fetch; 0 fetches all of the history, as `fetch-depth: 0` does. */
  readonly depth: number;
  /** What is checked out: the merge commit, as for the event, or the head by `ref: ${{ … head.sha }}`, or the base. */
  readonly what?: 'merge' | 'head' | 'main';
  /** Partial clone: `blob:none`. */
  readonly filter?: string;
}

/** Checks out as actions/checkout does: an empty repository, one fetch, a detached head. */
export function checkOut(origin: Origin, directory: string, { depth, what = 'merge', filter }: CheckoutOptions): void {
  const commit = origin[what];
  mkdirSync(directory, { recursive: true });
  git(directory, ['init', '--quiet', '--initial-branch=main']);
  git(directory, ['remote', 'add', 'origin', origin.url]);
  const all = ['+refs/heads/*:refs/remotes/origin/*', '+refs/pull/1/*:refs/remotes/pull/1/*'];
  git(directory, [
    'fetch',
    '--quiet',
    '--no-tags',
    ...(filter === undefined ? [] : [`--filter=${filter}`]),
    ...(depth === 0 ? [] : [`--depth=${depth}`]),
    'origin',
    ...(depth === 0 ? all : [`+${commit}:refs/remotes/pull/1/${what}`]),
  ]);
  git(directory, ['checkout', '--quiet', '--force', '--detach', commit]);
}
