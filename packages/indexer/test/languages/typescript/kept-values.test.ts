import { describe } from 'vitest';
import { ABSENT, claim, HELD } from './claim.ts';

/** Claims that a method is held where somebody calls it out of sight, with the control that calls another one. */
function claims(title: string, files: Record<string, string>, reference: string): void {
  const name = /\w+$/.exec(reference)![0];
  claim(title, files, reference, HELD);
  const source = reference.slice(0, reference.indexOf('#'));
  const without = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      path === source ? text : text.replaceAll(`.${name}(`, '.other('),
    ]),
  );
  claim(`${title}; control: the use being gone`, without, reference, ABSENT);
}

const sink = 'export class Sink { drain() { return 1; } other() { return 2; } }\n';
const make = `import { Sink } from './sink.js';\n`;
const stop = 'export function stop(it) { return it.drain(); }\n';

describe('a value of a class that a function makes', () => {
  claims(
    'the method that makes it is called through an interface',
    {
      'sink.ts': sink,
      'maker.ts': `import { Sink } from './sink';\nexport class Maker { open() { return new Sink(); } }`,
      'use.ts':
        'interface Opens { open(): any }\nexport function use(maker: Opens) { const it = maker.open(); return it.drain(); }',
    },
    'sink.ts#Sink.drain',
  );
  claims(
    'the method that makes it overrides one of a class above',
    {
      'sink.js': sink,
      'maker.js': `${make}export class Base { open() { return null; } run() { return this.open().drain(); } }\nexport class Maker extends Base { open() { return new Sink(); } }\nnew Maker().run();`,
    },
    'sink.js#Sink.drain',
  );
  claims(
    'the function is kept under another name that a type hides',
    {
      'sink.ts': sink,
      'maker.ts': `import { Sink } from './sink';\ntype Make = () => any;\nfunction make() { return new Sink(); }\nexport const made: Make = make;`,
      'use.ts': `import { made } from './maker';\nconst it = made();\nit.drain();`,
    },
    'sink.ts#Sink.drain',
  );
  claims(
    'the function is called by apply',
    {
      'sink.js': sink,
      'maker.js': `${make}export function make() { return new Sink(); }`,
      'stop.js': stop,
      'use.js': `import { make } from './maker.js';\nimport { stop } from './stop.js';\nstop(make.apply(null, []));`,
    },
    'sink.js#Sink.drain',
  );
  claims(
    'the function is bound',
    {
      'sink.js': sink,
      'maker.js': `${make}export function make() { return new Sink(); }`,
      'stop.js': stop,
      'use.js': `import { make } from './maker.js';\nimport { stop } from './stop.js';\nconst made = make.bind(null);\nstop(made());`,
    },
    'sink.js#Sink.drain',
  );
  claims(
    'the method is taken out of its owner by a pattern',
    {
      'sink.js': sink,
      'maker.js': `${make}export class Maker { open() { return new Sink(); } }`,
      'use.js': 'export function use(maker) { const { open } = maker; return open().drain(); }',
    },
    'sink.js#Sink.drain',
  );
});

describe('a value of a class that is handed to a function', () => {
  claims(
    'which an interface declares',
    {
      'sink.ts': sink,
      'bus.ts':
        'export interface Bus { add(it: any): void }\nexport class Real { all: any[] = [];\n add(it: any) { this.all.push(it); }\n stop() { for (const it of this.all) it.drain(); } }',
      'main.ts': `import { Sink } from './sink';\nimport type { Bus } from './bus';\nexport function main(bus: Bus) { bus.add(new Sink()); }`,
    },
    'sink.ts#Sink.drain',
  );
  claims(
    'which a class below overrides',
    {
      'sink.ts': sink,
      'bus.ts':
        'export class Base { add(it: unknown) {} }\nexport class Real extends Base { override add(it: any) { it.drain(); } }',
      'main.ts': `import { Sink } from './sink';\nimport type { Base } from './bus';\nexport function main(bus: Base) { bus.add(new Sink()); }`,
    },
    'sink.ts#Sink.drain',
  );
  claims(
    'which looks at its arguments',
    {
      'sink.js': sink,
      'bus.js': 'export function add(it) { const all = arguments; return all[0].drain(); }',
      'main.js': `${make}import { add } from './bus.js';\nadd(new Sink());`,
    },
    'sink.js#Sink.drain',
  );
  claims(
    'behind a spread',
    {
      'sink.js': sink,
      'bus.js': 'export function add(a, b, c) { return c.drain(); }',
      'main.js': `${make}import { add } from './bus.js';\nconst first = [1, 2];\nadd(...first, new Sink());`,
    },
    'sink.js#Sink.drain',
  );
});

