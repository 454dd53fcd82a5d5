import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { run } from './measure.mjs';

/**
 * Builds the floor, where a C compiler is there.
 *
 * @returns {{ program: string | null, why: string | null }}
 */
export function buildFloor() {
  try {
    const built = execFileSync('sh', [join(import.meta.dirname, 'floor/build.sh')], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return { program: built.trim(), why: null };
  } catch (error) {
    const said = String(error.stderr ?? error.message)
      .trim()
      .split('\n')
      .at(-1);
    return { program: null, why: `the floor could not be built: ${said}` };
  }
}

/** Parses the sources once. Its clock starts when the files are read. */
export async function runFloor(program, list, threads) {
  const { stdout } = await run(program, [String(threads), '1'], { input: list });
  const { files, bytes, rounds } = JSON.parse(stdout);
  return { ms: rounds[0].ms, cpu_ms: rounds[0].cpu_ms, peak_mb: null, files, bytes };
}
