import { describe } from 'vitest';
import { ABSENT, claim, HELD, USE } from './claim.ts';

describe('the elements of a list', () => {
  const types = 'export interface Item { date: string; spare: string }\nexport interface Other { spare: number }\n';
  const over = (code: string) => ({ 'a.ts': `${types}declare const items: Other[];\n${code}` });
  claim('are compared', over('items.sort((x, y) => x.spare - y.spare);'), 'a.ts#Item.spare', ABSENT);
  claim('are compared by what they are', over('items.sort((x, y) => x.spare - y.spare);'), 'a.ts#Other.spare', USE);
  claim(
    'are those of a part of it',
    over('items.filter(Boolean).slice(1).map((x) => x.spare);'),
    'a.ts#Other.spare',
    USE,
  );
  claim(
    'are no others in a part of it',
    over('items.filter(Boolean).slice(1).map((x) => x.spare);'),
    'a.ts#Item.spare',
    ABSENT,
  );
  claim('are found', over('export const found = items.find((x) => x)!.spare;'), 'a.ts#Other.spare', USE);
  claim('are expected where they are added', over('items.push({ spare: 1 });'), 'a.ts#Other.spare', USE);
  claim('are no others where they are added', over('items.push({ spare: 1 });'), 'a.ts#Item.spare', ABSENT);
  claim(
    'are any in a list of which nothing is known',
    { 'a.ts': `${types}export function f(items) { items.push({ spare: 1 }); }` },
    'a.ts#Item.spare',
    HELD,
  );
  const mixed = (read: string) => ({
    'a.ts': `export interface T { a: number; b: string }\nexport declare const other: T;\nconst xs = [{ a: 1, b: '' }];\nxs.push(other);\n${read}`,
  });
  claim('may be others that were added', mixed('xs.map((x) => x.a);'), 'a.ts#T.a', HELD);
  claim('may be others that were added to a part', mixed('xs.filter(Boolean).map((x) => x.a);'), 'a.ts#T.a', HELD);
  claim('may be others that were added, when compared', mixed('xs.sort((x, y) => x.a - y.a);'), 'a.ts#T.a', HELD);
  claim('may be others that were added, when found', mixed('xs.find((x) => x)!.a;'), 'a.ts#T.a', HELD);
});

describe('a literal for a parameter without a type', () => {
  const result = { 'types.ts': 'export interface Result { count: number; total: number }' };
  const send = (parameter: string) => `${parameter}\nsend({ count: 1 });`;
  claim(
    'supplies no declared member',
    { ...result, 's.js': send('function send(data) { console.log(data); }') },
    'types.ts#Result.count',
    ABSENT,
  );
  claim(
    'supplies that of a comment',
    {
      ...result,
      's.js': send("/** @param {import('./types').Result} data */\nfunction send(data) { console.log(data); }"),
    },
    'types.ts#Result.count',
    USE,
  );
  claim(
    'may supply that of the default',
    {
      ...result,
      's.js': send("const { first } = require('./first');\nfunction send(data = first()) { console.log(data); }"),
      'first.ts': "import type { Result } from './types';\nexport declare function first(): Result;",
    },
    'types.ts#Result.count',
    HELD,
  );
  claim(
    'may supply that of the type of the function',
    {
      ...result,
      's.js': send(
        "/** @type {(data: import('./types').Result) => void} */\nfunction send(data) { console.log(data); }",
      ),
    },
    'types.ts#Result.count',
    HELD,
  );
});

describe('a member of an enum that stays', () => {
  const prefix = (more: string) => ({
    'a.ts': `enum Prefix { Error = 'x', Log = 'y' }\nexport const log = () => Prefix.Log;\n${more}`,
    'b.ts': `export const text = (e: string) => \`Error deleting: \${e}\`;`,
  });
  claim('is in no text', prefix(''), 'a.ts#Prefix.Error', ABSENT);
  claim(
    'may be in one where the enum goes out of sight',
    prefix('export const all = [Prefix];'),
    'a.ts#Prefix.Error',
    HELD,
  );
});
