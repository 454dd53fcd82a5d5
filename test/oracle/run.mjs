// `pnpm oracle`: loads main.ts as the tests do, since the oldest Node that we support does not read TypeScript itself.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

// With --built the engine is taken from each package's dist, as users get it; else from the sources.
const built = process.argv.includes('--built');
const conditions = built ? ['node'] : ['nonesuch-source', 'node'];
const server = await createServer({
  configFile: false,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  ssr: { noExternal: built ? [] : [/^nonesuch/], resolve: { conditions } },
});
try {
  const module = await server.environments.ssr.runner.import(fileURLToPath(new URL('main.ts', import.meta.url)));
  const own = process.argv.slice(2).filter((each) => each !== '--' && each !== '--built');
  process.exitCode = await module.main(own, built);
} finally {
  await server.close();
}
