import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { findWorker } from '../pipeline/find-worker.ts';

let known: { file: string | null; identity: string } | null = null;

/**
 * Names the code that extracts: a hash of the built worker, which holds all of it. Facts of another build are never read.
 * Where nothing is built (tests from sources) it is the word `source`.
 *
 * @param workerFile where the caller says that the worker is
 */
export function extractorIdentity(workerFile?: string): string {
  const file = workerFile ?? findWorker();
  if (known?.file === file) return known.identity;
  const identity =
    file === null ? 'source' : createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
  known = { file, identity };
  return identity;
}
