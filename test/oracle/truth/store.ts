import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Truth } from './generate.ts';
import type { TruthRecord } from './record.ts';
import type { Sweep } from './sweep.ts';

/** Raised when the judge itself changes: what an older one said is asked again. */
export const TRUTH_VERSION = 10;

/** Raised when what the compiler is asked changes: sweeps cost most, and serve every judge that asks the same. */
export const SWEEP_VERSION = 8;

/** The first line of a truth file; records follow, one a line. */
export interface TruthHeader {
  readonly oracle: 'typescript';
  /** Of the compiler, and of the judge around it. */
  readonly version: string;
  readonly judge: number;
  readonly revision: string;
  readonly projects: number;
  readonly files: number;
}

export interface StoredTruth {
  readonly header: TruthHeader;
  readonly records: readonly TruthRecord[];
}

/** Written aside and renamed: a run that was stopped leaves no half truth to be taken for a whole one. */
export function writeTruth(file: string, header: TruthHeader, truth: Truth): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const lines = [header, ...truth.records].map((line) => `${JSON.stringify(line)}\n`);
  writeFileSync(`${file}.part`, lines.join(''));
  renameSync(`${file}.part`, file);
}

export function readTruth(file: string): StoredTruth {
  const [first, ...rest] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return { header: JSON.parse(first!) as TruthHeader, records: rest.map((line) => JSON.parse(line) as TruthRecord) };
}

/** Sweeps that a run kept, so that the next one goes on behind them. */
export class SweepLog {
  readonly #file: string;

  /** @param identity of the revision and of what judges it: sweeps of another one are left alone */
  constructor(truthFile: string, identity: string) {
    this.#file = `${truthFile}.${identity}.sweeps`;
  }

  read(): Map<string, Sweep> {
    const sweeps = new Map<string, Sweep>();
    for (const sweep of readLines<Sweep>(this.#file)) sweeps.set(sweep.project, sweep);
    return sweeps;
  }

  append(sweep: Sweep): void {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    appendFileSync(this.#file, `${JSON.stringify(sweep)}\n`);
  }

  remove(): void {
    rmSync(this.#file, { force: true });
  }
}

/** The whole lines of a file that runs append to: the last one may be half a line, of a run that was cut off. */
export function* readLines<T>(file: string): Generator<T> {
  if (!existsSync(file)) return;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    let value: T;
    try {
      value = JSON.parse(line) as T;
    } catch {
      continue;
    }
    yield value;
  }
}
