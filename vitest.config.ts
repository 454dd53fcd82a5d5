import { defineConfig } from 'vitest/config';

// Tests run against the sources: the workspace's packages export them under the condition `nonesuch-source`.
export default defineConfig({
  resolve: { conditions: ['nonesuch-source', 'node'] },
  ssr: { resolve: { conditions: ['nonesuch-source', 'node'] } },
  test: {
    // GitHub's language service imports JSON in a way that only a bundler understands.
    server: { deps: { inline: [/@actions\/(?:languageservice|workflow-parser|expressions)/u] } },
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
