import { defineConfig } from 'vitest/config';

// Tests run against the sources: the workspace's packages export them under the condition `nonesuch-source`.
// The Action against an emulated GitHub takes minutes: a slice of it runs each time, all of it by `pnpm e2e`.
const everything = process.argv.some((argument) => argument.startsWith('test/e2e'));
const slow = ['cache', 'companion', 'comparison', 'configuration', 'forks', 'github-fails', 'limits'];

export default defineConfig({
  resolve: { conditions: ['nonesuch-source', 'node'] },
  ssr: { resolve: { conditions: ['nonesuch-source', 'node'] } },
  test: {
    // GitHub's language service imports JSON in a way that only a bundler understands.
    server: { deps: { inline: [/@actions\/(?:languageservice|workflow-parser|expressions)/u] } },
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      ...(everything ? [] : slow.map((file) => `test/e2e/action/${file}.test.ts`)),
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
