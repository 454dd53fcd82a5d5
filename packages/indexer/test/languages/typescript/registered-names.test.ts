import { describe } from 'vitest';
import { ABSENT, HELD, lostClaim } from './claim.ts';

const kept = 'export const zero = 0;\n';
const login = 'const login = () => 1;\n';

/** A claim with its control, in which another name is read. */
function claims(title: string, before: string, file: string, user: string): void {
  const files = { 'auth.js': `${login}${before}\n${kept}` };
  const name = before.includes('signIn') ? 'signIn' : 'login';
  lostClaim(title, { ...files, [file]: user }, { 'auth.js': kept }, 'auth.js#login', HELD);
  lostClaim(
    `${title}; control: another one is read`,
    { ...files, [file]: user.replaceAll(name, 'logout') },
    { 'auth.js': kept },
    'auth.js#login',
    ABSENT,
  );
}

describe('a function that a call keeps under a name', () => {
  claims(
    'is had under the text beside it',
    `register('signIn', login);`,
    'use.js',
    'export const f = (x) => x.signIn();',
  );
  claims(
    'is asked for by that text',
    `register('signIn', login);`,
    'use.js',
    `export const f = (x) => x.get('signIn');`,
  );
  claims(
    'is had under its key of a literal beside the text',
    `bridge.expose('api', { signIn: login });`,
    'use.js',
    'export const f = () => window.api.signIn();',
  );
  claims(
    'is had under a quoted key',
    `bridge.expose('api', { 'signIn': login });`,
    'use.js',
    'export const f = () => window.api.signIn();',
  );
  claims(
    'is a global where properties of the window are defined',
    'Object.defineProperties(window, { signIn: { value: login } });',
    'use.js',
    'signIn();',
  );
  claims(
    'is a global where it is assigned to the window',
    'Object.assign(globalThis, { login });',
    'use.js',
    'login();',
  );
  claims(
    'is had of what a function returns, under another key',
    'export function useIt() { return { signIn: login }; }',
    'use.js',
    `import { useIt } from './auth.js';\nconst { signIn } = useIt();\nsignIn();`,
  );
  lostClaim(
    'is not meant by the event that it heard; control',
    { 'auth.js': `${login}bus.on('signIn', login);\n${kept}`, 'use.js': `bus.emit('signIn');` },
    { 'auth.js': kept },
    'auth.js#login',
    ABSENT,
  );
  lostClaim(
    'is not meant by what is registered under the name in its place; control',
    { 'auth.js': `${login}register('signIn', login);\n${kept}`, 'use.js': 'export const f = (x) => x.signIn();' },
    { 'auth.js': `register('signIn', () => 2);\n${kept}` },
    'auth.js#login',
    ABSENT,
  );
  lostClaim(
    'is kept under its own name by a table that reads it',
    {
      'auth.js': `${login}export const table = new Map();\nfor (const each of [login]) table.set(each.name, each);\n`,
      'use.js': `import { table } from './auth.js';\ntable.get('login')();`,
    },
    { 'auth.js': 'export const table = new Map();\n' },
    'auth.js#login',
    HELD,
  );
});

describe('a value that is put on an object of a package', () => {
  const sink = 'export class Sink { drain() { return 1; } other() { return 2; } }\n';
  for (const [how, put] of [
    ['assigned', 'Vue.prototype.$sink = new Sink();'],
    ['defined', `Object.defineProperty(Vue.prototype, '$sink', { value: new Sink() });`],
  ] as const)
    for (const [read, expected] of [
      ['drain', HELD],
      ['other', ABSENT],
    ] as const)
      lostClaim(
        `is had of that object where it is ${how}${read === 'other' ? '; control' : ''}`,
        {
          'package.json': '{"name":"x","private":true,"dependencies":{"vue":"2"}}',
          'sink.js': sink,
          'main.js': `import Vue from 'vue';\nimport { Sink } from './sink.js';\n${put}\n`,
          'use.js': `import Vue from 'vue';\nexport const f = () => Vue.prototype.$sink.${read}();\n`,
        },
        { 'sink.js': sink.replace('drain() { return 1; } ', '') },
        'sink.js#Sink.drain',
        expected,
      );
});
