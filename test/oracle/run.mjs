// `pnpm oracle`: loads main.ts as the tests do, since the oldest Node that we support does not read TypeScript itself.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const built = process.argv.includes('--built');
const { module } = await runnerImport(fileURLToPath(new URL('main.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
  // With --built the engine is taken from each package's dist, as users get it.
  ...(built ? {} : { resolve: { conditions: ['nonesuch-source', 'node'] } }),
  ...(built ? {} : { ssr: { resolve: { conditions: ['nonesuch-source', 'node'] } } }),
});
process.exitCode = await module.main(process.argv.slice(2).filter((argument) => argument !== '--'));
