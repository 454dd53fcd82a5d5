import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';
import { placeParserAssets } from '../../scripts/parser-assets.ts';
import { thirdPartyLicenses } from '../../scripts/third-party-licenses.ts';
import { base } from '../../tsup.config.base.ts';

const indexer = createRequire(new URL('../../packages/indexer/package.json', import.meta.url));
const program = fileURLToPath(new URL('./dist/program/', import.meta.url));

export default defineConfig([
  // The library: who imports it shares its packages with it.
  { ...base, entry: { index: 'src/index.ts' }, clean: ['!program/**'] },
  // The program: a command loads one file of what it needs, instead of forty, and of what it does not need nothing.
  {
    ...base,
    entry: {
      main: 'src/main.ts',
      // The indexer's worker, and piscina's own, which piscina looks for beside the file that it is in.
      'index-worker': '../../packages/indexer/src/index-worker.ts',
      worker: join(dirname(indexer.resolve('piscina')), 'worker.js'),
    },
    outDir: 'dist/program',
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
      // For piscina. (A shim in every module would keep all of them, whether or not they are used.)
      options.define = { ...options.define, __dirname: 'import.meta.dirname', __filename: 'import.meta.filename' };
      // Names stay, for the stacks of `--verbose`.
      options.minifySyntax = true;
      options.minifyWhitespace = true;
    },
    async onSuccess() {
      const wasm = placeParserAssets(program);
      const metafile = join(program, 'metafile-esm.json');
      const { inputs } = JSON.parse(readFileSync(metafile, 'utf8')) as { inputs: Record<string, unknown> };
      writeFileSync(join(program, 'THIRD-PARTY-LICENSES.txt'), thirdPartyLicenses([...Object.keys(inputs), ...wasm]));
      if (process.env.KEEP_METAFILE === undefined) rmSync(metafile);
    },
  },
]);
