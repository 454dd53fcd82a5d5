import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A public repository at one revision, and how it is judged. */
export interface Corpus {
  readonly name: string;
  /** `owner/name` on GitHub; null for a directory that a caller named. */
  readonly repository: string | null;
  readonly revision: string | null;
  /** What kind of code it stands for. */
  readonly kind: string;
  /** Folders whose symbols are not judged: fixtures of the project's own tests, which are no code of anybody's. */
  readonly unjudged?: readonly string[];
  /** At most this many symbols are judged, drawn by seed. */
  readonly sample?: number;
  /** How its own tests run, for the execution oracle. */
  readonly tests?: Tests;
}

export interface Tests {
  /** Arguments behind `node`, relative to the checkout. */
  readonly command: readonly string[];
  readonly directory?: string;
}

export function listedCorpora(): readonly Corpus[] {
  const file = path.join(path.dirname(fileURLToPath(import.meta.url)), '../corpora.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { corpora: Corpus[] }).corpora;
}
