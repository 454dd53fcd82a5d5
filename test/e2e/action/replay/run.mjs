// `pnpm replay:action`: loads main.ts as the tests do, since the oldest Node that we support does not read TypeScript itself.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const conditions = ['nonesuch-source', 'node'];
const { module } = await runnerImport(fileURLToPath(new URL('main.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
  ssr: { resolve: { conditions, externalConditions: conditions } },
});
process.exitCode = await module.main(process.argv.slice(2));