describe('a value of a class that is kept', () => {
  claims(
    'in a variable that a namespace offers',
    {
      'sink.ts': sink,
      'app.ts': `import { Sink } from './sink';\nexport namespace App { export const it = new Sink(); }`,
      'use.ts': `import { App } from './app';\nfunction stop(it: any) { it.drain(); }\nstop(App.it);`,
    },
    'sink.ts#Sink.drain',
  );
  claims(
    'in a static field',
    {
      'sink.js': sink,
      'app.js': `${make}export class App { static it = new Sink(); }`,
      'use.js': 'export function use(app) { app.it.drain(); }',
    },
    'sink.js#Sink.drain',
  );
  claims(
    'as the whole export of a module',
    {
      'package.json': '{"name":"x","private":true}',
      'sink.js': `class Sink { drain() {} other() {} }\nmodule.exports = Sink;`,
      'it.js': `const Sink = require('./sink');\nmodule.exports = new Sink();`,
      'use.mjs': `import it from './it.js';\nfunction stop(x) { x.drain(); }\nstop(it);`,
    },
    'sink.js#Sink.drain',
  );
  claims(
    'as an export of a module that a pattern loads',
    {
      'sink.ts': sink,
      'services/one.ts': `import { Sink } from '../sink';\nexport default new Sink();`,
      'use.ts':
        "const all: any = import.meta.glob('./services/*.ts', { eager: true });\nfor (const each of Object.values(all) as any[]) each.default.drain();",
    },
    'sink.ts#Sink.drain',
  );
  claim(
    'a field that is private to its class is followed, and opens nothing',
    {
      'sink.js': sink,
      'app.js': `${make}export class App { #it = new Sink(); run() { return this.#it.other(); } }`,
      'else.js': 'export function f(x) { return x.drain(); }',
    },
    'sink.js#Sink.drain',
    ABSENT,
  );
  claim(
    'what a field that is private to its class is asked for is a use',
    {
      'sink.js': sink,
      'app.js': `${make}export class App { #it = new Sink(); run() { return this.#it.drain(); } }`,
    },
    'sink.js#Sink.drain',
    HELD,
  );
});

describe('a class of which values are made out of sight', () => {
  claims(
    'its module is loaded by a pattern',
    {
      'services/sink.ts': 'export default class Sink { drain() {} other() {} }',
      'use.ts':
        "const all: any = import.meta.glob('./services/*.ts', { eager: true });\nfor (const each of Object.values(all) as any[]) new each.default().drain();",
    },
    'services/sink.ts#Sink.drain',
  );
  claims(
    'its namespace is handed on',
    {
      'sink.js': sink,
      'use.js': `import * as sinks from './sink.js';\nfunction stop(all) { const it = new all.Sink(); it.drain(); }\nstop(sinks);`,
    },
    'sink.js#Sink.drain',
  );
  claims(
    'a static method of a class above makes them',
    {
      'sink.js': `class Base { static of() { return new this(); } }\nexport class Sink extends Base { drain() {} other() {} }`,
      'stop.js': stop,
      'use.js': `${make}import { stop } from './stop.js';\nstop(Sink.of());`,
    },
    'sink.js#Sink.drain',
  );
  claims(
    'by the constructor of a value',
    {
      'sink.js': 'export class Sink { drain() {} other() {} copy() { return new this.constructor(); } }',
      'stop.js': stop,
      'use.js': `${make}import { stop } from './stop.js';\nstop(new Sink().copy());`,
    },
    'sink.js#Sink.drain',
  );
  claims(
    'under another name of a namespace',
    {
      'sink.js': sink,
      'all.js': `export { Sink as Drain } from './sink.js';`,
      'use.js': `import * as all from './all.js';\nfunction stop(it) { it.drain(); }\nstop(new all.Drain());`,
    },
    'sink.js#Sink.drain',
  );
  claims(
    'it is an expression that a table keeps',
    {
      'base.js': 'export class Base { drain() {} other() {} }',
      'table.js': `import { Base } from './base.js';\nexport const table = { one: class extends Base {} };`,
      'use.js': `import { table } from './table.js';\nconst it = new table['one']();\nit.drain();`,
    },
    'base.js#Base.drain',
  );
  claims(
    'the bound of a type parameter is a type of its module’s namespace',
    {
      'sink.ts': sink,
      'use.ts': `import type * as all from './sink';\nexport function f<T extends all.Sink>(it: T) { it.drain(); }`,
    },
    'sink.ts#Sink.drain',
  );
});

