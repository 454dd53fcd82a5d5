import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../src/facts/facts.ts';
import { DeclKind, DeclLevel, ExportKind, ExprKind, ImportKind } from '../../../src/facts/kinds.ts';
import { occurrences, read, words } from './reading.ts';

function key(table: Readonly<Record<string, number>>, value: number): string {
  return Object.keys(table).find((each) => table[each] === value)!;
}

function name(facts: Facts, row: number): string {
  return row < 0 ? '-' : facts.names[row]!;
}

function imports(facts: Facts): string[] {
  const { imports: rows, decls } = facts;
  return Array.from(rows.kind, (kind, at) => {
    const local = rows.local[at]!;
    const bound = local < 0 ? '' : ` as ${name(facts, decls.name[local]!)}`;
    return `${key(ImportKind, kind)} ${name(facts, rows.specifier[at]!)} ${name(facts, rows.imported[at]!)}${bound}`;
  });
}

function exports(facts: Facts): string[] {
  const { exports: rows, decls } = facts;
  return Array.from(rows.kind, (kind, at) => {
    const decl = rows.decl[at]!;
    const told = decl < 0 ? '-' : `${key(DeclKind, decls.kind[decl]!)} ${name(facts, decls.name[decl]!)}`;
    return `${key(ExportKind, kind)} ${name(facts, rows.name[at]!)}: ${told}`;
  });
}

describe('imports', () => {
  it('of every static kind are rows', () => {
    const facts = read(
      'a.ts',
      `import d, { a, b as c, type T } from './one'; import * as ns from './two'; import './three';
       import r = require('./four'); export { x as y } from './five'; export * from './six'; export * as z from './seven';
       type Q = import('./eight').Q; let w: typeof import('./nine'); import type { U } from './ten';`,
    );
    expect(imports(facts)).toEqual([
      'Default ./one default as d',
      'Named ./one a as a',
      'Named ./one b as c',
      'Named ./one T as T',
      'Namespace ./two - as ns',
      'SideEffect ./three -',
      'Require ./four - as r',
      'Reexport ./five x',
      'ReexportAll ./six -',
      'ReexportNamespace ./seven -',
      'Type ./eight -',
      'Type ./nine -',
      'Named ./ten U as U',
    ]);
  });
  it('by a call are rows, and a composed specifier keeps its fixed ends', () => {
    const facts = read(
      'a.js',
      `import('./one'); require('./two'); jest.mock('./three'); vi.mock(import('./four')); require.resolve('./five');
       import.meta.glob(['./a/*.js', '!./a/x.js']); require.context('./dir', false, /\\.js$/); new URL('./six', import.meta.url);
       new Worker('./seven'); import(\`./locale/\${lang}.js\`); require(name); jest.requireActual('./eight');`,
    );
    expect(imports(facts)).toEqual([
      'Dynamic ./one -',
      'Require ./two -',
      'Mention ./three -',
      'Mention ./four -',
      'Mention ./five -',
      'Glob - ./a/*.js',
      'Glob - !./a/x.js',
      'Context ./dir \\.js$',
      'Url ./six -',
      'Url ./seven -',
      'Computed ./locale/ .js',
      'Computed - -',
      'Require ./eight -',
    ]);
  });
  it('of AMD give each parameter its module', () => {
    const facts = read(
      'a.js',
      "define(['./one', 'exports', './two'], function (one, exports, { two }) { one.x(two); });",
    );
    expect(imports(facts)).toEqual(['Amd ./one -', 'Amd ./two -']);
    const first = facts.imports.expr[0]!;
    expect(facts.exprs.kind[first]).toBe(ExprKind.RequireCall);
    expect(facts.exprs.a[first]).toBe(0);
  });
  it('of a call with another name are none', () => {
    expect(imports(read('a.js', "demand('./one'); jest.fn('./two'); new Thing('./three');"))).toEqual([]);
  });
});

