import { connect, type GitHubAccess } from '../github/octokit-api.ts';
import type { WorkflowRun } from './workflow-run.ts';

/** What the companion asks of GitHub about a finished run. */
export interface RunApi {
  /** The open pull request whose head is the very commit of the run, or null: there is none, or it was pushed to since. */
  pullOf(run: WorkflowRun): Promise<PullOfRun | null>;
  /** The run's artifact of this name, or null. Its size is GitHub's own measure. */
  artifact(run: WorkflowRun, name: string): Promise<{ readonly id: number; readonly bytes: number } | null>;
  download(artifact: number): Promise<Buffer>;
}

export interface PullOfRun {
  readonly number: number;
  readonly baseSha: string;
}

export function runApi(access: Omit<GitHubAccess, 'pullNumber'>): RunApi {
  const octokit = connect(access);
  const repository = { owner: access.owner, repo: access.repo };
  return {
    async pullOf(run) {
      const head = `${run.headOwner}:${run.headBranch}`;
      const { data } = await octokit.rest.pulls.list({ ...repository, state: 'open', head, per_page: 100 });
      const pull = data.find((each) => each.head.sha === run.headSha);
      return pull === undefined ? null : { number: pull.number, baseSha: pull.base.sha };
    },
    async artifact(run, name) {
      const { data } = await octokit.rest.actions.listWorkflowRunArtifacts({
        ...repository,
        run_id: run.id,
        name,
        per_page: 100,
      });
      const found = data.artifacts.find((each) => each.name === name && !each.expired);
      return found === undefined ? null : { id: found.id, bytes: found.size_in_bytes };
    },
    async download(artifact) {
      const { data } = await octokit.rest.actions.downloadArtifact({
        ...repository,
        artifact_id: artifact,
        archive_format: 'zip',
      });
      return Buffer.from(data as ArrayBuffer);
    },
  };
}
