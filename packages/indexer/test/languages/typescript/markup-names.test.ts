import { describe } from 'vitest';
import { ABSENT, claim, HELD, USE } from './claim.ts';

describe('what stands between the tags of a component', () => {
  const props = 'export interface Props { title: string; children?: unknown }\n';
  const react = (component: string, element: string): Record<string, string> => ({
    'props.ts': props,
    'card.tsx': `import { Component, forwardRef, memo, type FC } from 'react';\nimport type { Props } from './props';\n${component}\n`,
    'page.tsx': `import { Card } from './card';\nexport const page = () => ${element};\n`,
  });
  const plain = 'export function Card({ title, ...rest }: Props) { return <p title={title} {...rest} />; }';
  const children = 'props.ts#Props.children';
  claim('is its children', react(plain, '<Card title="a">text</Card>'), children, USE);
  claim('whatever it is', react(plain, '<Card title="a">{1}</Card>'), children, USE);
  claim('where there is no content, there are none', react(plain, '<Card title="a" />'), children, ABSENT);
  claim('a comment is no content', react(plain, '<Card title="a">{/* text */}</Card>'), children, ABSENT);
  claim('the end of a line is no content', react(plain, '<Card title="a">\n  </Card>'), children, ABSENT);
  claim(
    'of a component whose annotation says its props',
    react('export const Card: FC<Props> = ({ title }) => <p title={title} />;', '<Card title="a">text</Card>'),
    children,
    USE,
  );
  claim(
    'of a component that is wrapped',
    react('export const Card = memo(({ title }: Props) => <p title={title} />);', '<Card title="a">text</Card>'),
    children,
    USE,
  );
  claim(
    'of a component that is a class',
    react(
      'export class Card extends Component<Props> { render() { return <p title={this.props.title} />; } }',
      '<Card title="a">text</Card>',
    ),
    children,
    USE,
  );
  claim(
    'of a component whose state has the type is none of it',
    react(
      'export class Card extends Component<{ title: string; children?: unknown }, Props> { render() { return <p title={this.state.title} />; } }',
      '<Card title="a">text</Card>',
    ),
    children,
    ABSENT,
  );
  claim(
    'of another component is another type',
    react(
      'export const shown: Props[] = [];\nexport const Card = memo(({ title }: { title: string; children?: number }) => <p title={title} />);',
      '<Card title="a">{1}</Card>',
    ),
    children,
    ABSENT,
  );

  const svelte = (script: string, element: string): Record<string, string> => ({
    'props.ts': props,
    'Card.svelte': `<script lang="ts">\n${script}\n</script>\n<p {...rest}>{title}</p>\n`,
    'Page.svelte': `<script lang="ts">import Card from './Card.svelte';</script>\n${element}\n`,
  });
  const typed = "import type { Props } from './props';\nlet { title, ...rest }: Props = $props();";
  claim('of a component of Svelte, too', svelte(typed, '<Card title="a">text</Card>'), children, HELD);
  claim(
    'but for snippets, which have names',
    svelte(typed, '<Card title="a">{#snippet head()}x{/snippet}</Card>'),
    children,
    ABSENT,
  );
  claim(
    'of a component of Svelte that takes another type',
    svelte(
      "import type { Props } from './props';\nexport const all: Props[] = [];\nlet { title, ...rest }: { title: string } = $props();",
      '<Card title="a">text</Card>',
    ),
    children,
    ABSENT,
  );
  const vue = (element: string): Record<string, string> => ({
    'slots.ts': 'export interface Slots { head(): unknown; default(): unknown }\n',
    'Card.vue':
      '<script setup lang="ts">\nimport type { Slots } from \'./slots\';\ndefineSlots<Slots>();\n</script>\n<template><p><slot name="head" /><slot /></p></template>\n',
    'Page.vue': `<script setup lang="ts">import Card from './Card.vue';</script>\n<template>${element}</template>\n`,
  });
  claim('fills the slot without a name', vue('<Card>text</Card>'), 'slots.ts#Slots.default', HELD);
  claim(
    'a slot with a name is another',
    vue('<Card><template #head>x</template></Card>'),
    'slots.ts#Slots.default',
    ABSENT,
  );
});

describe('what v-model stands for', () => {
  const model = (version: string, prop: string): Record<string, string> => ({
    'package.json': `{"name":"x","private":true,"dependencies":{"vue":"${version}"}}`,
    'props.ts': `export interface Props { title?: string; ${prop}?: string }\n`,
    'Field.vue':
      '<script setup lang="ts">\nimport type { Props } from \'./props\';\ndefineProps<Props>();\n</script>\n<template><p /></template>\n',
    'Page.vue':
      '<script setup lang="ts">import Field from \'./Field.vue\';\nconst text = \'\';</script>\n<template><Field v-model="text" /></template>\n',
  });
  claim('in Vue 2 it is the prop value', model('^2.7.0', 'value'), 'props.ts#Props.value', HELD);
  claim('in Vue 3 it is not', model('^3.5.0', 'value'), 'props.ts#Props.value', ABSENT);
  claim('in Vue 3 it is modelValue', model('^3.5.0', 'modelValue'), 'props.ts#Props.modelValue', HELD);
});

