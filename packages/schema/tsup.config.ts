import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';
import { base } from '../../tsup.config.base.ts';

export default defineConfig({
  ...base,
  entry: { index: 'src/index.ts' },
  async onSuccess() {
    const schemas = fileURLToPath(new URL('../../schemas/', import.meta.url));
    const published = (source: string) => source === schemas || source.endsWith('.schema.json');
    await cp(schemas, 'dist/schemas', { recursive: true, filter: published });
  },
});
