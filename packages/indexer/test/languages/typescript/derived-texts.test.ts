import { describe } from 'vitest';
import { ABSENT, claim, HELD } from './claim.ts';

describe('texts that are paths through members', () => {
  const order = 'export class Order { get buyer() { return { name: 1 }; } }\n';
  const kept = `${order}export const all = [new Order()];\n`;
  const reads = (text: string): Record<string, string> => ({
    'a.js': `${kept}export const pick = (at, path) => path.split('.').reduce((x, key) => x[key], at);\npick(all[0], '${text}');`,
  });
  claim('the first name of a path is a member', reads('buyer.name'), 'a.js#Order.buyer', HELD);
  claim('a name behind an index is a member', reads('0.buyer.name'), 'a.js#Order.buyer', ABSENT);
  claim('a name in front of an index is a member', reads('buyer[0].name'), 'a.js#Order.buyer', HELD);
  claim('a name in the middle of a path is a member', reads('order.buyer.name'), 'a.js#Order.buyer', HELD);
  claim('the name of a file is no path', reads('buyer.json'), 'a.js#Order.buyer', ABSENT);
  claim('a folder is no member', reads('buyer/name'), 'a.js#Order.buyer', ABSENT);
  claim(
    'a path leads through no value that stays in sight',
    { 'a.js': `${order}const order = new Order();\nconsole.log(order.other, 'buyer.name'.length);` },
    'a.js#Order.buyer',
    ABSENT,
  );
});

describe('names that template literal types make of keys', () => {
  const model = 'export interface Model { colour: string; size: number }\n';
  const on = (type: string, text: string): Record<string, string> => ({
    'a.ts': `${model}export function on(event: ${type}): void { console.log(event); }\non('${text}');`,
  });
  claim('a text is one of them', on('`${keyof Model & string}Changed`', 'colourChanged'), 'a.ts#Model.colour', HELD);
  claim(
    'a capital may begin the key',
    on('`on${Capitalize<keyof Model & string>}`', 'onColour'),
    'a.ts#Model.colour',
    HELD,
  );
  claim(
    'the key may stand in front of a colon',
    on('`${keyof Model & string}:changed`', 'colour:changed'),
    'a.ts#Model.colour',
    HELD,
  );
  claim(
    'a text of another key is not',
    on('`${keyof Model & string}Changed`', 'sizeChanged'),
    'a.ts#Model.colour',
    ABSENT,
  );
  claim('a text that any string makes is not', on('`${string}Changed`', 'colourChanged'), 'a.ts#Model.colour', ABSENT);
  claim(
    'a text of the keys of another type is not',
    {
      'a.ts': `${model}interface Other { colour: string }\nexport function on(event: \`\${keyof Other}Changed\`): void { console.log(event); }\non('colourChanged');`,
    },
    'a.ts#Model.colour',
    ABSENT,
  );
  claim(
    'a literal of a mapped type has to have the key',
    {
      'a.ts': `${model}type On<T> = { [K in keyof T & string as \`on\${Capitalize<K>}\`]: () => void };\nexport const on: On<Model> = { onColour() {}, onSize() {} };`,
    },
    'a.ts#Model.colour',
    HELD,
  );
});

describe('values that template literal types ask of enums', () => {
  const colour = "export enum Colour { Lime = 'green', Crimson = 'dark-red' }\n";
  const paint = (type: string, text: string): Record<string, string> => ({
    'a.ts': `${colour}export function paint(c: ${type}): void { console.log(c); }\npaint('${text}');`,
  });
  claim('a text is one of them', paint('`${Colour}`', 'dark-red'), 'a.ts#Colour.Crimson', HELD);
  claim('a text has what stands around the value', paint('`bg-${Colour}`', 'bg-dark-red'), 'a.ts#Colour.Crimson', HELD);
  claim('a text of another value is not', paint('`${Colour}`', 'green'), 'a.ts#Colour.Crimson', ABSENT);
  claim('where nothing asks for values, a text is none', paint('string', 'dark-red'), 'a.ts#Colour.Crimson', ABSENT);
  claim(
    'an alias of the enum stands for it',
    {
      'a.ts': `${colour}export type Shade = Colour;`,
      'b.ts':
        "import type { Shade } from './a';\nexport const table: Record<`${Shade}`, number> = { green: 1, 'dark-red': 2 };",
    },
    'a.ts#Colour.Crimson',
    HELD,
  );
});
