import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from 'tsup';
import { placeParserAssets } from './scripts/parser-assets.ts';
import { thirdPartyLicenses } from './scripts/third-party-licenses.ts';
import { base } from './tsup.config.base.ts';

const indexer = createRequire(new URL('./packages/indexer/package.json', import.meta.url));

/** The indexer's worker, and piscina's own, which piscina looks for beside the file that it is in. */
export const workerEntries = {
  'index-worker': fileURLToPath(new URL('./packages/indexer/src/index-worker.ts', import.meta.url)),
  worker: join(dirname(indexer.resolve('piscina')), 'worker.js'),
};

/** What the builds share that run without any node_modules: everything is in their files. */
export const bundle: Options = {
  ...base,
  sourcemap: false,
  metafile: true,
  noExternal: [/^(?!@napi-rs\/nice)/u],
  // An optional native addon of piscina, which it does without.
  external: ['@napi-rs/nice'],
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  esbuildOptions(options) {
    options.conditions = ['nonesuch-source', 'node', 'import'];
    options.legalComments = 'none';
    options.charset = 'utf8';
  },
};

/** Puts beside a bundle what it reads at run time, and the terms of the packages that are in it. */
export function completeBundle(folder: string): void {
  const wasm = placeParserAssets(folder);
  const metafile = join(folder, 'metafile-esm.json');
  const { inputs } = JSON.parse(readFileSync(metafile, 'utf8')) as { inputs: Record<string, unknown> };
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), thirdPartyLicenses([...Object.keys(inputs), ...wasm]));
  if (process.env.KEEP_METAFILE === undefined) rmSync(metafile);
}
