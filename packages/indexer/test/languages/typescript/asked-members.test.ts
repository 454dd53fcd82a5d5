import { describe } from 'vitest';
import { ABSENT, claim, HELD } from './claim.ts';

const needs = (...names: string[]): Record<string, string> => ({
  'package.json': JSON.stringify({
    name: 'x',
    private: true,
    dependencies: Object.fromEntries(names.map((name) => [name, '1'])),
  }),
});

describe('what a tool that finds a class by its place asks of it', () => {
  const migration = 'export class AddUsers { async up() {} async down() {} describe() {} }';
  claim(
    'a runner of migrations calls what undoes one',
    { 'migrations/1.ts': migration },
    'migrations/1.ts#AddUsers.down',
    HELD,
  );
  claim(
    'a runner of migrations calls nothing else',
    { 'migrations/1.ts': migration },
    'migrations/1.ts#AddUsers.describe',
    ABSENT,
  );
  claim('a class elsewhere is found by nobody', { 'src/1.ts': migration }, 'src/1.ts#AddUsers.down', ABSENT);
  const ban = 'export default class Ban { run() {} invoke() {} }';
  claim(
    'a bot’s framework may ask a command for anything',
    { ...needs('discord.js'), 'commands/ban.js': ban },
    'commands/ban.js#Ban.invoke',
    HELD,
  );
  claim('without the framework nobody asks', { 'commands/ban.js': ban }, 'commands/ban.js#Ban.invoke', ABSENT);
  const mock = 'export class Api { fetchAll() {} }';
  claim(
    'a manual mock stands for what it mocks',
    { 'src/__mocks__/api.ts': mock },
    'src/__mocks__/api.ts#Api.fetchAll',
    HELD,
  );
  const page = 'export default class Page { static layout = 1; }';
  claim(
    'a page’s framework reads the statics that it documents, and no other',
    { ...needs('next'), 'pages/a.tsx': page },
    'pages/a.tsx#Page.layout',
    ABSENT,
  );
});

describe('what is read of a class that is handed on', () => {
  const widget = "import React from 'react';\nclass Widget extends React.Component { static fetchData() {} }\n";
  claim(
    'a package that wraps a class may hand its statics on',
    {
      ...needs('react', 'redux-thing'),
      'a.tsx': `import { connect } from 'redux-thing';\n${widget}export const W = connect(null)(Widget);`,
    },
    'a.tsx#Widget.fetchData',
    HELD,
  );
  claim(
    'a component that is shown is asked for no static of its own',
    { 'a.tsx': `${widget}export const w = <Widget />;` },
    'a.tsx#Widget.fetchData',
    ABSENT,
  );
  const plugin = 'class Plugin { install() {} hidden() {} }\n';
  claim(
    'a package that is given a literal with a class makes values of it',
    {
      ...needs('server-thing'),
      'a.ts': `import { createServer } from 'server-thing';\n${plugin}createServer({ plugins: [Plugin] });`,
    },
    'a.ts#Plugin.hidden',
    HELD,
  );
  claim(
    'a literal with a class that goes nowhere gives it to nobody',
    { 'a.ts': `${plugin}const all = { plugins: [Plugin] };\nconsole.log(all.plugins.length);` },
    'a.ts#Plugin.hidden',
    ABSENT,
  );
});

describe('what libraries find by a member’s name', () => {
  const page = 'export class Page { ionViewWillEnter() {} ionViewSomething() {} }';
  claim(
    'Ionic calls a page that it shows',
    { ...needs('@ionic/angular'), 'a.ts': page },
    'a.ts#Page.ionViewWillEnter',
    HELD,
  );
  claim(
    'Ionic calls no other name',
    { ...needs('@ionic/angular'), 'a.ts': page },
    'a.ts#Page.ionViewSomething',
    ABSENT,
  );
  claim('without Ionic nobody calls', { 'a.ts': page }, 'a.ts#Page.ionViewWillEnter', ABSENT);
  const model = 'export class Orders { open = 0; openChanged() {} }';
  claim(
    'Aurelia calls what is named after a property',
    { ...needs('aurelia'), 'a.js': model },
    'a.js#Orders.openChanged',
    HELD,
  );
  claim('without Aurelia nobody does', { ...needs('redom'), 'a.js': model }, 'a.js#Orders.openChanged', ABSENT);
  const worker = 'export class Room { async alarm() {} async other() {} }';
  claim('a worker’s host calls an object’s alarm', { ...needs('wrangler'), 'a.ts': worker }, 'a.ts#Room.alarm', HELD);
  claim('a worker’s host calls nothing else', { ...needs('wrangler'), 'a.ts': worker }, 'a.ts#Room.other', ABSENT);
});

