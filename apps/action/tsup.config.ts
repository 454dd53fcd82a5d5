import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';
import { bundle, completeBundle, workerEntries } from '../../tsup.config.bundle.ts';

const dist = fileURLToPath(new URL('./dist/', import.meta.url));

// The runner starts `dist/index.js` in a checkout without any node_modules.
export default defineConfig({
  ...bundle,
  entry: {
    index: 'src/index.ts',
    // The companion action, for pull requests of forks.
    comment: 'src/comment-entry.ts',
    ...workerEntries,
  },
  splitting: false,
  shims: true,
  async onSuccess() {
    completeBundle(dist);
    writeFileSync(join(dist, 'package.json'), `${JSON.stringify({ type: 'module', private: true }, null, 2)}\n`);
  },
});
