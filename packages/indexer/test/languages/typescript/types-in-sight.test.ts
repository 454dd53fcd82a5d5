import { describe } from 'vitest';
import { ABSENT, claim, HELD } from './claim.ts';

const component = `type Props = { top?: number; left?: number };
export const P = ({ top }: Props) => { return <p>{top}</p>; };`;

/** Places that read or give a member of the name, in files that have nothing to do with the type. */
const elsewhere = {
  'o.tsx':
    'import { api } from "x";\nconst s = api.get();\nexport const y = s!.left + s.foo({ left: 1 });\nexport const z = <s.X left={1} />;',
  's.ts': 'import { go } from "y"; go("left");',
  'd.json': '{ "left": 1 }',
  'm.mdx': '<Some left={1}/>\n',
  'u.tsx': 'import { P } from "./a"; export const u = <P top={1}/>;',
};

describe('a type that nobody else names is not in sight of other files', () => {
  const closed = (title: string, a: string): void =>
    claim(title, { 'a.tsx': a, ...elsewhere }, 'a.tsx#Props.left', ABSENT);
  closed('as the pattern of a component', component);
  closed(
    'with defaults, and a rest that an element gets',
    component.replace('{ top }', '{ top = 1, ...rest }').replace('<p>', '<p {...rest}>'),
  );
  closed(
    'as a parameter that is read from',
    'type Props = { top?: number; left?: number };\nexport function P(props: Props) { return <p>{props.top}</p>; };',
  );
  closed(
    'as the pattern of a component beside other functions that are handed on',
    `${component}\nconst on = (e: Event) => e;\nwindow.addEventListener('x', on);`,
  );
  closed(
    'as the props of a typed component',
    'import React from "react";\ntype Props = { top?: number; left?: number };\nexport const P: React.FC<Props> = ({ top }) => <p>{top}</p>;',
  );
});

