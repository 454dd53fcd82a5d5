import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';
import { placeParserAssets } from '../../scripts/parser-assets.ts';
import { thirdPartyLicenses } from '../../scripts/third-party-licenses.ts';

const indexer = createRequire(new URL('../../packages/indexer/package.json', import.meta.url));
const dist = fileURLToPath(new URL('./dist/', import.meta.url));

// The runner starts `dist/index.js` in a checkout without any node_modules: everything is in these files.
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    // The companion action, for pull requests of forks.
    comment: 'src/comment-entry.ts',
    // The indexer's worker, and piscina's own, which piscina looks for beside the file that it is in.
    'index-worker': '../../packages/indexer/src/index-worker.ts',
    worker: join(dirname(indexer.resolve('piscina')), 'worker.js'),
  },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  splitting: false,
  clean: true,
  shims: true,
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
  async onSuccess() {
    const wasm = placeParserAssets(dist);
    writeFileSync(join(dist, 'package.json'), `${JSON.stringify({ type: 'module', private: true }, null, 2)}\n`);
    const metafile = join(dist, 'metafile-esm.json');
    const { inputs } = JSON.parse(readFileSync(metafile, 'utf8')) as { inputs: Record<string, unknown> };
    writeFileSync(join(dist, 'THIRD-PARTY-LICENSES.txt'), thirdPartyLicenses([...Object.keys(inputs), ...wasm]));
    rmSync(metafile);
  },
});
