import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../src/facts/facts.ts';
import { DeclFlag, DeclKind, DeclLevel } from '../../../src/facts/kinds.ts';
import { occurrences, read } from './reading.ts';

const KIND = new Map<number, string>(Object.entries(DeclKind).map(([key, value]) => [value, key]));
const LEVEL = new Map<number, string>(Object.entries(DeclLevel).map(([key, value]) => [value, key]));

function label(facts: Facts, decl: number): string {
  const name = facts.decls.name[decl]!;
  const container = facts.decls.container[decl]!;
  const own = name < 0 ? `(${KIND.get(facts.decls.kind[decl]!)})` : facts.names[name]!;
  return container < 0 ? own : `${label(facts, container)}.${own}`;
}

/** `Kind Container.name`, of one level. */
function declared(facts: Facts, level: keyof typeof DeclLevel): string[] {
  const found: string[] = [];
  for (let decl = 0; decl < facts.decls.count; decl++) {
    if (LEVEL.get(facts.decls.level[decl]!) !== level) continue;
    found.push(`${KIND.get(facts.decls.kind[decl]!)} ${label(facts, decl)}`);
  }
  return found;
}

function flagsOf(facts: Facts, name: string): string[] {
  for (let decl = 0; decl < facts.decls.count; decl++) {
    if (facts.names[facts.decls.name[decl]!] !== name) continue;
    const bits = facts.decls.flags[decl]!;
    return Object.entries(DeclFlag)
      .filter(([, bit]) => (bits & bit) !== 0)
      .map(([key]) => key);
  }
  throw new Error(`${name} is not declared`);
}

describe('what a class declares', () => {
  const facts = read(
    'a.ts',
    `export abstract class Shelf<T> extends Base<T> implements Stack {
       static count = 0; readonly #slots: T[] = []; declare width: number; label?: string;
       constructor(private readonly owner: string, capacity: number) { super(); }
       get size() { return this.#slots.length; } set size(value) {}
       abstract fit(): void; private async *walk() {} 'quoted name'() {} ['literal']() {} [computed]() {}
       @observed() track() {} static { boot(); }
     }`,
  );
  it('is a member of it, a parameter property included', () => {
    expect(declared(facts, 'Member')).toEqual([
      'Property Shelf.count',
      'Property Shelf.#slots',
      'Property Shelf.width',
      'Property Shelf.label',
      'Constructor Shelf.constructor',
      'Property Shelf.owner',
      'Accessor Shelf.size',
      'Accessor Shelf.size',
      'Method Shelf.fit',
      'Method Shelf.walk',
      'Method Shelf.quoted name',
      'Method Shelf.literal',
      'Method Shelf.(Method)',
      'Method Shelf.track',
    ]);
  });
  it('carries its modifiers', () => {
    expect(flagsOf(facts, 'Shelf')).toEqual(['Exported', 'Abstract']);
    expect(flagsOf(facts, '#slots')).toEqual(['HashPrivate', 'Readonly']);
    expect(flagsOf(facts, 'owner')).toEqual(['NonPublic', 'ParameterProperty', 'Readonly']);
    expect(flagsOf(facts, 'label')).toEqual(['Optional']);
    expect(flagsOf(facts, 'walk')).toEqual(['NonPublic', 'Generator']);
    expect(flagsOf(facts, 'fit')).toEqual(['Abstract', 'Signature']);
    expect(flagsOf(facts, 'track')).toEqual(['Decorated']);
  });
  it('leaves a plain parameter local', () => {
    expect(declared(facts, 'Local')).toContain('Parameter capacity');
  });
});

