import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'nonesuch-schema';
import { CONFIGURATION_FILE, invalidConfiguration } from './invalid-configuration.ts';

const MAX_BYTES = 1024 * 1024;

/**
 * Reads `nonesuch.json` from the root of the checkout: JSON with comments, data only. Where there is none, the
 * defaults hold, and nothing is loaded that could read one.
 *
 * @throws CliError `invalid_configuration` (exit 2)
 */
export async function readConfiguration(root: string): Promise<Configuration> {
  const text = readRegularFile(join(root, CONFIGURATION_FILE));
  if (text === null) return {};
  const { parseConfiguration } = await import('./parse-configuration.ts');
  return parseConfiguration(text);
}

/** The file is a stranger's: no link is followed out of the checkout, no device or pipe is read. */
function readRegularFile(path: string): string | null {
  let descriptor: number;
  try {
    descriptor = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw invalidConfiguration((error as NodeJS.ErrnoException).code ?? 'cannot be read', 'it must be a regular file');
  }
  try {
    const stat = fstatSync(descriptor);
    if (!stat.isFile()) throw invalidConfiguration('it is no regular file', 'replace it with a file');
    if (stat.size > MAX_BYTES) throw invalidConfiguration(`it has ${stat.size} bytes`, `at most ${MAX_BYTES} are read`);
    return readFileSync(descriptor, 'utf8').replace(/^\ufeff/u, '');
  } finally {
    closeSync(descriptor);
  }
}
