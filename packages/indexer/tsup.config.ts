import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';
import { placeParser } from '../../scripts/parser-assets.ts';
import { base } from '../../tsup.config.base.ts';

// The worker is an entry of its own: its file's hash names the extractor, and a bundle copies it (see findWorker).
export default defineConfig({
  ...base,
  entry: {
    index: 'src/index.ts',
    'index-worker': 'src/index-worker.ts',
    facts: 'src/facts/index.ts',
    languages: 'src/languages/index.ts',
    rooms: 'src/languages/linked-rooms.ts',
  },
  async onSuccess() {
    placeParser(fileURLToPath(new URL('./dist/', import.meta.url)));
  },
});