describe('a namespace that is kept', () => {
  const charts = 'export function pie() {}\nexport function other() {}\n';
  claims(
    'by a loader that a class has as its field',
    {
      'charts.ts': charts,
      'app.ts': "export class App { load = () => import('./charts'); }",
      'use.ts': 'export async function use(app: any) { const it = await app.load(); it.pie(); }',
    },
    'charts.ts#pie',
  );
  claim(
    'a loader that is handed on under its name keeps the default export',
    {
      'charts.tsx': 'export default function Chart() { return null; }',
      'use.tsx':
        "import { lazy } from 'react';\nconst load = () => import('./charts');\nexport const Chart = lazy(load);",
    },
    'charts.tsx#default',
    HELD,
  );
  claim(
    'an import in a pattern that is annotated is followed',
    {
      'charts.ts': 'export default function chart() {}',
      'use.ts': "import('./charts').then(({ default: draw }: any) => draw());",
    },
    'charts.ts#default',
    HELD,
  );
});

describe('keys that are not written down', () => {
  const main = `${make}import { add } from './bus.js';\nadd(new Sink());`;
  const bus = (line: string): Record<string, string> => ({
    'sink.js': sink,
    'main.js': main,
    'bus.js': `const all = [];\nexport function add(it) { all.push(it); }\nexport function run(key) { for (const it of all) { ${line} } }`,
  });
  const cases: [string, string, RegExp][] = [
    ['a method is called under it', 'it[key]();', HELD],
    ['a method is taken by it and called later', 'const f = it[key]; f.call(it);', HELD],
    ['a pattern takes a method by it', 'const { [key]: f } = it; f();', HELD],
    ['it is put together before', "const name = 'dr' + key; it[name]();", HELD],
    ['control: it is put together and gives another name', "const name = 'on' + key; it[name]();", ABSENT],
    ['control: what is had under it is not called', 'console.log(it[key] > 2);', ABSENT],
    ['control: its values are written down', "for (const k of ['other']) it[k]();", ABSENT],
    ['control: it is looked up in a table', 'const table = { a() {} }; table[key]();', ABSENT],
    ['control: it is a number', 'it[0]();', ABSENT],
  ];
  for (const [title, line, expected] of cases) claim(title, bus(line), 'sink.js#Sink.drain', expected);
  claim(
    'control: no value of the class goes out of sight',
    { ...bus('it[key]();'), 'main.js': `${make}const it = new Sink();\nit.other();` },
    'sink.js#Sink.drain',
    ABSENT,
  );
});

describe('templates in quotes', () => {
  const page = (template: string): string =>
    `import { Component } from '@angular/core';\nimport { Sink } from './sink';\n@Component({ selector: 'a-b', template: '${template}' })\nexport class Page { it = new Sink(); }`;
  claim(
    'the template of a class reads what its field keeps',
    { 'sink.ts': sink, 'page.ts': page('<b>{{ it.drain() }} now</b>') },
    'sink.ts#Sink.drain',
    HELD,
  );
  claim(
    'control: a string beside it is prose',
    { 'sink.ts': sink, 'page.ts': `${page('<b>x</b>')}\nconsole.log('the drain is open');` },
    'sink.ts#Sink.drain',
    ABSENT,
  );
});
