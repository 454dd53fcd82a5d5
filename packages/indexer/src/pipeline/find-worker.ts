import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Where the worker lies: beside the bundle, or in `dist` where this module runs from its source. */
export function findWorker(): string | null {
  for (const candidate of ['./index-worker.js', '../../dist/index-worker.js']) {
    const file = fileURLToPath(new URL(candidate, import.meta.url));
    if (existsSync(file)) return file;
  }
  return null;
}

/** Threads to use where the caller does not say. */
export function defaultThreads(): number {
  return Math.max(1, Math.min(16, availableParallelism()));
}
