import { afterEach } from 'vitest';
import type { Exchange } from '../../harness/github/strict-proxy.ts';
import type { ActionResult } from '../../harness/runner/run-action.ts';
import type { Stage } from './stage.ts';

/** One run as its golden file keeps it: what was asked of GitHub, with the answers, and what the runner was told. */
export function runStory(
  event: string,
  inputs: Readonly<Record<string, string>>,
  transcript: readonly Exchange[],
  { code, outputs, commands }: ActionResult,
): string {
  const given = Object.entries(inputs).map(([name, value]) => ` ${name}=${value}`);
  // What libraries say to a debugger carries times, folders and sizes.
  const said = commands.filter((command) => !/^::(?:add-mask|debug)::/u.test(command));
  const lines = [
    `${event}${given.join('')}`,
    ...transcript.map(({ method, path, query, status }) => `  ${method} ${path}${query} ${status}`),
    ...said.map((command) => `  ${command}`),
    `  exit ${code}, verdict ${outputs.get('verdict') ?? 'none'}`,
  ];
  // Commits that the Action makes itself carry the time; a port is another one each time.
  return `${lines
    .join('\n')
    .replace(/\b[0-9a-f]{12,40}\b/gu, '<commit>')
    .replace(/localhost:\d+|127\.0\.0\.1:\d+/gu, '<host>')}\n`;
}

/** Holds every run of a file's scenarios to its golden file, `golden/<file>/<scenario>.txt`. */
export function keepStories(file: string, stage: () => Stage): void {
  afterEach(async ({ task, expect }) => {
    const story = stage().story();
    if (story !== '') await expect(story).toMatchFileSnapshot(`golden/${file}/${slug(task.name)}.txt`);
  });
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')
    .slice(0, 80);
}
