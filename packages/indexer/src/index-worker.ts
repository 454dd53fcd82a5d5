import { workerData } from 'node:worker_threads';
import { BlobReader } from './git/blob-reader.ts';
import { ROOMS } from './languages/registry.ts';
import { BatchEncoder } from './pipeline/batch-encoder.ts';
import { Extractor } from './pipeline/extractor.ts';
import { PhaseClock } from './pipeline/phases.ts';
import type { Batch, BatchResult, WorkerSetup } from './pipeline/protocol.ts';
import { type Bench, runBatch } from './pipeline/run-batch.ts';
import { createSyntaxEngine } from './syntax/index.ts';

const setup = workerData as WorkerSetup;
let bench: Promise<Bench> | null = null;

/** The task of a worker thread: one batch. */
export default async function work({ files, pulse }: Batch): Promise<BatchResult> {
  bench ??= prepare();
  const position = new Int32Array(pulse);
  return runBatch(await bench, files, (at) => Atomics.store(position, 0, at));
}

async function prepare(): Promise<Bench> {
  const grammars = new Map(setup.grammars.map(([id, module]) => [id, { id, module }]));
  const engine = grammars.size > 0 ? await createSyntaxEngine({ assets: setup.assets }) : null;
  const clock = new PhaseClock();
  return {
    reader: new BlobReader(setup.place),
    extractor: new Extractor(ROOMS, engine, grammars, setup.parseBudget, clock),
    encoder: new BatchEncoder(clock),
    faults: setup.faults,
  };
}