describe('what is read of what was thrown', () => {
  const error = 'export class Gone extends Error { status = 410; tint = 1; }\n';
  const thrown = `${error}export const f = () => { throw new Gone(); };`;
  claim('a server reads the status of an error', { ...needs('express'), 'a.ts': thrown }, 'a.ts#Gone.status', HELD);
  claim(
    'a server reads no field that it does not document',
    { ...needs('express'), 'a.ts': thrown },
    'a.ts#Gone.tint',
    ABSENT,
  );
  claim('without a server nobody reads it', { 'a.ts': thrown }, 'a.ts#Gone.status', ABSENT);
  claim(
    'an error that is never thrown is caught by nobody',
    { ...needs('express'), 'a.ts': error },
    'a.ts#Gone.status',
    ABSENT,
  );
  claim(
    'the server may be a dependency of another package than the error’s',
    {
      'package.json': '{"name":"root","private":true,"workspaces":["packages/*"]}',
      'packages/errors/package.json': '{"name":"@x/errors","private":true,"main":"index.ts"}',
      'packages/errors/index.ts': error,
      'packages/api/package.json': '{"name":"@x/api","private":true,"dependencies":{"express":"4","@x/errors":"1"}}',
      'packages/api/index.ts': "import { Gone } from '@x/errors';\nthrow new Gone();",
    },
    'packages/errors/index.ts#Gone.status',
    HELD,
  );
});

describe('what the runtime calls where a value becomes a text', () => {
  const path = 'export class Path extends Array { join() { return super.join(); } depth = 1; }\n';
  claim(
    'an array’s text is made by `join`',
    { 'a.js': `${path}console.log('' + new Path());` },
    'a.js#Path.join',
    HELD,
  );
  claim(
    'a list that goes out of sight may become a text there',
    { 'a.js': `${path}const seen = [];\nseen.push(Path.from([1]));` },
    'a.js#Path.join',
    HELD,
  );
  claim(
    'a list of which nobody makes a text is not joined',
    { 'a.js': `${path}console.log(Path.from([1]).depth);` },
    'a.js#Path.join',
    ABSENT,
  );
  claim(
    'a call of `join` of an array may land in a subclass that went out of sight',
    {
      'a.ts': `class Path extends Array<string> { override sort(): this { return this; } }\nconst all: string[][] = [];\nall.push(new Path());\nexport const f = () => all[0].sort();`,
    },
    'a.ts#Path.sort',
    HELD,
  );
});

describe('what is done with a value by code that is not seen', () => {
  const job = 'export class Job { kind = 1; run() {} }\n';
  claim(
    'a message to a worker is copied with all of its fields',
    { 'a.ts': `${job}const worker = new Worker('w.js');\nworker.postMessage(new Job());` },
    'a.ts#Job.kind',
    HELD,
  );
  claim(
    'a message to a worker is copied without its methods',
    { 'a.ts': `${job}const worker = new Worker('w.js');\nworker.postMessage(new Job());` },
    'a.ts#Job.run',
    ABSENT,
  );
  claim(
    'a list that the runtime made asks nothing of what it is given',
    { 'a.ts': `${job}const all = Object.values({});\nall.push(new Job() as never);` },
    'a.ts#Job.kind',
    ABSENT,
  );
  claim(
    'a field that a package made may ask for anything of what it is given',
    {
      ...needs('queue-thing'),
      'a.ts': `import { Queue } from 'queue-thing';\n${job}export class Sender { private queue = new Queue(); send() { this.queue.add(new Job()); } }`,
    },
    'a.ts#Job.kind',
    HELD,
  );
  const shell = (body: string): Record<string, string> => ({
    'a.js': `export class Shell { list() {} run(name) { ${body} } }\nnew Shell().run(process.argv[2]);`,
  });
  claim('Reflect reads a method by a key', shell('return Reflect.get(this, name)();'), 'a.js#Shell.list', HELD);
  claim('Reflect reads the key that is written', shell("return Reflect.get(this, 'run');"), 'a.js#Shell.list', ABSENT);
  const page = (text: string): Record<string, string> => ({
    'a.ts': 'export class App { reset() {} }\nconst app = new App();\n(window as any).app = app;',
    'b.ts': `export const run = (page: { evaluate(code: string): void }) => page.evaluate('${text}');`,
  });
  claim('code in a string begins at the global object', page('app.reset()'), 'a.ts#App.reset', HELD);
  claim(
    'code in a string does not reach what is on no global',
    { ...page('app.reset()'), 'a.ts': 'export class App { reset() {} }\nexport const app = new App();' },
    'a.ts#App.reset',
    ABSENT,
  );
});

describe('packages under another name', () => {
  const shared = {
    'packages/kit/package.json': '{"name":"@acme/kit","version":"1.0.0","private":true,"main":"./index.ts"}',
    'packages/kit/index.ts': 'export const slug = 1;',
    'app/a.ts': "import { slug } from 'tools';\nconsole.log(slug);",
  };
  const app = (range: string): Record<string, string> => ({
    ...shared,
    'app/package.json': `{"name":"app","private":true,"dependencies":{"tools":"${range}"}}`,
  });
  claim('a dependency may be a folder', app('link:../packages/kit'), 'packages/kit/index.ts#slug', HELD);
  claim(
    'a dependency may be a package by another name',
    app('workspace:@acme/kit@*'),
    'packages/kit/index.ts#slug',
    HELD,
  );
  claim('a dependency of a registry is none of ours', app('^1.0.0'), 'packages/kit/index.ts#slug', ABSENT);
});
