import { describe } from 'vitest';
import { ABSENT, claim, HELD } from './claim.ts';

const manifest = (...dependencies: string[]): Record<string, string> => ({
  'package.json': JSON.stringify({
    name: 'x',
    private: true,
    dependencies: Object.fromEntries(dependencies.map((each) => [each, '1'])),
  }),
});

describe('exports that are taken of a module which is given by its path', () => {
  const imported = { 'other.js': "import { used } from './hooks.js';\nconsole.log(used);\n" };
  const hooks = (...names: string[]): Record<string, string> => ({
    'hooks.js': ['used', ...names].map((each) => `export const ${each} = () => 1;\n`).join(''),
    ...imported,
  });
  const release = { '.releaserc.yml': 'plugins:\n  - ./hooks.js\n' };
  claim('a step of a release', { ...hooks('prepare', 'other'), ...release }, 'hooks.js#prepare', HELD);
  claim('what is no step', { ...hooks('prepare', 'other'), ...release }, 'hooks.js#other', ABSENT);
  const workflows = {
    'flows.ts': 'export const used = 1;\nexport const charge = () => 1;\n',
    'worker.ts':
      "import { Worker } from '@temporalio/worker';\nimport { used } from './flows';\nWorker.create({ workflowsPath: require.resolve('./flows'), n: used });\n",
  };
  claim('a worker takes all workflows', workflows, 'flows.ts#charge', HELD);
  claim(
    'another option takes none',
    { ...workflows, 'worker.ts': workflows['worker.ts'].replace('workflowsPath', 'assetPath') },
    'flows.ts#charge',
    ABSENT,
  );
});

describe('classes of modules that a package imports by a function', () => {
  const middleware = 'export default class Silence { handle() { return 1; } describe() { return 2; } }\n';
  const files = (specifier: string, use: string): Record<string, string> => ({
    ...manifest('@adonisjs/core', 'loader'),
    'app/silence.ts': middleware,
    'start/kernel.ts': `import server from '${specifier}';\n${use}\n`,
  });
  const list = "server.use([() => import('../app/silence')]);";
  claim('a known host calls its hooks', files('@adonisjs/core/server', list), 'app/silence.ts#Silence.handle', HELD);
  claim('and nothing else', files('@adonisjs/core/server', list), 'app/silence.ts#Silence.describe', ABSENT);
  claim('another package may call anything', files('loader', list), 'app/silence.ts#Silence.describe', HELD);
  claim(
    'through a constant, too',
    files('loader', "const silence = () => import('../app/silence');\nserver.use({ silence });"),
    'app/silence.ts#Silence.describe',
    HELD,
  );
  claim(
    'not what asks for another module',
    files('loader', "server.use([() => import('../app/other')]);"),
    'app/silence.ts#Silence.describe',
    ABSENT,
  );
});

describe('files that tools find by their place', () => {
  const found = (path: string, name: string, ...dependencies: string[]): Record<string, string> => ({
    ...manifest(...dependencies),
    [path]: `export const used = 1;\nexport ${name === 'default' ? 'default 2' : `const ${name} = 2`};\n`,
    'main.ts': `import { used } from './${path.replace(/\.\w+$/, '')}';\nconsole.log(used);\n`,
  });
  for (const [path, name, tool] of [
    ['dangerfile.ts', 'default', 'danger'],
    ['turbo/generators/config.ts', 'default', 'turbo'],
    ['src/button.fixture.tsx', 'default', 'react-cosmos'],
    ['db/seed.ts', 'default', '@astrojs/db'],
    ['app/+native-intent.ts', 'redirectSystemPath', 'expo-router'],
  ] as const) {
    claim(`${tool} reads ${name} of ${path}`, found(path, name, tool), `${path}#${name}`, HELD);
    claim(`without ${tool} nobody reads ${path}`, found(path, name), `${path}#${name}`, ABSENT);
  }
});
