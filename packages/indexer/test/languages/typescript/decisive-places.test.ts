import { describe } from 'vitest';
import { ABSENT, claim, HELD, USE } from './claim.ts';

describe('a folder that a path goes through', () => {
  const user = { 'src/users/dto/user.dto.ts': 'export class UserDto {}' };
  const joins = (rest: string) => ({
    'tool.ts': `import path from 'path';\nimport { load } from 'loader';\nload(path.join(process.cwd(), 'src', 'users'${rest}));`,
  });
  claim('is loaded where the path ends', { ...user, ...joins('') }, 'src/users/dto/user.dto.ts#UserDto', HELD);
  claim(
    'is loaded by a pattern',
    { ...user, ...joins(", '**', '*.dto.ts'") },
    'src/users/dto/user.dto.ts#UserDto',
    HELD,
  );
  claim(
    'is not loaded where the path goes on',
    { ...user, ...joins(", 'other.ts'") },
    'src/users/dto/user.dto.ts#UserDto',
    ABSENT,
  );
  claim(
    'is loaded where the path turns back',
    { ...user, ...joins(", 'x', '..'") },
    'src/users/dto/user.dto.ts#UserDto',
    HELD,
  );
});

describe('a pattern from the root of a site', () => {
  const page = { 'apps/web/pages/home.ts': 'export const home = 1;' };
  const glob = "export const pages = import.meta.glob('/pages/*.ts');";
  const name = 'apps/web/pages/home.ts#home';
  claim('starts above the file', { ...page, 'apps/web/src/main.ts': glob }, name, HELD);
  claim('starts at any package', { ...page, 'lib/x.ts': glob, 'apps/web/package.json': '{"name":"w"}' }, name, HELD);
  claim('starts at a page', { ...page, 'lib/x.ts': glob, 'apps/web/index.html': '<p></p>' }, name, HELD);
  claim('starts at no other folder', { ...page, 'lib/x.ts': glob }, name, ABSENT);
});

describe('a module that a build writes for JavaScript', () => {
  const chunk = { 'src/chunk.ts': 'export function chunk() {}', '.gitignore': 'build/\ngenerated/\n' };
  const runs = (path: string) => `import { handler } from '${path}';\nhandler();`;
  claim('loads no source', { ...chunk, 'server.js': runs('./build/handler.js') }, 'src/chunk.ts#chunk', ABSENT);
  claim(
    'may be a source where TypeScript imports it',
    { ...chunk, 'server.ts': runs('./build/routes.js') },
    'src/chunk.ts#chunk',
    HELD,
  );
  claim('may be generated', { ...chunk, 'server.js': runs('./generated/handler.js') }, 'src/chunk.ts#chunk', HELD);
  claim(
    'may load JavaScript',
    { 'src/c.js': 'export function c() {}', '.gitignore': 'build/', 'server.js': runs('./build/h.js') },
    'src/c.js#c',
    HELD,
  );
});

describe('a load while the program runs', () => {
  const page = { 'src/pages/home.ts': 'export interface Props { a: 1 }\nexport const home = 1;' };
  const loads = {
    'src/main.ts':
      "export const pages = import.meta.glob('./pages/*.ts');\nexport const one = (name: string) => import(name);",
  };
  claim('has the values of a module', { ...page, ...loads }, 'src/pages/home.ts#home', HELD);
  claim('has no types of it', { ...page, ...loads }, 'src/pages/home.ts#Props', ABSENT);
});

describe('a map of names', () => {
  const math = {
    'package.json': '{"private":true,"workspaces":["packages/*"]}',
    'packages/math/package.json': '{"name":"@own/math","private":true,"main":"./src/index.ts"}',
    'packages/math/src/index.ts': 'export const sum = 1;',
  };
  const name = 'packages/math/src/index.ts#sum';
  const config = (alias: string) => ({
    'app/vite.config.ts': `import path from 'path';\nexport default { resolve: { alias: ${alias} } };`,
  });
  const file = "path.resolve(__dirname, '../packages/math/src/index.ts')";
  const patterns = `[{ find: /^@own\\/math$/, replacement: ${file} }]`;
  claim('loads nothing by a pattern', { ...math, ...config(patterns) }, name, ABSENT);
  claim('loads nothing by a key', { ...math, ...config(`{ '@own/math': ${file} }`) }, name, ABSENT);
  claim(
    'leads to its file',
    { ...math, ...config(patterns), 'app/a.ts': "import { sum } from '@own/math';\nsum;" },
    name,
    USE,
  );
  const asks = { 'app/a.ts': "import { sum } from 'maths';\nsum;" };
  const listed = config(`[{ find: 'maths', replacement: ${file} }]`);
  claim('may give a name of its own', { ...math, ...listed, ...asks }, name, HELD);
  claim('may give a key of its own', { ...math, ...config(`{ maths: ${file} }`), ...asks }, name, HELD);
  claim(
    'may give a name that leads elsewhere',
    {
      ...math,
      ...config(`{ '@own/math': path.resolve(__dirname, '../packages/math/src/other.ts') }`),
      'packages/math/src/other.ts': 'export const other = 1;',
      'app/a.ts': "import { other } from '@own/math';\nother;",
    },
    'packages/math/src/other.ts#other',
    HELD,
  );
  claim(
    'is none under another setting',
    {
      ...math,
      'app/vite.config.ts': `import path from 'path';\nexport default { plugins: { '@own/math': ${file} } };`,
    },
    name,
    HELD,
  );
});

describe('a door for types', () => {
  const open = (files: Record<string, string>) => ({
    'package.json': '{"name":"p","version":"1.0.0","exports":{"./types/*":{"types":"./types/*.d.ts"}}}',
    'src/inner.ts': 'export interface Inner { a: 1 }',
    ...files,
  });
  claim('leads to what a build writes there', open({ '.gitignore': 'types/' }), 'src/inner.ts#Inner', HELD);
  claim('leads to what may be written there', open({}), 'src/inner.ts#Inner', HELD);
  claim(
    'leads to what is written there by hand',
    open({ 'types/own.d.ts': 'export interface Own { a: 1 }' }),
    'src/inner.ts#Inner',
    ABSENT,
  );
  claim(
    'opens what is written there by hand',
    open({ 'types/own.d.ts': 'export interface Own { a: 1 }' }),
    'types/own.d.ts#Own',
    HELD,
  );
});

describe('a folder of migrations', () => {
  const routine = { 'src/lib/migrations/01-first.ts': 'export const migration = { up() {} };' };
  const name = 'src/lib/migrations/01-first.ts#migration';
  claim('is run by nobody where nothing knows how', routine, name, ABSENT);
  claim(
    'may be run by a package',
    { ...routine, 'package.json': '{"private":true,"dependencies":{"migrate-mongo":"1"}}' },
    name,
    HELD,
  );
  claim(
    'may be run by a command',
    { ...routine, 'package.json': '{"private":true,"scripts":{"m":"x migrate up"}}' },
    name,
    HELD,
  );
  claim('may be run as a document says', { ...routine, 'README.md': 'Then run all migrations.' }, name, HELD);
  claim(
    'may be run by what a file at the root sets',
    { ...routine, 'tool.js': 'module.exports = { migrations: 1 };' },
    name,
    HELD,
  );
});
