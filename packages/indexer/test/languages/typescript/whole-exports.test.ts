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
