import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { editDistance } from 'nonesuch-query';
import { type Configuration, schemas, validateConfiguration } from 'nonesuch-schema';
import { CliError } from './cli-error.ts';

export const CONFIGURATION_FILE = 'nonesuch.json';

const MAX_BYTES = 1024 * 1024;

/**
 * Reads `nonesuch.json` from the root of the checkout: JSON with comments, data only. Where there is none, the
 * defaults hold.
 *
 * @throws CliError `invalid_configuration` (exit 2)
 */
export function readConfiguration(root: string): Configuration {
  const text = readRegularFile(join(root, CONFIGURATION_FILE));
  return text === null ? {} : parseConfiguration(text);
}

/** @throws CliError `invalid_configuration` (exit 2): syntax, an unknown key (with a near name), a value out of range */
export function parseConfiguration(text: string): Configuration {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true });
  const [first] = errors;
  if (first !== undefined) throw invalid(`${printParseErrorCode(first.error)} ${placeOf(text, first.offset)}`);
  if (tree === undefined) throw invalid('it is empty');
  for (const key of keysOf(tree)) refuseUnknownKey(key);
  refuseTwins(tree);
  const value: unknown = getNodeValue(tree);
  const result = validateConfiguration(value);
  if (!result.valid) {
    const [error] = result.errors;
    throw invalid(`${error?.path ?? ''} ${error?.message ?? 'is not valid'}`.trim());
  }
  return value as Configuration;
}

/** Keys as they are written: a parsed object hides `__proto__`, and all but the last of two that are the same. */
function keysOf(node: Node): string[] {
  if (node.type !== 'object') return [];
  return (node.children ?? []).map((property) => String(property.children?.[0]?.value));
}

function refuseUnknownKey(key: string): void {
  const known = Object.keys(schemas.configuration.properties);
  if (known.includes(key)) return;
  const near = known.filter((each) => editDistance(each, key.toLowerCase().replace(/-/gu, '_'), 3) <= 3);
  throw invalid(
    `unknown key "${key}"`,
    near.length > 0 ? `did you mean "${near[0]}"?` : `known keys: ${known.join(', ')}`,
  );
}

function refuseTwins(node: Node): void {
  const seen = new Set(['__proto__']);
  for (const key of keysOf(node)) {
    if (seen.has(key))
      throw invalid(`the key "${key}" ${key === '__proto__' ? 'has no meaning' : 'stands there twice'}`);
    seen.add(key);
  }
  for (const child of node.children ?? []) refuseTwins(child);
}

function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/u);
  return `at line ${before.length}, column ${before.at(-1)!.length + 1}`;
}

function invalid(where: string, hint = 'see schemas/configuration.schema.json'): CliError {
  return new CliError({
    code: 'invalid_configuration',
    what: `${CONFIGURATION_FILE} is not valid`,
    where,
    hint,
    exit: 2,
  });
}

/** The file is a stranger's: no link is followed out of the checkout, no device or pipe is read. */
function readRegularFile(path: string): string | null {
  let descriptor: number;
  try {
    descriptor = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw invalid((error as NodeJS.ErrnoException).code ?? 'cannot be read', 'it must be a regular file');
  }
  try {
    const stat = fstatSync(descriptor);
    if (!stat.isFile()) throw invalid('it is no regular file', 'replace it with a file');
    if (stat.size > MAX_BYTES) throw invalid(`it has ${stat.size} bytes`, `at most ${MAX_BYTES} are read`);
    return readFileSync(descriptor, 'utf8').replace(/^\ufeff/u, '');
  } finally {
    closeSync(descriptor);
  }
}
