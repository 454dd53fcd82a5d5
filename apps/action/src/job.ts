import * as core from '@actions/core';
import type { Annotation } from './annotation/annotations.ts';
import type { OutputName } from './outputs.ts';
import { logLine } from './text/log-line.ts';
import type { Markdown } from './text/markdown.ts';

/** The running job: its log, its outputs and its summary. The only place that writes a workflow command. */
export interface Job {
  info(message: string): void;
  notice(message: string): void;
  warning(message: string): void;
  annotate(annotation: Annotation): void;
  output(name: OutputName, value: string): void;
  /** Appends to the summary of the job. A summary that cannot be written is a warning, not a failure. */
  summarize(text: Markdown): Promise<void>;
  /** Fails the job, with the error that its page shows. */
  fail(message: string): void;
}

/** The job that the runner started this process for. Every command goes through the toolkit, which escapes it. */
export function runnerJob(): Job {
  return {
    info: (message) => core.info(logLine(message)),
    notice: (message) => core.notice(logLine(message)),
    warning: (message) => core.warning(logLine(message)),
    annotate({ kind, title, message, path, line, column }) {
      const say = kind === 'error' ? core.error : core.warning;
      say(logLine(message), { title, file: path, startLine: line, startColumn: column });
    },
    output: (name, value) => core.setOutput(name, value),
    async summarize(text) {
      if (!process.env.GITHUB_STEP_SUMMARY) return;
      try {
        await core.summary.addRaw(`${text}\n`).write();
      } catch (error) {
        core.warning(
          logLine(`the summary could not be written: ${error instanceof Error ? error.message : String(error)}`),
        );
      }
    },
    fail: (message) => core.setFailed(logLine(message)),
  };
}
