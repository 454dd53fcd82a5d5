import { describe } from 'vitest';
import { ABSENT, claim, HELD, USE } from './claim.ts';

describe('modules that a build writes', () => {
  const ignored = { '.gitignore': 'generated/' };
  const reads = 'import { run } from "./generated/client";\nrun();';
  claim(
    'can have what nobody imports from its module',
    { 'a.ts': 'export interface Poll { votes: number }', 'm.ts': reads, ...ignored },
    'a.ts#Poll.votes',
    HELD,
  );
  claim(
    'are none that lie in an installed package',
    {
      'a.ts': 'export interface Poll { votes: number }',
      'm.ts': 'import { run } from "./node_modules/x/dist/main.js";\nrun();',
      '.gitignore': 'node_modules/',
    },
    'a.ts#Poll.votes',
    ABSENT,
  );
  claim(
    'have nothing of a file that exports nothing',
    { 'a.ts': 'interface Poll { votes: number }\nexport {};', 'm.ts': reads, ...ignored },
    'a.ts#Poll.votes',
    ABSENT,
  );
  claim(
    'have what a file that exports nothing gives them',
    { 'a.ts': `interface Poll { votes: number }\n${reads}`, ...ignored },
    'a.ts#Poll.votes',
    HELD,
  );
  claim(
    'can have what a file keeps to itself by what else it exports, where nobody imports that',
    {
      'a.ts': 'interface Poll { votes: number }\nexport function ask(poll: Poll) { return poll; }',
      'm.ts': reads,
      ...ignored,
    },
    'a.ts#Poll.votes',
    HELD,
  );
});

describe('keys of data', () => {
  const icons = { 'icons.ts': 'export const zoomIn = 1;' };
  claim(
    'do not name an export whose module they do not name',
    { ...icons, 'en.json': '{ "buttons": { "zoomIn": "Zoom in" } }' },
    'icons.ts#zoomIn',
    ABSENT,
  );
  claim(
    'may name an export beside its module',
    { ...icons, 'tools.json': '{ "icons": { "zoomIn": true } }' },
    'icons.ts#zoomIn',
    HELD,
  );
  claim(
    'may name an export that somebody reads by a computed key',
    {
      ...icons,
      'en.json': '{ "buttons": { "zoomIn": "Zoom in" } }',
      'm.ts':
        'import * as all from "./icons";\nimport en from "./en.json";\nfor (const key in en.buttons) console.log(all[key]);',
    },
    'icons.ts#zoomIn',
    HELD,
  );
  claim(
    'are told from scalars, which may be a name without its module',
    { ...icons, 'deploy.yaml': 'entryPoint: zoomIn\n' },
    'icons.ts#zoomIn',
    HELD,
  );
});

describe('literals that a package is given', () => {
  const type = 'export interface Photo { copyright: string }\n';
  const pkg = "import { define, useReducer } from 'react';\n";
  claim(
    'supply what the package expects, and no member of ours',
    { 'a.ts': type, 'site.ts': `${pkg}export default define({ footer: { copyright: '' } });` },
    'a.ts#Photo.copyright',
    ABSENT,
  );
  claim(
    'supply a member of the type that stands in angle brackets',
    { 'a.ts': type, 'site.ts': `${pkg}import { Photo } from './a';\ndefine<Photo>({ copyright: '' });` },
    'a.ts#Photo.copyright',
    USE,
  );
  claim(
    'may supply a member of the type that the result is expected to have',
    {
      'a.ts': type,
      'site.ts': `${pkg}import { Photo } from './a';\nexport const p: Photo = define({ copyright: '' });`,
    },
    'a.ts#Photo.copyright',
    HELD,
  );
  claim(
    'may supply a member of the type that another argument has',
    {
      'a.ts': type,
      'site.ts': `${pkg}import { Photo } from './a';\nuseReducer((state: Photo) => state, { copyright: '' });`,
    },
    'a.ts#Photo.copyright',
    HELD,
  );
  claim(
    'may supply a member of the type that a value beside them has',
    {
      'a.ts': type,
      'site.ts': `${pkg}import { reduce } from './reduce';\nuseReducer(reduce, { copyright: '' });`,
      'reduce.ts': "import { Photo } from './a';\nexport function reduce(state: Photo) { return state; }",
    },
    'a.ts#Photo.copyright',
    HELD,
  );
  claim(
    'may supply a member of ours where the repository adds to packages',
    {
      'a.ts': type,
      'site.ts': `${pkg}export default define({ copyright: '' });`,
      'd.ts': "import { Photo } from './a';\ndeclare module 'react' { interface Register { photo: Photo } }",
    },
    'a.ts#Photo.copyright',
    HELD,
  );
  claim(
    'are told from those that a function of ours is given',
    {
      'a.ts': type,
      'site.ts': "import { keep } from './keep';\nkeep({ copyright: '' });",
      'keep.ts':
        "import { taking } from 'lib';\nimport type { Photo } from './a';\nexport const keep = taking<Photo>();",
    },
    'a.ts#Photo.copyright',
    HELD,
  );
  claim(
    'supply a member of the type in angle brackets as what a callback returns',
    { 'a.ts': type, 'site.ts': `${pkg}import { Photo } from './a';\ndefine<Photo>(() => ({ copyright: '' }));` },
    'a.ts#Photo.copyright',
    USE,
  );
  claim(
    'are the runtime’s behind the name of its global object',
    { 'a.ts': type, 'site.ts': "window.crypto.subtle.sign({ copyright: '' }, 'key');" },
    'a.ts#Photo.copyright',
    ABSENT,
  );
});

