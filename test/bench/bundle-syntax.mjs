import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');

/**
 * The syntax engine, and the table of the TypeScript room, from their sources. They are bundled, because the packages
 * do not export them: nobody but the indexer and this measurement needs them.
 */
export async function bundleSyntax() {
  // Below the package, so that its dependencies are found from there.
  const outDir = join(root, 'packages/indexer/node_modules/.cache/nonesuch-bench');
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(root, 'packages/indexer'),
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      minify: false,
      rollupOptions: {
        input: { syntax: 'src/syntax/index.ts', kinds: 'src/languages/typescript/kinds.ts' },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  // Beside the code, as in every bundle.
  const compressed = readFileSync(join(root, 'packages/indexer/parser.wasm.br'));
  writeFileSync(join(outDir, 'parser.wasm'), brotliDecompressSync(compressed));
  const load = (name) => import(pathToFileURL(join(outDir, name)).href);
  return { ...(await load('syntax.mjs')), ...(await load('kinds.mjs')) };
}
