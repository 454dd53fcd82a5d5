import { describe, expect, it } from 'vitest';
import { typescriptRoom } from '../../../src/languages/typescript/room.ts';
import { read } from './reading.ts';

/** Texts that nest or repeat something `count` times. */
const NESTED: Readonly<Record<string, (count: number) => [path: string, text: string]>> = {
  calls: (n) => ['a.js', `${'f('.repeat(n)}x${')'.repeat(n)}`],
  blocks: (n) => ['a.ts', `${'{'.repeat(n)}let x=y;${'}'.repeat(n)}`],
  functions: (n) => ['a.ts', `${'function f(){'.repeat(n)}x${'}'.repeat(n)}`],
  sums: (n) => ['a.ts', `x = ${'"a" + b + '.repeat(n)}c`],
  chains: (n) => ['a.ts', `x${'.then(f)'.repeat(n)}`],
  'else branches': (n) => ['a.ts', `${'if (a) b(); else '.repeat(n)}c();`],
  unions: (n) => ['a.ts', `type X = ${'A | '.repeat(n)}B`],
  'type arguments': (n) => ['a.ts', `type X = ${'A<'.repeat(n)}B${'>'.repeat(n)}`],
  'qualified names': (n) => ['a.ts', `type X = ${'A.'.repeat(n)}B`],
  'object types': (n) => ['a.ts', `type X = ${'{a:'.repeat(n)}B${'}'.repeat(n)}`],
  patterns: (n) => ['a.ts', `let ${'[{a:'.repeat(n)}b${'}]'.repeat(n)}=c`],
  assignments: (n) => ['a.ts', `${'a = '.repeat(n)}b`],
  namespaces: (n) => ['a.ts', `${'namespace A {'.repeat(n)}x${'}'.repeat(n)}`],
  elements: (n) => ['a.tsx', `x = ${'<A>'.repeat(n)}t${'</A>'.repeat(n)}`],
  'tags in markup': (n) => ['a.vue', '<a '.repeat(n)],
  'braces in markup': (n) => ['a.svelte', "{'".repeat(n)],
  scripts: (n) => ['a.vue', '<script>'.repeat(n)],
  'one name declared again and again': (n) => ['a.js', 'var e=1;'.repeat(n)],
  junk: (n) => ['a.ts', '@#}{]<>(*&^%'.repeat(Math.min(n, 1000))],
};

describe('a hostile file costs what its size costs', () => {
  for (const [what, text] of Object.entries(NESTED)) {
    it(`however deep its ${what}`, () => {
      const [path, source] = text(10_000);
      expect(() => read(path, source)).not.toThrow();
    });
  }
});

/** A minified program of about `size` characters. */
function minified(size: number): string {
  let text = '';
  for (let at = 0; text.length < size; at++) {
    text += `function a${at}(e,t){var n=e.p${at}||t["k${at % 7}"];return n?a${Math.max(0, at - 1)}(n,"s${at}"):[e,t].map(function(e){return e+n})}`;
  }
  return text;
}

describe('a minified file', () => {
  it('of a megabyte is read, and marked as such', () => {
    const text = minified(1_000_000);
    const facts = read('a.js', text);
    expect(facts.errors).toHaveLength(0);
    // Each of its functions is called by the next one.
    const last = facts.decls.name.lastIndexOf(facts.names.indexOf('a4000'));
    expect(last).toBeGreaterThan(0);
    expect(Array.from(facts.occs.bind).filter((bind) => bind === last).length).toBe(2);
  });
  it('is no sound one with long lines of prose', () => {
    const prose = read('a.js', `x('${'a sentence with blanks in it '.repeat(100)}');\nfunction f() {}\n`.repeat(1));
    expect(prose.flags & 32).toBe(0);
  });
});

describe('names of a repository', () => {
  it('that objects have by birth are names like any other', () => {
    const text =
      'export const __proto__ = 1, constructor = 2, hasOwnProperty = 3; class A { constructor() {} __proto__() {} }';
    const facts = read('a.ts', text);
    expect(facts.names).toContain('__proto__');
    expect(facts.exports.count).toBe(3);
  });
});

describe('the room reads', () => {
  it('each path by its extension alone', () => {
    const grammar = (path: string) => typescriptRoom.reading(path)?.grammar ?? null;
    expect(['a.ts', 'a.d.mts', 'a.cts'].map(grammar)).toEqual(['typescript', 'typescript', 'typescript']);
    expect(['a.tsx', 'a.jsx', 'a.js', 'a.mjs', 'a.cjs', 'a.es6'].map(grammar)).toEqual([
      'tsx',
      ...Array(5).fill('javascript'),
    ]);
    expect(['a.json', 'a.py', 'ts', 'README'].map(grammar)).toEqual([null, null, null, null]);
    expect(typescriptRoom.reading('x/A.vue')?.host).toBe('vue');
  });
  it('hosts offset by offset', () => {
    const text = '<p>é</p>\r\n<script>\r\nlet a;\r\n</script>\r\n';
    const prepared = typescriptRoom.prepare(text, typescriptRoom.reading('a.vue')!);
    expect(prepared).toHaveLength(text.length);
    expect(prepared.indexOf('let a;')).toBe(text.indexOf('let a;'));
    expect(prepared.trim()).toBe('let a;');
  });
});
