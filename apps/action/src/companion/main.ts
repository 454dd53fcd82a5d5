import * as core from '@actions/core';
import { ActionError } from '../action-error.ts';
import { readEnvironment, readEventFile } from '../environment.ts';
import { octokitApi } from '../github/octokit-api.ts';
import { runnerJob } from '../job.ts';
import { keepSecret } from '../secret.ts';
import { commentForRun } from './comment.ts';
import { readCompanionInputs } from './inputs.ts';
import { runApi } from './run-api.ts';
import { parseWorkflowRun } from './workflow-run.ts';

/** The companion action: reads nothing of any checkout, and needs none. */
export async function commentMain(): Promise<void> {
  const job = runnerJob();
  try {
    const environment = readEnvironment(process.env);
    const { token, artifactName, ...inputs } = readCompanionInputs((name) => core.getInput(name));
    keepSecret(token);
    const run = parseWorkflowRun(environment.eventName, await readEventFile(environment.eventPath));
    const { owner, name: repo } = environment.repository;
    const access = { token, apiUrl: environment.apiUrl, owner, repo, log: job.info };
    await commentForRun({
      job,
      environment,
      run,
      artifactName,
      inputs,
      runs: runApi(access),
      connect: (pullNumber) => octokitApi({ ...access, pullNumber }),
    });
  } catch (error) {
    const hint = error instanceof ActionError ? ` (${error.hint})` : '';
    job.fail(`${error instanceof Error ? error.message : String(error)}${hint}`);
  }
}