describe('exports', () => {
  it('of every ESM kind are rows', () => {
    const facts = read(
      'a.ts',
      `export const { a, b: [c] } = source; export function f() {} export class K {} export type T = 1; export enum E {}
       const local = 1; export { local as other, local as default };`,
    );
    expect(exports(facts)).toEqual([
      'Local a: Variable a',
      'Local c: Variable c',
      'Local f: Function f',
      'Local K: Class K',
      'Local T: TypeAlias T',
      'Local E: Enum E',
      'Local other: Variable local',
      'Local default: Variable local',
    ]);
  });
  it('by default are their value', () => {
    expect(exports(read('a.ts', 'export default class { m() {} }'))).toEqual(['Expression default: Class -']);
    expect(exports(read('a.ts', 'export default function named() {}'))).toEqual(['Local default: Function named']);
    expect(exports(read('a.ts', 'export default { a: 1 }'))).toEqual(['Expression default: DefaultValue -']);
    expect(exports(read('a.ts', 'const v = 1; export default v'))).toEqual(['Local default: Variable v']);
    expect(exports(read('a.ts', 'const v = 1; export = v'))).toEqual(['CommonJsWhole export=: Variable v']);
  });
  it('of a namespace are no exports of the file', () => {
    expect(exports(read('a.ts', 'namespace N { export const a = 1; }'))).toEqual([]);
  });
});

describe('CommonJS exports', () => {
  it('get a declaration where they have none', () => {
    const facts = read(
      'a.js',
      `exports.reserve = function () {}; module.exports.Desk = class { sit() {} }; exports['limit'] = 3;
       function own() {} exports.alias = own; exports.later = void 0;`,
    );
    expect(exports(facts)).toEqual([
      'CommonJsProperty reserve: Function reserve',
      'CommonJsProperty Desk: Class Desk',
      'CommonJsProperty limit: Variable limit',
      'CommonJsProperty alias: Function own',
    ]);
    expect(occurrences(facts, 'reserve')).toEqual(['reserve@1 Declaration -> 1']);
  });
  it('of a whole object are its keys', () => {
    const facts = read('a.js', 'function a() {}\nmodule.exports = { a, b: a, c() {}, ...rest, [key]: 1, d: 2 };');
    expect(exports(facts)).toEqual([
      'CommonJsWhole export=: DefaultValue -',
      'CommonJsProperty a: Function a',
      'CommonJsProperty b: Function a',
      'CommonJsProperty c: Function c',
      'CommonJsUnknown -: -',
      'CommonJsUnknown -: -',
      'CommonJsProperty d: Variable d',
    ]);
  });
  it('follow a chain', () => {
    expect(exports(read('a.js', 'exports = module.exports = function make() {};'))).toEqual([
      'CommonJsWhole export=: Function make',
    ]);
  });
  it('by definition and by assignment are seen', () => {
    const facts = read(
      'a.js',
      `Object.defineProperty(exports, '__esModule', { value: true }); Object.defineProperty(exports, 'late', { get: f });
       Object.assign(module.exports, more); exports[k] = 1;`,
    );
    expect(exports(facts)).toEqual([
      'CommonJsProperty late: Variable late',
      'CommonJsUnknown -: -',
      'CommonJsUnknown -: -',
    ]);
  });
  it('are none where `exports` is a variable, or `this`', () => {
    expect(exports(read('a.js', 'const exports = {}; exports.a = 1; this.b = 2;'))).toEqual([]);
  });
  it('keep members of a class that is exported so', () => {
    const facts = read('a.js', 'exports.Desk = class { sit() {} };');
    const at = facts.names.indexOf('sit');
    const decl = facts.decls.name.indexOf(at);
    expect(facts.decls.level[decl]).toBe(DeclLevel.Member);
  });
});

describe('doc comments of JavaScript', () => {
  const text =
    '/** @import { Tone } from "./t" */\n/** @param {Tone} a of Tone {@link Tone}\n @returns {import("./u").Hue} */\nfunction f(a) {}';
  it('hold types', () => {
    const facts = read('a.js', text);
    expect(occurrences(facts, 'Tone')).toEqual(['Tone@1 DocType -> 1', 'Tone@2 DocType -> 1']);
    expect(words(facts, 'Tone')).toEqual(['Tone@2 Doc', 'Tone@2 Doc']);
    expect(imports(facts)).toEqual(['Doc ./t Tone as Tone', 'Doc ./u -']);
  });
  it('of TypeScript are prose', () => {
    const facts = read('a.ts', text);
    expect(occurrences(facts, 'Tone')).toEqual([]);
    expect(imports(facts)).toEqual([]);
  });
});
