import { describe } from 'vitest';
import { ABSENT, claim, HELD, USE } from './claim.ts';

describe('keys of object literals', () => {
  const type = 'export type Scene = { version: number; name: string };\n';
  claim(
    'a shorthand key supplies the member of the type that the literal is cast to',
    { 'a.ts': `${type}export const f = (version: number) => ({ version, name: '' }) as Scene;` },
    'a.ts#Scene.version',
    USE,
  );
  claim(
    'a key supplies the member of an annotated variable',
    { 'a.ts': `${type}export const s: Scene = { version: 1, name: '' };` },
    'a.ts#Scene.version',
    USE,
  );
  claim(
    'a key supplies the member of an annotated result',
    { 'a.ts': `${type}export function f(): Scene { return { version: 1, name: '' }; }` },
    'a.ts#Scene.version',
    USE,
  );
  claim(
    'a key of an argument supplies the member of the parameter',
    { 'a.ts': `${type}function f(s: Scene) { return s.name; }\nf({ version: 1, name: '' });` },
    'a.ts#Scene.version',
    USE,
  );
  claim(
    'a key of a nested literal supplies the member of the property',
    { 'a.ts': `${type}type Doc = { scene: Scene };\nexport const d: Doc = { scene: { version: 1, name: '' } };` },
    'a.ts#Scene.version',
    USE,
  );
  claim(
    'a key of a literal that nothing types supplies no member',
    { 'a.ts': `${type}const other = { version: 2 };\nconsole.log(other);` },
    'a.ts#Scene.version',
    ABSENT,
  );
  claim(
    'a key of a literal of another type supplies no member',
    { 'a.ts': `${type}type Other = { version: string };\nexport const o: Other = { version: '' };` },
    'a.ts#Scene.version',
    ABSENT,
  );
  claim(
    'an attribute supplies the member of the component’s props',
    {
      'a.tsx':
        'type Props = { size: number };\nfunction Box(props: Props) { return <p>{props.size}</p>; }\nexport const b = <Box size={1} />;',
    },
    'a.tsx#Props.size',
    USE,
  );
  claim(
    'an attribute of another component supplies no member',
    {
      'a.tsx':
        'type Props = { size: number };\nexport function Box(props: Props) { return <p>{Object(props)}</p>; }\ntype Q = { size: string };\nfunction Cup(q: Q) { return <p>{Object(q)}</p>; }\nexport const c = <Cup size="" />;',
    },
    'a.tsx#Props.size',
    ABSENT,
  );
});

describe('this and super', () => {
  claim(
    'this in an arrow function is the instance',
    { 'a.ts': 'export class A { private x() {}\n f = () => { this.x(); } }' },
    'a.ts#A.x',
    USE,
  );
  claim(
    'super in a static method is the parent class',
    {
      'a.ts':
        'class B { static m() { return 1; } }\nexport class D extends B { static override m() { return super.m(); } }',
    },
    'a.ts#B.m',
    USE,
  );
  claim(
    '#name in value reads the private member',
    { 'a.ts': 'export class A { #x = 1; has(o: object) { return #x in o; } }' },
    'a.ts#A.#x',
    USE,
  );
  claim(
    'a private member of another class is another one',
    { 'a.ts': 'export class A { #x = 1; }\nexport class B { #x = 2; y() { return this.#x; } }' },
    'a.ts#A.#x',
    ABSENT,
  );
});

