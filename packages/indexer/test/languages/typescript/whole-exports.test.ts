import { describe } from 'vitest';
import { ABSENT, claim, HELD, USE } from './claim.ts';

describe('the value that a module exports as a whole', () => {
  const keys = { 's.js': "const keys = { a: Symbol('a'), b: 1 };\nmodule.exports = keys;" };
  claim('is used by a pattern over the module', { ...keys, 'm.js': "const { a } = require('./s');" }, 's.js#keys', USE);
  claim('is used by a member', { ...keys, 'm.js': "const s = require('./s');\ns.a;" }, 's.js#keys', USE);
  claim('is used by a member at once', { ...keys, 'm.js': "require('./s').a;" }, 's.js#keys', USE);
  claim('is used by a named import', { ...keys, 'm.mjs': "import { a } from './s.js';" }, 's.js#keys', USE);
  claim('is used by a named re-export', { ...keys, 'm.mjs': "export { a } from './s.js';" }, 's.js#keys', USE);
  claim(
    'is used by a member of an awaited import',
    { ...keys, 'm.mjs': "(await import('./s.js')).a;" },
    's.js#keys',
    USE,
  );
  claim(
    'is used by a member of the namespace that another module makes of it',
    { ...keys, 'n.mjs': "export * as ns from './s.js';", 'm.mjs': "import { ns } from './n.mjs';\nns.a;" },
    's.js#keys',
    USE,
  );
  claim(
    'is used by a member of `import x = require()`',
    { 's.ts': 'const keys = { a: 1 };\nexport = keys;', 'm.ts': "import s = require('./s');\ns.a;" },
    's.ts#keys',
    USE,
  );
  claim(
    'is held by a star over it',
    { ...keys, 'n.mjs': "export * from './s.js';", 'm.mjs': "import { a } from './n.mjs';" },
    's.js#keys',
    HELD,
  );
  claim('is absent where nobody loads the module', { ...keys, 'm.js': "require('./t').a;" }, 's.js#keys', ABSENT);
  claim('is absent where it is loaded and not read', { ...keys, 'm.js': "require('./s');" }, 's.js#keys', ABSENT);
  claim(
    'is absent where only what the module exports beside it is read',
    {
      's.js': 'const keys = {};\nmodule.exports = keys;\nmodule.exports.b = 1;',
      'm.js': "const { b } = require('./s');",
    },
    's.js#keys',
    ABSENT,
  );
});

describe('a TypeScript file that only requires', () => {
  const script = { 'a.ts': "const manager = require('typeorm').manager;" };
  claim('declares for other scripts', { ...script, 'b.ts': 'manager.save();' }, 'a.ts#manager', USE);
  claim(
    'declares nothing for others where it exports',
    { 'a.ts': "const manager = require('x').manager;\nexport {};", 'b.ts': 'manager.save();' },
    'a.ts#manager',
    ABSENT,
  );
  claim(
    'is a module in JavaScript',
    { 'a.js': "const manager = require('x').manager;", 'b.js': "require('y');\nmanager.save();" },
    'a.js#manager',
    ABSENT,
  );
});

describe('a name in a statement that the parser has lost', () => {
  const call = (name: string) =>
    `declare function expect(x: any): any;\nexpect(0).to<<Code extends number>(code: Code) => ${name}<Code>>();\n`.repeat(
      2,
    );
  const type = 'type Reply<C extends number> = [C];\n';
  claim('may be a type where it stands as a value', { 'a.ts': `${type}${call('Reply')}` }, 'a.ts#Reply', HELD);
  claim('holds no type of another name', { 'a.ts': `${type}${call('Other')}` }, 'a.ts#Reply', ABSENT);
});

describe('names that are words of the language', () => {
  const builders = (extension: string) => ({
    [`b.${extension}`]: 'const yes = 1;\nconst test = () => 1;\nexport { yes as true, test as if };',
  });
  for (const extension of ['js', 'ts']) {
    const file = `b.${extension}`;
    const reads = `import * as b from './b';\nb.true;\nb.if();`;
    claim(`are read of a namespace (${extension})`, { ...builders(extension), 'm.js': reads }, `${file}#yes`, USE);
    claim(`are called of a namespace (${extension})`, { ...builders(extension), 'm.js': reads }, `${file}#test`, USE);
    claim(
      `are imported (${extension})`,
      { ...builders(extension), 'm.js': "import { true as x } from './b';\nx;" },
      `${file}#yes`,
      USE,
    );
    claim(
      `are handed on (${extension})`,
      {
        ...builders(extension),
        'n.js': "export { true as null } from './b';",
        'm.js': "import * as n from './n';\nn.null;",
      },
      `${file}#yes`,
      USE,
    );
    claim(
      `are absent where another is read (${extension})`,
      { ...builders(extension), 'm.js': "import * as b from './b';\nb.true;" },
      `${file}#test`,
      ABSENT,
    );
  }
  const conditions = { 'd.ts': 'export interface Conditions { browser?: string; default?: string }' };
  const of = (name: string) => `import type { Conditions } from './d';\nexport const f = (c: Conditions) => c.${name};`;
  claim('are members', { ...conditions, 'm.ts': of('default') }, 'd.ts#Conditions.default', USE);
  claim('are members that are absent', { ...conditions, 'm.ts': of('browser') }, 'd.ts#Conditions.default', ABSENT);
});

describe('a list of exports in a namespace', () => {
  const css = {
    'css.ts': 'export namespace Css { export interface Sheet { start: number } export interface Rule { end: number } }',
  };
  const ast = {
    'ast.ts': "import type { Css as Inner } from './css';\nexport namespace Ast { export type { Inner as Css }; }",
  };
  const reads = { 'm.ts': "import type { Ast } from './ast';\nexport const sheet: Ast.Css.Sheet = null as never;" };
  claim('hands a namespace on', { ...css, ...ast, ...reads }, 'css.ts#Css.Sheet', USE);
  claim('hands no member on that nobody reads', { ...css, ...ast, ...reads }, 'css.ts#Css.Rule', ABSENT);
  claim(
    'hands on what has the same name',
    {
      'a.ts': 'interface Foo { a: 1 }\nexport declare namespace ns { export { Foo }; }',
      'b.ts': "import { ns } from './a';\nexport const f: ns.Foo = null as never;",
    },
    'a.ts#Foo',
    HELD,
  );
});
