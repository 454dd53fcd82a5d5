import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as core from '@actions/core';
import { ActionError } from './action-error.ts';
import { actionsCache } from './cache/actions-cache.ts';
import type { FactsCache } from './cache/facts-cache.ts';
import { makerIdentity } from './cache/maker-identity.ts';
import { engine } from './engine.ts';
import { readEnvironment, readEventFile } from './environment.ts';
import { parseEvent } from './event.ts';
import { withGit } from './git/credentials.ts';
import { octokitApi } from './github/octokit-api.ts';
import { readInputs } from './inputs.ts';
import { runnerJob } from './job.ts';
import { run } from './run.ts';
import { keepSecret } from './secret.ts';

/** Reads what the runner says, and runs. Every error ends as one line of the job's page, and as a failed job. */
export async function main(): Promise<void> {
  const job = runnerJob();
  try {
    const environment = readEnvironment(process.env);
    const inputs = readInputs((name) => core.getInput(name), environment.workspace);
    keepSecret(inputs.token);
    const event = parseEvent(environment.eventName, await readEventFile(environment.eventPath));
    if (event.kind === 'pull_request' && event.privileged) {
      job.warning(
        'pull_request_target runs with a token that can write. Nothing of the checkout is executed here; see to it that no other step does.',
      );
    }
    const { owner, name, server } = environment.repository;
    await withGit(inputs.root, inputs.token, server, (git) =>
      run({
        job,
        environment,
        event,
        inputs,
        git,
        engine,
        cache: inputs.cache ? factsCache(environment.temp, job.info) : null,
        connect: (pullNumber) =>
          inputs.token === ''
            ? null
            : octokitApi({
                token: inputs.token,
                apiUrl: environment.apiUrl,
                owner,
                repo: name,
                pullNumber,
                log: job.info,
              }),
      }),
    );
  } catch (error) {
    const hint = error instanceof ActionError ? ` (${error.hint})` : '';
    job.fail(`${error instanceof Error ? error.message : String(error)}${hint}`);
    if (error instanceof Error && error.stack !== undefined) core.debug(error.stack);
  }
}

/** Only a bundle knows which code makes its facts: from sources nothing is kept. */
function factsCache(temp: string, log: (message: string) => void): FactsCache | null {
  const dist = dirname(fileURLToPath(import.meta.url));
  if (!existsSync(join(dist, 'index-worker.js'))) return null;
  return actionsCache({ directory: join(temp, 'nonesuch', 'index'), maker: makerIdentity(dist), log });
}
