import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { editDistance } from 'nonesuch-query';
import { type Configuration, schemas, validate } from 'nonesuch-schema';
import { ActionError } from './action-error.ts';
import type { Git } from './git/git.ts';
import { printable } from './text/printable.ts';

export const CONFIGURATION_FILE = 'nonesuch.json';

/** Largest configuration that is read, in bytes. */
const LIMIT = 1_000_000;

/**
 * Reads the configuration from a commit, never from the working tree: no link is followed, and it is known which revision it is of.
 *
 * @param path as the input `config` has it; null for the default, which need not exist
 * @throws ActionError `bad_configuration`, naming what is wrong and a near name for an unknown key
 */
export async function readConfiguration(git: Git, commit: string, path: string | null): Promise<Configuration> {
  const object = `${commit}:${path ?? CONFIGURATION_FILE}`;
  const { stdout: type } = await git.run(['cat-file', '-t', object]);
  if (type.trim() !== 'blob') {
    if (path === null) return {};
    throw bad(
      `${printable(path, 100)} is not in ${commit.slice(0, 12)}`,
      'Set the input config to a path from the root of the repository.',
    );
  }
  const size = Number((await git.run(['cat-file', '-s', object])).stdout);
  if (!(size <= LIMIT))
    throw bad(`${printable(path ?? CONFIGURATION_FILE, 100)} is larger than a megabyte`, 'Make it smaller.');
  return parseConfiguration((await git.run(['cat-file', 'blob', object])).stdout);
}

/** @throws ActionError `bad_configuration` */
export function parseConfiguration(text: string): Configuration {
  const errors: ParseError[] = [];
  const value: unknown = parse(text.replace(/^\ufeff/u, ''), errors, { allowTrailingComma: true });
  const error = errors[0];
  if (error !== undefined)
    throw bad(`${printParseErrorCode(error.error)} at offset ${error.offset}`, 'It is JSON with comments.');
  refuseUnknownKeys(value);
  const validation = validate('configuration', value);
  if (!validation.valid) {
    const first = validation.errors[0];
    throw bad(`${first?.path ?? ''} ${first?.message ?? ''}`.trim(), 'See schemas/configuration.schema.json.');
  }
  return value as Configuration;
}

function refuseUnknownKeys(value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const known = Object.keys(schemas.configuration.properties);
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue;
    const near = known.find((candidate) => editDistance(candidate, key, 3) <= 2);
    throw bad(
      `unknown key ${printable(key, 60)}`,
      near === undefined ? `Known keys: ${known.join(', ')}.` : `Did you mean ${near}?`,
    );
  }
}

function bad(message: string, hint: string): ActionError {
  return new ActionError('bad_configuration', `the configuration cannot be used: ${message}`, hint);
}
