import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ROOMS } from '../packages/indexer/src/languages/registry.ts';
import { COMPRESSED, PARSER, RUNTIME } from '../packages/indexer/src/syntax/assets.ts';

const indexer = createRequire(new URL('../packages/indexer/package.json', import.meta.url));

/** Writes our parser into the folder of a build. */
export function placeParser(folder: string): void {
  const compressed = readFileSync(indexer.resolve(PARSER + COMPRESSED));
  writeFileSync(join(folder, basename(PARSER)), brotliDecompressSync(compressed));
}

/**
 * Writes what is read at run time beside a bundle: our parser, and the official runtime with the grammar of every room, for
 * where that one cannot run.
 *
 * @returns the files of packages that were copied. Our parser is made of the same packages: their notices hold for it too
 */
export function placeParserAssets(folder: string): string[] {
  placeParser(folder);
  const grammars = new Set(ROOMS.languages.flatMap((room) => Object.values(room.grammars)));
  const files = [RUNTIME, ...grammars].map((file) => indexer.resolve(file));
  for (const file of files) copyFileSync(file, join(folder, basename(file)));
  return files;
}
