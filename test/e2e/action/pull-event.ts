import type { EmulatedGitHub } from '../../harness/github/emulated-github.ts';
import type { Origin } from '../../harness/repository/origin.ts';

/** The event of a pull request as GitHub sends it, as far as anybody reads it. */
export function pullEvent(
  github: EmulatedGitHub,
  origin: Origin,
  fork: boolean,
  name = 'pull_request',
): { readonly name: string; readonly payload: unknown } {
  const repo = { full_name: `${github.owner}/${github.repo}` };
  const pull = {
    number: github.pullNumber,
    head: { sha: origin.head, ref: 'change', repo: fork ? { full_name: `forker/${github.repo}` } : repo },
    base: { sha: origin.main, ref: 'main', repo },
  };
  return { name, payload: { action: 'synchronize', number: github.pullNumber, pull_request: pull, repository: repo } };
}
