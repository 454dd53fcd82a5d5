import { resolve } from 'node:path';
import { CliError } from './cli-error.ts';

export const REPORTERS = ['text', 'markdown', 'github', 'sarif', 'json'] as const;
export type ReporterName = (typeof REPORTERS)[number];

export const FAIL_ON = ['none', 'inconclusive', 'referenced'] as const;
export type FailOn = (typeof FAIL_ON)[number];

/** What commander makes of the options that every command takes. */
export interface GlobalFlags {
  readonly root?: string;
  readonly json?: boolean;
  readonly reporter?: string;
  readonly output?: string;
  readonly scope?: readonly string[];
  readonly indexDir?: string;
  readonly cache?: boolean;
  readonly onDemand?: boolean;
  readonly failOn?: string;
  readonly verbose?: boolean;
  readonly quiet?: boolean;
}

/** The options that every command takes, checked. */
export interface GlobalOptions {
  /** Absolute. */
  readonly root: string;
  readonly reporter: ReporterName;
  readonly output: string | undefined;
  /** Paths from the root, with `/`, without a slash at the end. Empty: everything. */
  readonly scope: readonly string[];
  readonly indexDir: string | undefined;
  readonly cache: boolean;
  /** Whether a question has all files parsed before it, and not those alone that it leads to. */
  readonly onDemand: boolean;
  readonly failOn: FailOn | undefined;
  readonly verbose: boolean;
  readonly quiet: boolean;
}

/** @throws CliError `usage` (exit 2) */
export function checkOptions(flags: GlobalFlags, cwd: string): GlobalOptions {
  return {
    root: resolve(cwd, flags.root ?? '.'),
    reporter: flags.json === true ? 'json' : oneOf('--reporter', flags.reporter ?? 'text', REPORTERS),
    output: flags.output,
    scope: (flags.scope ?? []).map(scopePath),
    indexDir: flags.indexDir === undefined ? undefined : resolve(cwd, flags.indexDir),
    cache: flags.cache ?? true,
    onDemand: flags.onDemand ?? false,
    failOn: flags.failOn === undefined ? undefined : oneOf('--fail-on', flags.failOn, FAIL_ON),
    verbose: flags.verbose ?? false,
    quiet: flags.quiet ?? false,
  };
}

function oneOf<T extends string>(option: string, value: string, values: readonly T[]): T {
  const known = values.find((each) => each === value);
  if (known !== undefined) return known;
  throw usage(`${option} does not take this value`, value, `one of ${values.join(', ')}`);
}

function scopePath(path: string): string {
  const clean = path
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/u, '')
    .replace(/\/+$/u, '');
  if (clean.startsWith('/') || clean.split('/').includes('..')) {
    throw usage(
      '--scope takes a path inside of the repository',
      path,
      'relative to its root, for example --scope packages/core',
    );
  }
  return clean === '.' ? '' : clean;
}

export function usage(what: string, where: string, hint = ''): CliError {
  return new CliError({ code: 'usage', what, where, hint, exit: 2 });
}
