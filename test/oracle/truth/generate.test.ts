import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletions } from '../deletion.ts';
import { fixtureCheckout } from './fixture.ts';
import { generateTruth } from './generate.ts';
import type { TruthRecord } from './record.ts';

const tsconfig = JSON.stringify({
  compilerOptions: { strict: true, module: 'esnext', target: 'es2022' },
  include: ['src'],
});

const files = {
  'package.json': JSON.stringify({ name: 'fixture', private: true }),
  'tsconfig.json': tsconfig,
  'src/functions.ts': `export function called() {}
export function recursive(n: number): number { return n ? recursive(n - 1) : 0; }
export function unused() {}
function listed() {}
export { listed };
export default function () {}
`,
  'src/twice.ts': `import type { Shape } from './shapes';
function Shape(shape: Shape) { return shape; }
export const named = Shape({} as never);
`,
  'src/taken.ts': `const { wanted, left } = { wanted: 1, left: 2 };\nexport const sum = wanted + 1;\n`,
  'src/barrel.ts': `export { called as renamed } from './functions';\n`,
  'src/main.ts': `import anonymous, { called } from './functions';
import { Shape, Circle, Options } from './shapes';
called();
anonymous();
const circle: Shape = new Circle(1);
circle.area();
const options: Options = { width: 1 };
const { height } = options;
const key = 'deep' as 'deep' | 'deeper';
export const taken = [options[key], height];
declare const anything: any;
anything.guessed();
`,
  'src/shapes.ts': `export interface Shape { area(): number; name: string }
export class Circle implements Shape {
  name = 'circle';
  constructor(private radius: number, readonly label = '') {}
  area() { return this.radius; }
  perimeter() { return 0; }
  guessed() {}
}
export interface Options { width?: number; height?: number; deep?: number; deeper?: number; spare?: number }
`,
  'packages/library/package.json': JSON.stringify({
    name: '@fixture/library',
    version: '1.0.0',
    main: './dist/index.js',
    exports: { '.': './dist/index.js', './tools/*': './dist/tools/*.js' },
  }),
  'packages/library/src/tools/deep/cut.ts': `export function cut() {}\n`,
  'packages/library/src/index.ts': `export { opened } from './inner';\n`,
  'packages/library/src/inner.ts': `export function opened() {}\nexport function closed() {}\n`,
  'packages/app/index.js': `const { helper } = require('./common');\nimport('@fixture/library').then((m) => m.opened());\nhelper();\n`,
  'packages/app/common.js': `function helper() {}\nexports.spare = function () {};\n/** @param {Shape} x */\nexports.typed = (x) => x;\nmodule.exports.helper = helper;\n/** @typedef {{ a: number }} Shape */\n`,
  'packages/app/mixed.js': `function short() {}
function long() {}
function idle() {}
module.exports = { short, renamed: long, idle, made() {}, spareMade: function () {}, setting: 1 };
`,
  'packages/app/takes-mixed.js': `const { short, renamed } = require('./mixed');
const mixed = require('./mixed');
short();
renamed();
mixed.made();
`,
  'src/registered.ts': `declare const Get: () => MethodDecorator;
class Controller { @Get() list() {} plain() {} }
new Controller();
`,
  'src/settings.ts': `import { register } from 'not-installed';
export interface Mail { host?: string; port?: number; spare?: number; known?: number; own?: number }
export const mail = register('mail', () => { return { host: 'localhost' }; });
export const ask = (config: import('not-installed').Config) => config.get('mail.port');
const typed = (path: string, settings: object) => [path, settings];
export const kept = typed('mail.known', { own: 1 });
`,
  'src/colours.ts': `export enum Colour { Red }\nexport enum Size { Small }\nexport const all = [Object.values(Colour), Size.Small];\nexport enum Shade { Dark }\n`,
  'src/tools.ts': `export function spread() {}\n`,
  'src/kept.ts': `export function read() {}\nexport function kept() {}\n`,
  'src/hands-on.ts': `import * as tools from './tools';\nimport * as kept from './kept';\nkept.read();\nexport const all = { ...tools };\n`,
  'src/Widget.vue': `<template><Panel :kind="inTemplate" /></template>
<script setup lang="ts">
import { inScript } from './widget-parts';
inScript();
</script>
`,
  'src/element.js': `const first = require('./inner')['first'];\nfirst();\nexports.second = () => first;\n`,
  'scripts/one.js': `const twice = 1;\nconst once = 1;\nconsole.log(twice);\n`,
  'scripts/two.js': `const twice = 2;\nconsole.log(twice);\n`,
  'src/lost.ts': `import type * as Lost from 'not-there';\nexport const lost: Lost.Found | null = null;\n`,
  'src/found.ts': `export type Found = 1;\nexport type Unfound = 1;\n`,
  'src/page.ts': `export default function Page() {}\nexport function beside() {}\n`,
  'src/site.ts': `import AnyName from '@site/src/page';\nexport const site = AnyName;\n`,
  'src/plugin.ts': `export function plugin() {}\n`,
  'src/ports.js': `export const port = 1;\n`,
  'src/ports.d.ts': `export declare const port: number;\n`,
  'src/asks-ports.ts': `import { port } from './ports.js';\nexport const asked = port;\n`,
  'tool/src/deep/plugin.ts': `export const deep = 1;\n`,
  'tool/scripts/build.ts': `declare const root: string;\nexport const entry = \`\${root}/src/deep/plugin.ts\`;\n`,
  'src/keyed.ts': `type Values<T> = T[keyof T];
export interface ByKey { a: string }
export interface ByValue { a: string }
export interface ByName { a: string }
export type Used = [keyof ByKey, Values<ByValue>, ByName];
`,
  'packages/library/src/ambient.d.ts': `declare namespace $rune { const caller: never }\n`,
  'src/branded.ts': `export type Id = string & { _brand: 'id'; plain: string };\nexport type Ids = Id[];\n`,
  'src/panel.ts': `import { Base } from 'not-there';
declare const Component: (options: object) => ClassDecorator;
@Component({ template: \`<p>{{ inInline }}</p>\` })
export class Panel { inInline = 1; inNoTemplate = 1 }
class Middle extends Base {}
export class Drawer extends Middle { override drawn() {} own() {} }
`,
  'src/found-members.ts': `export interface Found { a: 1 }\nexport interface Unfound { a: 1 }\n`,
  'src/mocked.ts': `export function mocked() {}\n`,
  'src/tool.ts': `export const plugins = ['./plugin.ts'];\ndeclare const vi: { mock(path: string): void };\nvi.mock('./mocked.ts');\n`,
  'src/merged.d.ts': `interface WindowEventMap { own: Event }\ninterface OwnGlobal { own: Event }\n`,
  'docs/page.md': `<script setup>\nimport { inDocument } from '../src/document';\n</script>\n`,
  'src/document.ts': `export const inDocument = 1;\nexport const inNone = 1;\n`,
  'src/First.vue': `<script setup lang="ts">\nconst shared = 1;\nconst first = [shared];\n</script>\n`,
  'src/Second.vue': `<script setup lang="ts">\nconst shared = 2;\nconst second = [shared];\n</script>\n`,
  'src/widget-parts.ts': `export function inScript() {}\nexport const inTemplate = 1;\n`,
};

