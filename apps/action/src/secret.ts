import { setSecret } from '@actions/core';

/** Variables by which a token would reach git and the workers, which need none. */
const CARRIERS = ['INPUT_GITHUB-TOKEN', 'GITHUB_TOKEN', 'GH_TOKEN'] as const;

/** Has the runner mask the token wherever it is printed, and takes it out of what child processes and workers inherit. */
export function keepSecret(token: string): void {
  if (token !== '') setSecret(token);
  for (const name of CARRIERS) delete process.env[name];
}