describe('members of types', () => {
  it('belong to the interface, to the alias, and to each object type of its union', () => {
    const facts = read(
      'a.ts',
      'interface A { a: string; b?(): void } type B = { c: 1 } | ({ d: 2 } & X); enum E { F, G = 1 }',
    );
    expect(declared(facts, 'Member')).toEqual([
      'Property A.a',
      'Method A.b',
      'Property B.c',
      'Property B.d',
      'EnumMember E.F',
      'EnumMember E.G',
    ]);
  });
  it('of an object type in a parameter belong to nobody who can be named', () => {
    const facts = read('a.ts', 'function f(x: { inner: string }) {}');
    expect(declared(facts, 'Member')).toEqual([]);
    expect(declared(facts, 'Local')).toContain('Property (TypeAlias).inner');
  });
});

describe('containers of names', () => {
  it('nest, and a namespace that is written twice is one', () => {
    const facts = read(
      'a.ts',
      'namespace A.B { export const one = 1; } namespace N { export const k = 1; } namespace N { use(k); }',
    );
    expect(declared(facts, 'Member')).toEqual(['Namespace A.B', 'Variable A.B.one', 'Variable N.k']);
    expect(occurrences(facts, 'k')).toEqual(['k@1 Declaration -> 1', 'k@1 Reference -> 1']);
  });
  it('without a name hold augmentations, and a global one is seen by its file', () => {
    const facts = read(
      'a.ts',
      `export {};
       declare module 'kit' { interface Options { extra: string } }
       declare global { var shared: number; }
       shared;`,
    );
    expect(declared(facts, 'Member')).toEqual([
      'Interface (Augmentation).Options',
      'Property (Augmentation).Options.extra',
      'Variable (Augmentation).shared',
    ]);
    expect(occurrences(facts, 'shared')).toEqual(['shared@3 Declaration -> 3', 'shared@4 Reference -> 3']);
  });
});

describe('names are bound where they are visible', () => {
  it('to the innermost scope, whatever hides what', () => {
    const facts = read(
      'a.ts',
      `const name = 1;
       function f(name) { return name; }
       { let name = 2; name; }
       try {} catch (name) { name; }
       for (const name of xs) name;
       (function name() { name; });
       name;`,
    );
    expect(occurrences(facts, 'name').filter((line) => line.includes('Reference'))).toEqual([
      'name@2 Reference -> 2',
      'name@3 Reference -> 3',
      'name@4 Reference -> 4',
      'name@5 Reference -> 5',
      'name@6 Reference -> 6',
      'name@7 Reference -> 1',
    ]);
  });
  it('before their declaration, and out of the block of a var', () => {
    const facts = read('a.js', 'late();\nif (x) { var up = 1; }\nup;\nfunction late() {}');
    expect(occurrences(facts, 'late')[0]).toBe('late@1 Reference -> 4');
    expect(occurrences(facts, 'up')[1]).toBe('up@3 Reference -> 2');
  });
  it('a default value does not see what the body declares', () => {
    const facts = read('a.ts', 'const seed = 1;\nfunction f(a = seed) {\n  const seed = 2;\n  return seed; }');
    expect(occurrences(facts, 'seed')).toEqual([
      'seed@1 Declaration -> 1',
      'seed@2 Reference -> 1',
      'seed@3 Declaration -> 3',
      'seed@4 Reference -> 3',
    ]);
  });
  it('values and types apart', () => {
    const facts = read(
      'a.ts',
      'interface Tone { a: 1 }\nfunction f<T>(Tone: number, t: Tone): T { return Tone as any; }',
    );
    expect(occurrences(facts, 'Tone')).toEqual([
      'Tone@1 Declaration -> 1',
      'Tone@2 Declaration -> 2',
      'Tone@2 TypeReference -> 1',
      'Tone@2 Reference -> 2',
    ]);
  });
  it('a function in a block only leaves it in sloppy code', () => {
    const sloppy = read('a.js', '{ function g() {} }\ng();');
    const strict = read('a.mjs', 'export {}; { function g() {} }\ng();');
    expect(occurrences(sloppy, 'g')[1]).toBe('g@2 Reference -> 1');
    expect(occurrences(strict, 'g')[1]).toBe('g@2 Reference');
  });
});
