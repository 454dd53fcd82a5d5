import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const house = fileURLToPath(new URL('../../../', import.meta.url));

/** Names what the engine's answers came from: those of another build are asked again. */
export function engineBuild(built: boolean): string {
  const hash = createHash('sha256');
  for (const folder of ['packages/schema', 'packages/core', 'packages/indexer', 'packages/query']) {
    const room = join(house, folder, built ? 'dist' : 'src');
    const files = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(ts|js|wasm)$/.test(name),
    );
    for (const name of files.sort()) hash.update(name).update(readFileSync(join(room, name)));
  }
  return hash.digest('hex').slice(0, 10);
}
