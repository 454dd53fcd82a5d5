import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderSize } from './cases.mjs';
import { run } from './measure.mjs';
import { rounded } from './numbers.mjs';
import { syntheticRepository } from './synthetic.mjs';

const command = join(import.meta.dirname, '../../apps/cli/bin/nonesuch.js');

/** How the cost of `index` grows with the number of files: once for each size. */
export async function scale(sizes, scratch, log) {
  const points = [];
  for (const files of sizes) {
    const root = join(scratch, `synthetic-${files}`);
    const indexDir = join(scratch, `synthetic-${files}-index`);
    mkdirSync(root);
    const bytes = syntheticRepository(root, files);
    const index = ['index', '--root', root, '--index-dir', indexDir, '--json', '--quiet'];
    const cold = await run(process.execPath, [command, ...index]);
    const again = await run(process.execPath, [command, ...index]);
    points.push({
      files,
      counted_files: JSON.parse(cold.stdout).coverage.files.tracked,
      source_mb: rounded(bytes / 1e6, 2),
      ms: Math.round(cold.ms),
      cpu_ms: cold.cpu_ms,
      peak_mb: cold.peak_mb,
      again_ms: Math.round(again.ms),
      index_mb: rounded(folderSize(indexDir) / 1e6, 2),
    });
    log(`synthetic: ${JSON.stringify(points.at(-1))}`);
    rmSync(root, { recursive: true, force: true });
    rmSync(indexDir, { recursive: true, force: true });
  }
  return points;
}