describe('names that templates of Angular make of members', () => {
  const angular = (member: string, template: string, inline = false): Record<string, string> => ({
    'part.ts': `import { Directive, input, model, output } from '@angular/core';\n@Directive({ selector: '[appUnless], app-part' })\nexport class Part {\n  ${member}\n}\n`,
    'page.ts': `import { Component } from '@angular/core';\nimport { Part } from './part';\n@Component({ selector: 'app-page', imports: [Part], ${inline ? `template: \`${template}\`` : "templateUrl: './page.html'"} })\nexport class Page { x = 1; }\n`,
    ...(inline ? {} : { 'page.html': `${template}\n` }),
  });
  const output = 'valueChange = output<number>();';
  for (const inline of [false, true]) {
    const where = inline ? 'a string' : 'a file';
    const both = '<app-part [(value)]="x" />';
    claim(`a binding in both directions in ${where}`, angular(output, both, inline), 'part.ts#Part.valueChange', HELD);
    const micro = '<p *appUnless="x; else wait"></p>';
    claim(
      `a key of a microsyntax in ${where}`,
      angular('appUnlessElse = input();', micro, inline),
      'part.ts#Part.appUnlessElse',
      HELD,
    );
    const changed = '<app-part (checkedChange)="x" />';
    claim(
      `the event of a model in ${where}`,
      angular('checked = model(1);', changed, inline),
      'part.ts#Part.checked',
      HELD,
    );
  }
  claim('a binding in one direction', angular(output, '<app-part [value]="x" />'), 'part.ts#Part.valueChange', ABSENT);
  claim(
    'another key',
    angular('appUnlessElse = input();', '<p *appUnless="x; then y"></p>'),
    'part.ts#Part.appUnlessElse',
    ABSENT,
  );
  claim(
    'an alias',
    angular("inner = input(1, { alias: 'outer' });", '<app-part [outer]="x" />'),
    'part.ts#Part.inner',
    HELD,
  );
  claim(
    'what is no model has no event',
    angular('checked = input(1);', '<app-part (checkedChange)="x" />'),
    'part.ts#Part.checked',
    ABSENT,
  );

  const directive = (selector: string, template: string): Record<string, string> => ({
    'part.ts': `import { Directive } from '@angular/core';\n@Directive({ selector: '${selector}' })\nexport class Part {}\n`,
    'page.ts':
      "import { Component } from '@angular/core';\n@Component({ selector: 'app-page', templateUrl: './page.html' })\nexport class Page {}\n",
    'page.html': template,
  });
  claim('an attribute of an element', directive('a[external]', '<a external>x</a>'), 'part.ts#Part', HELD);
  claim('a word of prose is none', directive('a[external]', '<a>external</a>'), 'part.ts#Part', ABSENT);
  claim(
    'a value of an attribute is none',
    directive('input[type=number][appWide]', '<input type="number">'),
    'part.ts#Part',
    ABSENT,
  );
  claim('what is excluded is none', directive('app-part:not([plain])', '<p plain></p>'), 'part.ts#Part', ABSENT);
});

describe('code that a page holds in a language of templates', () => {
  const page = (text: string): Record<string, string> => ({
    'user.js': 'export class User { first = 1; get fullName() { return 1; } }\n',
    'main.js': "import { User } from './user.js';\nexport const session = {};\nsession.user = new User();\n",
    'home.html': `<!doctype html>\n${text}\n`,
  });
  const name = 'user.js#User.fullName';
  for (const text of [
    '<p><%= user.fullName %></p>',
    '<a href="<%= user.fullName %>">x</a>',
    '{% if user.fullName %}x{% endif %}',
    '<p>${user.fullName}</p>',
    '<p>{{ user.fullName }}</p>',
    '<span>{user.fullName, plural, =0 {none} other {some}}</span>',
    '<input value.bind="user.fullName">',
    '<button click.delegate="user.fullName()">x</button>',
    '<li repeat.for="x of user.fullName">x</li>',
  ])
    claim(text, page(text), name, HELD);
  claim('text is no code', page('<p>user.fullName of (a, b)</p>'), name, ABSENT);
});

describe('the factory of elements', () => {
  const feed = (comment: string, body: string): Record<string, string> => ({
    'feed.tsx': `${comment}\nfunction el(tag: string): string { return tag; }\nexport const title = () => ${body};\n`,
  });
  claim('a pragma names it', feed('/** @jsx el */', '<b />'), 'feed.tsx#el', USE);
  claim('a comment on a line does not', feed('/* the jsx of el */', '<b />'), 'feed.tsx#el', ABSENT);
  claim('a file without elements calls nothing', feed('/** @jsx el */', '1'), 'feed.tsx#el', ABSENT);
  claim(
    'it may be a member',
    {
      'dom.ts': 'export const el = (tag: string): string => tag;\nexport const other = 1;\n',
      'feed.tsx': "/** @jsx dom.el */\nimport * as dom from './dom';\nexport const title = () => <b />;\n",
    },
    'dom.ts#el',
    USE,
  );
});