describe('values whose type does not say the class', () => {
  claim(
    'a value of the class read through an interface that it fits without saying so',
    { 'a.ts': 'interface S { m(): void }\nclass C { m() {} }\nconst s: S = new C();\ns.m();' },
    'a.ts#C.m',
    HELD,
  );
  claim(
    'a class that lacks a required member does not fit',
    {
      'a.ts': 'interface S { m(): void; n(): void }\nclass C { m() {} }\nnew C();\nexport function f(s: S) { s.m(); }',
    },
    'a.ts#C.m',
    ABSENT,
  );
  claim(
    'a value narrowed by instanceof',
    {
      'a.ts':
        'class Animal { eat() {} }\nexport class Dog extends Animal { bark() {} }\nexport function f(a: Animal) { if (a instanceof Dog) a.bark(); }',
    },
    'a.ts#Dog.bark',
    HELD,
  );
  claim(
    'a value narrowed to an unrelated class',
    {
      'a.ts':
        'interface I { m(): void; n(): void }\nexport class C { m() {} }\nexport function f(i: I) { if (i instanceof C) i.m(); }',
    },
    'a.ts#C.m',
    HELD,
  );
  claim(
    'a type argument of InstanceType',
    { 'a.ts': 'class C { m() {} }\ntype T = InstanceType<typeof C>;\nexport const f = (t: T) => t.m();' },
    'a.ts#C.m',
    USE,
  );
  claim(
    'the value that a function without annotation returns',
    { 'a.ts': 'class C { m() {} }\nfunction mk() { return new C(); }\nmk().m();' },
    'a.ts#C.m',
    USE,
  );
  claim(
    'a method of the runtime on a list is not ours',
    { 'a.ts': 'export class C { map() {} }\nconst list: string[] = [];\nlist.map(String);' },
    'a.ts#C.map',
    ABSENT,
  );
});

describe('globals', () => {
  claim(
    'a member of ImportMeta’s environment',
    {
      'env.d.ts': 'interface ImportMetaEnv { VITE_X: string }\ninterface ImportMeta { env: ImportMetaEnv }',
      'a.ts': 'export const x = import.meta.env.VITE_X;',
    },
    'env.d.ts#ImportMetaEnv.VITE_X',
    HELD,
  );
  claim(
    'a global interface merges with the library’s',
    {
      'g.d.ts': 'interface CanvasRenderingContext2D { roundRect2: number }',
      'a.ts': 'export const f = (c: CanvasRenderingContext2D) => c;',
    },
    'g.d.ts#CanvasRenderingContext2D',
    HELD,
  );
  claim(
    'an alias of a namespace reads its members',
    {
      'n.ts': 'export namespace Ns { export namespace Deep { export const member = 1; } }',
      'a.ts': 'import { Ns } from "./n";\nimport Eq = Ns.Deep;\nconsole.log(Eq.member);',
    },
    'n.ts#Ns.Deep.member',
    HELD,
  );
});

describe('specifiers', () => {
  claim(
    'a file whose name holds an exclamation mark',
    { 'a!b.ts': 'export const inside = 1;', 'm.ts': 'import { inside } from "./a!b";\nconsole.log(inside);' },
    'a!b.ts#inside',
    USE,
  );
  claim(
    'a loader in front of a path',
    {
      'b.ts': 'export const inside = 1;',
      'm.ts': 'import { inside } from "!!raw-loader!./b?raw";\nconsole.log(inside);',
    },
    'b.ts#inside',
    USE,
  );
});

describe('names that a decorator gives', () => {
  const badge = "@Component({ selector: 'app-badge', template: '' })\nexport class Badge {}\n";
  claim(
    'a tag elsewhere may mean the class, and is named as a derived name',
    { 'a.ts': badge, 'page.html': '<app-badge></app-badge>' },
    'a.ts#Badge',
    /^open: .*name_derived/,
  );
  claim(
    'an attribute in kebab case may set a member of the props',
    {
      'a.vue': '<script setup lang="ts">\ndefineProps<Props>();\ninterface Props { rowCount: number }\n</script>',
      'b.vue': '<script setup>\nimport A from "./a.vue";\n</script>\n<template><A row-count="1" /></template>',
    },
    'a.vue#Props.rowCount',
    HELD,
  );
});

describe('an import and a declaration of one name', () => {
  const files = (use: string): Record<string, string> => ({
    'types.ts': 'export interface Item { title: string }',
    'item.tsx': `import type { Item } from './types';\nfunction Item({ item }: { item: Item }) { return <li>{item.title}</li>; }\nexport const list = (item: any) => ${use};`,
  });
  claim(
    'a value means the declaration where the import is of a type',
    files('<Item item={item} />'),
    'item.tsx#Item',
    USE,
  );
  claim('a type means the import', files('item'), 'types.ts#Item', USE);
  claim('control: the declaration is not used', files('item'), 'item.tsx#Item', ABSENT);
});