describe('a type is in sight, by way of', () => {
  const held = (title: string, files: Record<string, string>, a = component): void =>
    claim(title, { 'a.tsx': a, ...files }, 'a.tsx#Props.left', HELD);
  held('a function that wraps components', {
    'u.tsx': 'import { P } from "./a"; import { w } from "w"; export const Q = w(P);',
    'v.tsx': 'import { Q } from "./u"; export const v = <Q left={1}/>;',
  });
  held('a lazy component', {
    'u.tsx':
      'import { lazy } from "react"; const Q = lazy(() => import("./a").then((m) => ({ default: m.P })));\nexport const v = <Q left={1}/>;',
  });
  held(
    'a lazy component of a default export',
    { 'u.tsx': 'import { lazy } from "react"; const Q = lazy(() => import("./a"));\nexport const v = <Q left={1}/>;' },
    component + '\nexport default P;',
  );
  held('a namespace', { 'u.tsx': 'import * as ns from "./a"; export const v = <ns.P left={1}/>;' });
  held('an alias', { 'u.tsx': 'import { P } from "./a"; const A = P; export const v = <A left={1}/>;' });
  held('an alias that is exported', {
    'u.tsx': 'import { P } from "./a"; export const A = P;',
    'v.tsx': 'import { A } from "./u"; export const v = <A left={1}/>;',
  });
  held('an alias that is exported, by a condition', {
    'u.tsx': 'import { P } from "./a"; import { Z } from "z"; export const A = Z ? P : Z;',
    'v.tsx': 'import { A } from "./u"; export const v = <A left={1}/>;',
  });
  held('the props of a component’s type', {
    'u.tsx':
      'import type { P } from "./a"; import type { ComponentProps } from "react"; export function f(x: ComponentProps<typeof P>) { return x.left; }',
  });
  held('the parameters of a function’s type', {
    'u.tsx': 'import type { P } from "./a"; export function f(x: Parameters<typeof P>[0]) { return x.left; }',
  });
  held('a variable with the type of the function', {
    'u.tsx': 'import type { P } from "./a"; export const f: typeof P = (x) => x.left;',
  });
  held('a type that imports', { 'u.ts': 'export const f: typeof import("./a").P = (x) => x.left;' });
  held('a doc comment that imports the function', {
    'u.js': '/** @param {Parameters<typeof import("./a").P>[0]} x */\nexport function f(x) { return x.left; }',
  });
  held(
    'a doc comment that imports the type',
    { 'u.js': '/** @param {import("./a").Props} x */\nexport function f(x) { return x.left; }' },
    component.replace('type', 'export type'),
  );
  held('an object that keeps the component', {
    'u.tsx': 'import { P } from "./a"; export const map = { P };',
    'v.tsx': 'import { map } from "./u"; export const v = <map.P left={1}/>;',
  });
  held('a document with the component', { 'u.mdx': 'import { P } from "./a"\n\n<P left={1}/>\n' });
  held('a template with the component', { 'u.astro': '---\nimport { P } from "./a"\n---\n<P left={1}/>\n' });
  held(
    'a function that gives its parameter back',
    { 'b.ts': 'import { id } from "./a"; import { x } from "x"; export const r = id(x).left;' },
    'type Props = { left?: number };\nexport const id = (p: Props) => p;',
  );
  held(
    'a dynamic import',
    { 'b.ts': 'export async function go() { const { id } = await import("./a"); id({ left: 1 }); }' },
    'type Props = { left?: number };\nexport const id = (p: Props) => { p; };',
  );
  held(
    'a dynamic import that is taken apart',
    { 'b.ts': 'import("./a").then(({ id }) => id({ left: 1 }));' },
    'type Props = { left?: number };\nexport const id = (p: Props) => { p; };',
  );
  held('a re-export under another name', {
    'b.ts': 'export { P as Q } from "./a";',
    'v.tsx': 'import { Q } from "./b"; export const v = <Q left={1}/>;',
  });
  held('a barrel', {
    'b.ts': 'export * from "./a";',
    'v.tsx': 'import { P as Z } from "./b"; export const v = <Z left={1}/>;',
  });
  held(
    'a default import',
    { 'v.tsx': 'import Z from "./a"; export const v = <Z left={1}/>;' },
    component + '\nexport default P;',
  );
  held('a required function', { 'v.js': 'const { P } = require("./a"); P({ left: 1 });' });
  held('a required module', { 'v.js': 'const a = require("./a"); a.P({ left: 1 });' });
  held('a call that makes an element', {
    'v.tsx':
      'import { P } from "./a"; import { createElement } from "react"; export const v = createElement(P, { left: 1 });',
  });
  held(
    'another component that gets the rest',
    { 'v.tsx': 'export const C = (p: { left?: number }) => <p>{p.left}</p>;' },
    'import { C } from "./v";\ntype Props = { top?: number; left?: number };\nexport const P = ({ top, ...rest }: Props) => <C {...rest} key={top} />;',
  );
  held('a type that infers', {
    'v.ts':
      'type Of<F> = F extends (p: infer A) => unknown ? A : never;\nimport { P } from "./a"; export function f(p: Of<typeof P>) { return p.left; }',
  });
  held(
    'an interface that extends it',
    {
      'v.ts':
        'import type { Props } from "./a"; export interface Q extends Props { x: 1 }\nexport const f = (q: Q) => q.left;',
    },
    component.replace('type', 'export type'),
  );
  held(
    'a generic function',
    {
      'v.ts':
        'import type { Props } from "./a"; import { useState } from "react"; export function f() { const [s] = useState<Props>(); return s.left; }',
    },
    component.replace('type', 'export type'),
  );
  held(
    'what a callback’s parameter types',
    { 'v.ts': 'import { make } from "./a"; make.run({ left: 1 });' },
    'import { thing } from "t"; type Props = { left?: number };\nexport const make = thing((p: Props) => {});',
  );
  held(
    'a key that is computed',
    {},
    'import { k } from "t"; type Props = { left?: number };\nexport const make = (p: Props) => p[k];',
  );
  held('a variable of the type', {}, 'type Props = { left?: number };\nconst p: Props = { left: 1 }; p;');
  held(
    'a literal that is assigned',
    { 'v.ts': 'import { go } from "./a"; let o; o = { left: 1 }; go(o);' },
    'type Props = { left?: number };\nexport const go = (p: Props) => {};',
  );
  held(
    'a bound function',
    {
      'v.ts': 'import { go } from "./a"; export const g = go.bind(null);',
      'w.ts': 'import { g } from "./v"; g({ left: 1 });',
    },
    'type Props = { left?: number };\nexport const go = (p: Props) => {};',
  );
  held(
    'a function with the same parameters',
    {
      'v.ts': 'import { go } from "./a"; export const g = (...a: Parameters<typeof go>) => go(...a);',
      'w.ts': 'import { g } from "./v"; g({ left: 1 });',
    },
    'type Props = { left?: number };\nexport const go = (p: Props) => {};',
  );
  held(
    'a method',
    { 'v.ts': 'import { x } from "x"; x.go({ left: 1 });' },
    'type Props = { left?: number };\nexport class G { go(p: Props) {} }',
  );
  held(
    'a function’s result',
    { 'v.ts': 'import { make } from "./a"; export const l = make().left;' },
    'type Props = { left?: number };\nexport function make(): Props { return {}; }',
  );
  held('another script', { 'v.js': 'go({ left: 1 });' }, 'type Props = { left?: number };\nfunction go(p: Props) {}');
});
