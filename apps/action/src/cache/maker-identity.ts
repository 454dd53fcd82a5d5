import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names the code that makes facts: a hash of the worker and of every grammar in the bundle. A new release of the Action, or a new
 * grammar in it, never reads the facts of another one.
 */
export function makerIdentity(dist: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(dist).filter((file) => file === 'index-worker.js' || file.endsWith('.wasm'));
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(join(dist, file)));
  return hash.digest('hex').slice(0, 16);
}
