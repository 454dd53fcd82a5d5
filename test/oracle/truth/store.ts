import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Truth } from './generate.ts';
import type { TruthRecord } from './record.ts';

/** The first line of a truth file; records follow, one a line. */
export interface TruthHeader {
  readonly oracle: 'typescript';
  readonly version: string;
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
