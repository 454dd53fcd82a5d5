import { readdir, readFile } from 'node:fs/promises';
import { parseTrap } from './parse-trap.ts';
import type { Trap } from './trap.ts';

const fixtures = new URL('fixtures/', import.meta.url);

/**
 * Reads the fixtures, in the order of their names.
 *
 * @param only prefixes of ids (`T0`, `T186.control`); none means all
 * @throws TrapFormatError
 */
export async function loadTraps(only: readonly string[] = []): Promise<Trap[]> {
  const ids = (await readdir(fixtures))
    .filter((name) => name.endsWith('.txtar'))
    .map((name) => name.slice(0, -'.txtar'.length))
    .filter((id) => only.length === 0 || only.some((prefix) => id.startsWith(prefix)))
    .sort();
  return Promise.all(ids.map(async (id) => parseTrap(id, await readFile(new URL(`${id}.txtar`, fixtures), 'utf8'))));
}
