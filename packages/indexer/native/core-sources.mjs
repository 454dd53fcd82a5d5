// Writes the sources of tree-sitter's core, as its wasm was built from them, into a folder.
//
//   node core-sources.mjs SOURCE_MAP FOLDER
//
// SOURCE_MAP is debug/web-tree-sitter.wasm.map of the npm package web-tree-sitter: a source map that carries its sources.
// There is no other npm package of this core's sources, and no version of them is copied into this repository.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';

const [map, folder] = process.argv.slice(2);
const { sources, sourcesContent } = JSON.parse(readFileSync(map, 'utf8'));
mkdirSync(folder, { recursive: true });
for (const [at, source] of sources.entries()) {
  const content = sourcesContent[at];
  const name = posix.basename(source);
  if (typeof content !== 'string' || !/^[\w-]+\.[ch]$/.test(name)) throw new Error(`no source of ${source}`);
  writeFileSync(`${folder}/${name}`, content);
}
