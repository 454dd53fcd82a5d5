import { describe, expect, it } from 'vitest';
import { typescriptSemantics } from '../../../src/languages/typescript/link/index.ts';
import { memoryView } from '../../../src/view/memory-view.ts';

/** Each part that a file lost, with its verdict: `use`, `open` or `absent`. A file that is not in `after` is deleted; null where it stays. */
async function lost(path: string, before: string, after: string | null, others: Record<string, string>) {
  const base = await memoryView({ ...others, [path]: before });
  const head = await memoryView(after === null ? others : { ...others, [path]: after });
  const linker = typescriptSemantics.linker({ head, base, renames: new Map() }, { publicSurface: 'block' });
  return Object.fromEntries(
    linker.lostParts!(path).map((symbol) => {
      const { dispositions, gates } = linker.judge(symbol);
      const has = (standing: string) => dispositions.some((each) => each.standing === standing);
      return [`${symbol.kind} ${symbol.key}`, has('use') ? 'use' : has('open') || gates.length > 0 ? 'open' : 'absent'];
    }),
  );
}

const price = 'export const gross = 1;\nexport const net = 2;\nexport default function price() {}\n';

describe('a symbol that stays and loses a part', () => {
  const overloads = 'export function on(a: number): void;\nexport function on(a: unknown) { return a; }\n';
  it.each([
    ['a call may take a removed overload', `import { on } from './on';\non(1);`, 'open'],
    ['nothing takes one where nothing calls', '', 'absent'],
  ])('%s', async (_, use, verdict) => {
    const before = `export function on(a: string): void;\n${overloads}`;
    expect(await lost('on.ts', before, overloads, { 'use.ts': use })).toEqual({ 'overload on': verdict });
  });

  it('has lost no overload where a signature changed', async () => {
    const before = overloads.replace('number', 'string');
    expect(await lost('on.ts', before, overloads, {})).toEqual({});
  });

  it.each([
    ['an assignment', 'box.size = 2', 'use', 'open'],
    ['an assignment that reads', 'box.size += 2', 'use', 'open'],
    ['an update', 'box.size++', 'open', 'open'],
    ['a read', 'console.log(box.size)', 'absent', 'use'],
    ['a pattern', 'const { size } = box', 'absent', 'use'],
    ['a call of what is read', 'box.size.toFixed()', 'absent', 'use'],
  ])('%s tells a setter from a getter', async (_, use, setter, getter) => {
    const get = 'get size() { return 1; }';
    const set = 'set size(value: number) {}';
    const box = (text: string) => `export class Box { ${text} }`;
    const others = { 'use.ts': `import { Box } from './box';\nconst box = new Box();\n${use};` };
    expect(await lost('box.ts', box(get + set), box(get), others)).toEqual({ 'setter Box.size': setter });
    expect(await lost('box.ts', box(get + set), box(set), others)).toEqual({ 'getter Box.size': getter });
    expect(await lost('box.ts', box('size = 1;'), box(get), others)).toEqual({ 'setter Box.size': setter });
    expect(await lost('box.ts', box(get + set), box('size = 1;'), others)).toEqual({});
  });

  it.each([
    ['makes one', `import { Cart } from './cart';\nnew Cart();`, 'use'],
    ['makes one under another name', `import { Cart as Basket } from './cart';\nnew Basket();`, 'use'],
    ['makes one of a namespace', `import * as all from './cart';\nnew all.Cart();`, 'use'],
    ['extends it', `import { Cart } from './cart';\nexport class Big extends Cart {}`, 'use'],
    ['takes its type of the value', `import { Cart } from './cart';\nexport let made: typeof Cart;`, 'use'],
    ['names the type', `import { Cart } from './cart';\nexport let cart: Cart;`, 'absent'],
    ['names the type of a namespace', `import * as all from './cart';\nexport let cart: all.Cart;`, 'absent'],
    ['imports the type', `import type { Cart } from './cart';\nexport let cart: Cart | null;`, 'absent'],
  ])('a class that becomes an interface is missed by who %s', async (_, use, verdict) => {
    const found = await lost('cart.ts', 'export class Cart {}', 'export interface Cart {}', { 'use.ts': use });
    expect(found).toEqual({ 'value Cart': verdict });
  });

  it('is missed in its own file, where the name leads nowhere', async () => {
    const make = '\nexport const make = () => new Cart();';
    const found = await lost('cart.ts', `export class Cart {}${make}`, `export interface Cart {}${make}`, {});
    expect(found).toEqual({ 'value Cart': 'use' });
  });

  it('a type that is gone is missed by who names it, and not by who has the value', async () => {
    const after = 'export const Cart = {};';
    const before = `export interface Cart {}\n${after}`;
    const type = { 'use.ts': `import { Cart } from './cart';\nexport let cart: Cart;` };
    expect(await lost('cart.ts', before, after, type)).toEqual({ 'type Cart': 'use' });
    const value = { 'use.ts': `import { Cart } from './cart';\nconsole.log(Cart);` };
    expect(await lost('cart.ts', before, after, value)).toEqual({ 'type Cart': 'absent' });
  });
});

describe('a name that a file handed on from another one', () => {
  const direct = { 'price.ts': price, 'use.ts': `import { gross } from './price';\nconsole.log(gross);` };
  const through = { 'price.ts': price, 'use.ts': `import { gross } from '.';\nconsole.log(gross);` };

  it.each([
    ['by name', `export { gross } from './price';`],
    ['after an import', `import { gross } from './price';\nexport { gross };`],
    ['under another name', `export { net as gross } from './price';`],
    ['from outside', `export { gross } from 'prices';`],
  ])('%s is missed by who takes it there', async (_, before) => {
    expect(await lost('index.ts', before, '', through)).toEqual({ 'export gross': 'use' });
    expect(await lost('index.ts', before, '', direct)).toEqual({ 'export gross': 'absent' });
    expect(await lost('index.ts', before, null, through)).toEqual({ 'export gross': 'use' });
  });

  it('with all the others is missed one by one', async () => {
    const found = await lost('index.ts', `export * from './price';`, '', through);
    expect(found).toEqual({ 'export gross': 'use', 'export net': 'absent' });
  });

  it('as a default is missed by who imports that', async () => {
    const others = { 'price.ts': price, 'use.ts': `import price from '.';\nprice();` };
    const found = await lost('index.ts', `export { default } from './price';`, '', others);
    expect(found).toEqual({ 'export default': 'use' });
  });

  it('is missed through the next barrel', async () => {
    const others = {
      ...through,
      'all.ts': `export * from './index';`,
      'use.ts': `import { gross } from './all';\ngross;`,
    };
    expect(await lost('index.ts', `export { gross } from './price';`, '', others)).toEqual({ 'export gross': 'use' });
  });

  it('is not lost where the file offers it in another way', async () => {
    const before = `export { gross } from './price';`;
    expect(await lost('index.ts', before, `export * from './price';`, through)).toEqual({});
    expect(await lost('index.ts', before, 'export const gross = 3;', through)).toEqual({});
  });

  it('is left to the symbol itself where that is gone, too', async () => {
    const base = await memoryView({ ...through, 'index.ts': `export { gross } from './price';` });
    const head = await memoryView({ ...through, 'index.ts': '', 'price.ts': 'export const net = 2;' });
    const linker = typescriptSemantics.linker({ head, base, renames: new Map() }, { publicSurface: 'block' });
    expect(linker.lostParts!('index.ts')).toEqual([]);
  });
});
