import { describe } from 'vitest';
import { ABSENT, claim, HELD } from './claim.ts';

const user = `export interface User { name: string; email?: string }\nexport declare function load(): Promise<User>;\n`;
const packages = { 'package.json': '{"name":"x","private":true,"dependencies":{"query":"1"}}' };

/** A claim about `email`, which a literal gives, and its control, in which nothing beside it has a type of ours. */
function claims(title: string, given: string, control: string): void {
  const files = { ...packages, 'user.ts': user };
  const use = (it: string): string =>
    `import { use } from 'query';\nimport { load, type User } from './user';\nexport const it = use(${it});\nexport const kept: typeof load = load;\nexport const many: User[] = [];\n`;
  claim(title, { ...files, 'use.ts': use(given) }, 'user.ts#User.email', HELD);
  claim(`${title}; control`, { ...files, 'use.ts': use(control) }, 'user.ts#User.email', ABSENT);
}

describe('a literal that is given to a package, beside what has a type of ours', () => {
  claims(
    'a function written in place, which calls ours',
    `{ run: () => load(), first: { name: '', email: '' } }`,
    `{ run: () => fetch('/'), first: { name: '', email: '' } }`,
  );
  claims(
    'a list of ours, in a literal within the literal',
    `{ all: { list: many }, first: { name: '', email: '' } }`,
    `{ all: { list: [] }, first: { name: '', email: '' } }`,
  );
});

describe('declarations that are exported without being marked', () => {
  const files = (list: string): Record<string, string> => ({
    'api.d.ts': `export interface Answer { id: number }\ninterface Options { url: string }\n${list}`,
    'use.ts': `import type { Options } from './api';\nexport const options: Options = { url: '' };\n`,
  });
  claim('are those of a declaration file', files(''), 'api.d.ts#Options', HELD);
  claim('are not those of one that lists its exports; control', files('export {};\n'), 'api.d.ts#Options', ABSENT);
});

describe('what a doc comment says that a class implements', () => {
  const files = (type: string): Record<string, string> => ({
    'types.ts': 'export interface Starter { start(): void }\nexport interface Stopper { stop(): void }\n',
    'runner.js': `/** @implements {import('./types').${type}} */\nclass Runner { start() {} stop() {} }\nnew Runner().start();\nexport {};\n`,
  });
  claim('asks for its members', files('Stopper'), 'runner.js#Runner.stop', HELD);
  claim('asks for no others; control', files('Starter'), 'runner.js#Runner.stop', ABSENT);
});