let root: string;
let records: Map<string, TruthRecord>;
beforeAll(() => {
  root = fixtureCheckout(files);
  records = new Map(
    generateTruth({ root, externals: null, progress: () => {} })!.records.map((record) => [record.symbol, record]),
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const standing = (symbol: string): string | undefined => records.get(symbol)?.standing;

describe('the reference oracle', () => {
  it('finds what another file names, and not what only the own body names', () => {
    expect(standing('src/functions.ts#called')).toBe('used');
    expect(standing('src/functions.ts#recursive')).toBe('unused');
    expect(standing('src/functions.ts#unused')).toBe('unused');
  });

  it('finds a default export, which its importers name as they like', () => {
    expect(standing('src/functions.ts#default')).toBe('used');
  });

  it("does not take a file's own export list for a use", () => {
    expect(records.get('src/functions.ts#listed')).toMatchObject({ standing: 'unused', exported: true });
  });

  it('counts a re-export as a use', () => {
    const sites = records.get('src/functions.ts#called')!.sites;
    expect(sites.map(({ path }) => path)).toContain('src/barrel.ts');
  });

  it('leads a call through an interface to the implementation', () => {
    expect(records.get('src/shapes.ts#Circle.area')).toMatchObject({ standing: 'used', counts: { through_base: 1 } });
    expect(standing('src/shapes.ts#Shape.area')).toBe('used');
  });

  it('knows a member that only its interface demands', () => {
    expect(records.get('src/shapes.ts#Circle.name')).toMatchObject({ standing: 'soft', counts: { contract: 1 } });
  });

  it('sees parameter properties, used and unused', () => {
    expect(standing('src/shapes.ts#Circle.radius')).toBe('used');
    expect(standing('src/shapes.ts#Circle.label')).toBe('unused');
  });

  it('takes keys of literals and of patterns for uses of what their types declare', () => {
    expect(standing('src/shapes.ts#Options.width')).toBe('used');
    expect(standing('src/shapes.ts#Options.height')).toBe('used');
    expect(standing('src/shapes.ts#Options.spare')).toBe('unused');
  });

  it('follows a key whose type is a union of literals, as a soft use', () => {
    expect(records.get('src/shapes.ts#Options.deeper')).toMatchObject({ standing: 'soft', counts: { computed: 1 } });
  });

  it('says that it is blind where a receiver without a type has a member of the name', () => {
    expect(records.get('src/shapes.ts#Circle.guessed')).toMatchObject({
      standing: 'blind',
      blind: ['unknown_receiver'],
    });
    expect(standing('src/shapes.ts#Circle.perimeter')).toBe('unused');
  });

  it('says that it is blind to keys made for, and paths handed to, a callee without a type', () => {
    for (const name of ['host', 'port'])
      expect(records.get(`src/settings.ts#Mail.${name}`)).toMatchObject({
        standing: 'blind',
        blind: ['unknown_receiver'],
      });
    for (const name of ['spare', 'known', 'own']) expect(standing(`src/settings.ts#Mail.${name}`)).toBe('unused');
  });

  it('follows CommonJS exports and the names of packages in the workspace to their sources', () => {
    expect(standing('packages/app/common.js#helper')).toBe('used');
    expect(standing('packages/app/common.js#spare')).toBe('unused');
    expect(standing('packages/library/src/inner.ts#opened')).toBe('used');
    expect(standing('packages/library/src/inner.ts#closed')).toBe('unused');
  });

  it('follows what one object exports under the same name, under another, and from its own body', () => {
    const used = ['short', 'long', 'idle', 'made', 'spareMade', 'setting'].map((name) => [
      name,
      standing(`packages/app/mixed.js#${name}`),
    ]);
    expect(Object.fromEntries(used)).toEqual({
      short: 'used',
      long: 'used',
      idle: 'unused',
      made: 'used',
      spareMade: 'unused',
      setting: 'unused',
    });
  });

  it('tells a value from an imported type of the same name', () => {
    expect(records.get('src/twice.ts#Shape')).toMatchObject({ standing: 'used', counts: { direct: 1 } });
    expect(records.get('src/shapes.ts#Shape')!.sites.map(({ path }) => path)).toContain('src/twice.ts');
  });

  it('marks what a package that is not private opens', () => {
    expect(records.get('packages/library/src/inner.ts#opened')!.surface).toBe('entry');
    expect(records.get('packages/library/src/tools/deep/cut.ts#cut')!.surface).toBe('entry');
    expect(records.get('packages/library/src/inner.ts#closed')!.surface).toBe('none');
    expect(records.get('src/functions.ts#unused')!.surface).toBe('none');
    expect(records.get('packages/library/src/ambient.d.ts#$rune.caller')!.surface).toBe('entry');
  });

  it('is blind to what becomes of a symbol that a decorator is given', () => {
    expect(records.get('src/registered.ts#Controller.list')).toMatchObject({ standing: 'blind', blind: ['decorator'] });
    expect(standing('src/registered.ts#Controller.plain')).toBe('unused');
  });

  it('is blind to what is read of a namespace that is handed on, and not of one that stays', () => {
    expect(records.get('src/tools.ts#spread')).toMatchObject({ standing: 'blind', blind: ['namespace'] });
    expect(standing('src/kept.ts#read')).toBe('used');
    expect(standing('src/kept.ts#kept')).toBe('unused');
    expect(records.get('src/colours.ts#Colour.Red')).toMatchObject({ standing: 'blind', blind: ['namespace'] });
    expect(standing('src/colours.ts#Shade.Dark')).toBe('unused');
  });

  it('reads the scripts of components, and is blind to their markup', () => {
    expect(standing('src/widget-parts.ts#inScript')).toBe('used');
    expect(records.get('src/widget-parts.ts#inTemplate')).toMatchObject({ standing: 'blind', blind: ['markup'] });
    for (const name of ['First', 'Second']) expect(standing(`src/${name}.vue#shared`)).toBe('used');
  });
});

describe('what the reference oracle cannot see', () => {
  const blind = (symbol: string) => records.get(symbol)?.blind;
  it.each([
    ['of one name in two scripts, whose the name is', 'scripts/two.js#twice', 'global_twice', 'scripts/one.js#once'],
    [
      'what a namespace in a type has that led nowhere',
      'src/found.ts#Found',
      'unresolved_import',
      'src/found.ts#Unfound',
    ],
    ['a default import that led nowhere', 'src/page.ts#Page', 'unresolved_import', 'src/page.ts#beside'],
    ['who loads a module whose path is spelled', 'src/plugin.ts#plugin', 'spelled_path', 'src/mocked.ts#mocked'],
    [
      'who loads a path that a template ends with',
      'tool/src/deep/plugin.ts#deep',
      'spelled_path',
      'src/mocked.ts#mocked',
    ],
    ['what stands beside its declarations', 'src/ports.js#port', 'declared_beside', 'src/mocked.ts#mocked'],
    ['which keys are asked for', 'src/keyed.ts#ByKey.a', 'keys', 'src/keyed.ts#ByName.a'],
    ['which values are asked for', 'src/keyed.ts#ByValue.a', 'keys', 'src/keyed.ts#ByName.a'],
    ['what only marks a type', 'src/branded.ts#Id._brand', 'phantom', 'src/branded.ts#Id.plain'],
    ['what an inline template reads', 'src/panel.ts#Panel.inInline', 'markup', 'src/panel.ts#Panel.inNoTemplate'],
    ['which base is overridden', 'src/panel.ts#Drawer.drawn', 'unknown_base', 'src/panel.ts#Drawer.own'],
    [
      'members of what led nowhere',
      'src/found-members.ts#Found.a',
      'unresolved_import',
      'src/found-members.ts#Unfound.a',
    ],
    ['who reads a global type', 'src/merged.d.ts#WindowEventMap', 'merged', 'src/merged.d.ts#OwnGlobal'],
    ['what a document imports', 'src/document.ts#inDocument', 'unresolved_import', 'src/document.ts#inNone'],
  ])('is %s', (_, symbol, reason, control) => {
    expect(blind(symbol)).toContain(reason);
    expect(blind(control)).toEqual([]);
  });

  it('is none of a local name for a part of another module', () => {
    expect(records.has('src/element.js#first')).toBe(false);
    expect(records.has('src/element.js#second')).toBe(true);
  });
});

describe('the deletion oracle', () => {
  it('misses what is used, also by structure, and nothing else', () => {
    const symbols = [
      'src/functions.ts#called',
      'src/functions.ts#unused',
      'src/functions.ts#listed',
      'src/shapes.ts#Circle.name',
      'src/taken.ts#wanted',
      'src/taken.ts#left',
    ];
    const found = [...deletions(symbols, { root, externals: null, fileLimit: 50 })];
    const outcome = new Map(found.map((one) => [one.symbol, `${one.outcome}${one.exportOnly ? ' by export' : ''}`]));
    expect(Object.fromEntries(outcome)).toEqual({
      'src/functions.ts#called': 'missed',
      'src/functions.ts#unused': 'not_missed',
      'src/functions.ts#listed': 'missed by export',
      'src/shapes.ts#Circle.name': 'missed',
      'src/taken.ts#wanted': 'missed',
      'src/taken.ts#left': 'not_missed',
    });
  });
});
