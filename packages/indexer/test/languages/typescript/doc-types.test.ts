import { describe, expect, it } from 'vitest';
import { DeclKind, ExprKind } from '../../../src/facts/kinds.ts';
import { typescriptSemantics } from '../../../src/languages/typescript/link/index.ts';
import { read } from './reading.ts';

/** Kind of the type that a declaration has, or null. */
function typeOf(text: string, name: string): string | null {
  const facts = read('a.js', text);
  for (let decl = 0; decl < facts.decls.count; decl++) {
    if (facts.names[facts.decls.name[decl]!] !== name || facts.decls.kind[decl] === DeclKind.TypeAlias) continue;
    const type = facts.decls.type[decl]!;
    if (type < 0) return null;
    return Object.entries(ExprKind).find(([, kind]) => kind === facts.exprs.kind[type])![0];
  }
  return null;
}

describe('types in doc comments', () => {
  it('type the variable, the parameter and the result that they stand on', () => {
    expect(typeOf('/** @type {Queue} */\nexport const jobs = make();', 'jobs')).toBe('TypeName');
    expect(typeOf('/** @param {import("./q").Queue} queue */\nconst stop = (queue) => {};', 'queue')).toBe(
      'TypeMember',
    );
    expect(typeOf('/** @returns {Queue[]} */\nfunction all() {}', 'all')).toBe('ArrayType');
    expect(typeOf('/** @type {Queue | import("./q").Pile} */\nlet jobs;', 'jobs')).toBe('TypeUnion');
    expect(typeOf("/** @type {Options['retries']} */\nlet limit;", 'limit')).toBe('TypeMember');
  });

  it('say nothing where they are of another form, of a primitive, or stand elsewhere', () => {
    expect(typeOf('/** @type {string} */\nlet text;', 'text')).toBeNull();
    expect(typeOf('/** @type {(job: Queue) => void} */\nlet each;', 'each')).toBeNull();
    expect(typeOf('/** @type {Queue} */\nrun();\nlet jobs;', 'jobs')).toBeNull();
    expect(typeOf('/** @param {Queue} queue */\nfunction f(other) {}', 'other')).toBeNull();
  });
});

describe('a value that CommonJS exports whole and without a name', () => {
  const keys = (text: string) => typescriptSemantics.symbols(read('a.js', text), 'a.js').map((each) => each.key);

  it('is asked for as the default', () => {
    expect(keys('module.exports = () => 1;')).toEqual(['default']);
    expect(keys('module.exports = function () {};')).toEqual(['default']);
  });

  it('keeps the name that it has', () => {
    expect(keys('module.exports = function run() {};')).toEqual(['run']);
  });
});
