import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';
import { base } from '../../tsup.config.base.ts';
import { bundle, completeBundle, workerEntries } from '../../tsup.config.bundle.ts';

const program = fileURLToPath(new URL('./dist/program/', import.meta.url));

export default defineConfig([
  // The library: who imports it shares its packages with it.
  { ...base, entry: { index: 'src/index.ts' }, clean: ['!program/**'] },
  // The program: a command loads one file of what it needs, instead of forty, and of what it does not need nothing.
  {
    ...bundle,
    entry: { main: 'src/main.ts', ...workerEntries },
    outDir: 'dist/program',
    esbuildOptions(options, context) {
      bundle.esbuildOptions?.(options, context);
      // For piscina. (A shim in every module would keep all of them, whether or not they are used.)
      options.define = { ...options.define, __dirname: 'import.meta.dirname', __filename: 'import.meta.filename' };
      // Names stay, for the stacks of `--verbose`.
      options.minifySyntax = true;
      options.minifyWhitespace = true;
    },
    async onSuccess() {
      completeBundle(program);
    },
  },
]);
