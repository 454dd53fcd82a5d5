import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderSize } from './cases.mjs';
import { run } from './measure.mjs';
import { rounded } from './numbers.mjs';
import { syntheticRepository } from './synthetic.mjs';

const command = join(import.meta.dirname, '../../apps/cli/bin/nonesuch.js');

/**
 * How the cost of `index` grows with the number of files, and what a pull request of ten files costs beside it where the
 * branch that it goes to is in the cache: once for each size, all in one run.
 */
export async function scale(sizes, scratch, log) {
  const points = [];
  for (const files of sizes) {
    const root = join(scratch, `synthetic-${files}`);
    const indexDir = join(scratch, `synthetic-${files}-index`);
    mkdirSync(root);
    const bytes = syntheticRepository(root, files);
    const index = ['index', '--head', 'main', '--root', root, '--index-dir', indexDir, '--json', '--quiet'];
    const cold = await run(process.execPath, [command, ...index]);
    const again = await run(process.execPath, [command, ...index]);
    const warm = ['--root', root, '--index-dir', `${indexDir}-warm`, '--json', '--quiet'];
    await run(process.execPath, [command, 'index', '--head', 'base', ...warm]);
    const removed = ['removed', '--base', 'base', '--head', 'main'];
    const change = await run(process.execPath, [command, ...removed, ...warm], { accept: [0, 1] });
    points.push({
      files,
      counted_files: JSON.parse(cold.stdout).coverage.files.tracked,
      source_mb: rounded(bytes / 1e6, 2),
      ms: Math.round(cold.ms),
      cpu_ms: cold.cpu_ms,
      peak_mb: cold.peak_mb,
      again_ms: Math.round(again.ms),
      change: {
        ms: Math.round(change.ms),
        cpu_ms: change.cpu_ms,
        ratio: rounded(change.ms / cold.ms, 3),
        cpu_ratio: cold.cpu_ms === null ? null : rounded(change.cpu_ms / cold.cpu_ms, 3),
        removed: JSON.parse(change.stdout).summary.removed,
      },
      index_mb: rounded(folderSize(indexDir) / 1e6, 2),
    });
    log(`synthetic: ${JSON.stringify(points.at(-1))}`);
    rmSync(root, { recursive: true, force: true });
    for (const dir of [indexDir, `${indexDir}-warm`]) rmSync(dir, { recursive: true, force: true });
  }
  return points;
}