describe('import.meta.env', () => {
  const env = { 'env.d.ts': 'interface ImportMetaEnv { readonly VITE_URL: string; readonly VITE_KEY: string }' };
  claim(
    'is of the interface that a project declares for every file',
    { ...env, 'a.ts': 'export const url = import.meta.env.VITE_URL;' },
    'env.d.ts#ImportMetaEnv.VITE_URL',
    USE,
  );
  claim(
    'is no other value with a member of the name',
    { ...env, 'a.ts': 'export const url = process.env.VITE_KEY;' },
    'env.d.ts#ImportMetaEnv.VITE_KEY',
    HELD,
  );
});

describe('types that tell each other by a literal', () => {
  const shapes = (kind: string): Record<string, string> => ({
    'a.ts': "export interface Circle { kind: 'circle' }\nexport declare const c: Circle;",
    'b.ts': `export interface Other { kind: ${kind} }\nexport function show(o: Other) { return o.kind; }`,
    'm.ts': "import { c } from './a';\nimport { show } from './b';\nshow(c as any);",
  });
  claim('a read through another literal is no read of the member', shapes("'square'"), 'a.ts#Circle.kind', ABSENT);
  claim('a read through the same literal may be one', shapes("'circle'"), 'a.ts#Circle.kind', HELD);
  claim('a read through a string may be one', shapes('string'), 'a.ts#Circle.kind', HELD);
  claim(
    'a string does not do where a literal is asked for',
    {
      'a.ts': 'export interface Circle { kind: string }\nexport declare const c: Circle;',
      'b.ts': "export interface Other { kind: 'square' }\nexport function show(o: Other) { return o.kind; }",
      'm.ts': "import { c } from './a';\nimport { show } from './b';\nshow(c as any);",
    },
    'a.ts#Circle.kind',
    ABSENT,
  );
});

describe('keys that are numbers', () => {
  const reads = (key: string): Record<string, string> => ({
    'a.ts': `export interface Row { 0: string; brand: 1 }\nexport function f(row: Row, key: any) { return row[${key}]; }`,
  });
  claim('ask for no member that has a name', reads('0'), 'a.ts#Row.brand', ABSENT);
  claim('are told from keys of which nothing is known', reads('key'), 'a.ts#Row.brand', HELD);
});

describe('strings', () => {
  const all = { 'm.ts': 'import * as all from "./a";\nfor (const key in globalThis) console.log((all as any)[key]);' };
  claim(
    'within a symbol that it is named by are gone with it',
    { 'a.ts': 'interface Log { write(): void }\nexport class Box { private spare() { throw new Error("spare"); } }' },
    'a.ts#Box.spare',
    ABSENT,
  );
  claim(
    'outside of it may name it',
    { ...all, 'a.ts': 'export function spare() { return 1; }\nexport const name = "spare";' },
    'a.ts#spare',
    HELD,
  );
});

describe('doors of a package', () => {
  const manifest = (exports: object): Record<string, string> => ({
    'package.json': JSON.stringify({ name: 'kit', version: '1.0.0', exports }),
    'data/types.ts': 'export interface Data { spare: string }\nexport function make() { return 1; }',
  });
  const types = manifest({ './*': { types: './dist/types/kit/*.d.ts' } });
  claim('open a type below the output of the compiler', types, 'data/types.ts#Data', /^open: public_surface/);
  claim('open no function where the compiler alone goes through', types, 'data/types.ts#make', ABSENT);
  claim(
    'open nothing that the pattern does not lead to',
    manifest({ './data/*': { types: './dist/types/other/*.d.ts' }, './x': './dist/x.js' }),
    'data/types.ts#make',
    ABSENT,
  );
});
