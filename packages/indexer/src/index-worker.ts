import { workerData } from 'node:worker_threads';
import { BlobReader } from './git/blob-reader.ts';
import { ROOMS } from './languages/registry.ts';
import { BatchEncoder } from './pipeline/batch-encoder.ts';
import { grammarsOf } from './pipeline/create-extractor.ts';
import { Extractor } from './pipeline/extractor.ts';
import { PhaseClock } from './pipeline/phases.ts';
import type { Batch, BatchResult, WaitedLine, WaitedReply, WorkerSetup } from './pipeline/protocol.ts';
import { type Bench, runBatch } from './pipeline/run-batch.ts';
import { createSyntaxEngine } from './syntax/index.ts';

const setup = workerData as WorkerSetup & { readonly line?: WaitedLine };
let bench: Promise<Bench> | null = null;

/** The task of a worker thread: one batch. */
export default async function work({ files, pulse }: Batch): Promise<BatchResult> {
  bench ??= prepare();
  const position = new Int32Array(pulse);
  return runBatch(await bench, files, (at) => Atomics.store(position, 0, at));
}

async function prepare(): Promise<Bench> {
  const { assets, parser } = setup;
  const grammars = grammarsOf(ROOMS, new Set(setup.rooms ?? ROOMS.languages.map(({ id }) => id)));
  const engine = grammars.size > 0 ? await createSyntaxEngine({ assets, parser }) : null;
  const clock = new PhaseClock();
  return {
    reader: new BlobReader(setup.place),
    extractor: new Extractor(ROOMS, engine, grammars, setup.parseBudget, clock),
    encoder: new BatchEncoder(clock),
    faults: setup.faults,
  };
}

if (setup.line) listen(setup.line);

/** Works for a thread that waits, and so hears no events: a reply is announced by a number in shared memory. */
function listen({ port, words, bell }: WaitedLine): void {
  const said = new Int32Array(words);
  const rung = new Int32Array(bell);
  const say = () => {
    Atomics.add(said, 1, 1);
    Atomics.add(rung, 0, 1);
    Atomics.notify(rung, 0);
  };
  process.on('exit', say);
  port.on('message', async (batch: Batch) => {
    let reply: WaitedReply;
    try {
      reply = { result: await work(batch) };
    } catch (error) {
      reply = { failure: String(error) };
    }
    port.postMessage(reply);
    say();
  });
}
