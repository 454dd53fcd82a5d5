import { describe } from 'vitest';
import { ABSENT, claim, HELD, USE } from './claim.ts';

const status = "export enum Status { Open = 'open', Done = 'done' }\n";
const done = 'status.ts#Status.Done';

describe('what markup reads as a whole', () => {
  const vue = (template: string): Record<string, string> => ({
    'status.ts': status,
    'Page.vue': `<script setup lang="ts">\nimport { Status } from './status';\nconst key = 'Open';\n</script>\n<template>${template}</template>\n`,
  });
  for (const template of [
    '<p v-for="each in Status">{{ each }}</p>',
    '<p v-for="each of Object.values(Status)">{{ each }}</p>',
    '<p v-bind="Status" />',
    '<p v-bind="{ ...Status }" />',
    '<p>{{ Status }}</p>',
    '<p>{{ Status[key] }}</p>',
  ])
    claim(template, vue(template), done, HELD);
  for (const template of [
    '<p>{{ Status.Open }}</p>',
    "<p>{{ Status['Open'] }}</p>",
    '<p v-for="each in Status.Open">{{ each }}</p>',
    '<p v-for="each in [Status.Open]">{{ each }}</p>',
  ])
    claim(`not ${template}`, vue(template), done, ABSENT);

  const angular = (template: string): Record<string, string> => ({
    'status.ts': status,
    'page.ts':
      "import { Component } from '@angular/core';\nimport { Status } from './status';\n@Component({ selector: 'app-page', templateUrl: './page.html' })\nexport class Page { readonly status = Status; }\n",
    'page.html': template,
  });
  claim('a pipe lists an enum', angular('<p>{{ status | keyvalue }}</p>'), done, HELD);
  claim('a key takes of an enum', angular('<p>{{ status[x] }}</p>'), done, HELD);
  claim('another name is another value', angular('<p>{{ state | keyvalue }}{{ status.Open }}</p>'), done, ABSENT);

  const icons = (markup: string): Record<string, string> => ({
    'icons.ts': 'export const Star = 1;\nexport const Bell = 2;\n',
    'Icon.svelte': `<script lang="ts">\nimport * as icons from './icons';\nlet { name } = $props();\n</script>\n${markup}\n`,
  });
  claim('a key takes of a module', icons('{icons[name]}'), 'icons.ts#Bell', HELD);
  claim('a spread takes all of a module', icons('<p {...icons} />'), 'icons.ts#Bell', HELD);
  claim('a name takes one of a module', icons('{icons.Star}{name}'), 'icons.ts#Bell', ABSENT);

  const rows = (cell: string): Record<string, string> => ({
    'row.ts': 'export class Row { name = 1; email = 2; }\n',
    'Table.vue': `<script setup lang="ts">\nimport { Row } from './row';\nconst rows = [new Row()];\nconst columns: string[] = [];\n</script>\n<template><p v-for="row in rows"><b v-for="column in columns">${cell}</b></p></template>\n`,
  });
  claim('a key takes of what a loop gives', rows('{{ row[column] }}'), 'row.ts#Row.email', HELD);
  claim('a name takes one of what a loop gives', rows('{{ row.name }}'), 'row.ts#Row.email', ABSENT);
});

describe('types of components', () => {
  const vue = (generic: string): Record<string, string> => ({
    'List.vue': `<script setup lang="ts" generic="${generic}">\ninterface Row { id: number }\ndefineProps<{ rows: T[] }>();\n</script>\n<template><b /></template>\n`,
  });
  claim('a type parameter is bounded by one', vue('T extends Row'), 'List.vue#Row', USE);
  claim('a type parameter without a bound', vue('T'), 'List.vue#Row', ABSENT);
  const svelte = (name: string): Record<string, string> => ({
    'Field.svelte': `<script lang="ts">\ninterface ${name} { value: string }\nexport let value = '';\n</script>\n<input bind:value />\n`,
  });
  claim('a name that the compiler of Svelte reads', svelte('$$Props'), 'Field.svelte#$$Props', HELD);
  claim('another name', svelte('Props'), 'Field.svelte#Props', ABSENT);
});

describe('names of the runtime that a build gives', () => {
  const app = (config: Record<string, string>): Record<string, string> => ({
    'src/shims.js': 'export const process = {};\nexport const Buffer = {};\n',
    'src/main.js': "console.log(Buffer.from('a'));\n",
    ...config,
  });
  const buffer = 'src/shims.js#Buffer';
  claim(
    'a bundler injects a module',
    app({ 'build.mjs': "import { build } from 'esbuild';\nbuild({ inject: ['./src/shims.js'] });\n" }),
    buffer,
    HELD,
  );
  claim(
    'a plugin imports what a file does not',
    app({ 'package.json': '{"name":"x","private":true,"devDependencies":{"unplugin-auto-import":"1"}}' }),
    buffer,
    HELD,
  );
  claim('else the name is the runtime’s', app({}), buffer, ABSENT);
});

describe('what looks like a whole', () => {
  const page = (markup: string): Record<string, string> => ({
    'app.ts': 'export class App {\n  height = 1;\n  toggle() {}\n}\n',
    'page.mdx': `import { App } from './app'\n\n${markup}\n`,
  });
  for (const value of ['{{ height: "1px" }}', '{{ elements, height: 1 }}'])
    claim(`is a literal as an attribute: ${value}`, page(`<App style=${value} />`), 'app.ts#App.toggle', ABSENT);
  const text = '<App onClick={() => alert("This is a footer in mobile menus")} />';
  claim('is none in a sentence that says where something is', page(text), 'app.ts#App.toggle', ABSENT);
});
